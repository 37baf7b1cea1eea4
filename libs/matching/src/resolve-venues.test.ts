import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { VenueRequest } from './named-venue.ts';
import { resolveVenues } from './resolve-venues.ts';
import { venueWords } from './venue-words.ts';

const LONDON = {
  city_id: 1,
  city_name: 'London',
  country_code: 'GB',
  centre: { lat: 51.50853, lng: -0.12574 },
};
const GREENWICH = {
  city_id: 2,
  city_name: 'Greenwich',
  country_code: 'GB',
  centre: { lat: 51.47785, lng: -0.01176 },
};
const LEEDS = {
  city_id: 3,
  city_name: 'Leeds',
  country_code: 'GB',
  centre: { lat: 53.79648, lng: -1.54785 },
};
const DOME = { lat: 51.50301, lng: 0.00319 };
/** Returns a position `metres` north of the Dome. */
const north = (metres: number) => ({ lat: DOME.lat + metres / 111_195, lng: DOME.lng });

type Request = Partial<VenueRequest> & { name: string };

const toRequests = (venues: Request[]): VenueRequest[] =>
  venues.map(({ name, ...more }, index) => ({
    ...LONDON,
    key: String(index),
    id: `id ${String(index)}`,
    names: [name],
    address: null,
    lat: null,
    lng: null,
    ...more,
  }));

/** Returns the venues after the requests were resolved one by one. */
function resolveOneByOne(requests: VenueRequest[]) {
  let known = resolveVenues([], []).created;
  for (const request of requests) {
    const { created, enriched: enriched } = resolveVenues([request], known);
    const enrichedById = new Map(enriched.map((venue) => [venue.id, venue]));
    known = [...known.map((venue) => enrichedById.get(venue.id) ?? venue), ...created];
  }
  return known;
}

type Case = [string, ...Request[]];

describe('resolveVenues for names of one venue', () => {
  const ONE: Case[] = [
    [
      'with and without what kind it is, an article, its city',
      { name: 'The O2' },
      { name: 'O2 Arena' },
      { name: 'O2 Arena, London' },
    ],
    ['signs that fold', { name: 'The O₂' }, { name: 'the o2 (London, UK)' }],
    ['in one word or two', { name: 'Blue Note' }, { name: 'Bluenote Club' }, { name: 'Blue-Note' }],
    ['kinds in two languages', { name: 'Bell Centre' }, { name: 'Centre Bell' }],
    ['its city before it', { name: 'London Palladium' }, { name: 'The Palladium' }],
    ['a few metres apart', { name: 'The O2', ...DOME }, { name: 'O2 Arena', ...north(250) }],
    [
      'one at the city’s centre, which is not a position',
      { name: 'The O2', ...DOME },
      { name: 'O2 Arena', ...LONDON.centre },
    ],
    [
      'one to the next kilometre',
      { name: 'The O2', ...DOME },
      { name: 'O2 Arena', lat: 51.53, lng: -0.1 },
    ],
    [
      'a common name at one address',
      { name: 'Town Hall', address: '1 High Street' },
      { name: 'The Town Hall', address: '1, High street' },
    ],
    [
      'one address, of which one position is wrong',
      { name: 'The O2', ...DOME, address: 'Peninsula Square 1' },
      { name: 'O2 Arena', ...north(1_700), address: 'Peninsula Square, 1' },
    ],
    [
      'a common name in one place',
      { name: 'New Theatre', ...DOME },
      { name: 'The New Theatre, London', ...north(40) },
    ],
    [
      'one name at the far end of a large site',
      { name: 'Olympic Park', ...DOME },
      { name: 'Olympic Park', ...north(900) },
    ],
    [
      'in two cities that meet there',
      { name: 'The O2', ...DOME },
      { name: 'O2 Arena', ...GREENWICH, ...north(60) },
    ],
    [
      'no city at all',
      { name: 'The Fillmore', city_id: null },
      { name: 'Fillmore', city_id: null },
    ],
  ];

  it.each(ONE)('resolves to one venue in any order: %s', (_, ...requests) => {
    for (const order of [requests, requests.toReversed()])
      expect(resolveOneByOne(toRequests(order))).toHaveLength(1);
    expect(resolveVenues(toRequests(requests), []).created).toHaveLength(1);
  });

  it('stores every name, position and address of a venue', () => {
    const [venue] = resolveOneByOne(
      toRequests([
        { name: 'The O2', ...LONDON.centre },
        { name: 'O2 Arena', ...DOME, address: 'Peninsula Square' },
      ]),
    );
    expect(venue).toMatchObject({
      names: ['The O2', 'O2 Arena'],
      ...DOME,
      address: 'Peninsula Square',
    });
  });
});

describe('resolveVenues for names of two venues', () => {
  const TWO: Case[] = [
    ['a word of its own', { name: 'The O2' }, { name: 'O2 Academy' }],
    ['two kinds', { name: 'Apollo Theatre' }, { name: 'Apollo Club' }],
    [
      'two kinds in one place',
      { name: 'Five Flags Arena', ...DOME },
      { name: 'Five Flags Theater', ...DOME },
    ],
    ['a hall of a house', { name: 'Barbican Centre' }, { name: 'Barbican Centre: Hall' }],
    ['a hall of a school', { name: 'Epsom College' }, { name: 'Epsom College Concert Hall' }],
    ['one name in two cities', { name: 'Main Stage' }, { name: 'Main Stage', ...LEEDS }],
    [
      'one name in two cities, far apart',
      { name: 'Main Stage', ...DOME },
      { name: 'Main Stage', ...GREENWICH, ...north(2_000) },
    ],
    ['two branches', { name: 'Public Library, Albion' }, { name: 'Public Library, Agincourt' }],
    [
      'two branches of one name',
      { name: 'Public Library', ...DOME },
      { name: 'Public Library', ...north(1_500) },
    ],
    [
      'like names, too far apart',
      { name: 'The Hippodrome', ...DOME },
      { name: 'London Hippodrome', ...north(400) },
    ],
    [
      'common names',
      { name: 'Town Hall' },
      { name: 'The Town Hall, London', address: '2 Low Road' },
    ],
    ['numbers', { name: 'Hall 1' }, { name: 'Hall 2' }],
    ['one name without a letter, and another', { name: '!!!' }, { name: '???' }],
  ];

  it.each(TWO)('resolves to two venues in any order: %s', (_, ...requests) => {
    for (const order of [requests, requests.toReversed()])
      expect(resolveOneByOne(toRequests(order))).toHaveLength(2);
    expect(resolveVenues(toRequests(requests), []).created).toHaveLength(2);
  });

  it('disambiguates venues of one name and city by their position', () => {
    const venues = resolveOneByOne(
      toRequests([
        { name: 'Library', ...DOME },
        { name: 'Library', ...north(5_000) },
      ]),
    );
    expect(venues.map(({ disambiguation }) => disambiguation)).toEqual(['', '51.5480,0.0032']);
  });

  it('does not match a name that could be either of two venues', () => {
    const venues = resolveOneByOne(
      toRequests([{ name: 'Apollo Theatre' }, { name: 'Apollo Club' }, { name: 'Apollo' }]),
    );
    expect(venues.map(({ names }) => names)).toEqual([
      ['Apollo Theatre'],
      ['Apollo Club'],
      ['Apollo'],
    ]);
  });

  it('does not link two venues through a name that is similar to both', () => {
    const venues = resolveOneByOne(
      toRequests([{ name: 'Apollo' }, { name: 'Apollo Theatre' }, { name: 'Apollo Club' }]),
    );
    expect(venues.map(({ names }) => names)).toEqual([
      ['Apollo', 'Apollo Theatre'],
      ['Apollo Club'],
    ]);
  });
});

describe('resolveVenues for arbitrary requests', () => {
  const names = fc.constantFrom(
    'The O2',
    'O2 Arena',
    'O2 Arena, London',
    'O2 Academy',
    'The Library',
    'Library',
    '!!!',
    '东京',
  );
  const places = fc.constantFrom({}, DOME, north(3_000), LONDON.centre);
  const requests = fc.array(
    fc.tuple(names, places).map(([name, place]) => ({ name, ...place })),
    { maxLength: 12 },
  );

  it('resolves to the same venues when repeated', () => {
    fc.assert(
      fc.property(requests, (requests) => {
        const first = resolveVenues(toRequests(requests), []);
        const again = resolveVenues(toRequests(requests), first.created);
        expect(again).toMatchObject({ created: [], enriched: [] });
        expect(again.ids).toEqual(first.ids);
      }),
    );
  });
});

describe('venueWords', () => {
  it.each([
    ['The O2 Arena, London', 'o2'],
    ['Teatro alla Scala', 'allascala'],
    ['Royal Albert Hall', 'royalalbert'],
    ['Arena (London)', 'arena'],
    ['O2 Arena (London)', 'o2'],
    ['@', '@'],
    ['Moody Theater, London, TX', 'moody'],
    ['Melkweg: OZ', 'melkwegoz'],
    ['L’Olympia', 'olympia'],
    ['Studio A', 'studioa'],
    ['London', 'london'],
    ['!!!', '!!!'],
    ['武道館', '武道館'],
  ])('reduces "%s" to the words "%s"', (name, core) => {
    expect(venueWords({ name, city_name: 'London', country_code: 'GB' }).core).toBe(core);
  });
});
