import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  createReferenceRepository,
  type ArtistReferenceRow,
  type LandmarkRow,
  type VenueReferenceRow,
} from '@marquee/database';
import { readArtistReferences, readLandmarks, readVenueReferences } from '@marquee/sources';
import { buildEvent, createTestApi, type Api } from '../create-test-api.ts';
import { from } from '../events/multi-source-fixture.ts';

const FOLDER = join(import.meta.dirname, '../../../../data/reference');
const SPOTIFY = [
  '7w29UYBi0qsHi5RTcv3lmA',
  '6olE6TJLqED3rqDCT0FyPh',
  '7dIxU1XgxBIa3KJAWzaFAC',
] as const;

const ARTISTS: ArtistReferenceRow[] = [
  { wikidataId: 'Q1', name: 'Ana Öst', spotifyId: SPOTIFY[0] },
  { wikidataId: 'Q2', name: 'Two Namesakes', spotifyId: SPOTIFY[1] },
  { wikidataId: 'Q3', name: 'Two namesakes', spotifyId: SPOTIFY[2] },
  { wikidataId: 'Q4', name: 'Prism', spotifyId: null },
  { wikidataId: 'Q5', name: 'Greg Speaker', spotifyId: null },
  { wikidataId: 'Q6', name: 'Late Arrival', spotifyId: null },
  { wikidataId: 'Q7', name: 'Other Id', spotifyId: SPOTIFY[1] },
  { wikidataId: 'Q8', name: 'Invented Person', spotifyId: null },
  { wikidataId: 'Q9', name: 'Eva Own', spotifyId: SPOTIFY[0] },
];

const PLACE = { source: 'musicbrainz', wikidataId: null, url: null, capacity: null } as const;
const VENUES: VenueReferenceRow[] = [
  {
    ...PLACE,
    id: 1,
    names: ['Funkhaus', 'Radio House'],
    lat: 52.48,
    lng: 13.49,
    wikidataId: 'Q10',
    url: 'https://funk.example/',
  },
  { ...PLACE, id: 2, names: ['Columbia Theater'], lat: 48.85, lng: 2.35 },
  { ...PLACE, id: 3, names: ['Lido'], lat: 52.499, lng: 13.445 },
  { ...PLACE, id: 4, names: ['Lido'], lat: 52.52, lng: 13.4 },
  {
    ...PLACE,
    id: 5,
    names: ['Arena Far'],
    lat: 52.6,
    lng: 13.4,
    source: 'openfootball',
    capacity: 10,
  },
  {
    ...PLACE,
    id: 6,
    names: ['Olympiastadion'],
    lat: 52.5147,
    lng: 13.2395,
    source: 'openfootball',
    capacity: 74_475,
  },
];

const LANDMARKS: LandmarkRow[] = [
  { kind: 'airport', names: ['Berlin Brandenburg Airport', 'BER'], lat: 52.3622, lng: 13.5007 },
  { kind: 'part', names: ['Schillerkiez'], lat: 52.4749, lng: 13.4258 },
  { kind: 'landmark', names: ['Alexanderplatz'], lat: 52.5217, lng: 13.4133 },
];

const EVENTS = [
  buildEvent({
    title: 'A',
    artists: ['ANA OST', 'Two Namesakes', 'Prism', 'Eva Own'],
    venue_name: 'Radio House',
  }),
  buildEvent({
    title: 'B',
    artists: ['Greg Speaker'],
    category: 'conference',
    venue_name: 'Columbia Theater',
  }),
  buildEvent({
    title: 'C',
    artists: ['Other Id'],
    artist_ids: [{ name: 'Other Id', spotify_id: SPOTIFY[2] }],
    venue_name: 'Lido',
  }),
  buildEvent({
    title: 'D',
    venue_name: 'Arena Far',
    lat: 52.45,
    lng: 13.3,
    start_local: '2026-12-02T20:00',
  }),
  buildEvent({
    title: 'E',
    venue_name: 'Olympiastadion',
    start_local: '2026-12-03T20:00',
    category: 'sports',
  }),
];

async function collect<Row>(rows: AsyncIterable<Row>): Promise<Row[]> {
  const all: Row[] = [];
  for await (const row of rows) all.push(row);
  return all;
}

async function* yieldAll<Row>(rows: Row[]): AsyncGenerator<Row> {
  await Promise.resolve();
  yield* rows;
}

describe('open data about artists and venues', () => {
  let api: Api;
  beforeAll(async () => {
    api = await createTestApi({ events: EVENTS });
    const references = createReferenceRepository(api.database);
    expect(await references.isLoaded(LANDMARKS)).toBe(false);
    await references.load({
      artists: yieldAll(ARTISTS),
      venues: yieldAll(VENUES),
      landmarks: yieldAll(LANDMARKS),
    });
    expect(await references.isLoaded(LANDMARKS)).toBe(true);
    const renamed = LANDMARKS.map((place) => ({
      ...place,
      names: [...place.names, 'Another name'],
    }));
    expect(await references.isLoaded(renamed)).toBe(false);
    await from(api, 'later', [
      buildEvent({
        title: 'F',
        artists: ['Late Arrival'],
        start_local: '2026-12-09T20:00',
        city: 'Paris',
        country: 'FR',
      }),
    ]);
    await from(api, 'demo', [
      buildEvent({ title: 'G', artists: ['Invented Person'], start_local: '2026-12-10T20:00' }),
    ]);
  });
  afterAll(() => api[Symbol.asyncDispose]());

  it('say where an airport and a building are, by any of their names', async () => {
    for (const [name, full] of [
      ['BER', 'Berlin Brandenburg Airport, Berlin, DE'],
      ['the Olympiastadion', 'Olympiastadion'],
      ['Alexanderplatz', 'Alexanderplatz, Berlin, DE'],
    ]) {
      const { body } = await api.get(
        `/search?q=${encodeURIComponent(`sports near ${String(name)}`)}`,
      );
      expect(body).toMatchObject({
        interpretation: { near: { name: expect.stringContaining(String(full)) as unknown } },
      });
    }
  });

  it('make a part of a city a place of a query', async () => {
    const { body } = await api.get('/search?q=schillerkiez%20sports');
    expect(body).toMatchObject({
      interpretation: { near: { name: 'Schillerkiez, Berlin, DE' }, category: ['sports'] },
    });
  });

  const artist = async (slug: string) =>
    ((await api.get(`/artists/${slug}`).expect(200)).body as { artist: object }).artist;
  const venue = async (slug: string) =>
    ((await api.get(`/venues/${slug}`).expect(200)).body as { venue: object }).venue;

  it('gives an artist its ids, with their origin', async () => {
    expect(await artist('ana-ost')).toMatchObject({
      wikidata_id: 'Q1',
      spotify_id: SPOTIFY[0],
      data_sources: [{ source: 'wikidata', licence: 'CC0-1.0', attribution: 'Wikidata' }],
    });
  });

  it('gives an artist that arrives later its ids', async () => {
    expect(await artist('late-arrival')).toMatchObject({ wikidata_id: 'Q6' });
  });

  it.each([
    ['whose name two musicians have', 'two-namesakes'],
    ['whose name is one word', 'prism'],
    ['that performs at no event with music', 'greg-speaker'],
    ['that has another Spotify id', 'other-id'],
    ['of sample events', 'invented-person'],
  ])('is not linked to an artist %s', async (_, slug) => {
    expect(await artist(slug)).toMatchObject({ wikidata_id: null, data_sources: [] });
  });

  it('gives a venue its facts by any of its names, with their origin', async () => {
    expect(await venue('radio-house-berlin')).toMatchObject({
      ...{
        wikidata_id: 'Q10',
        url: 'https://funk.example/',
        lat: 52.48,
        lng: 13.49,
        capacity: null,
      },
      data_sources: [{ source: 'musicbrainz' }],
    });
    expect(await venue('olympiastadion-berlin')).toMatchObject({
      capacity: 74_475,
      data_sources: [{ source: 'openfootball', attribution: 'openfootball' }],
    });
  });

  it.each([
    ['in another city', 'columbia-theater-berlin'],
    ['with a namesake in its city', 'lido-berlin'],
    ['far from the place', 'arena-far-berlin'],
  ])('is not linked to a venue %s', async (_, slug) => {
    expect(await venue(slug)).toMatchObject({
      wikidata_id: null,
      capacity: null,
      data_sources: [],
    });
  });

  it('finds artists and venues by the ids that their records contain', async () => {
    for (const [slug, query] of [
      ['ana-ost', `spotify_id=${SPOTIFY[0]}`],
      ['ana-ost', 'wikidata_id=q1'],
      ['other-id', `spotify_id=${SPOTIFY[2]}`],
    ] as const) {
      const { body } = await api.get(`/artists?${query}&include=total`).expect(200);
      expect(
        (body as { artists: { slug: string }[] }).artists.map((found) => found.slug),
      ).toContain(slug);
    }
    const { body } = await api.get('/venues?wikidata_id=Q10&include=total').expect(200);
    expect(body).toMatchObject({ total: 1, venues: [{ wikidata_id: 'Q10' }] });
    for (const query of ['spotify_id=x', 'musicbrainz_id=1', 'wikidata_id=12'])
      await api.get(`/artists?${query}`).expect(400);
  });

  it('yields to what a listing states, and does not separate artists of one name', async () => {
    const known = { name: 'Eva Own', spotify_id: SPOTIFY[2] };
    await from(api, 'vendor', [
      buildEvent({
        title: 'H',
        artists: ['Eva Own'],
        artist_ids: [known],
        start_local: '2026-12-12T20:00',
      }),
    ]);
    const { body } = await api.get('/artists?q=eva').expect(200);
    expect(body).toMatchObject({
      count: 1,
      artists: [{ slug: 'eva-own', spotify_id: SPOTIFY[2] }],
    });
  });
});

it('is bundled for thousands of artists and venues', async () => {
  expect(existsSync(FOLDER)).toBe(true);
  const [artists, venues] = await Promise.all([
    collect(readArtistReferences(FOLDER)),
    collect(readVenueReferences(FOLDER)),
  ]);
  expect([artists.length, venues.length]).toEqual([7_620, 8_683]);
  expect(venues.filter(({ lat, lng }) => !(Math.abs(lat) <= 90 && Math.abs(lng) <= 180))).toEqual(
    [],
  );
  expect(venues.filter(({ capacity }) => capacity !== null)).toHaveLength(47);
  const landmarks = await collect(readLandmarks(FOLDER));
  expect(landmarks).toHaveLength(11_470);
  expect(landmarks.find(({ names }) => names.includes('LHR'))).toMatchObject({ kind: 'airport' });
  expect(landmarks.find(({ names }) => names[0] === 'Eiffel Tower')).toMatchObject({
    kind: 'landmark',
  });
});
