import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createCityRepository, createGazetteerRepository } from '@marquee/database';
import { createTestDatabase } from '@marquee/database/testing';
import { createCityResolver } from './city-resolver.ts';
import { findDoubts, normaliseEvent, parseRecord } from './normalise-event.ts';

const VIRGINIA = /^(?:Fairfax|Leesburg|Vienna) US$/;
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
    ['Bristol', 'GB', 'Europe/London', 479_000, []],
    ['Starnberg', 'DE', 'Europe/Berlin', 23_000, []],
    ['Gauting', 'DE', 'Europe/Berlin', 21_000, []],
    ['Herrsching', 'DE', 'Europe/Berlin', 16_000, []],
    ['Gilching', 'DE', 'Europe/Berlin', 18_000, []],
    ['Wolfratshausen', 'DE', 'Europe/Berlin', 19_000, []],
    ['Madrid', 'ES', 'Europe/Madrid', 3_200_000, []],
    ['Valladolid', 'ES', 'Europe/Madrid', 300_000, []],
    ['Bilbao', 'ES', 'Europe/Madrid', 345_000, []],
    ['Salamanca', 'ES', 'Europe/Madrid', 144_000, []],
    ['Salamanca', 'MX', 'America/Mexico_City', 160_000, []],
    ['León', 'ES', 'Europe/Madrid', 124_000, []],
    ['León', 'MX', 'America/Mexico_City', 1_200_000, []],
    ['Cartagena', 'ES', 'Europe/Madrid', 216_000, []],
    ['Cartagena', 'CO', 'America/Bogota', 950_000, []],
    ['Sancti Spíritus', 'CU', 'America/Havana', 127_000, []],
    ['Bogotá', 'CO', 'America/Bogota', 7_600_000, []],
    ['Leeds', 'GB', 'Europe/London', 790_000, []],
    ['Cardiff', 'GB', 'Europe/London', 360_000, []],
    ['Perth', 'GB', 'Europe/London', 47_000, []],
    ['Perth', 'AU', 'Australia/Perth', 2_100_000, []],
    ['Neustadt an der Weinstraße', 'DE', 'Europe/Berlin', 53_000, ['Neustadt']],
    ['Baia Mare', 'RO', 'Europe/Bucharest', 114_000, ['Neustadt']],
    ['Fairfax', 'US', 'America/New_York', 24_000, []],
    ['Leesburg', 'US', 'America/New_York', 48_000, []],
    ['Vienna', 'US', 'America/New_York', 16_000, []],
    ['Cairo', 'EG', 'Africa/Cairo', 9_600_000, []],
    ['Tanta', 'EG', 'Africa/Cairo', 400_000, []],
    ['Tripoli', 'LY', 'Africa/Tripoli', 1_150_000, []],
  ] as const
).map(([name, country_code, timezone, population, alternate_names], index) => ({
  ...{ geoname_id: index + 1, name, alternate_names: [...alternate_names], country_code, timezone },
  ...{
    population,
    region: null,
    region_code: VIRGINIA.test(`${name} ${country_code}`) ? 'VA' : null,
  },
  lat: index,
  lng: ['AU', 'CO', 'CU', 'MX'].includes(country_code) ? 150 : index,
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

/** Reads records as one list, without others. */
async function readList(records: object[]) {
  const parsed = records.map((record, at) =>
    parseRecord({ title: `Night ${String(at)}`, start_local: '2027-05-01T20:00', ...record }),
  );
  const cities = createCityResolver(createCityRepository(database), { readOnly: true });
  const places = await cities.resolve(parsed.map(({ place }) => place));
  return parsed.map((record, at) => ({
    town: places[at]?.city_name ?? null,
    country: places[at]?.country_code ?? null,
    doubts: places[at] ? findDoubts(record, places[at]) : [],
  }));
}

it('doubts the hours of instants in UTC without a place, not those with an offset', async () => {
  const [utc, offset] = await readList([
    { start_local: '2027-05-01T18:00:00Z' },
    { start_local: '2027-05-01T18:00:00-04:00' },
  ]);
  expect(utc?.doubts).toEqual(['no place and no time zone: the zone is UTC']);
  expect(offset?.doubts).toEqual([]);
});

describe('a list of one town', () => {
  it('has events in it whose place is without a town, and reports it', async () => {
    const [hall, street, none, online, abroad, linked] = await readAfter(
      ['Lyon'],
      [
        { venue_name: 'Le Hangar' },
        { address: '12 rue Basse' },
        {},
        { venue_name: 'Online' },
        { venue_name: 'Zenith', country: 'CH' },
        { online_url: 'https://meet.example.org/1' },
      ],
    );
    const there = { city_name: 'Lyon', country_code: 'FR' };
    expect([hall, street, none]).toMatchObject([there, there, there]);
    expect(hall?.doubts).toEqual(['no town: it is that of most events']);
    expect([online?.city_name, abroad?.city_name, linked?.city_name]).toEqual([null, null, null]);
  });

  it('is shown by the names of several houses', async () => {
    const houses = ['Bristol Improv Theatre', 'Bristol Old Vic', 'The Bristol Improv Theatre'];
    const list = await readList([
      ...[0, 1, 2, 3, 4, 5].map((at) => ({ venue_name: houses[at % 3] })),
      { venue_name: 'PRSC' },
    ]);
    expect(list.map(({ town }) => town)).toEqual(list.map(() => 'Bristol'));
    const one = await readList([0, 1, 2, 3, 4, 5].map(() => ({ venue_name: houses[0] })));
    expect(one[0]?.town).toBeNull();
  });

  it('is not shown by one house, however often it is listed', async () => {
    const list = await readList([
      ...[0, 1, 2, 3, 4, 5].map(() => ({ venue_name: 'Wild Denver' })),
      { venue_name: 'The Barn' },
    ]);
    expect(list.map(({ town }) => town)).toEqual(list.map(() => null));
  });

  it('can have it in its name', async () => {
    const named = (list_names: string[], record: object = { venue_name: 'The Barn' }) =>
      readList([{ ...record, list_names }]).then(([event]) => event);
    expect(await named(['Concerts in Boston'])).toEqual({
      ...{ town: 'Boston', country: 'US' },
      doubts: ['no town but in the name of the list'],
    });
    expect((await named(['events', 'Denver Jazz']))?.town).toBe('Denver');
    expect((await named(['From Boston to Denver']))?.town).toBeNull();
    expect((await named(['Nights by Annecy']))?.town).toBeNull();
    expect((await named(['Annecy University Events']))?.town).toBe('Annecy');
    expect((await named(['City of Leesburg, Fairfax desk']))?.town).toBe('Leesburg');
    expect((await named(['Boston'], { city: 'Paris', country: 'FR' }))?.town).toBe('Paris');
    expect((await named(['Boston'], { venue_name: 'Zoom' }))?.town).toBeNull();
    expect((await named(['Boston'], { timezone: 'Europe/Paris' }))?.town).toBeNull();
  });

  it('is not believed to be in its name if its events are elsewhere', async () => {
    const list = await readList([
      ...[0, 1, 2, 3].map(() => ({ city: 'Lyon', country: 'FR' })),
      { venue_name: 'The Barn', list_names: ['Boston Consulting'] },
    ]);
    expect(list.at(-1)?.town).toBe('Lyon');
  });

  it('can be short, if a third of its events agree', async () => {
    const lyon = [0, 1, 2].map(() => ({ city: 'Lyon', country: 'FR' }));
    const barns = (count: number) => Array.from({ length: count }, () => ({ venue_name: 'Barn' }));
    const short = await readList([...lyon, ...barns(6)]);
    expect(short.at(-1)).toMatchObject({ town: 'Lyon', doubts: [expect.any(String)] });
    const long = await readList([...lyon, ...barns(7)]);
    expect(long.at(-1)?.town).toBeNull();
    const mixed = await readList([...lyon, { city: 'Paris', country: 'FR' }, ...barns(1)]);
    expect(mixed.at(-1)?.town).toBeNull();
  });
});

describe('a list whose places are mostly bare towns', () => {
  const TOWN_NAMES = ['Starnberg', 'Gauting', 'Herrsching', 'Gilching', 'Wolfratshausen'];

  it('has further ones that the gazetteer lacks', async () => {
    const list = await readList(
      [...TOWN_NAMES, 'Andechs', 'Online', 'Bürgerhalle'].map((venue_name) => ({ venue_name })),
    );
    expect(list.map(({ town }) => town)).toEqual([...TOWN_NAMES, 'Andechs', null, null]);
    expect(list[5]?.doubts).toEqual(['an unknown town: its country is that of most events']);
  });

  it('can have them behind the names of houses', async () => {
    const places = [...TOWN_NAMES, 'Andechs'].map(
      (town, at) => `House ${'abcdef'[at] ?? ''}, ${town}`,
    );
    const list = await readList(places.map((venue_name) => ({ venue_name })));
    expect(list.map(({ town }) => town)).toEqual([...TOWN_NAMES, 'Andechs']);
    const [alone] = await readList([{ venue_name: 'House, Andechs' }]);
    expect(alone?.town).toBeNull();
  });

  it('needs most of them to be known', async () => {
    const houses = ['Alpha', 'Beta', 'Gamma'];
    const list = await readList([...TOWN_NAMES, ...houses].map((venue_name) => ({ venue_name })));
    expect(list.slice(-3).map(({ town }) => town)).toEqual([null, null, null]);
  });
});

describe('a bare name that several countries have', () => {
  const SPAIN = ['Madrid', 'Valladolid', 'Bilbao'];
  const BRITAIN = ['Leeds', 'Cardiff', 'Bristol'];

  it.each([
    [SPAIN, 'Salamanca', 'ES'],
    [SPAIN, 'León', 'ES'],
    [SPAIN, 'Cartagena', 'ES'],
    [SPAIN, 'Bogotá', 'CO'],
    [BRITAIN, 'Perth', 'GB'],
    [['Starnberg', 'Gilching'], 'Neustadt', 'DE'],
    [['Lyon', 'Annecy'], 'Paris', 'FR'],
  ])('in a list of %j, %s is in %s', async (towns, city, country_code) => {
    const [event] = await readAfter(towns, [{ city }]);
    expect(event).toMatchObject({ country_code });
  });

  it('is in the region of the list, however well it is known elsewhere', async () => {
    const near = ['Fairfax', 'Leesburg'];
    for (const place of [{ city: 'Vienna' }, { venue_name: 'Vienna' }]) {
      const [event] = await readAfter(near, [place]);
      expect(event).toMatchObject({ country_code: 'US' });
    }
    const [far] = await readAfter(['Boston', 'Denver'], [{ city: 'Vienna' }]);
    expect(far).toMatchObject({ country_code: 'AT' });
    const [stated] = await readAfter(near, [{ venue_name: 'Musikverein, Vienna, Austria' }]);
    expect(stated).toMatchObject({ country_code: 'AT' });
  });

  it('is meant overseas only in the countries of one language', async () => {
    const [event] = await readAfter(['Cairo', 'Tanta'], [{ city: 'Tripoli' }]);
    expect(event).toMatchObject({ country_code: 'LY' });
  });

  it('many of them do not outvote the towns that have no namesake', async () => {
    const doubtful = ['Salamanca', 'León', 'Cartagena'].map((city) => ({ city }));
    const events = await readAfter(['Madrid', 'Bilbao'], [...doubtful, ...doubtful]);
    expect(events.map(({ country_code }) => country_code)).toEqual(
      doubtful.flatMap(() => ['ES', 'ES']),
    );
  });

  it('is a town that the gazetteer lacks, if its only namesake is overseas', async () => {
    const [event] = await readAfter(SPAIN, [{ city: 'Sancti-Spíritus' }]);
    expect(event).toMatchObject({ country_code: 'ES', timezone: 'Europe/Madrid' });
    expect(event?.doubts).toContain('an unknown town: its country is that of most events');
  });

  it('is in a country that is stated as its region', async () => {
    const [event] = await readAfter(['Lyon', 'Annecy'], [{ city: 'Salamanca', region: 'México' }]);
    expect(event).toMatchObject({ country_code: 'MX' });
  });

  it('stays where its record states it', async () => {
    const [stated] = await readAfter(SPAIN, [{ city: 'León', country: 'Mexico' }]);
    expect(stated).toMatchObject({ country_code: 'MX' });
  });

  it('is in the country of the pages if all towns are doubtful', async () => {
    const records = ['Salamanca', 'León', 'Cartagena', 'Salamanca', 'León', 'Cartagena'].map(
      (city) => ({ city, url: 'https://town.example.es/x' }),
    );
    const events = await readList(records);
    expect(new Set(events.map(({ country }) => country))).toEqual(new Set(['ES']));
  });
});
