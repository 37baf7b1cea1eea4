import type { Category } from '@marquee/domain';
import { pick, type Random, jitter, wholeBetween } from '@marquee/ingest/demo/random';
import { seededRandom } from '@marquee/ingest/demo/seeded-random';
import { ADJECTIVES, FILLERS, FIRST_NAMES, NOUNS, STREETS, SYLLABLES } from './dataset-words.ts';
import type { City } from './gazetteer.ts';
import { zipfRank, zipfShare } from './zipf.ts';

export interface Venue {
  name: string;
  address: string;
  lat: number;
  lng: number;
  /** The host of its pages, a subdomain of example.org. */
  host: string;
}

export interface DatasetCity extends City {
  venues: readonly Venue[];
  /** The venues of a category, or all venues if the city has none for it. */
  venuesFor: Readonly<Record<Category, readonly Venue[]>>;
  teams: readonly string[];
}

export interface Dataset {
  /** The busiest first. */
  cities: readonly DatasetCity[];
  citiesOf: ReadonlyMap<string, readonly DatasetCity[]>;
  musicians: readonly string[];
  comedians: readonly string[];
  djs: readonly string[];
  sentences: readonly string[];
}

export interface DatasetSize {
  venues: number;
  musicians: number;
  comedians: number;
  djs: number;
}

/** 60,000 artists, including two teams in each of 3,000 cities. */
const FULL_SIZE: DatasetSize = { venues: 40_000, musicians: 42_000, comedians: 6_000, djs: 6_000 };
export const CITY_FLATNESS = 8;

/** The kinds of venues with their share, names and categories. */
const KINDS: readonly { share: number; nouns: readonly string[]; hosts: readonly Category[] }[] = [
  {
    share: 30,
    nouns: ['Hall', 'Music Hall', 'Ballroom', 'Live'],
    hosts: ['music', 'comedy', 'festival', 'nightlife'],
  },
  {
    share: 18,
    nouns: ['Club', 'Bar', 'Lounge', 'Cellar'],
    hosts: ['nightlife', 'comedy', 'music'],
  },
  { share: 14, nouns: ['Theatre', 'Playhouse', 'Opera'], hosts: ['theater', 'comedy', 'music'] },
  {
    share: 10,
    nouns: ['Arena', 'Stadium', 'Sports Centre'],
    hosts: ['sports', 'music', 'festival'],
  },
  {
    share: 14,
    nouns: ['Library', 'Community Centre', 'Museum'],
    hosts: ['community', 'conference'],
  },
  { share: 9, nouns: ['Cinema', 'Picture House'], hosts: ['film'] },
  { share: 5, nouns: ['Convention Centre', 'Forum'], hosts: ['conference', 'sports'] },
];
const KIND_BY_PERCENT = KINDS.flatMap((kind) => Array.from({ length: kind.share }, () => kind));

/** Creates the names and places of events. The same seed and cities give the same dataset. */
export function createDataset(
  cities: readonly City[],
  { seed, size = FULL_SIZE }: { seed: number; size?: DatasetSize },
): Dataset {
  const random = seededRandom(seed);
  const populated = cities.map((city, rank) => {
    const venueCount = Math.max(
      2,
      Math.round(size.venues * zipfShare(rank, cities.length, CITY_FLATNESS)),
    );
    return addVenues(random, city, venueCount);
  });
  return {
    cities: populated,
    citiesOf: Map.groupBy(populated, ({ country }) => country),
    musicians: drawDistinct(size.musicians, () => bandName(random)),
    comedians: drawDistinct(size.comedians, () => personName(random)),
    djs: drawDistinct(
      size.djs,
      () => `DJ ${coinName(random)}${random() < 0.5 ? '' : ` ${coinName(random)}`}`,
    ),
    sentences: Array.from({ length: 5000 }, () => sentence(random)),
  };
}

function addVenues(random: Random, city: City, venueCount: number): DatasetCity {
  const kinds = Array.from({ length: venueCount }, () => pick(random, KIND_BY_PERCENT));
  const names = drawDistinctFor(
    kinds,
    ({ nouns }) => `${venuePrefix(random)} ${pick(random, nouns)}`,
  );
  const venues = names.map((name) => createVenue(random, city, name));
  const venuesHosting = (category: Category) => {
    const hosts = venues.filter((_, index) => kinds[index]?.hosts.includes(category));
    return hosts.length > 0 ? hosts : venues;
  };
  const venuesFor = {
    ...{
      music: venuesHosting('music'),
      sports: venuesHosting('sports'),
      theater: venuesHosting('theater'),
      film: venuesHosting('film'),
    },
    ...{
      comedy: venuesHosting('comedy'),
      festival: venuesHosting('festival'),
      community: venuesHosting('community'),
    },
    ...{ nightlife: venuesHosting('nightlife'), conference: venuesHosting('conference') },
  };
  const teams = drawDistinct(2, () => `${city.name} ${plural(pick(random, NOUNS))}`);
  return { ...city, venues, venuesFor, teams };
}

function createVenue(random: Random, city: City, name: string): Venue {
  const address = `${wholeBetween(random, [1, 250])} ${pick(random, STREETS)} Street`;
  const host = `${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}.example.org`;
  return { name, address, ...jitter(random, city, 5), host };
}

const venuePrefix = (random: Random) =>
  random() < 0.5
    ? coinName(random)
    : `${capitalised(pick(random, ADJECTIVES))} ${capitalised(pick(random, NOUNS))}`;

function bandName(random: Random): string {
  const kind = random();
  if (kind < 0.3) return personName(random);
  if (kind < 0.5) return coinName(random);
  const noun = pick(random, NOUNS);
  const adjective = capitalised(pick(random, ADJECTIVES));
  if (kind < 0.65) return `The ${adjective} ${plural(noun)}`;
  return `${kind < 0.8 ? adjective : coinName(random)} ${capitalised(noun)}`;
}

const personName = (random: Random) => `${pick(random, FIRST_NAMES)} ${coinName(random)}`;

const coinName = (random: Random) =>
  capitalised(
    Array.from({ length: wholeBetween(random, [2, 4]) }, () => pick(random, SYLLABLES)).join(''),
  );

function sentence(random: Random): string {
  const words = Array.from(
    { length: wholeBetween(random, [14, 19]) },
    () => FILLERS[zipfRank(random, FILLERS.length, 12)],
  );
  return `${capitalised(words.join(' '))}.`;
}

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const plural = (noun: string): string =>
  capitalised(/(s|x|sh|ch)$/.test(noun) ? `${noun}es` : noun.replace(/([^aeou])y$/, '$1ie') + 's');

const drawDistinct = (count: number, draw: () => string): string[] =>
  drawDistinctFor(Array.from({ length: count }), draw);

function drawDistinctFor<T>(items: readonly T[], draw: (item: T) => string): string[] {
  const taken = new Set<string>();
  for (const item of items) {
    const before = taken.size;
    while (taken.size === before) taken.add(draw(item));
  }
  return [...taken];
}
