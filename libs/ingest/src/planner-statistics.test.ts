import { expect, it } from '@jest/globals';
import { createTestDatabase } from '@marquee/database/testing';
import { ingest } from './ingest.ts';

it('collects planner statistics on every column and on the combination of category and place', async () => {
  await using database = await createTestDatabase();
  const records = Array.from({ length: 2_000 }, (_, index) => ({
    source_id: String(index),
    title: `Evening ${String(index)}`,
    category: index % 3 === 0 ? 'music' : 'comedy',
    start_local: `2030-06-${String(1 + (index % 28)).padStart(2, '0')}T20:00:00`,
    city: 'Berlin',
    country: 'DE',
  }));
  await ingest(database, { source: { name: 'agenda' }, records });
  const { rows: unknown } = await database.pool.query<{ attname: string }>(
    `SELECT attname FROM pg_attribute a
     WHERE attrelid = 'event'::regclass AND attnum > 0 AND NOT attisdropped AND attstattarget IS DISTINCT FROM 0
       AND NOT EXISTS (SELECT FROM pg_stats s WHERE s.tablename = 'event' AND s.attname = a.attname)`,
  );
  expect(unknown).toEqual([]);
  const { rows: together } = await database.pool.query(
    `SELECT stxname, stxdndistinct IS NOT NULL AS known
     FROM pg_statistic_ext s LEFT JOIN pg_statistic_ext_data ON stxoid = s.oid WHERE stxrelid = 'event'::regclass`,
  );
  expect(together).toEqual([{ stxname: 'event_place_statistics', known: true }]);
});

it('leaves no pending entries in the text index, which every search would read', async () => {
  await using database = await createTestDatabase();
  const event = { title: 'Evening', category: 'music', city: 'Berlin', country: 'DE' };
  const records = [{ ...event, source_id: '1', start_local: '2030-06-01T20:00:00' }];
  await ingest(database, { source: { name: 'agenda' }, records });
  const { rows } = await database.pool.query(
    `SELECT gin_clean_pending_list('event_search_document_idx')::int AS pages`,
  );
  expect(rows).toEqual([{ pages: 0 }]);
});
