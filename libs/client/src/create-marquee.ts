import createClient from 'openapi-fetch';
import type { paths } from './generated/schema.ts';
import { errorOf, unexpected } from './marquee-error.ts';
import type { CallOptions, Get, Query } from './reads.ts';
import { retrying, type Fetch, type RetryLimits } from './retrying.ts';
import { walk, walkChanges } from './walk.ts';

export interface MarqueeOptions {
  /** Where the API is, e.g. `https://api.example.com`. */
  baseUrl: string;
  /** Raises the quota; reading needs none. */
  apiKey?: string | undefined;
  /** Instead of the global one. */
  fetch?: Fetch | undefined;
  /** By default three calls in all, and no wait of more than 30 seconds. */
  retry?: Partial<RetryLimits> | undefined;
}

const RETRY: RetryLimits = { attempts: 3, longestWaitS: 30 };

/** A client of the API at `baseUrl`. What the API refuses is thrown as a MarqueeError. */
export function createMarquee(options: MarqueeOptions) {
  const http = createHttp(options);
  const get = readerOf(http);
  return {
    /** Reads any address: `get('/events/{id_or_slug}', { path: { id_or_slug } })`. Formats other than JSON are text. */
    get,
    events: (query: Query<'/events'> = {}, options: CallOptions = {}) =>
      walk(
        (place) => get('/events', { query: { limit: 100, ...query, ...place }, ...options }),
        ({ events }) => events,
      ),
    search: (query: Query<'/search'>, options: CallOptions = {}) =>
      walk(
        (place) => get('/search', { query: { limit: 100, ...query, ...place }, ...options }),
        ({ events }) => events,
      ),
    venues: (query: Query<'/venues'> = {}, options: CallOptions = {}) =>
      walk(
        (place) => get('/venues', { query: { limit: 100, ...query, ...place }, ...options }),
        ({ venues }) => venues,
      ),
    artists: (query: Query<'/artists'> = {}, options: CallOptions = {}) =>
      walk(
        (place) => get('/artists', { query: { limit: 100, ...query, ...place }, ...options }),
        ({ artists }) => artists,
      ),
    articles: (query: Query<'/articles'> = {}, options: CallOptions = {}) =>
      walk(
        (place) => get('/articles', { query: { limit: 50, ...query, ...place }, ...options }),
        ({ articles }) => articles,
      ),
    /** What changed after a cursor (none: the whole catalogue), a page at a time. Keep its `next_cursor` for the next time. */
    changes: (since?: string, options: CallOptions & { limit?: number } = {}) => walkChanges(get, since, options),
    /** The client of openapi-fetch beneath: for writes, and where headers matter. It throws MarqueeErrors, too. */
    http,
  };
}
export type Marquee = ReturnType<typeof createMarquee>;

function createHttp({ baseUrl, apiKey, fetch = (request) => globalThis.fetch(request), retry = {} }: MarqueeOptions) {
  const http = createClient<paths>({
    baseUrl,
    fetch: retrying(fetch, { ...RETRY, ...retry }),
    headers: { 'X-API-Key': apiKey },
    redirect: 'error', // reads never redirect, and a key is for nobody else
  });
  http.use({
    onResponse: async ({ response }) => {
      if (!response.ok) throw await errorOf(response);
    },
  });
  return http;
}

type Http = ReturnType<typeof createHttp>;
type AnyGet = (path: string, init: object) => Promise<{ data?: string; response: Response }>;
type AnyAsked = CallOptions & { path?: object; query?: object };

// `/events.ics`; all other addresses answer JSON.
const HAS_FORMAT = /\.\w+$/;

function readerOf(http: Http): Get {
  // What a path takes and answers its types tell; from here on they are all alike.
  const ask = http.GET as unknown as AnyGet;
  const get = async (path: string, { path: inPath, query, signal }: AnyAsked = {}): Promise<unknown> => {
    const { data = '', response } = await ask(path, { params: { path: inPath, query }, signal, parseAs: 'text' });
    const type = response.headers.get('Content-Type') ?? '';
    if (/\bjson\b/.test(type)) return parsed(data, response);
    if (HAS_FORMAT.test(path) && !type.startsWith('text/html')) return data;
    throw unexpected(response);
  };
  return get;
}

function parsed(text: string, response: Response): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw unexpected(response);
  }
}
