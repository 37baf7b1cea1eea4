import { DomainError, invalidParameters } from '@marquee/domain';
import { escapeHtml } from '@marquee/formats';
import { openCors, readQuery, methodNotAllowed, sendCacheable, toTextBody, type Limits } from '@marquee/http';
import express, { type RequestHandler, type Router } from 'express';
import { APPEARANCE_PARAMS } from './appearance/appearance.ts';
import type { Dependencies } from './dependencies.ts';
import { defaultContext } from './page-request.ts';
import { askerOf } from './page-routes.ts';
import type { Page } from './pages/define-page.ts';
import { widgets } from './widgets.ts';

const SIZE = { width: 600, height: 480 };
const LEAST = 200;
const DAY_S = 86_400;

/** GET /oembed: the frame for a widget's address, as blogs and wikis ask for it (oembed.com). */
export function oembedRoute(deps: Dependencies, { burst }: Pick<Limits, 'burst'>): Router {
  const router = express.Router();
  const answer: RequestHandler = async (req, res) => {
    const query = readQuery(req.url);
    if ((query.get('format') ?? 'json') !== 'json') {
      res.status(501).json({ ok: false, title: 'Not implemented', detail: 'Only format=json is answered.' });
      return;
    }
    const { page, values, address } = widgetAt(query.get('url'), deps.addresses.widgets);
    const frame = defaultContext(req, deps.addresses, deps.now());
    const { title } = await page.open({ ...deps, ...askerOf(req, res) }, values, frame);
    const width = sizeOf(query.get('maxwidth'), SIZE.width);
    const height = sizeOf(query.get('maxheight'), SIZE.height);
    const html = `<iframe src="${escapeHtml(address)}" title="${escapeHtml(title)}" width="${String(width)}" height="${String(height)}" style="border:0" loading="lazy"></iframe>`;
    const provider = { provider_name: 'Marquee', provider_url: deps.addresses.widgets };
    const text = JSON.stringify({
      type: 'rich',
      version: '1.0',
      title,
      ...provider,
      cache_age: DAY_S,
      width,
      height,
      html,
    });
    const answer = toTextBody({ type: 'application/json; charset=utf-8', text });
    await sendCacheable(req, res, { ...answer, audience: 'everyone', caching: 'public, max-age=300' });
  };
  router.use('/oembed', openCors());
  router.get('/oembed', burst, answer);
  router.all('/oembed', methodNotAllowed(['GET'], burst));
  return router;
}

/** The page that an address of ours names, and what the address says to it. */
function widgetAt(address: string | undefined, widgetsUrl: string) {
  if (address === undefined) throw invalidParameters([{ name: 'url', code: 'required', detail: 'is required' }]);
  if (!address.startsWith(`${widgetsUrl}/embed/`) || !URL.canParse(address)) throw noWidget();
  const { pathname, search, href } = new URL(address);
  for (const page of widgets) {
    const [name, value] = parameterOf(page, pathname.slice(new URL(widgetsUrl).pathname.replace(/\/$/, '').length)) ?? [
      null,
    ];
    if (name === null) continue;
    const query = [...readQuery(search)].filter(([key]) => !APPEARANCE_PARAMS.includes(key));
    return {
      page,
      values: new Map([...query, ...(value === undefined ? [] : ([[name, value]] as const))]),
      address: href,
    };
  }
  throw noWidget();
}

const noWidget = () => new DomainError('not_found', 'The url is not one of a widget of ours.');

/** What a path says to a page's `:name`; null where it is not the page's. */
function parameterOf({ path }: Pick<Page<never>, 'path'>, pathname: string): [name: string, value?: string] | null {
  const [start = '', name] = path.split(':');
  if (name === undefined) return pathname === path ? [''] : null;
  const rest = pathname.startsWith(start) ? pathname.slice(start.length) : '';
  const value = decoded(rest);
  return value === null || value === '' || rest.includes('/') ? null : [name, value];
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** At most what is asked, at least what can be read. */
function sizeOf(asked: string | undefined, usual: number): number {
  const most = Number(asked ?? usual);
  return most > 0 ? Math.max(LEAST, Math.min(usual, Math.floor(most))) : usual;
}
