import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  createArtistRepository,
  createChangeRepository,
  createCountRepository,
  createEventRepository,
  createVenueRepository,
} from '@marquee/database';
import { createFilledDatabase } from '@marquee/database/testing';
import { ingest } from '@marquee/ingest';
import supertest from 'supertest';
import { connectDependencies, createApp } from '../../src/index.ts';
import { explainingDatabase } from '../explain-plans.ts';

const LARGE = ['event', 'venue', 'artist', 'event_artist', 'claim', 'change'];

const QUESTIONS = [
  '/venues',
  '/venues?limit=100&offset=5000',
  '/venues?country=DE',
  '/venues?city=ber',
  '/venues?q=royal',
  '/venues?q=ro',
  '/venues?q=roayl 17',
  '/venues?near=52.5,13.4&radius_km=20',
  '/venues/venue-15',
  '/venues/venue-15?offset=3',
  '/artists',
  '/artists?q=quartet',
  '/artists?q=quratet 42',
  '/artists?genre=rock',
  '/artists?spotify_id=4TMHGUX5WI7OOm53PqSDAT',
  '/artists?musicbrainz_id=6faa7ca7-0d99-4a5e-bfa6-1fd5037520c6',
  '/artists?wikidata_id=Q212533',
  '/venues?wikidata_id=Q830066',
  '/categories',
  '/suggest?q=ber',
  '/artists/artist-500',
  '/artists/artist-500/events?from=2020-01-01',
  '/events/bulk-77?include=related',
  '/events/facets',
  '/events/facets?city=ber&category=music',
  '/events/facets?availability=available',
  '/events/facets?artist=artist-5',
  '/events/facets?near=52.5,13.4&radius_km=5',
  '/events/calendar?month=2027-02',
  '/events/calendar?month=2027-02&country=DE',
  '/events/changes',
  '/events/changes?since=WyJ3YWxrIiw1LCIwMTlhYTAwMC0wMDAwLTcwMDAtODAwMC0wMDAwMDAwMDAwMDAiXQ',
  '/events/changes?since=WyJsb2ciLDVd',
];

// Enough names that a full scan is not the fastest plan.
const MANY_NAMES = [
  `
    INSERT INTO venue (id, slug, name, name_key, city_id, country_code, lat, lng)
    SELECT gen_random_uuid(), 'hall-' || n, 'Royal ' || n, CASE WHEN n % 50 = 0 THEN 'royal ' ELSE '' END || md5(n::text) || ' ' || n, c.id, c.country_code,
      random() * 180 - 90, random() * 360 - 180
    FROM generate_series(1, 20000) n JOIN (SELECT *, row_number() OVER () AS place FROM city) c ON c.place = 1 + n % 10`,
  `
    INSERT INTO artist (id, slug, name, name_key, genres)
    SELECT gen_random_uuid(), 'quartet-' || n, 'Quartet ' || n, md5(n::text) || CASE WHEN n % 50 = 0 THEN ' quartet ' ELSE ' ' END || n, CASE WHEN n % 500 = 0 THEN '{rock}'::text[] END
    FROM generate_series(1, 20000) n`,
  `INSERT INTO genre (name, key) VALUES ('rock', 'rock') ON CONFLICT DO NOTHING`,
  `
    INSERT INTO change (event_id, kind) SELECT id, 'updated' FROM event`,
  'VACUUM ANALYZE venue, artist, change',
];

describe('queries for venues, artists, counts and changes', () => {
  let database: Awaited<ReturnType<typeof createFilledDatabase>>;
  let dependencies: ReturnType<typeof connectDependencies>;
  let explaining: ReturnType<typeof explainingDatabase>;
  beforeAll(async () => {
    database = await createFilledDatabase(40_000);
    const session = await database.openSession(); // has a longer timeout than a request
    for (const text of MANY_NAMES) await session.query({ text, values: [] });
    await session.close();
    const addresses = { api: 'https://api.test', widgets: 'https://widgets.test' };
    dependencies = connectDependencies({
      databaseUrl: database.url,
      logLevel: 'silent',
      addresses,
      hashSecrets: ['a secret of thirty-two characters'],
      deadlineMs: 20_000, // long enough for a busy machine
    });
    explaining = explainingDatabase(database.url);
  });
  afterAll(async () => {
    await explaining.close();
    await dependencies[Symbol.asyncDispose]();
    await database[Symbol.asyncDispose]();
  });

  const api = () =>
    supertest(
      createApp({
        ...dependencies,
        events: createEventRepository(explaining),
        counts: createCountRepository(explaining),
        changes: createChangeRepository(explaining),
        venues: createVenueRepository(explaining),
        artists: createArtistRepository(explaining),
      }),
    );

  it.each(QUESTIONS)('%s', async (path) => {
    explaining.takePlans();
    await api().get(path).expect(200);
    const plans = explaining.takePlans();
    expect(plans.length).toBeGreaterThan(0);
    const whole = plans.filter(
      (node) => node['Node Type'] === 'Seq Scan' && LARGE.includes(node['Relation Name'] ?? ''),
    );
    expect(whole).toEqual([]);
  });

  it('resolve venues and artists of listings without a full scan', async () => {
    const known = { ...database, openSession: explaining.openSession };
    const record = (index: number) => ({
      title: `Evening ${String(index)}`,
      start_local: '2027-01-01T20:00',
      venue_name: `The Royal ${String(index)} Hall`,
      ...{ city: 'Berlin', country: 'DE', lat: 52.5123, lng: 13.4 + index / 1000 },
      artists: [`Quartet ${String(index)}`, 'Artist 5'],
    });
    await ingest(known, { source: { name: 'names' }, records: [record(0)] });
    await database.pool.query('ANALYZE venue');
    explaining.takePlans();
    await ingest(known, {
      source: { name: 'names' },
      records: Array.from({ length: 120 }, (_, index) => record(index)),
    });
    const scans = explaining
      .takePlans()
      .filter((node) => ['venue', 'artist'].includes(node['Relation Name'] ?? ''));
    expect(scans.map((node) => node['Index Name'])).toContain('venue_core_key_city_id_lat_idx');
    expect(scans.filter((node) => node['Node Type'] === 'Seq Scan')).toEqual([]);
  });
});
