import pg from 'pg';
import type { Row } from '../report.ts';

/** Returns bytes per event of each table that grows with events. */
export async function measureSizes(url: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{
    table: string;
    rows: string;
    data: number;
    indexes: number;
  }>(`
    SELECT relname AS table, n_live_tup::text AS rows, pg_table_size(relid) / events.count::float8 AS data, pg_indexes_size(relid) / events.count::float8 AS indexes
    FROM pg_stat_user_tables, (SELECT count(*) FROM event) events
    WHERE relname IN ('event', 'claim', 'event_artist', 'event_search', 'match_key', 'change') ORDER BY pg_total_relation_size(relid) DESC`);
  await client.end();
  const sum = (of: (row: (typeof rows)[number]) => number) =>
    rows.reduce((total, row) => total + of(row), 0);
  const total = {
    table: 'all of these',
    rows: '',
    data: sum(({ data }) => data),
    indexes: sum(({ indexes }) => indexes),
  };
  return [...rows, total].map((row) => ({
    table: row.table,
    rows: row.rows,
    'bytes an event': row.data,
    'of indexes': row.indexes,
  }));
}
