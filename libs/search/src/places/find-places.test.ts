import { describe, expect, it } from '@jest/globals';
import type { PlaceCity } from './choose-place.ts';
import { findPlaces } from './find-places.ts';
import { joinedPlaces } from './joined-places.ts';
import { createRegionIndex } from './region-index.ts';

const region = (code: string, name: string) => ({
  country_code: 'US',
  code,
  name,
  population: 1_000_000,
});
const REGIONS = createRegionIndex([
  region('TX', 'Texas'),
  region('MO', 'Missouri'),
  region('IL', 'Illinois'),
  { ...region('08', 'San José'), country_code: 'CR' },
]);

let id = 0;
const city = (name: string, key: string, fields: Partial<PlaceCity> = {}): PlaceCity => ({
  ...{
    id: ++id,
    name,
    name_key: key,
    region: null,
    region_code: null,
    country_code: null,
    lat: null,
    lng: null,
  },
  ...{ timezone: null, population: 1_000_000, has_upcoming_events: true },
  ...fields,
});
const inState = (code: string) => ({
  country_code: 'US',
  region_code: code,
  population: 50_000,
  has_upcoming_events: false,
});

const CITIES = new Map([
  ['krakow', [city('Kraków', 'krakow', { has_upcoming_events: false })]],
  ['москва', [city('Moscow', 'moscow', { has_upcoming_events: false })]],
  ['lontoo', [city('London', 'london')]],
  ['spring', [city('Spring', 'spring', inState('TX'))]],
  [
    'springfield',
    [
      city('Springfield', 'springfield', inState('MO')),
      city('Springfield', 'springfield', inState('IL')),
    ],
  ],
  ['lond', [city('Lond', 'lond', { population: 900 })]],
  ['berlin', [city('Berlin', 'berlin', { lat: 52.52, lng: 13.41 })]],
  [
    'kreuzberg',
    [city('Kreuzberg', 'kreuzberg', { lat: 52.5, lng: 13.4, has_upcoming_events: false })],
  ],
  ['hamburg', [city('Hamburg', 'hamburg')]],
  ['asia', [city('Asia', 'asia', { country_code: 'PH', has_upcoming_events: false })]],
  ['center', [city('Ózd', 'ozd', { population: 34_000, has_upcoming_events: false })]],
  ['san jose', [city('San Jose', 'san jose', { has_upcoming_events: false })]],
  ['celle', [city('Celle', 'celle', { population: 69_000 })]],
  ['ulm', [city('Ulm', 'ulm')]],
  ['rio', [city('Rio de Janeiro', 'rio de janeiro')]],
  ['la', [city('Los Angeles', 'los angeles')]],
  ['liga', [city('Riga', 'riga')]],
  ['ana', [city('Hamburg', 'hamburg')]],
  ['ems', [city('Ems', 'ems', { population: 17_000 })]],
]);

/** Returns the most likely place of a query, and its confidence. */
function findFirst(query: string) {
  const [first] = findPlaces(query, REGIONS).choose(CITIES);
  const place = first?.place;
  const name =
    place && 'city' in place
      ? [place.city.name, place.city.region_code].filter(Boolean).join(', ')
      : null;
  return { name, isCertain: (first?.confidence ?? 0) >= 0.93 };
}

describe('findPlaces', () => {
  it.each([
    ['koncerty w Krakowie', 'Kraków'],
    ['концерт в Москве', 'Moscow'],
    ['teatteri Lontoossa', 'London'],
    ['concerts in Spring, Texas', 'Spring, TX'],
    ['shows in Springfield, Missouri', 'Springfield, MO'],
    ['shows in Springfield, Illinois', 'Springfield, IL'],
    ['jazz springfield mo', 'Springfield, MO'],
    ['spring tx jazz', 'Spring, TX'],
  ])('is certain of the place of "%s"', (query, name) => {
    expect(findFirst(query)).toEqual({ name, isCertain: true });
  });

  it.each(['krakowie', 'Londen calling', 'jazz night'])(
    'is not certain of a place in "%s"',
    (query) => {
      expect(findFirst(query).isCertain).toBe(false);
    },
  );
});

it.each([
  ['bands hamburg saturday', 'Hamburg'],
  ['slow river hamburg on friday', 'Hamburg'],
  ['jazz ulm', 'Ulm'],
  ['samba rio tonight', 'Rio de Janeiro'],
  ['serie a berlin', 'Berlin'],
  ['la liga hamburg', 'Hamburg'],
  ['comedy la', 'Los Angeles'],
])('treats the place of "%s" as a condition', (query, name) => {
  const [first] = findPlaces(query, REGIONS).choose(CITIES);
  expect(first && 'city' in first.place && first.place.city.name).toBe(name);
  expect(first?.confidence).toBeGreaterThanOrEqual(0.8);
});

it.each(['la traviata', 'la liga', 'tour de france', 'ana and the ems'])(
  'finds no likely place in "%s"',
  (query) => {
    const found = findPlaces(query, REGIONS).choose(CITIES);
    expect(found.filter(({ confidence }) => confidence >= 0.5)).toEqual([]);
  },
);

it.each(['film festivals asia', 'film festivals in Asia'])(
  'reads the continent in "%s"',
  (query) => {
    const [first] = findPlaces(query, REGIONS).choose(CITIES);
    const area = first && 'area' in first.place ? first.place.area : null;
    expect(area?.countries).toEqual(expect.arrayContaining(['JP', 'IN']));
  },
);

it('reads no other name of a town without events as a place', () => {
  const found = findPlaces('concerts lincoln center', REGIONS).choose(CITIES);
  expect(found.every(({ confidence }) => confidence < 0.5)).toBe(true);
});

it('reads no part of the name of a place as another place', () => {
  const places = findPlaces('jazz spring hill', REGIONS).choose(
    new Map([...CITIES, ['spring hill', [city('Spring Hill', 'spring hill')]]]),
  );
  expect(places.map(({ text }) => text)).toEqual(['spring hill']);
});

it('prefers a large city to a region of its name elsewhere', () => {
  expect(findFirst('San Jose').name).toBe('San Jose');
});

describe('joinedPlaces', () => {
  it.each([
    ['jazz Berlin or Hamburg', ['Berlin', 'Hamburg']],
    ['jazz Berlin, Hamburg und London', ['Berlin', 'Hamburg', 'London']],
    ['jazz Berlin/Hamburg', ['Berlin', 'Hamburg']],
    ['Berlin / Hamburg', ['Berlin', 'Hamburg']],
    ['jazz berlin hamburg', ['Berlin', 'Hamburg']],
    ['Jazz Berlin Hamburg', ['Berlin', 'Hamburg']],
    ['Berlin ou Hamburg', ['Berlin', 'Hamburg']],
    ['Theater Berlin oder Hamburg', ['Berlin', 'Hamburg']],
    ['jazz in celle berlin', ['Celle']],
    ['jazz in berlin kreuzberg', ['Berlin']],
    ['Berlin vs Hamburg', ['Hamburg']],
    ['Berlin versus Hamburg', ['Hamburg']],
  ])('reads the cities of “%s”', (query, expected) => {
    const candidates = findPlaces(query, REGIONS).choose(
      new Map([...CITIES, ['london', [city('London', 'london')]]]),
    );
    const [first] = candidates;
    const places = first ? joinedPlaces(query, first, candidates) : [];
    expect(places.flatMap(({ place }) => ('city' in place ? [place.city.name] : []))).toEqual(
      expected,
    );
  });
});
