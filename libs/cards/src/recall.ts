import { LRUCache } from 'lru-cache';

const FRESH_MS = 15_000;
const MOST_KEPT = 20_000;

/** The same look-up, asked once in 15 s for each name: pictures are fetched by many programs within a moment. Null is not kept. */
export function recall<Found extends object>(
  find: (name: string) => Promise<Found | null>,
): (name: string) => Promise<Found | null> {
  const known = new LRUCache<string, Found>({ max: MOST_KEPT, ttl: FRESH_MS });
  return async (name) => {
    const kept = known.get(name);
    if (kept) return kept;
    const found = await find(name);
    if (found) known.set(name, found);
    return found;
  };
}
