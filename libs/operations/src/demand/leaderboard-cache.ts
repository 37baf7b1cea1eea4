import type { LeaderboardRepository } from '@marquee/database';

type Leaderboard = Awaited<ReturnType<LeaderboardRepository['count']>>;

const MAX_TTL_MS = 30_000;
/** The TTL is this multiple of the compute time, so that computing takes at most 2 % of the time. */
const TTL_FACTOR = 50;

interface CacheEntry {
  leaderboard: Promise<Leaderboard>;
  expiresAt: number;
}

export type FindLeaderboard = (days: number) => Promise<Leaderboard>;

/**
 * Returns a function that finds the leaderboard of a number of days, at most one minute old. It uses the leaderboard that the worker
 * stored, else it computes one, shared by concurrent callers.
 */
export function createLeaderboardCache({
  cached,
  count,
}: Pick<LeaderboardRepository, 'cached' | 'count'>): FindLeaderboard {
  const cache = new Map<number, CacheEntry>();
  let lastCompute: Promise<unknown> = Promise.resolve();

  return async (days) => {
    const known = cache.get(days);
    if (known && known.expiresAt > performance.now()) return known.leaderboard;
    const fromWorker = await cached(days);
    return fromWorker ?? compute(days);
  };

  function compute(days: number): Promise<Leaderboard> {
    const known = cache.get(days);
    if (known && known.expiresAt > performance.now()) return known.leaderboard;
    const entry: CacheEntry = { leaderboard: lastCompute.then(() => count(days)), expiresAt: Infinity };
    const startedAt = performance.now();
    const setExpiry = () => {
      const now = performance.now();
      entry.expiresAt = now + Math.min(MAX_TTL_MS, TTL_FACTOR * (now - startedAt));
    };
    lastCompute = entry.leaderboard.then(setExpiry, () => cache.delete(days)); // one at a time, so that requests for many periods cannot overload the database
    cache.set(days, entry);
    return entry.leaderboard;
  }
}
