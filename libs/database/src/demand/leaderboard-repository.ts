import sql from 'sql-template-tag';
import type { Database } from '../connect.ts';
import { computeLeaderboard, type Leaderboard } from './leaderboard.ts';

const MAX_AGE_S = 60;
/** A leaderboard that takes no longer is computed on request, so that it is always current. */
const CHEAP_MS = 20;

/** The worker refreshes the leaderboards of these periods. */
export const CACHED_PERIODS_DAYS = [7, 30, 90, 365];

export function createLeaderboardRepository({ query, transaction }: Pick<Database, 'query' | 'transaction'>) {
  /** Returns the stored leaderboard, or null if there is none, it is older than a minute, or it is cheap to compute. */
  async function cached(days: number): Promise<Leaderboard | null> {
    const [row] = await query<{ figures: Leaderboard }>(sql`
      SELECT figures FROM demand_board
      WHERE days = ${days} AND took_ms > ${CHEAP_MS}
        AND counted_at > now() - make_interval(secs => ${MAX_AGE_S})`);
    return row?.figures ?? null;
  }

  const count = (days: number): Promise<Leaderboard> => computeLeaderboard(query, days);

  /** Computes and stores the leaderboard, and the best rank ever of each entry. */
  const refresh = (days: number): Promise<void> =>
    transaction(async (run) => {
      const startedAt = performance.now();
      const leaderboard = await computeLeaderboard(run, days);
      const tookMs = Math.round(performance.now() - startedAt);
      await run(sql`
        INSERT INTO demand_board (days, figures, counted_at, took_ms) VALUES (${days}, ${JSON.stringify(leaderboard)}::json, now(), ${tookMs})
        ON CONFLICT (days) DO UPDATE SET figures = excluded.figures, counted_at = excluded.counted_at, took_ms = excluded.took_ms`);
      const ranked = [...leaderboard.top_artists, ...leaderboard.top_cities].map(({ id, rank }) => ({
        subject: String(id),
        rank,
      }));
      await run(sql`
        INSERT INTO demand_peak AS p (days, subject, place)
        SELECT ${days}, subject, rank FROM json_to_recordset(${JSON.stringify(ranked)}) AS r(subject text, rank int) ORDER BY 2
        ON CONFLICT (days, subject) DO UPDATE SET place = excluded.place WHERE excluded.place < p.place`);
    });

  return { cached, count, refresh };
}
export type LeaderboardRepository = ReturnType<typeof createLeaderboardRepository>;
