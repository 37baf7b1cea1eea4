import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createCityRepository, createGazetteerRepository } from '@marquee/database';
import { createTestDatabase } from '@marquee/database/testing';
import type { SourceDefaults } from '../settings/source-defaults.ts';
import { createCityResolver } from './city-resolver.ts';
import { normaliseEvent, parseRecord } from './normalise-event.ts';
import { parsePlaceText } from './place-text.ts';

const TOWNS = (
  [
    ['Chicago', 'Illinois', 'IL', 'US', 'America/Chicago', 2_700_000],
    ['Haifa', 'Haifa', '04', 'IL', 'Asia/Jerusalem', 280_000],
    ['Toronto', 'Ontario', '08', 'CA', 'America/Toronto', 2_600_000],
    ['Toronto', 'New South Wales', '02', 'AU', 'Australia/Sydney', 5_000],
    ['London', 'England', 'ENG', 'GB', 'Europe/London', 8_900_000],
    ['London', 'Ontario', '08', 'CA', 'America/Toronto', 340_000],
    ['Vancouver', 'British Columbia', '02', 'CA', 'America/Vancouver', 600_000],
    ['Berlin', 'State of Berlin', '16', 'DE', 'Europe/Berlin', 3_400_000],
  ] as const
).map(([name, region, region_code, country_code, timezone, population], index) => ({
  ...{
    geoname_id: index + 1,
    name,
    alternate_names: [],
    region,
    region_code,
    country_code,
    timezone,
    population,
  },
  ...{ lat: index, lng: index },
}));

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
  await createGazetteerRepository(database).load(TOWNS);
});
afterAll(() => database[Symbol.asyncDispose]());

describe('resolving a city followed by letters', () => {
  it.each([
    ['Chicago, IL', 'US', 'America/Chicago'],
    ['Haifa, IL', 'IL', 'Asia/Jerusalem'],
    ['Toronto, ON', 'CA', 'America/Toronto'],
    ['Toronto, CA', 'CA', 'America/Toronto'],
    ['Toronto, NSW', 'AU', 'Australia/Sydney'],
    ['London, ON', 'CA', 'America/Toronto'],
    ['London, GB', 'GB', 'Europe/London'],
    ['Berlin, DE', 'DE', 'Europe/Berlin'],
    ['Berlin, de', 'DE', 'Europe/Berlin'],
    // Towns missing from the gazetteer.
    ['Peoria, IL', 'US', 'America/Chicago'],
    ['Moosonee, ON', 'CA', 'America/Toronto'],
    ['Wacken, DE', 'DE', 'Europe/Berlin'],
    ['Wells, UK', 'GB', 'Europe/London'],
  ])('resolves %j to country %s and zone %s', async (city, country_code, timezone) => {
    const places = createCityResolver(createCityRepository(database), { readOnly: false });
    const [found] = await places.resolve([parsePlaceText({ source_id: '1', title: 'Fest', city })]);
    expect(found).toMatchObject({ city_name: city.split(',')[0], country_code, timezone });
  });
});

describe('a town that the gazetteer lacks', () => {
  const resolve = async (location: string, defaults: SourceDefaults = {}) => {
    const { place } = parseRecord(
      { title: 'Fest', start_local: '2027-01-01', address: location },
      defaults,
    );
    const places = createCityResolver(createCityRepository(database), { readOnly: true });
    return (await places.resolve([place]))[0];
  };
  const vancouver = { city: 'Vancouver', region: 'BC', country: 'CA' };

  it('is named before its district', async () => {
    expect(await resolve('Saint-Cornély, Carnac (Morbihan, France)')).toMatchObject({
      ...{ city_name: 'Carnac', country_code: 'FR' },
    });
  });

  it('is in the region of the source, whose zone it has', async () => {
    expect(await resolve('12 Water Street, Ladysmith, Canada', vancouver)).toMatchObject({
      ...{ city_name: 'Ladysmith', timezone: 'America/Vancouver' },
    });
  });

  it('is not in the country whose letters are those of its state', async () => {
    const places = createCityResolver(createCityRepository(database), { readOnly: true });
    const find = async (record: object) =>
      (await places.resolve([parsePlaceText({ source_id: '1', title: 'Fest', ...record })]))[0];
    expect(await find({ city: 'Chicago', country: 'IL' })).toMatchObject({ country_code: 'US' });
    expect(await find({ city: 'Haifa', country: 'IL' })).toMatchObject({ country_code: 'IL' });
    expect(await find({ city: 'Eilat', country: 'IL' })).toMatchObject({ country_code: 'IL' });
    expect(await find({ city: 'Toronto District' })).toMatchObject({ country_code: null });
    expect(await find({ city: 'Mitte District', region: 'Berlin', country: 'DE' })).toMatchObject({
      city_name: 'Berlin',
    });
  });

  it('has no postcode of another form than those of its country', async () => {
    expect(await resolve('1919 Livehouse', vancouver)).toMatchObject({ city_name: 'Vancouver' });
  });
});

describe('the settings of a source', () => {
  const berlin = { city: 'Berlin', country: 'DE', venue: 'Town Hall', timezone: 'Europe/Berlin' };
  const read = async (record: object, defaults: SourceDefaults = berlin) => {
    const parsed = parseRecord(
      { title: 'Fest', start_utc: '2027-01-01T20:00:00Z', ...record },
      defaults,
    );
    const [place] = await createCityResolver(createCityRepository(database), {
      readOnly: true,
    }).resolve([parsed.place]);
    if (!place) throw new Error('The resolver returned no place.');
    const { city_name, country_code, venue_name, timezone, start_local, language, category } =
      normaliseEvent(parsed, place);
    return { city_name, country_code, venue_name, timezone, start_local, language, category };
  };

  it('fill in the place and the zone of a record without them', async () => {
    const expected = {
      city_name: 'Berlin',
      country_code: 'DE',
      venue_name: 'Town Hall',
      timezone: 'Europe/Berlin',
    };
    expect(await read({})).toMatchObject({ ...expected, start_local: '2027-01-01T21:00:00' });
  });

  it('leave an event elsewhere where it is', async () => {
    expect(await read({ city: 'Toronto', country: 'CA' })).toMatchObject({
      ...{
        city_name: 'Toronto',
        country_code: 'CA',
        venue_name: null,
        timezone: 'America/Toronto',
      },
    });
    expect(await read({ city: 'London, ON' })).toMatchObject({
      country_code: 'CA',
      venue_name: null,
    });
  });

  it('choose among cities of one name', async () => {
    expect(await read({ city: 'London' }, { country: 'CA' })).toMatchObject({
      timezone: 'America/Toronto',
    });
  });

  it.each([
    ['Vila Nova, RS', undefined],
    ['Praça Central, Vila Nova - RS', undefined],
    ['Vila Nova', 'RS'],
    ['Vila Nova', 'Rio Grande do Sul'],
  ])('decide between a region and a country of these letters: %s (%s)', async (city, region) => {
    const record = region === undefined ? { address: city } : { city, region };
    const expected = { city_name: 'Vila Nova', country_code: 'BR' };
    expect(await read(record, { country: 'BR' })).toMatchObject(expected);
  });

  it('name a town that the gazetteer lacks', async () => {
    expect(
      await read({ venue_name: 'Park' }, { city: 'Kleinkirchen', country: 'DE' }),
    ).toMatchObject({ city_name: 'Kleinkirchen', country_code: 'DE', timezone: 'Europe/Berlin' });
    expect(await read({ online: true }, { city: 'Kleinkirchen', country: 'DE' })).toMatchObject({
      city_name: null,
    });
  });

  it('give an online event the zone and no city', async () => {
    const online = { city_name: null, venue_name: null, timezone: 'Europe/Berlin' };
    expect(await read({ online: true })).toMatchObject(online);
  });

  it('fill in language and category', async () => {
    expect(await read({}, { language: 'de', category: 'film' })).toMatchObject({
      language: 'de',
      category: 'film',
    });
    expect(
      await read({ language: 'fr', category: 'music' }, { language: 'de', category: 'film' }),
    ).toMatchObject({
      ...{ language: 'fr', category: 'music' },
    });
  });
});
