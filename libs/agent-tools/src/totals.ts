import { LRUCache } from 'lru-cache';

const TTL_MS = 60_000;
const MAX_ENTRIES = 2_000;

/** Caches total counts for a minute: counting all matches takes longer than reading one page. */
export function createTotals() {
  const totals = new LRUCache<string, Promise<number>>({ max: MAX_ENTRIES, ttl: TTL_MS });
  return (filters: object, count: () => Promise<number>): Promise<number> => {
    const key = JSON.stringify(filters);
    const cached = totals.get(key);
    if (cached) return cached;
    const total = count();
    totals.set(key, total);
    total.catch(() => totals.delete(key)); // the next call counts again
    return total;
  };
}
export type Totals = ReturnType<typeof createTotals>;
