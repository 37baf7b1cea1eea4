import { describe, expect, it } from '@jest/globals';
import { ingest } from '@marquee/ingest';
import { type RawEvent } from '@marquee/sources';
import { must } from '@marquee/testing/must';
import { createTestApi, buildEvent, type Api } from '../create-test-api.ts';

interface ListedVenue {
  slug: string;
  name: string;
  address: string | null;
  lat: number | null;
  upcoming_events: number;
}

const venuesOf = async (api: Api, query = 'limit=100'): Promise<ListedVenue[]> =>
  ((await api.get(`/venues?${query}`).expect(200)).body as { venues: ListedVenue[] }).venues;

const from = (api: Api, name: string, records: RawEvent[]) =>
  ingest(api.database, { source: { name }, records });

let shows = 0;
const show = (venue_name: string, more: Partial<RawEvent> = {}): RawEvent => {
  shows++;
  const title = `Show ${String(shows)}`;
  return buildEvent({
    source_id: title,
    title,
    city: 'London',
    country: 'GB',
    venue_name,
    ...more,
  });
};

const DOME = { lat: 51.50301, lng: 0.00319 };

describe('a venue with several names', () => {
  const SOURCES: [string, RawEvent[]][] = [
    ['a', [show('The O2'), show('O2 Academy')]],
    ['b', [show('O2 Arena, London', { ...DOME, address: 'Peninsula Square 1' })]],
    ['c', [show('O2 Arena'), show('O2 Academy, London')]],
  ];
  const ORDERS = [
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
  ];

  it('is one venue with all events in any order of sources', async () => {
    for (const order of ORDERS) {
      await using api = await createTestApi();
      for (const index of order) await from(api, ...(SOURCES[index] ?? ['', []]));
      const venues = await venuesOf(api);
      expect(venues.map(({ upcoming_events }) => upcoming_events)).toEqual([2, 3]);
      const [academy, dome] = venues;
      expect(academy?.name).toMatch('Academy');
      expect(dome).toMatchObject({ ...DOME, address: 'Peninsula Square 1' });
      expect(await api.titles(`/events?venue=${must(dome).slug}`)).toHaveLength(3);
    }
  });

  it('is unchanged after its sources are read again in another order', async () => {
    await using api = await createTestApi();
    for (const [name, records] of SOURCES) await from(api, name, records);
    const before = await api.database.prisma.venue.findMany({ orderBy: { id: 'asc' } });
    for (const [name, records] of SOURCES.toReversed())
      await from(
        api,
        name,
        records.map((record) => ({ ...record, description: 'Said anew.' })),
      );
    expect(await api.database.prisma.venue.findMany({ orderBy: { id: 'asc' } })).toEqual(before);
  });

  it('is one venue within a batch and for two simultaneous runs', async () => {
    await using api = await createTestApi();
    const many = (names: string[]) =>
      names.flatMap((name) =>
        Array.from({ length: 60 }, (_, hall) => show(name.replace('#', String(hall)))),
      );
    await Promise.all([
      from(api, 'a', many(['The Palace # Theatre', 'Palace #'])),
      from(api, 'b', many(['Palace # Theater', 'Palace #, London'])),
    ]);
    const { pool } = api.database;
    const { rows } = await pool.query(
      'SELECT count(*)::int AS venues, min(array_length(other_names, 1)) AS fewest FROM venue',
    );
    expect(rows).toEqual([{ venues: 60, fewest: 3 }]);
  });
});

describe('two venues with the same name', () => {
  it('are separate with their own slugs in two cities or far apart in one', async () => {
    await using api = await createTestApi();
    await from(api, 'a', [
      show('Main Stage', { city: 'Leeds' }),
      show('Main Stage', { city: 'Bristol' }),
      show('Public Library', DOME),
      show('Public Library', { lat: 51.55512, lng: -0.10812 }),
    ]);
    await from(api, 'b', [
      show('The Public Library', { lat: 51.55513, lng: -0.10811 }),
      show('Public Library'),
    ]);
    const venues = await venuesOf(api);
    expect(venues.map(({ name, upcoming_events }) => [name, upcoming_events])).toEqual([
      ['Main Stage', 1],
      ['Main Stage', 1],
      ['Public Library', 2],
      ['Public Library', 2],
    ]);
    expect(new Set(venues.map(({ slug }) => slug)).size).toBe(4);
    for (const { slug } of venues) await api.get(`/venues/${slug}`).expect(200);
  });
});

describe('venues from before word matching', () => {
  it('are matched by their words after the next run', async () => {
    await using api = await createTestApi({ events: [show('The Palladium'), show('O2 Arena')] });
    await api.database.pool.query('UPDATE venue SET core_key = NULL');
    await from(api, 'later', [show('London Palladium')]);
    expect(
      (await venuesOf(api)).map(({ name, upcoming_events }) => [name, upcoming_events]),
    ).toEqual([
      ['O2 Arena', 1],
      ['The Palladium', 2],
    ]);
  });
});
