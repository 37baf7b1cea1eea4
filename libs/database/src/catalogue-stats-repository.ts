import sql from 'sql-template-tag';
import type { Database } from './connect.ts';

export function createCatalogueStatsRepository({ query }: Pick<Database, 'query'>) {
  /** Counts listed events. `upcoming` includes running ones. */
  async function countEvents(): Promise<{ total: number; upcoming: number }> {
    const [row] = await query<{ total: number; upcoming: number }>(sql`
      SELECT count(*)::int AS total, count(*) FILTER (WHERE runs_until > now())::int AS upcoming
      FROM event WHERE withdrawn_at IS NULL`);
    return row ?? { total: 0, upcoming: 0 };
  }
  return { countEvents };
}
