import {
  getCaller,
  type CachedResponse,
  type Limits,
  type FreshResponse,
  methodNotAllowed,
  sendCacheable,
  toTextBody,
} from '@marquee/http';
import express, { type Request, type RequestHandler, type Response, type Router } from 'express';
import { documentOf } from './components/document.ts';
import type { Dependencies } from './dependencies.ts';
import { framedPage } from './page-headers.ts';
import { parsePageRequest, visitOf } from './page-request.ts';
import type { Page } from './pages/define-page.ts';
import { widgets } from './widgets.ts';

const HTML = 'text/html; charset=utf-8';
const HIDDEN_NOTE = 'role="status" hidden>';

/** GET /embed/…: the widgets as pages, kept for half a minute, and as they last were while the catalogue is away. */
export function pageRoutes(deps: Dependencies, { burst }: Pick<Limits, 'burst'>): Router {
  const router = express.Router({ caseSensitive: true });
  for (const page of widgets) router.get(page.path, burst, framedPage(), showPage(page, deps));
  router.all(
    widgets.map(({ path }) => path).filter((path) => path !== '/embed/demand-it'),
    methodNotAllowed(['GET'], burst),
  );
  return router;
}

function showPage(page: Page<Dependencies & ReturnType<typeof askerOf>>, deps: Dependencies): RequestHandler {
  return async (req, res) => {
    const { values, frame, key } = parsePageRequest(req, deps.addresses, deps.now());
    const make = async (): Promise<FreshResponse> => {
      const drawn = await page.open({ ...deps, ...askerOf(req, res) }, values, frame);
      return { response: toTextBody({ type: HTML, text: documentOf(drawn, frame, deps.assets) }), isPersonal: false };
    };
    const made: FreshResponse & Partial<CachedResponse> = deps.answers
      ? await deps.answers.getOrCreate(key, make)
      : await make();
    setDiscovery(res, `${deps.addresses.widgets}${req.originalUrl}`, deps.addresses.widgets);
    await sendCacheable(
      req,
      res,
      made.isStale ? { ...withNote(made), audience: 'no_one' } : { ...made.response, audience: 'everyone' },
    );
  };
}

export const askerOf = (req: Request, res: Response) => ({ caller: getCaller(res), visit: visitOf(req) });

/** The page says itself how old it is. */
function withNote({ response }: FreshResponse) {
  const text = response.body.toString().replace(HIDDEN_NOTE, HIDDEN_NOTE.replace(' hidden', ''));
  return toTextBody({ type: HTML, text });
}

/** Where the page's oEmbed is: blogs that get its address make a frame of it. */
function setDiscovery(res: Response, address: string, widgetsUrl: string): void {
  const oembed = `${widgetsUrl}/oembed?url=${encodeURIComponent(address)}`;
  res.set('Link', `<${oembed}>; rel="alternate"; type="application/json+oembed"`);
}
