import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { GIG, LONDON, SEATTLE } from './listing-fixtures.ts';
import { matchFeatures } from './match-features.ts';
import { scorePair } from './score-pair.ts';
import { overlap } from './word-overlap.ts';

const ACTS = [
  'Aurora Lane',
  'Beach House',
  'Beachhouse',
  'P!nk',
  'AC/DC',
  'Кино',
  '坂本龍一',
  'The 1975',
  'Kelella',
  '!!!',
];
const TEAMS = [
  ...[
    'Arsenal',
    'Arsenal Women',
    'Arsenal WFC',
    'Northbridge FC',
    'Northbridge Utd',
    'Northbridge City U21',
  ],
  ...[
    'Paris Saint-Germain',
    'PSG',
    'Olympique de Marseille',
    'Queens Park Rangers',
    'QPR',
    'Real Sociedad B',
  ],
];
const CONFERENCES = [
  'FrostConf 2027',
  'FrostConf',
  'Frost Conference Berlin',
  'FC',
  'Gophers at FrostConf',
  'AFUP Day Lyon',
];
const ADDED = [
  ...[
    '',
    '',
    ' – Night 2',
    ' (Early Show)',
    ' Tour 2027',
    ' feat. Beach House',
    ': Race 1',
    ' – Friday',
    ' Aftershow',
  ],
  ...[' Workshop', ' @ Kesselhaus', ' Tribute', ' No. 9, Op. 125', ' Festival', ' – SOLD OUT'],
];
const VENUES = [
  'Kesselhaus',
  'The Kesselhaus Berlin',
  'Kesselhaus – Main Room',
  'Grote Zaal',
  'AB',
  'Ancienne Belgique',
  'AB Box',
];
const HOURS = [
  '00:00',
  '00:30',
  '06:00',
  '13:00',
  '14:00',
  '18:00',
  '19:00',
  '19:30',
  '20:00',
  '21:30',
  '22:00',
  '23:30',
  '23:59',
];
const DAYS = ['2027-03-05', '2027-03-06', '2027-03-07', '2027-03-12'];
const CITIES = [
  {
    city_id: 1,
    city_name: 'Berlin',
    country_code: 'DE',
    lat: 52.5,
    lng: 13.4,
    timezone: 'Europe/Berlin',
  },
  {
    city_id: 2,
    city_name: 'Hamburg',
    country_code: 'DE',
    lat: 53.55,
    lng: 10,
    timezone: 'Europe/Berlin',
  },
  {
    city_id: 3,
    city_name: 'Potsdam',
    country_code: 'DE',
    lat: 52.4,
    lng: 13.06,
    timezone: 'Europe/Berlin',
  },
  {
    city_id: 4,
    city_name: 'New York',
    country_code: 'US',
    lat: 40.7,
    lng: -74,
    timezone: 'America/New_York',
  },
  { city_id: null, city_name: null, country_code: null, lat: null, lng: null, timezone: 'UTC' },
];
const PAGES = [
  ...[
    'https://frostconf.example/',
    'https://frostconf.example/2027',
    'https://kesselhaus.example/events/aurora-lane',
  ],
  ...[
    'https://kesselhaus.example/',
    'https://tickets.example/x?id=1#y',
    'https://a.example/%E0%A4%A',
  ],
];

const CATEGORIES = [
  'music',
  'sports',
  'conference',
  'festival',
  'film',
  'theater',
  'community',
] as const;

const names = fc.oneof(
  fc.constantFrom(...ACTS, ...CONFERENCES),
  fc
    .tuple(
      fc.constantFrom(...TEAMS),
      fc.constantFrom(' v ', ' @ ', ' – '),
      fc.constantFrom(...TEAMS),
    )
    .map((parts) => parts.join('')),
  fc.string(),
);
const titles = fc.tuple(names, fc.constantFrom(...ADDED)).map(([name, added]) => name + added);
const fields = {
  title: titles,
  start_local: fc
    .tuple(fc.constantFrom(...DAYS), fc.constantFrom(...HOURS))
    .map(([day, hour]) => `${day}T${hour}:00`),
  end_local: fc.constantFrom(null, '2027-03-07T00:00:00'),
  all_day: fc.boolean(),
  category: fc.constantFrom(...CATEGORIES),
  venue_name: fc.constantFrom(null, ...VENUES),
  place: fc.constantFrom(...CITIES),
  online: fc.boolean(),
  url: fc.constantFrom(null, ...PAGES),
  ticket_url: fc.constantFrom(null, ...PAGES),
  artists: fc.uniqueArray(fc.constantFrom(...ACTS, ...TEAMS), { maxLength: 3 }),
  artist_ids: fc.constantFrom([], SEATTLE, LONDON),
};
const events = fc.record(fields);
/**
 * What another listing of the event states in another way. Listings of separate events rarely get
 * as far as most rules.
 */
const differences = fc.record(fields, { requiredKeys: [] });
const toFeatures = (
  source: string,
  { place, ...event }: typeof events extends fc.Arbitrary<infer Event> ? Event : never,
) => matchFeatures(source, { ...GIG, ...place, ...event });

describe('scorePair for listings that look real', () => {
  it('gives the same score in both directions', () => {
    fc.assert(
      fc.property(events, differences, fc.boolean(), (one, other, isOneSource) => {
        const a = toFeatures('a', one);
        const b = toFeatures(isOneSource ? 'a' : 'b', { ...one, ...other });
        const [forth, back] = [scorePair(a, b), scorePair(b, a)];
        expect({ ...forth, reasons: [] }).toEqual({ ...back, reasons: [] });
      }),
      { numRuns: 2000 },
    );
  });
});

describe('overlap', () => {
  const words = fc.array(
    fc.oneof(
      fc.constantFrom('north', 'norths', 'northss', 'fillmore', 'fillmores', 'sessions', 'session'),
      fc.string(),
    ),
  );

  it('does not depend on the order of the lists', () => {
    fc.assert(
      fc.property(words, words, (one, other) =>
        expect(overlap(one, other)).toEqual(overlap(other, one)),
      ),
      { numRuns: 2000 },
    );
  });

  it('treats similar words as equal', () => {
    expect(overlap(['fillmore', 'hall'], ['fillmores'])).toEqual({ smaller: 1, union: 8 / 12 });
    expect(overlap(['fiori'], ['fioris'])).toEqual({ smaller: 1, union: 1 });
  });
});
