import { describe, expect, it } from '@jest/globals';
import type { PlaceRepository } from '@marquee/database';
import type { Area, PlaceCity } from '@marquee/search';
import { createPlaceFinder } from './place-finder.ts';

const city = (id: number, name: string, place: Partial<PlaceCity>): PlaceCity => ({
  ...{ id, name, name_key: name.toLowerCase(), region: null, region_code: null },
  ...{ country_code: 'US', timezone: null, population: 1_000_000, has_upcoming_events: true },
  ...{ lat: null, lng: null },
  ...place,
});
const CHICAGO = city(1, 'Chicago', { region_code: 'IL', lat: 41.85, lng: -87.65 });
const HYDE_PARK = city(2, 'Hyde Park', { region_code: 'MA', lat: 42.26, lng: -71.12 });
const NEW_YORK = city(3, 'New York City', { region_code: 'NY', lat: 40.71, lng: -74.01 });
const BERLIN = city(4, 'Berlin', { country_code: 'DE' });
const CITIES = new Map([
  ['chicago', [CHICAGO]],
  ['hyde park', [HYDE_PARK]],
  ['nyc', [NEW_YORK]],
  ['berlin', [BERLIN]],
]);
const LARGER = 5;
const landmark = (keys: string[], kind: 'part' | 'airport' | 'landmark', country_code: string) => ({
  ...{ keys, kind, name: keys[0] ?? '', lat: 41.9, lng: -87.7, city: 'Chicago', country_code },
  ...{ population: 2_700_000, is_known: true },
});
const LANDMARKS = [
  landmark(['Wicker Park'], 'part', 'US'),
  landmark(['Clapham'], 'part', 'AU'),
  landmark(['Cloud Gate', 'The Bean'], 'landmark', 'US'),
  landmark(['London Heathrow Airport', 'Heathrow'], 'airport', 'GB'),
];

const CLAPHAM_GRAND = {
  ...{ kind: 'building' as const, name: null, lat: 51.46, lng: -0.17, is_known: true },
  ...{ city: 'London', country_code: 'GB', population: 9_000_000 },
};

const places: PlaceRepository = {
  findRegions: () => Promise.resolve([]),
  findByNames: (keys) =>
    Promise.resolve(new Map(keys.flatMap((key) => [[key, CITIES.get(key) ?? []] as const]))),
  findIdsByPrefix: () => Promise.resolve([LARGER]),
  findLandmarks: (name) => Promise.resolve(LANDMARKS.filter((each) => each.keys.includes(name))),
  findPartsNamed: () => Promise.resolve([]),
  findBuildingsNamedAfter: (name) => Promise.resolve(name === 'Clapham' ? [CLAPHAM_GRAND] : []),
  findByIds: () => Promise.resolve([]),
  findSharedNames: () => Promise.resolve([]),
  findIdsInRegions: () => Promise.resolve([]),
  findActiveCities: () => Promise.resolve([]),
};
const finder = createPlaceFinder(places, {
  events: { list: () => Promise.reject(new Error('No list is needed.')) },
  venues: {
    list: () => Promise.resolve({ items: [], total: 0, next: null }),
    findFormerNames: () => Promise.resolve(new Map()),
  },
  now: () => new Date('2027-01-01T00:00:00Z'),
});

describe('the position of a name', () => {
  it('is that of the city of this name', async () => {
    expect(await finder.findPosition('Hyde Park')).toMatchObject({ lat: HYDE_PARK.lat });
  });

  it.each(['Chicago', 'United Kingdom', 'Nowhere'])(
    'is bounded by what follows the comma: Hyde Park, %s',
    async (within) => {
      expect(await finder.findPosition('Hyde Park', within)).toBeNull();
    },
  );

  it('is that of a part of a city, within what follows the comma', async () => {
    const found = { name: 'Wicker Park, Chicago, US', kind: 'city', nearKm: 5 };
    expect(await finder.findPosition('the Wicker Park')).toMatchObject(found);
    expect(await finder.findPosition('Wicker Park', 'Chicago')).toMatchObject(found);
    expect(await finder.findPosition('Wicker Park', 'Hyde Park')).toBeNull();
    expect(await finder.findPosition('Wicker Park', 'Germany')).toBeNull();
  });

  it('is that of the buildings named after a place in a larger city than the part', async () => {
    expect(await finder.findPosition('Clapham')).toMatchObject({ name: 'Clapham, London, GB' });
    expect(await finder.findPosition('Clapham', 'Australia')).toMatchObject({ kind: 'city' });
  });

  it('is found alone only for a part of a city and a sight', async () => {
    expect(await finder.findPart('Wicker Park')).toMatchObject({
      name: 'Wicker Park, Chicago, US',
    });
    expect(await finder.findPart('The Bean')).toMatchObject({ name: 'Cloud Gate, Chicago, US' });
    expect(await finder.findPart('Heathrow')).toBeNull();
  });

  it('is that of an airport, with or without the word', async () => {
    for (const name of ['Heathrow', 'Heathrow Airport', 'Heathrow International Airport'])
      expect(await finder.findPosition(name)).toMatchObject({ nearKm: 25 });
    expect(await finder.findPosition('Wicker Park Airport')).toBeNull();
  });

  it('lies in the country after the comma', async () => {
    const found = await finder.findPosition('Hyde Park', 'United States');
    expect(found).toMatchObject({ lat: HYDE_PARK.lat });
  });
});

describe('a city by its initials', () => {
  it('is that city rather than the beginning of a name', async () => {
    expect(await finder.findCities('NYC')).toMatchObject({ cityIds: [NEW_YORK.id] });
  });
});

describe('a list of cities', () => {
  it('selects those that lie in the country', async () => {
    const areas: Area[] = [{ countries: ['US'], regions: [], namedBy: 'code' }];
    expect(await finder.findCities('NYC, Berlin', areas)).toMatchObject({
      cityIds: [NEW_YORK.id],
    });
    expect(await finder.findCities('NYC, Berlin')).toMatchObject({
      cityIds: [NEW_YORK.id, BERLIN.id],
    });
  });
});
