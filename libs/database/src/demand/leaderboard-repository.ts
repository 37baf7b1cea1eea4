import sql from 'sql-template-tag';
import type { Database } from '../connect.ts';
import { computeLeaderboard, type Leaderboard } from './leaderboard.ts';

const OLDEST_S = 60;
/** What takes no longer is counted when it is asked for: then it is not even a moment old. */
const CHEAP_MS = 20;

/** Boards of so many days are kept fresh by the worker. */
export const CACHED_PERIODS_DAYS = [7, 30, 90, 365];

export function createLeaderboardRepository({ query, transaction }: Pick<Database, 'query' | 'transaction'>) {
  /** The board that is kept of the last `days` days; null where there is none, one older than a minute, or one that is counted in no time. */
  async function cached(days: number): Promise<Leaderboard | null> {
    const [row] = await query<{ figures: Leaderboard }>(sql`
      SELECT figures FROM demand_board
      WHERE days = ${days} AND took_ms > ${CHEAP_MS}
        AND counted_at > now() - make_interval(secs => ${OLDEST_S})`);
    return row?.figures ?? null;
  }

  const count = (days: number): Promise<Leaderboard> => computeLeaderboard(query, days);

  /** Counts the board anew and keeps it, and the places that are better than any before. */
  const refresh = (days: number): Promise<void> =>
    transaction(async (run) => {
      const startedAt = performance.now();
      const board = await computeLeaderboard(run, days);
      const tookMs = Math.round(performance.now() - startedAt);
      await run(sql`
        INSERT INTO demand_board (days, figures, counted_at, took_ms) VALUES (${days}, ${JSON.stringify(board)}::json, now(), ${tookMs})
        ON CONFLICT (days) DO UPDATE SET figures = excluded.figures, counted_at = excluded.counted_at, took_ms = excluded.took_ms`);
      const placed = [...board.top_artists, ...board.top_cities].map(({ id, rank }) => ({ subject: String(id), rank }));
      await run(sql`
        INSERT INTO demand_peak AS p (days, subject, place)
        SELECT ${days}, subject, rank FROM json_to_recordset(${JSON.stringify(placed)}) AS r(subject text, rank int) ORDER BY 2
        ON CONFLICT (days, subject) DO UPDATE SET place = excluded.place WHERE excluded.place < p.place`);
    });

  return { kept: cached, count, refresh };
}
export type LeaderboardRepository = ReturnType<typeof createLeaderboardRepository>;
