import { sendNegotiated } from '@marquee/http';
import type { RequestHandler } from 'express';
import type { Dependencies } from './dependencies.ts';
import { writeFrontPage } from './pages/front-page.tsx';
import { routes } from './routes.ts';

const DESCRIPTION =
  'A catalogue of events worldwide: what is on, anywhere. No key is needed to read.';

/** Serves /: an introduction for agents as JSON, and for people as a page. */
export function indexPage(deps: Dependencies): RequestHandler {
  const { api } = deps.addresses;
  const endpoints = routes.map(({ method, path, operation }) => ({
    request: `${method.toUpperCase()} ${path.replace(/:(\w+)/g, '{$1}')}`,
    summary: operation.summary,
  }));
  const examples = [
    `${api}/events?city=ber&category=conference&limit=3`,
    `${api}/events?country=uk&category=music,comedy&on=weekend`,
    `${api}/events?near=48.8566,2.3522&radius_km=10&sort=distance`,
    `${api}/search?q=jazz%20berlin`,
  ];
  const json = () => ({
    ok: true,
    name: 'Marquee',
    description: DESCRIPTION,
    documentation: `${api}/docs`,
    openapi: `${api}/openapi.json`,
    health: `${api}/health`,
    endpoints: endpoints.map(({ request, summary }) => `${request}: ${summary}`),
    examples,
  });
  const page = () =>
    writeFrontPage({ description: DESCRIPTION, endpoints, examples }, deps.addresses);
  return (req, res) => sendNegotiated(req, res, { json, page, caching: 'public, max-age=300' });
}
