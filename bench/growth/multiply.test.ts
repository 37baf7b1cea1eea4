import { expect, it } from '@jest/globals';
import { createTestDatabase } from '@marquee/database/testing';
import { ingest } from '@marquee/ingest';
import { multiplyEvents } from './multiply.ts';

const EVENTS = 12;
const COPIES = 3;

it('copies events with their listings, line-ups, documents and match keys to other dates', async () => {
  await using database = await createTestDatabase();
  const records = Array.from({ length: EVENTS }, (_, index) => ({
    source_id: String(index),
    title: `Evening ${String(index)}`,
    category: 'music',
    start_local: `${index % 2 === 0 ? '2024' : '2040'}-06-05T20:00:00`,
    ...(index % 3 === 0 && { end_local: `${index % 2 === 0 ? '2024' : '2040'}-06-07T23:00:00` }),
    city: 'Berlin',
    country: 'DE',
    venue_name: 'Kesselhaus',
    artists: [`Band ${String(index)}`],
  }));
  await ingest(database, { source: { name: 'agenda' }, records });
  const list = async (text: string) =>
    (await database.pool.query<{ v: unknown }>(text)).rows.map(({ v }) => v);
  const indexes = `SELECT indexdef AS v FROM pg_indexes WHERE schemaname = 'public' ORDER BY 1`;
  const before = await list(indexes);
  await multiplyEvents(database.url, COPIES);

  expect(await list(indexes)).toEqual(before);
  for (const table of ['event', 'claim', 'event_artist', 'event_search', 'change'])
    expect([table, ...(await list(`SELECT count(*)::int AS v FROM ${table}`))]).toEqual([
      table,
      EVENTS * COPIES,
    ]);
  expect(await list('SELECT count(DISTINCT start_local)::int AS v FROM event')).not.toEqual([2]);
  expect(
    await list(`SELECT e.slug AS v FROM event e JOIN claim c ON c.event_id = e.id
      WHERE (c.facts->>'start_local')::timestamp <> e.start_local OR (c.facts->>'end_local')::timestamp <> (e.ends_at AT TIME ZONE e.timezone)`),
  ).toEqual([]);
  expect(
    await list(`SELECT e.slug AS v FROM event e JOIN event_artist a ON a.event_id = e.id JOIN event_search s ON s.event_id = e.id
      WHERE (e.starts_at, e.runs_until) IS DISTINCT FROM (a.starts_at, a.runs_until)
        OR (e.starts_at, e.runs_until) IS DISTINCT FROM (s.starts_at, s.runs_until)
        OR NOT s.document @@ format('''#y%s''', extract(year FROM e.starts_at))::tsquery
        OR NOT EXISTS (SELECT FROM match_key m WHERE m.event_id = e.id AND m.day = e.start_local::date - date '1970-01-01')`),
  ).toEqual([]);
});
