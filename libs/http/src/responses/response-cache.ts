import { UnavailableError } from '@marquee/domain';
import { createCache, steadyNow } from '@marquee/runtime';
import type { ResponseBody } from './response-body.ts';

const TTL_MS = 30_000;
// The max-age plus stale-while-revalidate that Cache-Control allows to shared caches.
const REVALIDATE_MS = 330_000;
// While the database is unavailable, an old response is better than none. Its Age header states how
// old it is.
const MAX_STALE_MS = 24 * 3_600_000;
const RETRY_MS = 1_000;
const ENTRY_OVERHEAD_BYTES = 500;

export interface FreshResponse {
  response: ResponseBody;
  /** The response depends on this request and must not be sent to another caller. */
  isPersonal: boolean;
  /** The topics on which it depends. Default: every one. */
  topics?: readonly string[];
}

export interface CachedResponse extends FreshResponse {
  /** Milliseconds since 1970. */
  createdAt: number;
  /** Set if the response is out of date because the database is unavailable or slow. */
  isStale?: true;
}

/**
 * Caches responses for 30 s, or until `invalidate` marks all of them as out of date, or
 * `invalidateTopics` those that depend on a topic. Simultaneous requests with one key create one
 * response. If a refresh takes longer than 0.5 s, its callers get the previous response, up to an
 * age of 5.5 minutes; the refresh continues. While the database is unavailable, the previous
 * response is returned for up to 24 hours.
 */
export function createResponseCache({
  maxBytes,
  now = steadyNow,
}: {
  maxBytes: number;
  now?: () => number;
}) {
  const cache = createCache<FreshResponse>({
    ttlMs: ({ isPersonal }) => (isPersonal ? 0 : TTL_MS),
    maxSize: maxBytes,
    maxEntrySize: Math.ceil(maxBytes / 16),
    toSize: ({ response }, key) => response.body.length + 2 * key.length + ENTRY_OVERHEAD_BYTES,
    stale: {
      onError: (error, ageMs) => error instanceof UnavailableError && ageMs <= MAX_STALE_MS,
      whileSlowMs: REVALIDATE_MS,
      retryMs: RETRY_MS,
    },
    findTopics: ({ topics }) => topics,
    now,
  });

  async function getOrCreate(
    key: string,
    create: () => Promise<FreshResponse>,
  ): Promise<CachedResponse> {
    const { value, createdAt, isStale } = await cache.getEntry(key, create);
    const cached = { response: value.response, isPersonal: value.isPersonal, createdAt };
    return isStale ? { ...cached, isStale } : cached;
  }
  /** Returns a response that is not out of date, or undefined. */
  function peek(key: string): CachedResponse | undefined {
    const entry = cache.peek(key);
    return entry && { ...entry.value, createdAt: entry.createdAt };
  }
  const { invalidate, invalidateTopics, counts } = cache;
  return { getOrCreate, peek, invalidate, invalidateTopics, counts };
}
/** Returns the age in whole seconds. Shared caches subtract it from the max-age. */
export const toAge = (createdAt: number): number => Math.floor((steadyNow() - createdAt) / 1000);

export type ResponseCache = ReturnType<typeof createResponseCache>;
