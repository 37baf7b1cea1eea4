import { foldText } from '@marquee/domain';
import { isInArea, narrowArea, parseArea, type Area } from './parse-area.ts';
import type { RegionIndex } from './region-index.ts';

/** One way to read a text as a place. */
export interface PlaceReading {
  /** Folded name of a city or part of one; null if the text names only an area. */
  name: string | null;
  /** The city is in each of these. */
  areas: Area[];
  /** Folded name of a city that contains the place: "Kreuzberg, Berlin". */
  within: string | null;
}

const LITERAL = /[%_\\]/;
// All patterns are for text with single blanks: runs of blanks would cost quadratic time.
const PARENTHESES = /^([^()]+?) ?[([]([^()[\]]+)[)\]]$/;
const SEPARATORS = / ?[,;/，、] ?/;
const POSTAL_CODE = /^(?:[a-z]{1,2}-)?\d{4,6} (?=\D)| \d{4,6}(?:-\d{4})?$/gi;
const LEADING_WORDS =
  /^(?:in|near|around|at|close to|downtown|central|greater|city of|bei|nahe|um|à|près de|en|cerca de|a|vicino a|em|perto de|bij|w) (?:the |la |le |el |der )?(?=\S)/i;
const TRAILING_WORDS = / (?:city|area|metro|metropolitan area|downtown|city centre|city center)$/i;
const MAX_AREA_WORDS = 3;

/**
 * Returns the readings of a text as a place, most likely first. The first one that names an
 * existing place is meant. Handles "Berlin", "Berlin, Germany", "Portland, OR, USA", "Springfield
 * (US)", "Paris TX", "Kreuzberg, Berlin" and "Bavaria".
 */
export function readPlace(text: string, regionIndex: RegionIndex): PlaceReading[] {
  if (LITERAL.test(text)) return []; // no place has such a name
  const plain = singleBlanks(text);
  const forms = [plain, plain.replace(POSTAL_CODE, ''), plain.replace(LEADING_WORDS, '')];
  const parts = splitParts(plain);
  const readings = [...new Set(forms)].flatMap((form) => readWholePlace(form, regionIndex));
  readings.push(
    ...lastNameReadings(parts, regionIndex),
    ...qualifiedReadings(parts.toReversed(), regionIndex),
  );
  const shorter = plain.replace(TRAILING_WORDS, '');
  if (shorter !== plain) readings.push(...wholeReadings(shorter, regionIndex));
  return readings.filter(isUsable);
}

/** Returns the readings that use every word of the text. */
export function readWholePlace(text: string, regionIndex: RegionIndex): PlaceReading[] {
  const plain = singleBlanks(text);
  return [
    ...wholeReadings(plain, regionIndex),
    ...qualifiedReadings(splitParts(plain), regionIndex),
    ...spacedReadings(plain, regionIndex),
  ].filter(isUsable);
}

const singleBlanks = (text: string): string => text.trim().replace(/\s+/g, ' ');

const isUsable = ({ name, areas }: PlaceReading) =>
  name !== '' && (name !== null || areas.length > 0);

function splitParts(text: string): string[] {
  const [, name, inParentheses] = PARENTHESES.exec(text) ?? [];
  const list =
    name !== undefined && inParentheses !== undefined ? `${name}, ${inParentheses}` : text;
  return list.split(SEPARATORS).filter((part) => foldText(part) !== '');
}

function wholeReadings(text: string, regionIndex: RegionIndex): PlaceReading[] {
  const area = parseArea(text, regionIndex);
  const city: PlaceReading = { name: cityKey(text), areas: [], within: null };
  return area ? [city, { name: null, areas: [area], within: null }] : [city];
}

/**
 * "Portland, OR, USA": the first part is the name; the others are areas, or a city that contains
 * the place.
 */
function qualifiedReadings(parts: string[], regionIndex: RegionIndex): PlaceReading[] {
  const [first, ...qualifiers] = parts;
  if (first === undefined || qualifiers.length === 0) return [];
  const read = qualifiers.map((part) => ({ part, area: parseArea(part, regionIndex) }));
  const areas = read.flatMap(({ area }) => area ?? []);
  const others = read.filter(({ area }) => area === null);
  const within = others[0] ? cityKey(others[0].part) : null;
  if (others.length > 1) return [];
  const reading = { name: cityKey(first), areas, within };
  const narrower = areas.reduce<Area | null>(
    (area, outer) => area && narrowArea(area, outer),
    within === null ? parseArea(first, regionIndex) : null,
  );
  // A qualifier that is an area can also be a city: "Kreuzberg, Berlin".
  const cityQualifier =
    qualifiers.length === 1 && within === null ? cityKey(qualifiers[0] ?? '') : null;
  return [
    reading,
    ...(cityQualifier === null ? [] : [{ name: reading.name, areas: [], within: cityQualifier }]),
    ...(narrower ? [{ name: null, areas: [narrower], within: null }] : []),
  ];
}

/** "Alexanderplatz 1, Berlin, Germany": another part than the first one is the city. */
function lastNameReadings(parts: string[], regionIndex: RegionIndex): PlaceReading[] {
  if (parts.length < 2) return [];
  const read = parts.map((part) => ({ part, area: parseArea(part, regionIndex) }));
  const areas = read.flatMap(({ area }) => area ?? []);
  const names = read
    .filter(({ area }) => area === null)
    .map(({ part }) => cityKey(part.replace(POSTAL_CODE, '')));
  return names.reverse().map((name) => ({ name, areas, within: null }));
}

/** "Paris TX", "Barcelona Spain", "Sydney New South Wales", "USA New York". */
function spacedReadings(text: string, regionIndex: RegionIndex): PlaceReading[] {
  const words = text.split(' ');
  const readings: PlaceReading[] = [];
  for (let length = Math.min(MAX_AREA_WORDS, words.length - 1); length > 0; length--) {
    const trailing = parseArea(words.slice(-length).join(' '), regionIndex);
    const leading = parseArea(words.slice(0, length).join(' '), regionIndex);
    if (trailing)
      readings.push({
        name: cityKey(words.slice(0, -length).join(' ')),
        areas: [trailing],
        within: null,
      });
    if (leading)
      readings.push({
        name: cityKey(words.slice(length).join(' ')),
        areas: [leading],
        within: null,
      });
  }
  return readings;
}

/** Returns the key under which a city is stored. Initials lose their dots: "L.A." → "la". */
export const cityKey = (text: string): string => foldText(text.replaceAll(/\b(\p{L})\./gu, '$1'));

const ABBREVIATED: readonly (readonly [RegExp, string])[] = [
  [/\bst\b/g, 'saint'],
  [/\bsaint\b/g, 'st'],
  [/\bft\b/g, 'fort'],
  [/\bmt\b/g, 'mount'],
  [/\bsta\b/g, 'santa'],
];

/** Returns the key and its other spellings: "st louis" is also "saint louis". */
export const spellingsOf = (key: string): string[] => [
  ...new Set([key, ...ABBREVIATED.map(([pattern, full]) => key.replace(pattern, full))]),
];

/** Returns every key whose cities decide between the readings. */
export const namesInReadings = (readings: PlaceReading[]): string[] => [
  ...new Set(
    readings
      .flatMap(({ name, within }) => [name, within])
      .flatMap((key) => (key ? spellingsOf(key) : [])),
  ),
];

export const isInAreas = (city: Parameters<typeof isInArea>[0], areas: Area[]): boolean =>
  areas.every((area) => isInArea(city, area));
