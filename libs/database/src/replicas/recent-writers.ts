import { LRUCache } from 'lru-cache';

/** A replica in the rotation is younger: see MAX_LAG_MS in replica.ts. */
const OWN_WRITES_MS = 5_000;
const MAX_WRITERS = 50_000;

/**
 * Remembers for five seconds who has written. Until then the reads of these callers use the
 * primary.
 */
export function createRecentWriters({
  now = () => performance.now(),
}: { now?: () => number } = {}) {
  const writers = new LRUCache<string, number>({ maxSize: MAX_WRITERS, sizeCalculation: () => 1 });
  return {
    add: (subjects: string[]): void => {
      for (const subject of subjects) writers.set(subject, now() + OWN_WRITES_MS);
    },
    has: (subjects: string[]): boolean =>
      subjects.some((subject) => (writers.get(subject) ?? 0) > now()),
  };
}
