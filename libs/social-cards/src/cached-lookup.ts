import { createCache, steadyNow } from '@marquee/runtime';
import pLimit from 'p-limit';

const TTL_MS = 15_000;
const CACHE_LIMIT = 20_000;
// Limits the share of the database connections.
const CONCURRENCY = 2;

/**
 * Caches a look-up for 15 s per name, because many programs fetch a new card at the same time. Does
 * not cache null. Returns the last result while a look-up fails or is slow.
 */
export function cachedLookup<Found extends object>(
  find: (name: string) => Promise<Found | null>,
  now: () => number = steadyNow,
): (name: string) => Promise<Found | null> {
  const cache = createCache<Found | null>({
    ttlMs: (found) => (found ? TTL_MS : 0),
    maxSize: CACHE_LIMIT,
    stale: { onError: () => true, whileSlowMs: Infinity },
    now,
  });
  const limit = pLimit(CONCURRENCY);
  return (name) => cache.get(name, () => limit(find, name));
}
