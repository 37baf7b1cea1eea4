import type { LeaderboardRepository } from '@marquee/database';
import { createCache } from '@marquee/runtime';

type Leaderboard = Awaited<ReturnType<LeaderboardRepository['count']>>;
export type LeadingCity = Leaderboard['top_cities'][number];

const MAX_TTL_MS = 30_000;
/**
 * The TTL is this multiple of the compute time, so that computing takes at most 2 % of the time.
 */
const TTL_FACTOR = 50;
const MAX_PERIODS = 1_000;

interface TimedLeaderboard {
  leaderboard: Leaderboard;
  ttlMs: number;
}

export type FindLeaderboard = (days: number) => Promise<Leaderboard>;

/**
 * Returns a function that finds the leaderboard of a number of days, at most one minute old. It
 * uses the leaderboard that the worker stored, else it computes one, shared by concurrent callers.
 */
export function createLeaderboardCache({
  cached,
  count,
}: Pick<LeaderboardRepository, 'cached' | 'count'>): FindLeaderboard {
  const cache = createCache<TimedLeaderboard>({
    ttlMs: ({ ttlMs }) => ttlMs,
    maxSize: MAX_PERIODS,
  });
  let lastCompute: Promise<unknown> = Promise.resolve();

  async function load(days: number): Promise<TimedLeaderboard> {
    const fromWorker = await cached(days);
    return fromWorker ? { leaderboard: fromWorker, ttlMs: 0 } : compute(days);
  }

  async function compute(days: number): Promise<TimedLeaderboard> {
    const startedAt = performance.now();
    const counted = lastCompute.then(() => count(days));
    // one at a time, so that requests for many periods cannot overload the database
    lastCompute = counted.catch(() => undefined);
    const leaderboard = await counted;
    const computeMs = performance.now() - startedAt;
    return { leaderboard, ttlMs: computeMs + Math.min(MAX_TTL_MS, TTL_FACTOR * computeMs) };
  }

  return async (days) => (await cache.get(String(days), () => load(days))).leaderboard;
}
