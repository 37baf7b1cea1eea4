import { expect, it } from '@jest/globals';
import { createTestDatabase } from '@marquee/database/testing';
import { ingest } from './ingest.ts';

const [SEATTLE, LONDON] = [
  '9282c8b4-ca0b-4c6b-b7e3-4f7762dfc4d6',
  '5b11f4ce-a62d-471e-81fc-a69a8278c7da',
];

const evening = (source_id: string, name: string, musicbrainz_id: string | null = null) => ({
  source_id,
  title: `Evening ${source_id}`,
  start_local: `2030-06-0${source_id}T20:00:00`,
  artist_ids: [{ name, musicbrainz_id }],
});

it('stores a new id of a known artist, and separates two artists of one name in one batch', async () => {
  await using database = await createTestDatabase();
  const take = (records: ReturnType<typeof evening>[]) =>
    ingest(database, { source: { name: 'agenda' }, records });
  await take([evening('1', 'Nirvana')]);
  await take([
    evening('2', 'Nirvana', SEATTLE),
    evening('3', 'Odesza'),
    evening('4', 'Aurora', SEATTLE),
    evening('5', 'Aurora', LONDON),
  ]);
  const { rows } = await database.pool.query(
    `SELECT a.name, a.musicbrainz_id, count(*)::int AS events FROM artist a JOIN event_artist b ON b.artist_id = a.id
     GROUP BY a.id ORDER BY a.name, a.musicbrainz_id DESC`,
  );
  expect(rows).toEqual([
    { name: 'Aurora', musicbrainz_id: SEATTLE, events: 1 },
    { name: 'Aurora', musicbrainz_id: LONDON, events: 1 },
    { name: 'Nirvana', musicbrainz_id: SEATTLE, events: 2 },
    { name: 'Odesza', musicbrainz_id: null, events: 1 },
  ]);
});
