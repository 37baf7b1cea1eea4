import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createCityRepository, createGazetteerRepository } from '@marquee/database';
import { createTestDatabase } from '@marquee/database/testing';
import { createCityResolver } from './city-resolver.ts';
import { findDoubts, normaliseEvent, parseRecord } from './normalise-event.ts';

const TOWNS = (
  [
    ['Vienna', 'AT', 'Europe/Vienna', 1_700_000, ['Vienne']],
    ['Vienne', 'FR', 'Europe/Paris', 29_000, []],
    ['Paris', 'FR', 'Europe/Paris', 2_100_000, []],
    ['Lyon', 'FR', 'Europe/Paris', 520_000, []],
    ['Annecy', 'FR', 'Europe/Paris', 49_000, []],
    ['London', 'GB', 'Europe/London', 8_900_000, []],
    ['Toronto', 'CA', 'America/Toronto', 2_600_000, []],
    ['Denver', 'US', 'America/Denver', 700_000, []],
    ['Paris', 'US', 'America/Chicago', 24_000, []],
    ['Boston', 'US', 'America/New_York', 650_000, []],
  ] as const
).map(([name, country_code, timezone, population, alternate_names], index) => ({
  ...{ geoname_id: index + 1, name, alternate_names: [...alternate_names], country_code, timezone },
  ...{ population, region: null, region_code: null, lat: index, lng: index },
}));

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
  await createGazetteerRepository(database).load(TOWNS);
});
afterAll(() => database[Symbol.asyncDispose]());

/** Reads records after twelve events of the given towns, as one list. */
async function readAfter(towns: string[], records: object[]) {
  const known = Array.from({ length: 12 }, (_, at) => ({ city: towns[at % towns.length] }));
  const parsed = [...known, ...records].map((record, at) =>
    parseRecord({ title: `Night ${String(at)}`, start_local: '2027-05-01T20:00', ...record }),
  );
  const cities = createCityResolver(createCityRepository(database), { readOnly: true });
  const places = await cities.resolve(parsed.map(({ place }) => place));
  return parsed.slice(known.length).map((record, at) => {
    const place = places[known.length + at];
    if (!place) throw new Error('The resolver returned no place.');
    const { timezone, city_name, country_code, start_local } = normaliseEvent(record, place);
    const doubts = findDoubts(record, place);
    return { timezone, city_name, country_code, start_local, doubts };
  });
}

const OF_LIST = 'no place and no time zone: the zone is that of most events';

describe('a list whose events are mostly in one country', () => {
  it('has its zone where no place is known, and reports it', async () => {
    const [bare, offset, stated] = await readAfter(
      ['Lyon', 'Paris'],
      [
        { venue_name: 'Le Hangar' },
        { start_local: '2027-05-01T20:00:00+02:00' },
        { timezone: 'Europe/London' },
      ],
    );
    expect(bare).toMatchObject({ timezone: 'Europe/Paris', city_name: null, doubts: [OF_LIST] });
    expect(offset).toMatchObject({ timezone: 'Europe/Paris', start_local: '2027-05-01T20:00:00' });
    expect(stated).toMatchObject({ timezone: 'Europe/London', doubts: [] });
  });

  it('has towns that the gazetteer lacks in its country, and reports it', async () => {
    const [town, abroad] = await readAfter(
      ['Lyon'],
      [{ city: 'Corsept' }, { city: 'Enghien', country: 'BE' }],
    );
    expect(town).toMatchObject({
      ...{ city_name: 'Corsept', country_code: 'FR', timezone: 'Europe/Paris' },
      doubts: ['an unknown town: its country is that of most events'],
    });
    expect(abroad).toMatchObject({ city_name: 'Enghien', country_code: 'BE', doubts: [] });
  });

  it('means its own town of a name, but not instead of one that is much better known', async () => {
    const [vienne, london] = await readAfter(['Lyon'], [{ city: 'Vienne' }, { city: 'London' }]);
    expect([vienne?.country_code, london?.country_code]).toEqual(['FR', 'GB']);
    const [paris] = await readAfter(['Denver', 'Boston'], [{ city: 'Paris' }]);
    expect(paris?.country_code).toBe('FR');
  });

  it('is meant by letters that are also a state of the USA', async () => {
    const [toronto] = await readAfter(['Toronto'], [{ city: 'Leaside, CA' }]);
    expect(toronto).toMatchObject({ country_code: 'CA', timezone: 'America/Toronto' });
    const [hall] = await readAfter(['Toronto'], [{ address: '12 Main St, Leaside, CA' }]);
    expect(hall).toMatchObject({ city_name: 'Leaside', country_code: 'CA' });
    const [us] = await readAfter(['Boston'], [{ city: 'Leaside, CA' }]);
    expect(us).toMatchObject({ country_code: 'US' });
  });

  it('names its towns as the place alone', async () => {
    const [annecy] = await readAfter(['Lyon'], [{ venue_name: 'Annecy' }]);
    expect(annecy).toMatchObject({ city_name: 'Annecy', country_code: 'FR' });
  });

  it('has no zone of its own across several', async () => {
    const [bare] = await readAfter(['Denver', 'Boston'], [{ venue_name: 'The Barn' }]);
    expect(bare).toMatchObject({ timezone: 'UTC', country_code: null });
  });
});

it('does not conclude from few events, or from several countries', async () => {
  const [mixed] = await readAfter(['Lyon', 'London'], [{ venue_name: 'The Barn' }]);
  expect(mixed).toMatchObject({
    ...{ timezone: 'UTC', country_code: null },
    doubts: ['no place and no time zone: the zone is UTC'],
  });
});
