import sql from 'sql-template-tag';
import type { Database } from '../connect.ts';
import { countBoard, type Board } from './board.ts';

const OLDEST_S = 60;

/** Boards of so many days are kept fresh by the worker. */
export const KEPT_DAYS = [7, 30, 90, 365];

export function createBoardRepository({ query, transaction }: Pick<Database, 'query' | 'transaction'>) {
  /** The board that is kept of the last `days` days; null where there is none, or only one older than a minute. */
  async function kept(days: number): Promise<Board | null> {
    const [row] = await query<{ figures: Board }>(sql`
      SELECT figures FROM demand_board
      WHERE days = ${days} AND counted_at > now() - make_interval(secs => ${OLDEST_S})`);
    return row?.figures ?? null;
  }

  const count = (days: number): Promise<Board> => countBoard(query, days);

  /** Counts the board anew and keeps it, and the places that are better than any before. */
  const refresh = (days: number): Promise<void> =>
    transaction(async (run) => {
      const board = await countBoard(run, days);
      await run(sql`
        INSERT INTO demand_board (days, figures, counted_at) VALUES (${days}, ${JSON.stringify(board)}::json, now())
        ON CONFLICT (days) DO UPDATE SET figures = excluded.figures, counted_at = excluded.counted_at`);
      const placed = [...board.top_artists, ...board.top_cities].map(({ id, rank }) => ({ subject: String(id), rank }));
      await run(sql`
        INSERT INTO demand_peak AS p (days, subject, place)
        SELECT ${days}, subject, rank FROM json_to_recordset(${JSON.stringify(placed)}) AS r(subject text, rank int) ORDER BY 2
        ON CONFLICT (days, subject) DO UPDATE SET place = excluded.place WHERE excluded.place < p.place`);
    });

  return { kept, count, refresh };
}
export type BoardRepository = ReturnType<typeof createBoardRepository>;
