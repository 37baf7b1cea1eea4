import { DomainError, invalidParameters } from '@marquee/domain';
import {
  openCors,
  readQuery,
  methodNotAllowed,
  sendCacheable,
  toTextBody,
  type Limits,
} from '@marquee/http';
import type { Addresses } from '@marquee/operations';
import { renderMarkup } from '@marquee/pages';
import express, { type RequestHandler, type Router } from 'express';
import { APPEARANCE_PARAMS, DISPLAY_PARAMS } from './appearance/appearance.ts';
import { frameHeight } from './builder/frame-height.ts';
import type { Dependencies } from './dependencies.ts';
import { defaultContext } from './page-request.ts';
import { toCallerDeps } from './page-routes.ts';
import type { Page } from './pages/define-page.ts';
import { toWidgetAddress } from './website-page.ts';
import { widgets } from './widgets.ts';

const DEFAULT_WIDTH = 600;
const CARD_SIZE = { width: 1_200, height: 630 };
const MIN_SIZE = 200;
const CONTEXT_PARAMS = [...APPEARANCE_PARAMS, ...DISPLAY_PARAMS];
const DAY_S = 86_400;

/**
 * GET /oembed: the iframe for the URL of a widget or of a page of the website, for blogs and wikis
 * (oembed.com).
 */
export function oembedRoute(deps: Dependencies, { burst }: Pick<Limits, 'burst'>): Router {
  const router = express.Router();
  const answer: RequestHandler = async (req, res) => {
    const query = readQuery(req.url);
    if ((query.get('format') ?? 'json') !== 'json') {
      res
        .status(501)
        .json({ ok: false, title: 'Not implemented', detail: 'Only format=json is supported.' });
      return;
    }
    const { page, values, address } = findWidget(query.get('url'), deps.addresses);
    const context = defaultContext(req, deps);
    const { title, thumbnail } = await page.load(
      { ...deps, ...toCallerDeps(req, res) },
      values,
      context,
    );
    const width = clampSize(query.get('maxwidth'), DEFAULT_WIDTH);
    const height = clampSize(query.get('maxheight'), frameHeight(page.name, values));
    const provider = { provider_name: 'Marquee', provider_url: deps.addresses.widgets };
    const text = JSON.stringify({
      type: 'rich',
      version: '1.0',
      title,
      ...provider,
      cache_age: DAY_S,
      width,
      height,
      html: frameMarkup({ address, title, width, height }),
      ...(thumbnail !== undefined && {
        thumbnail_url: thumbnail,
        thumbnail_width: CARD_SIZE.width,
        thumbnail_height: CARD_SIZE.height,
      }),
    });
    const answer = toTextBody({ type: 'application/json; charset=utf-8', text });
    await sendCacheable(req, res, {
      ...answer,
      audience: 'everyone',
      caching: 'public, max-age=300',
    });
  };
  router.use('/oembed', openCors());
  router.get('/oembed', burst, answer);
  router.all('/oembed', methodNotAllowed(['GET'], burst));
  return router;
}

interface FrameProps {
  address: string;
  title: string;
  width: number;
  height: number;
}

/**
 * Returns a frame, and a link that WordPress shows until the frame sends its height. It removes the
 * style, but no attribute.
 */
function frameMarkup({ address, ...size }: FrameProps): string {
  const attributes = { ...size, style: 'border:0', frameborder: 0, loading: 'lazy' } as const;
  return renderMarkup([
    <blockquote>
      <a href={address}>{size.title}</a>
    </blockquote>,
    <iframe src={address} {...attributes} />,
  ]);
}

/**
 * Returns the page of the URL of a widget or of a page of the website, and the values in the URL.
 * Throws for any other URL.
 */
function findWidget(url: string | undefined, addresses: Addresses) {
  if (url === undefined)
    throw invalidParameters([{ name: 'url', code: 'required', detail: 'is required' }]);
  const address = toWidgetAddress(url, addresses);
  const { widgets: widgetsUrl } = addresses;
  if (!address.startsWith(`${widgetsUrl}/embed/`) || !URL.canParse(address)) throw unknownWidget();
  const { pathname, search, href } = new URL(address);
  for (const page of widgets) {
    const [name, value] = matchPath(
      page,
      pathname.slice(new URL(widgetsUrl).pathname.replace(/\/$/, '').length),
    ) ?? [null];
    if (name === null) continue;
    const query = [...readQuery(search)].filter(([key]) => !CONTEXT_PARAMS.includes(key));
    return {
      page,
      values: new Map([...query, ...(value === undefined ? [] : ([[name, value]] as const))]),
      address: href,
    };
  }
  throw unknownWidget();
}

const unknownWidget = () =>
  new DomainError('not_found', 'The url is not the URL of a Marquee widget or page.');

/**
 * Returns the name and value of the parameter in a path, or null if the path does not match the
 * page.
 */
function matchPath(
  { path }: Pick<Page<never>, 'path'>,
  pathname: string,
): [name: string, value?: string] | null {
  const [start = '', name] = path.split(':');
  if (name === undefined) return pathname === path ? [''] : null;
  const rest = pathname.startsWith(start) ? pathname.slice(start.length) : '';
  const value = decodeOrNull(rest);
  return value === null || value === '' || rest.includes('/') ? null : [name, value];
}

function decodeOrNull(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** Limits the size to the requested maximum, but not below the readable minimum. */
function clampSize(requested: string | undefined, defaultSize: number): number {
  const maxSize = Number(requested ?? defaultSize);
  return maxSize > 0 ? Math.max(MIN_SIZE, Math.min(defaultSize, Math.floor(maxSize))) : defaultSize;
}
