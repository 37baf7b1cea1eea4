import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';

const FRESH_MS = 15_000;
const ROOM = { maxSize: 20_000, sizeCalculation: () => 1 }; // as `max`, they would all be given room at once
// They share the database's connections with everybody else.
const AT_ONCE = 2;

/** The same look-up, asked once in 15 s for each name: pictures are fetched by many programs within a moment. Null is not kept. */
export function recall<Found extends object>(
  find: (name: string) => Promise<Found | null>,
): (name: string) => Promise<Found | null> {
  const known = new LRUCache<string, Found>({ ...ROOM, ttl: FRESH_MS });
  const asked = new Map<string, Promise<Found | null>>();
  const limit = pLimit(AT_ONCE);

  async function look(name: string): Promise<Found | null> {
    const found = await limit(find, name);
    if (found) known.set(name, found);
    return found;
  }
  return async (name) => {
    const kept = known.get(name);
    if (kept) return kept;
    const found = asked.get(name) ?? look(name).finally(() => asked.delete(name));
    asked.set(name, found);
    return found;
  };
}
