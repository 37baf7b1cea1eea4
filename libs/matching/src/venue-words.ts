import { parseCountryCode, foldText } from '@marquee/domain';
import { LRUCache } from 'lru-cache';

export interface VenueName {
  name: string;
  city_name: string | null;
  country_code: string | null;
}

/** The words of a venue name by their role in matching. */
export interface VenueWords {
  /** Distinctive words without spaces: "o2" for "The O2 Arena, London". Never empty. */
  core: string;
  /**
   * No word is distinctive: "Town Hall" and "The Theatre, London" are identified by their place
   * only.
   */
  isCommon: boolean;
  /** The kinds in the name: "theatre". */
  kinds: string[];
}

// Kinds of venues, which some sources leave out. Different kinds mean different venues, unless the
// place is the same.
const KINDS: Readonly<Record<string, string>> = {
  stadium: 'stadium stadion stadio estadio stade estadi estadium stadyumu',
  arena: 'arena areena arene',
  hall: 'hall halle halli hal salle sala saal zaal sal hala halla',
  theatre: 'theatre theater teatro teatre teatr teater teatteri teatrul tiyatrosu playhouse',
  club: 'club klub klubi nightclub bar pub disco discotheque',
  cinema: 'cinema kino cine',
  centre: 'centre center centro centrum zentrum centrul keskus senter',
};
const KIND_OF = new Map(
  Object.entries(KINDS).flatMap(([kind, words]) => words.split(' ').map((word) => [word, kind])),
);

export const isVenueKind = (word: string): boolean => KIND_OF.has(word);

// Words in any venue name. They are ignored, but single letters count: "Studio A".
const FILLERS = new Set(
  `the an and at in of und et de del du des le la les el los las il lo der die das dem den am im zum zur do da dos das
  venue complex concert`.split(/\s+/),
);
const ELISION = /(?<=^| )[dl]['’]/gi;
// Common words, not distinctive alone.
const COMMON = new Set(
  'city town village civic community main grand new old great big small little open outdoor stage room house'.split(
    ' ',
  ),
);

// A hall or a stadium is a part of one of these.
const INSTITUTIONS = new Set(
  'school college university universitat universite universidad park hotel casino'.split(' '),
);

const cache = new LRUCache<string, VenueWords>({ max: 10_000 });

export function venueWords(venue: VenueName): VenueWords {
  const key = `${venue.name}|${venue.city_name ?? ''}|${venue.country_code ?? ''}`;
  const words = cache.get(key) ?? parseVenueName(venue);
  cache.set(key, words);
  return words;
}

/**
 * Returns the blocking key of a venue name. Venues of one city are compared only if their keys are
 * equal.
 */
export const buildVenueKey = (venue: VenueName): string => venueWords(venue).core;

function parseVenueName({ name, city_name, country_code }: VenueName): VenueWords {
  const parts = splitVenueName({ name, city_name, country_code });
  const words = foldText(parts.join(' ').replace(ELISION, ' ')).split(' ').filter(Boolean);
  const all = removeCity(words, city_name).filter((word) => !FILLERS.has(word));
  const isPart = parts.length > 1 || all.some((word) => INSTITUTIONS.has(word));
  const own = isPart ? all : all.filter((word) => !KIND_OF.has(word));
  const kinds = [...new Set(all.flatMap((word) => KIND_OF.get(word) ?? []))];
  const isCommon = own.every((word) => COMMON.has(word) || /^\d+$/.test(word));
  return { core: (isCommon ? all : own).join('') || foldText(name) || name, isCommon, kinds };
}

/**
 * Splits a name into its parts without the place at the end: "O2 Arena (London, UK)". Several parts
 * mean a hall in a building.
 */
function splitVenueName({ name, city_name, country_code }: VenueName): string[] {
  const [first = '', ...rest] = name.split(/\s*[,():@]\s*| at /).filter(Boolean);
  const isCity = (part: string) => foldText(part) === foldText(city_name ?? '');
  const isOfCity = rest.some(isCity) ? /^[A-Z]{2,3}$/ : /^$/; // "Austin, TX"
  const isPlace = (part: string) =>
    isOfCity.test(part) ||
    isCity(part) ||
    (country_code !== null && parseCountryCode(part) === country_code);
  return [first, ...rest.filter((part) => !isPlace(part))];
}

/** Removes the city name: "London Palladium" in London becomes "Palladium". */
function removeCity(words: string[], city_name: string | null): string[] {
  const city = foldText(city_name ?? '').replace(/ city$/, '');
  if (city === '') return words;
  return ` ${words.join(' ')} `.replaceAll(` ${city} `, ' ').trim().split(' ').filter(Boolean);
}
