import {
  getCaller,
  type CachedResponse,
  type Limits,
  type FreshResponse,
  methodNotAllowed,
  openCors,
  sendCacheable,
  toTextBody,
} from '@marquee/http';
import express, { type Request, type RequestHandler, type Response, type Router } from 'express';
import { renderDocument } from './components/document.tsx';
import type { Dependencies } from './dependencies.ts';
import { framedPage } from './page-headers.ts';
import { parsePageRequest, toRequestInfo } from './page-request.ts';
import type { Page } from './pages/define-page.ts';
import { widgets } from './widgets.ts';

const HTML = 'text/html; charset=utf-8';
const HIDDEN_STALE_NOTE = 'role="status" hidden>';

/**
 * GET /embed/…: the widgets as pages. Cached for 30 s, and served stale while the database is
 * unavailable. GET /click/{slug} leads to the tickets, because WordPress follows links to the host
 * of a page only.
 */
export function pageRoutes(deps: Dependencies, { burst }: Pick<Limits, 'burst'>): Router {
  const router = express.Router({ caseSensitive: true });
  router.use('/embed', openCors()); // a sandboxed frame has no origin
  router.get('/click/:slug', burst, toTickets(deps));
  router.all('/click/:slug', methodNotAllowed(['GET'], burst));
  for (const page of widgets) router.get(page.path, burst, framedPage(), showPage(page, deps));
  router.all(
    widgets.map(({ path }) => path).filter((path) => path !== '/embed/demand-it'),
    methodNotAllowed(['GET'], burst),
  );
  return router;
}

const toTickets =
  ({ addresses }: Dependencies): RequestHandler =>
  (req, res) => {
    const [, slug = '', query = ''] = /\/click\/([^/?]+)\/?(\?.*)?$/.exec(req.originalUrl) ?? [];
    res.set('Cache-Control', 'no-store').redirect(302, `${addresses.api}/click/${slug}${query}`);
  };

function showPage(
  page: Page<Dependencies & ReturnType<typeof toCallerDeps>>,
  deps: Dependencies,
): RequestHandler {
  return async (req, res) => {
    const { values, context, cacheKey: key } = parsePageRequest(req, deps);
    const render = async (): Promise<FreshResponse> => {
      const rendered = await page.load({ ...deps, ...toCallerDeps(req, res) }, values, context);
      return {
        response: toTextBody({ type: HTML, text: renderDocument(rendered, context, deps.assets) }),
        isPersonal: false,
      };
    };
    const fresh: FreshResponse & Partial<CachedResponse> = deps.answers
      ? await deps.answers.getOrCreate(key, render)
      : await render();
    setOembedLink(res, `${deps.addresses.widgets}${req.originalUrl}`, deps.addresses.widgets);
    await sendCacheable(
      req,
      res,
      fresh.isStale
        ? { ...withStaleNote(fresh), audience: 'no_one' }
        : { ...fresh.response, audience: 'everyone' },
    );
  };
}

export const toCallerDeps = (req: Request, res: Response) => ({
  caller: getCaller(res),
  requestInfo: toRequestInfo(req),
});

/** Shows the note that states the age of the page. */
function withStaleNote({ response }: FreshResponse) {
  const text = response.body
    .toString()
    .replace(HIDDEN_STALE_NOTE, HIDDEN_STALE_NOTE.replace(' hidden', ''));
  return toTextBody({ type: HTML, text });
}

/** Sets the oEmbed discovery link, with which blogs embed the page. */
function setOembedLink(res: Response, address: string, widgetsUrl: string): void {
  const oembed = `${widgetsUrl}/oembed?url=${encodeURIComponent(address)}`;
  res.set('Link', `<${oembed}>; rel="alternate"; type="application/json+oembed"`);
}
