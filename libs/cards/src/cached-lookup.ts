import { freshWithin } from '@marquee/domain';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';

const FRESH_MS = 15_000;
const ROOM = { maxSize: 20_000, sizeCalculation: () => 1 }; // as `max`, they would all be given room at once
// They share the database's connections with everybody else.
const AT_ONCE = 2;

/**
 * The same look-up, asked once in 15 s for each name: pictures are fetched by many programs within a moment. Null is not kept. While
 * a look-up fails or is slow, the last result is returned.
 */
export function cachedLookup<Found extends object>(
  find: (name: string) => Promise<Found | null>,
  now: () => number = Date.now,
): (name: string) => Promise<Found | null> {
  const known = new LRUCache<string, { found: Found; at: number }>(ROOM);
  const asked = new Map<string, Promise<Found | null>>();
  const limit = pLimit(AT_ONCE);

  async function look(name: string): Promise<Found | null> {
    const found = await limit(find, name);
    if (found) known.set(name, { found, at: now() });
    else known.delete(name);
    return found;
  }
  return async (name) => {
    const last = known.get(name);
    if (last && now() - last.at < FRESH_MS) return last.found;
    const found = asked.get(name) ?? look(name).finally(() => asked.delete(name));
    asked.set(name, found);
    if (!last) return found;
    return freshWithin<Found | null>(
      found.catch(() => last.found),
      last.found,
    );
  };
}
