import { parseCountryCode, foldText } from '@marquee/domain';
import { LRUCache } from 'lru-cache';

/** What a venue is called, and where. */
export interface VenueName {
  name: string;
  city_name: string | null;
  country_code: string | null;
}

/** A venue's name taken apart into what tells it from others. */
export interface VenueWords {
  /** The words that are its own, in one: "o2" of "The O2 Arena, London". Never empty. */
  core: string;
  /** Nothing is its own: "Town Hall" and "The Theatre, London" are known by where they are only. */
  isCommon: boolean;
  /** What it says it is: "theatre". */
  kinds: string[];
}

// Said of many venues, left out by some sources and not by others. Two kinds are two venues, unless they are one place.
const KINDS: Readonly<Record<string, string>> = {
  stadium: 'stadium stadion stadio estadio stade estadi estadium stadyumu',
  arena: 'arena areena arene',
  hall: 'hall halle halli hal salle sala saal zaal sal hala halla',
  theatre: 'theatre theater teatro teatre teatr teater teatteri teatrul tiyatrosu playhouse',
  club: 'club klub klubi nightclub bar pub disco discotheque',
  cinema: 'cinema kino cine',
  centre: 'centre center centro centrum zentrum centrul keskus senter',
};
const KIND_OF = new Map(Object.entries(KINDS).flatMap(([kind, words]) => words.split(' ').map((word) => [word, kind])));

// Said of any venue; they neither join nor part. Single letters do: "Studio A".
const FILLERS = new Set(
  `the an and at in of und et de del du des le la les el los las il lo der die das dem den am im zum zur do da dos das
  venue complex concert`.split(/\s+/),
);
const ELISION = /(?<=^| )[dl]['’]/gi;
// Not enough to know a venue by where nothing else is left.
const COMMON = new Set(
  'city town village civic community main grand new old great big small little open outdoor stage room house'.split(
    ' ',
  ),
);

// Of these a hall or a stadium is a part.
const INSTITUTIONS = new Set(
  'school college university universitat universite universidad park hotel casino'.split(' '),
);

const remembered = new LRUCache<string, VenueWords>({ max: 10_000 });

export function venueWords(venue: VenueName): VenueWords {
  const key = `${venue.name}|${venue.city_name ?? ''}|${venue.country_code ?? ''}`;
  const words = remembered.get(key) ?? takeApart(venue);
  remembered.set(key, words);
  return words;
}

function takeApart({ name, city_name, country_code }: VenueName): VenueWords {
  const parts = withoutPlaceBehind({ name, city_name, country_code });
  const words = foldText(parts.join(' ').replace(ELISION, ' ')).split(' ').filter(Boolean);
  const all = withoutCity(words, city_name).filter((word) => !FILLERS.has(word));
  const isPart = parts.length > 1 || all.some((word) => INSTITUTIONS.has(word));
  const own = isPart ? all : all.filter((word) => !KIND_OF.has(word));
  const kinds = [...new Set(all.flatMap((word) => KIND_OF.get(word) ?? []))];
  const isCommon = own.every((word) => COMMON.has(word) || /^\d+$/.test(word));
  return { core: (isCommon ? all : own).join('') || foldText(name) || name, isCommon, kinds };
}

/** "O2 Arena (London, UK)" without the place behind the name. More than one part: a hall within a house. */
function withoutPlaceBehind({ name, city_name, country_code }: VenueName): string[] {
  const [first = '', ...behind] = name.split(/\s*[,():@]\s*| at /).filter(Boolean);
  const isCity = (part: string) => foldText(part) === foldText(city_name ?? '');
  const isOfCity = behind.some(isCity) ? /^[A-Z]{2,3}$/ : /^$/; // "Austin, TX"
  const isPlace = (part: string) =>
    isOfCity.test(part) || isCity(part) || (country_code !== null && parseCountryCode(part) === country_code);
  return [first, ...behind.filter((part) => !isPlace(part))];
}

/** Without the city's name, wherever it stands: "London Palladium" is the Palladium there. */
function withoutCity(words: string[], city_name: string | null): string[] {
  const city = foldText(city_name ?? '').replace(/ city$/, '');
  if (city === '') return words;
  return ` ${words.join(' ')} `.replaceAll(` ${city} `, ' ').trim().split(' ').filter(Boolean);
}
