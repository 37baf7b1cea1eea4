import sql from 'sql-template-tag';
import type { Database, Query } from '../connect.ts';
import { flushPendingEntries } from '../search/search-index.ts';
import { allSettled } from './write-session.ts';

const MIN_CHANGES = 2_000;

/**
 * Updates planner statistics and search indexes if `changes` is large enough to matter. Uses two connections, because analysing `event` alone takes as long as everything
 * else.
 */
export async function refreshStatistics(
  { openSession }: Pick<Database, 'openSession'>,
  query: Query,
  changes: number,
): Promise<void> {
  if (changes < MIN_CHANGES) return;
  const isLargeShare = changes > (await estimateEvents(query)) / 10;
  const other = await openSession();
  try {
    await allSettled([
      flushPendingEntries(other.query),
      isLargeShare
        ? other.query(sql`ANALYZE event_search, event_artist, claim, match_key, venue, artist, city`)
        : query(sql`ANALYZE claim (source_id)`), // otherwise the planner assumes few rows for a new source
      ...(isLargeShare ? [query(sql`ANALYZE event`)] : []),
    ]);
  } finally {
    await other.close();
  }
}

async function estimateEvents(query: Query): Promise<number> {
  const [event] = await query<{ estimate: number }>(sql`
    SELECT reltuples::float8 AS estimate FROM pg_class WHERE oid = 'event'::regclass`);
  return event?.estimate ?? 0;
}
