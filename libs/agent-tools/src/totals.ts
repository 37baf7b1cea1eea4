import { LRUCache } from 'lru-cache';

const KEPT_MS = 60_000;
const MAX_KEPT = 2_000;

/** Counts what a page does not show, once a minute for the same question: counting a catalogue takes longer than a page of it. */
export function createTotals() {
  const kept = new LRUCache<string, Promise<number>>({ max: MAX_KEPT, ttl: KEPT_MS });
  return (question: object, count: () => Promise<number>): Promise<number> => {
    const key = JSON.stringify(question);
    const known = kept.get(key);
    if (known) return known;
    const counted = count();
    kept.set(key, counted);
    counted.catch(() => kept.delete(key)); // the next one asks again
    return counted;
  };
}
export type Totals = ReturnType<typeof createTotals>;
