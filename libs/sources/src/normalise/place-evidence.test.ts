import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  createCityRepository,
  createGazetteerRepository,
  type GazetteerCity,
} from '@marquee/database';
import { createTestDatabase } from '@marquee/database/testing';
import { foldText } from '@marquee/domain';
import { cityNameKinds } from '@marquee/search';
import { readGazetteer } from '../gazetteer.ts';
import { createCityResolver } from './city-resolver.ts';
import { normaliseEvent, parseRecord } from './normalise-event.ts';

const NAMES =
  'amsterdam|atlanta|barcelona|bengaluru|berlin|bristol|cologne|columbia|frankfurt|frankfurt oder|georgia|glasgow|hong kong|krakow|athens|lancaster|london|los angeles|tokyo|lyon|granada|geneva|montreal|new york|nyc|paris|park city|pittsburgh|portland|quebec|saint denis|san francisco|san juan|sao paulo|sydney|tbilisi|the hague|victoria|vienna|wacken|washington|luxembourg'.split(
    '|',
  );

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
  const known = new Set(NAMES.map(foldText));
  const namesakes: GazetteerCity[] = [];
  for await (const city of readGazetteer(join(import.meta.dirname, '../../../../data/gazetteer'))) {
    const names = [...cityNameKinds(city.name, city.alternate_names).keys()];
    if (names.some((name) => known.has(name))) namesakes.push(city);
  }
  await createGazetteerRepository(database).load(namesakes);
});
afterAll(() => database[Symbol.asyncDispose]());

async function resolve(record: object) {
  const parsed = parseRecord({ title: 'Fest', start_local: '2027-05-01', ...record });
  const [place] = await createCityResolver(createCityRepository(database), {
    readOnly: true,
  }).resolve([parsed.place]);
  if (!place) throw new Error('The resolver returned no place.');
  const { city_name, country_code, timezone, venue_name, address, online, lat } = normaliseEvent(
    parsed,
    place,
  );
  const { contradictions } = place;
  return { city_name, country_code, timezone, venue_name, address, online, lat, contradictions };
}

describe('the name of a city', () => {
  it.each([
    ['Atlanta, Georgia', ['Atlanta', 'US', 'America/New_York']],
    ['Tbilisi, Georgia', ['Tbilisi', 'GE', 'Asia/Tbilisi']],
    ['Washington, D.C.', ['Washington', 'US', 'America/New_York']],
    ['Washington D.C.', ['Washington', 'US', 'America/New_York']],
    ['Wien', ['Vienna', 'AT', 'Europe/Vienna']],
    ['NYC', ['New York City', 'US', 'America/New_York']],
    ['Köln/Cologne', ['Köln', 'DE', 'Europe/Berlin']],
    ['Den Haag', ['The Hague', 'NL', 'Europe/Amsterdam']],
    ['Hong Kong, China', ['Hong Kong', 'HK', 'Asia/Hong_Kong']],
    ['London (UK)', ['London', 'GB', 'Europe/London']],
    ['Lyon (France)', ['Lyon', 'FR', 'Europe/Paris']],
    ['Montréal (Québec)', ['Montréal', 'CA', 'America/Toronto']],
    ['Frankfurt (Oder)', ['Frankfurt (Oder)', 'DE', 'Europe/Berlin']],
    ['São Paulo, SP', ['São Paulo', 'BR', 'America/Sao_Paulo']],
    ['London E2 7QL', ['London', 'GB', 'Europe/London']],
    ['1017 PH Amsterdam', ['Amsterdam', 'NL', 'Europe/Amsterdam']],
    ['31-042 Kraków', ['Kraków', 'PL', 'Europe/Warsaw']],
    ['Sydney NSW 2000', ['Sydney', 'AU', 'Australia/Sydney']],
    ['In-person in Berlin, Germany + remote (hybrid event)', ['Berlin', 'DE', 'Europe/Berlin']],
    ['San Francisco Bay Area', ['San Francisco', 'US', 'America/Los_Angeles']],
    ['Granada', ['Granada', 'ES', 'Europe/Madrid']],
    ['Geneva', ['Genève', 'CH', 'Europe/Zurich']],
    ['Luxembourg', ['Luxembourg', 'LU', 'Europe/Luxembourg']],
  ])('%j is %j', async (city, [city_name, country_code, timezone]) => {
    expect(await resolve({ city })).toMatchObject({
      city_name,
      country_code,
      timezone,
      contradictions: [],
    });
  });

  it.each(['?', 'J5W 4M6', 'Amazon or USA', 'Room 12', 'TBD'])('%j is no city', async (city) => {
    expect(await resolve({ city })).toMatchObject({ city_name: null });
  });

  it.each([
    ['Messe Wien Exhibition Congress Center', 'Vienna', 'Austria', 'Vienna'],
    ['Palais des congrès de Lyon', 'Lyon', 'France', 'Lyon'],
    ['McGill University', 'Montreal', 'Canada', 'Montréal'],
    ['David L. Lawrence Convention Center', 'Pittsburgh, PA', 'USA', 'Pittsburgh'],
  ])('%s is the venue, and the region is the city: %s, %s', async (...each) => {
    const [city, region, country, city_name] = each;
    expect(await resolve({ city, region, country })).toMatchObject({ city_name, venue_name: city });
  });

  it('is not the county of a town that is named like a house', async () => {
    const place = await resolve({
      city: 'Church Stretton',
      region: 'Shropshire',
      country: 'United Kingdom',
    });
    expect(place.city_name).not.toBe('Shropshire');
  });

  it('is none if it is a house, or online', async () => {
    const house = 'David L. Lawrence Convention Center';
    expect(await resolve({ city: house })).toMatchObject({ city_name: null, venue_name: house });
    expect(await resolve({ city: `${house}, Pittsburgh, PA` })).toMatchObject({
      ...{ city_name: 'Pittsburgh', country_code: 'US', venue_name: house },
    });
    expect(await resolve({ city: 'Virtual conference' })).toMatchObject({
      city_name: null,
      online: true,
    });
  });

  it('does not lend itself to another state', async () => {
    expect(await resolve({ city: 'Park City, UT', country: 'US' })).toMatchObject({
      city_name: 'Park City',
    });
  });
});

describe('an address or a position without a city', () => {
  it.each([
    [{ venue_name: 'Roundhouse, London' }, ['London', 'Roundhouse', null]],
    [{ venue_name: 'Roundhouse', address: 'London' }, ['London', 'Roundhouse', null]],
    [{ venue_name: 'Berlin' }, ['Berlin', null, null]],
    [{ venue_name: 'A - B - 75011 Paris - France' }, ['Paris', 'A', 'B']],
    [{ address: '12 N Queen St, Lancaster PA 17603' }, ['Lancaster', null, '12 N Queen St']],
    [{ address: 'Hauptstr. 3, 25596 Wacken, Germany' }, ['Wacken', null, 'Hauptstr. 3']],
    [{ venue_name: 'Columbia, Schermerhorn 614' }, [null, 'Columbia, Schermerhorn 614', null]],
    [{ lat: 48.8606, lng: 2.3376 }, ['Paris', null, null]],
    [{ lat: 0.1, lng: -30 }, [null, null, null]],
  ])('%j is in %j', async (record, [city_name, venue_name, address]) => {
    expect(await resolve(record)).toMatchObject({ city_name, venue_name, address });
  });
});

describe('contradictions', () => {
  it('are decided by city and country against a position far away', async () => {
    const found = await resolve({ city: 'Barcelona', country: 'ES', lat: 10.13, lng: -64.68 });
    expect(found).toMatchObject({ country_code: 'ES', timezone: 'Europe/Madrid' });
    expect(found.lat).toBeCloseTo(41.4, 0);
    expect(found.contradictions).toEqual(['position that is far from the named city']);
  });

  it('are decided by the position among cities of one name', async () => {
    expect(await resolve({ city: 'Barcelona', lat: 10.13, lng: -64.68 })).toMatchObject({
      country_code: 'VE',
    });
  });

  it('are decided by city and position against a country without such a city', async () => {
    expect(
      await resolve({ city: 'Bengaluru', country: 'US', lat: 12.97, lng: 77.59 }),
    ).toMatchObject({
      ...{ country_code: 'IN', contradictions: ['country that has no such city'] },
    });
  });

  it('of a country and its territories are decided by the country, unless its town is small', async () => {
    for (const [city, country, country_code] of [
      ['Saint-Denis', 'FR', 'FR'],
      ['San Juan', 'US', 'PR'],
      ['Hong Kong', 'CN', 'HK'],
    ])
      expect(await resolve({ city, country })).toMatchObject({ country_code });
  });

  it('of a stated zone are decided by the city', async () => {
    expect(
      await resolve({ city: 'Bengaluru', country: 'India', timezone: 'America/New_York' }),
    ).toMatchObject({
      timezone: 'Asia/Kolkata',
    });
  });

  it('do not arise where the position is in the country of an unlisted town', async () => {
    expect(await resolve({ city: 'Neverheard', lat: 48.85, lng: 2.3 })).toMatchObject({
      ...{ city_name: 'Neverheard', country_code: 'FR', contradictions: [] },
    });
  });
});

describe('what is no town', () => {
  it.each([
    [{ country: 'Japan' }, [null, 'JP', 'Asia/Tokyo']],
    [{ city: 'California', country: 'USA' }, [null, 'US', 'America/Los_Angeles']],
    [{ city: 'Crete', country: 'Greece' }, [null, 'GR', 'Europe/Athens']],
    [{ city: 'ExCeL London', country: 'UK' }, ['London', 'GB', 'Europe/London']],
    [{ city: 'Glasgow City', country: 'GB' }, ['Glasgow', 'GB', 'Europe/London']],
    [{ venue_name: 'Online', lat: 43.6, lng: -79.3 }, [null, null, 'UTC']],
  ])('%j is in %j', async (record, [city_name, country_code, timezone]) => {
    expect(await resolve(record)).toMatchObject({ city_name, country_code, timezone });
  });

  it('leaves no position to an event that is only online', async () => {
    expect(await resolve({ venue_name: 'Online', lat: 43.6, lng: -79.3 })).toMatchObject({
      ...{ online: true, lat: null, venue_name: null },
    });
  });

  it('separates the venue from the link of a meeting', async () => {
    const venue_name = 'Linde, Lange Straße 5, 10243 Berlin; https://meet.example.com/abc';
    expect(await resolve({ venue_name })).toMatchObject({
      ...{ city_name: 'Berlin', venue_name: 'Linde', address: 'Lange Straße 5' },
    });
  });
});

describe('the town of the source', () => {
  it('gives an online event its zone', async () => {
    const parsed = parseRecord(
      { title: 'Class', start_local: '2027-02-19T09:00', venue_name: 'Online' },
      { city: 'Berlin', country: 'DE' },
    );
    const resolver = createCityResolver(createCityRepository(database), { readOnly: true });
    const [place] = await resolver.resolve([parsed.place]);
    expect(place).toMatchObject({ city_name: null, timezone: 'Europe/Berlin' });
  });
});
