import { describe, expect, it } from '@jest/globals';
import { removeSource } from '@marquee/catalogue';
import type { Database } from '@marquee/database';
import { createTestDatabase } from '@marquee/database/testing';
import type { RawEvent } from '@marquee/sources';
import { ingestArticles } from './articles/ingest-articles.ts';
import { ingest } from './ingest.ts';
import { recordRun } from './record-run.ts';

const night = (title: string, more: Partial<RawEvent> = {}): RawEvent => ({
  source_id: title,
  title,
  start_local: '2027-03-01T20:00',
  city: 'Berlin',
  country: 'DE',
  venue_name: `${title} Hall`,
  artists: [`${title} Band`],
  ...more,
});
const SHARED = night('Great Quartet in Concert', {
  venue_name: 'Philharmonie',
  artists: ['Great Quartet'],
});

/** Two sources that share one event, one venue and one artist. */
async function fill(database: Database) {
  await ingest(database, {
    source: { name: 'stays', trust: 10 },
    records: [SHARED, night('Other', { venue_name: 'Common House', artists: ['Common Band'] })],
  });
  const mine = [
    { ...SHARED, artists: ['Great Quartet', 'Guest Singer'] },
    night('Mine'),
    night('Mine too', {
      start_local: '2027-04-01T20:00',
      venue_name: 'Common House',
      artists: ['Common Band'],
    }),
  ];
  await ingest(database, { source: { name: 'goes', trust: 90 }, records: mine });
  const article = {
    source_article_id: 'a',
    title: 'News',
    lang: 'en',
    published_at: '2026-11-20',
    body: 'Text.',
  };
  await ingestArticles(database, { source: { name: 'goes' }, records: [article] });
}

const column = async ({ pool }: Database, statement: string) =>
  (await pool.query<{ name: string }>(statement)).rows.map(({ name }) => name);

const state = async (database: Database) => ({
  events: await column(
    database,
    'SELECT title AS name FROM event WHERE withdrawn_at IS NULL ORDER BY 1',
  ),
  venues: await column(database, 'SELECT name FROM venue ORDER BY 1'),
  artists: await column(database, 'SELECT name FROM artist ORDER BY 1'),
  sources: await column(database, 'SELECT name FROM source ORDER BY 1'),
  listings: await column(database, 'SELECT source_event_id AS name FROM claim ORDER BY 1'),
  articles: await column(database, 'SELECT title AS name FROM article_text'),
});

const COUNTS = { source: 'goes', events: 2, venues: 1, artists: 2, articles: 1 };

describe('removeSource', () => {
  it('removes what only the source names, and merges shared events again', async () => {
    await using database = await createTestDatabase();
    await fill(database);
    expect(await removeSource(database, { name: 'goes', dryRun: false })).toEqual(COUNTS);
    expect(await state(database)).toEqual({
      events: ['Great Quartet in Concert', 'Other'],
      venues: ['Common House', 'Philharmonie'],
      artists: ['Common Band', 'Great Quartet'],
      sources: ['stays'],
      listings: ['Great Quartet in Concert', 'Other'],
      articles: [],
    });
    const removed = await database.pool.query("SELECT 1 FROM change WHERE kind = 'removed'");
    expect(removed.rows).toHaveLength(2);
  });

  it('only counts in a dry run', async () => {
    await using database = await createTestDatabase();
    await fill(database);
    const before = await state(database);
    expect(await removeSource(database, { name: 'goes', dryRun: true })).toEqual(COUNTS);
    expect(await state(database)).toEqual(before);
  });

  it('retains an artist for whom there is demand', async () => {
    await using database = await createTestDatabase();
    await fill(database);
    await database.pool.query(
      `INSERT INTO demand_target (artist_id, city_id) SELECT a.id, c.id FROM artist a, (SELECT id FROM city LIMIT 1) c WHERE a.name = 'Mine Band'`,
    );
    expect(await removeSource(database, { name: 'goes', dryRun: false })).toMatchObject({
      artists: 1,
    });
  });

  it('refuses an unknown source', async () => {
    await using database = await createTestDatabase();
    await expect(removeSource(database, { name: 'nobody', dryRun: true })).rejects.toThrow(
      'no source "nobody"',
    );
  });

  it('is final for a run that has not begun to write', async () => {
    await using database = await createTestDatabase();
    await ingest(database, { source: { name: 'goes' }, records: [night('Mine')] });
    const run = recordRun(database, { source: { name: 'goes' } }, async ({ sourceId }) => {
      await removeSource(database, { name: 'goes', dryRun: false });
      return ingest(database, { source: { name: 'goes' }, sourceId, records: [night('Mine')] });
    });
    await expect(run).rejects.toThrow(
      'The source "goes" was removed during the run. Nothing was written.',
    );
    expect(await state(database)).toMatchObject({ events: [], sources: [], listings: [] });
  });

  it('does not disturb the end of a run', async () => {
    await using database = await createTestDatabase();
    const report = await recordRun(database, { source: { name: 'goes' } }, async ({ sourceId }) => {
      const written = await ingest(database, {
        source: { name: 'goes' },
        sourceId,
        records: [night('Mine')],
      });
      await removeSource(database, { name: 'goes', dryRun: false });
      return written;
    });
    expect(report).toMatchObject({ created: 1 });
    expect(await state(database)).toMatchObject({ events: [], sources: [] });
  });

  it('lets a running ingest of another source create a venue again that it has used before', async () => {
    await using database = await createTestDatabase();
    await ingest(database, { source: { name: 'goes' }, records: [night('Mine')] });
    async function* slowly() {
      yield* Array.from({ length: 501 }, (_, index) => night('Mine', { source_id: String(index) }));
      await removeSource(database, { name: 'goes', dryRun: false });
      yield night('Mine', { source_id: 'late', start_local: '2027-05-01T20:00' });
    }
    await ingest(database, { source: { name: 'stays' }, records: slowly() });
    const dangling = await database.pool.query(
      `SELECT 1 FROM event e WHERE venue_id IS NOT NULL AND NOT EXISTS (SELECT FROM venue v WHERE v.id = e.venue_id)
       UNION ALL SELECT 1 FROM event_artist b WHERE NOT EXISTS (SELECT FROM artist a WHERE a.id = b.artist_id)`,
    );
    expect(dangling.rows).toEqual([]);
  });
});
