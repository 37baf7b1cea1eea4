import type { LeaderboardRepository } from '@marquee/database';

type Board = Awaited<ReturnType<LeaderboardRepository['count']>>;

const OLDEST_MS = 30_000;
/** A board is counted so much less often than it takes to count: few demands are shown at once, many a little later. */
const COST = 50;

interface Counted {
  board: Promise<Board>;
  goodUntil: number;
}

export type FindLeaderboard = (days: number) => Promise<Board>;

/**
 * The leaders of the last so many days, at most a minute old: as the worker keeps them; else counted here, once for all who ask.
 */
export function createLeaderboardCache({
  kept,
  count,
}: Pick<LeaderboardRepository, 'kept' | 'count'>): FindLeaderboard {
  const counted = new Map<number, Counted>();
  let turn: Promise<unknown> = Promise.resolve();

  return async (days) => {
    const known = counted.get(days);
    if (known && known.goodUntil > performance.now()) return known.board;
    const fromWorker = await kept(days);
    return fromWorker ?? countAnew(days);
  };

  function countAnew(days: number): Promise<Board> {
    const known = counted.get(days);
    if (known && known.goodUntil > performance.now()) return known.board;
    const entry: Counted = { board: turn.then(() => count(days)), goodUntil: Infinity };
    const startedAt = performance.now();
    const settle = () => {
      const now = performance.now();
      entry.goodUntil = now + Math.min(OLDEST_MS, COST * (now - startedAt));
    };
    turn = entry.board.then(settle, () => counted.delete(days)); // one at a time: whoever asks for every number waits
    counted.set(days, entry);
    return entry.board;
  }
}
