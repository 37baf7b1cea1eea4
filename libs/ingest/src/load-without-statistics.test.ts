import { expect, it } from '@jest/globals';
import { createTestDatabase } from '@marquee/database/testing';
import { ingest } from './ingest.ts';

const EVENTS = 8_000;
const ARTISTS = EVENTS / 4;

it('looks up the artists of a batch by index although the planner has no statistics yet', async () => {
  await using database = await createTestDatabase();
  const records = Array.from({ length: EVENTS }, (_, index) => ({
    source_id: String(index),
    title: `Evening ${String(index)}`,
    category: 'music',
    start_local: `2030-06-${String(1 + (index % 28)).padStart(2, '0')}T20:00:00`,
    city: 'Berlin',
    country: 'DE',
    artists: index % 4 === 0 ? [`Band ${String(index)}`] : [],
  }));
  await ingest(database, { source: { name: 'agenda' }, records });
  const { rows } = await database.pool.query<{ artists: number; read: number }>(
    `SELECT (SELECT count(*)::int FROM artist) AS artists, seq_tup_read::int + (
       SELECT sum(idx_tup_read)::int FROM pg_stat_user_indexes i WHERE i.relid = t.relid) AS read
     FROM pg_stat_user_tables t WHERE relname = 'artist'`,
  );
  expect(rows[0]?.artists).toBe(ARTISTS);
  // a scan of the table per batch would read 16 times as many
  expect(rows[0]?.read).toBeLessThan(2 * ARTISTS);
});
