import createClient from 'openapi-fetch';
import type { paths } from './generated/schema.ts';
import { toMarqueeError, unexpectedResponse } from './marquee-error.ts';
import { paginate, paginateChanges } from './paginate.ts';
import type { CallOptions, Get, Query } from './reads.ts';
import { retryReads, type Fetch, type RetryLimits } from './retry-reads.ts';

export interface MarqueeOptions {
  /** The URL of the API, e.g. `https://api.example.com`. */
  baseUrl: string;
  /** Optional for reading; raises the quota. */
  apiKey?: string | undefined;
  /** Replaces the global `fetch`. */
  fetch?: Fetch | undefined;
  /** By default at most 3 attempts, and no wait over 30 seconds. */
  retry?: Partial<RetryLimits> | undefined;
}

const RETRY: RetryLimits = { attempts: 3, maxWaitS: 30 };

/**
 * Creates a client of the API. Its calls reject with a MarqueeError if the API responds with an
 * error.
 */
export function createMarquee(options: MarqueeOptions) {
  const http = createHttp(options);
  const get = createGet(http);
  return {
    /**
     * Reads any endpoint: `get('/events/{id_or_slug}', { path: { id_or_slug } })`. Formats other
     * than JSON are returned as text.
     */
    get,
    events: (query: Query<'/events'> = {}, options: CallOptions = {}) =>
      paginate(
        (page) => get('/events', { query: { limit: 100, ...query, ...page }, ...options }),
        ({ events }) => events,
      ),
    search: (query: Query<'/search'>, options: CallOptions = {}) =>
      paginate(
        (page) => get('/search', { query: { limit: 100, ...query, ...page }, ...options }),
        ({ events }) => events,
      ),
    venues: (query: Query<'/venues'> = {}, options: CallOptions = {}) =>
      paginate(
        (page) => get('/venues', { query: { limit: 100, ...query, ...page }, ...options }),
        ({ venues }) => venues,
      ),
    artists: (query: Query<'/artists'> = {}, options: CallOptions = {}) =>
      paginate(
        (page) => get('/artists', { query: { limit: 100, ...query, ...page }, ...options }),
        ({ artists }) => artists,
      ),
    organizers: (query: Query<'/organizers'> = {}, options: CallOptions = {}) =>
      paginate(
        (page) => get('/organizers', { query: { limit: 100, ...query, ...page }, ...options }),
        ({ organizers }) => organizers,
      ),
    articles: (query: Query<'/articles'> = {}, options: CallOptions = {}) =>
      paginate(
        (page) => get('/articles', { query: { limit: 50, ...query, ...page }, ...options }),
        ({ articles }) => articles,
      ),
    /**
     * Yields pages of changes after a cursor; without one, of the whole catalogue. Store
     * `next_cursor` and pass it next time.
     */
    changes: (since?: string, options: CallOptions & { limit?: number } = {}) =>
      paginateChanges(get, since, options),
    /**
     * The underlying openapi-fetch client, for writes and for access to headers. It also rejects
     * with MarqueeErrors.
     */
    http,
  };
}
export type Marquee = ReturnType<typeof createMarquee>;

function createHttp({
  baseUrl,
  apiKey,
  fetch = (request) => globalThis.fetch(request),
  retry = {},
}: MarqueeOptions) {
  const http = createClient<paths>({
    baseUrl,
    fetch: retryReads(fetch, { ...RETRY, ...retry }),
    headers: { 'X-API-Key': apiKey },
    redirect: 'error', // the API never redirects reads, and the key must not reach another server
  });
  http.use({
    onResponse: async ({ response }) => {
      if (!response.ok) throw await toMarqueeError(response);
    },
  });
  return http;
}

type Http = ReturnType<typeof createHttp>;
type UntypedGet = (path: string, init: object) => Promise<{ data?: string; response: Response }>;
type UntypedOptions = CallOptions & { path?: object; query?: object };

// `/events.ics`; all other endpoints return JSON.
const HAS_EXTENSION = /\.\w+$/;

function createGet(http: Http): Get {
  // `Get` has the types of each path; this implementation is the same for all.
  const send = http.GET as unknown as UntypedGet;
  const get = async (
    path: string,
    { path: inPath, query, signal }: UntypedOptions = {},
  ): Promise<unknown> => {
    const { data = '', response } = await send(path, {
      params: { path: inPath, query },
      signal,
      parseAs: 'text',
    });
    const type = response.headers.get('Content-Type') ?? '';
    if (/\bjson\b/.test(type)) return parseJson(data, response);
    if (HAS_EXTENSION.test(path) && !type.startsWith('text/html')) return data;
    throw unexpectedResponse(response);
  };
  return get;
}

function parseJson(text: string, response: Response): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw unexpectedResponse(response);
  }
}
