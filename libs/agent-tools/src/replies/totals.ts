import { createCache } from '@marquee/runtime';

export interface Counted {
  /** Events: a series counts once. */
  total: number;
  dates_total: number;
}

const TTL_MS = 60_000;
const MAX_ENTRIES = 2_000;

/** Caches total counts for a minute: counting all matches takes longer than reading one page. */
export function createTotals() {
  const cache = createCache<Counted>({ ttlMs: TTL_MS, maxSize: MAX_ENTRIES });
  return (filters: object, count: () => Promise<Counted>): Promise<Counted> =>
    cache.get(JSON.stringify(filters), count);
}
export type Totals = ReturnType<typeof createTotals>;
