import { freshWithin } from '@marquee/domain';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';

const TTL_MS = 15_000;
const CACHE_OPTIONS = { maxSize: 20_000, sizeCalculation: () => 1 }; // `max` would allocate memory for all entries in advance
// Limits the share of the database connections.
const CONCURRENCY = 2;

/**
 * Caches a look-up for 15 s per name, because many programs fetch a new card at the same time. Does not cache null. Returns the
 * last result while a look-up fails or is slow.
 */
export function cachedLookup<Found extends object>(
  find: (name: string) => Promise<Found | null>,
  now: () => number = Date.now,
): (name: string) => Promise<Found | null> {
  const cache = new LRUCache<string, { found: Found; at: number }>(CACHE_OPTIONS);
  const pending = new Map<string, Promise<Found | null>>();
  const limit = pLimit(CONCURRENCY);

  async function lookUp(name: string): Promise<Found | null> {
    const found = await limit(find, name);
    if (found) cache.set(name, { found, at: now() });
    else cache.delete(name);
    return found;
  }
  return async (name) => {
    const last = cache.get(name);
    if (last && now() - last.at < TTL_MS) return last.found;
    const found = pending.get(name) ?? lookUp(name).finally(() => pending.delete(name));
    pending.set(name, found);
    if (!last) return found;
    return freshWithin<Found | null>(
      found.catch(() => last.found),
      last.found,
    );
  };
}
