import { expect, it } from '@jest/globals';
import { createCitySuggester, type SuggestedCity } from './suggest-cities.ts';

const buildCity = (name: string, overrides: Partial<SuggestedCity> = {}): SuggestedCity => ({
  id: 1,
  name,
  name_key: name.toLowerCase(),
  region: null,
  region_code: null,
  country_code: 'DE',
  lat: null,
  lng: null,
  population: 100_000,
  keys: [name.toLowerCase()],
  ...overrides,
});

it.each([
  ['Ulm', 'uml', 'xlx', 1],
  ['Bonn', 'bonm', 'bpmn', 1],
  ['Berlin', 'bxrlxn', 'bxrlxx', 2],
  ['Gelsenkirche', 'xelsxnkirchx', 'xelsxnkixchx', 3],
])('suggests %s for %s and not for %s: %d typos at most', (name, near, far) => {
  const { suggest } = createCitySuggester([buildCity(name)]);
  expect(suggest(near, { limit: 1 })).toHaveLength(1);
  expect(suggest(far, { limit: 1 })).toEqual([]);
});

it('suggests the city with fewer typos, and of equals the more populous', () => {
  const { suggest } = createCitySuggester([
    buildCity('Hanau', { id: 1, population: 90_000 }),
    buildCity('Hagen', { id: 2, population: 190_000 }),
    buildCity('Hamm', { id: 3, population: 180_000 }),
    buildCity('Hamburg', { id: 4, population: 1_900_000 }),
  ]);
  expect(suggest('hambrug', { limit: 2 }).map(({ name }) => name)).toEqual(['Hamburg']);
  expect(suggest('hagan', { limit: 2 }).map(({ name }) => name)).toEqual(['Hagen', 'Hanau']);
});

it('names a city with its country, and with its region if the country has two of the name', () => {
  const cities = [
    buildCity('Springfield', { id: 1, country_code: 'US', region: 'Illinois', region_code: 'IL' }),
    buildCity('Springfield', { id: 2, country_code: 'US', region: 'Ohio', region_code: 'OH' }),
    buildCity('Springfield', { id: 3, country_code: 'NZ' }),
    buildCity('Ghent', { id: 4, country_code: 'BE' }),
  ];
  const { nameOf } = createCitySuggester(cities);
  expect(cities.map(nameOf)).toEqual([
    'Springfield, Illinois, US',
    'Springfield, Ohio, US',
    'Springfield, NZ',
    'Ghent',
  ]);
});

it('finds the nearest city with a position within 100 km', () => {
  const { findNearest } = createCitySuggester([
    buildCity('Unlocated'),
    buildCity('Potsdam', { id: 1, lat: 52.4, lng: 13.06 }),
    buildCity('Berlin', { id: 2, lat: 52.52, lng: 13.4 }),
  ]);
  expect(findNearest({ lat: 52.5, lng: 13.3 })?.name).toBe('Berlin');
  expect(findNearest({ lat: 52.39, lng: 13 })?.name).toBe('Potsdam');
  expect(findNearest({ lat: 50, lng: 8 })).toBeNull();
});

it('lists cities of one name, most populous first', () => {
  const { findNamed } = createCitySuggester([
    buildCity('Halle', { id: 1, population: 20_000 }),
    buildCity('Halle', { id: 2, population: 240_000 }),
    buildCity('Hagen', { id: 3 }),
  ]);
  expect(findNamed('halle').map(({ id }) => id)).toEqual([2, 1]);
});
