import { parseCountryCode } from '@marquee/domain';
import { parseCountry } from '@marquee/search';
import { LRUCache } from 'lru-cache';
import { isEastAsian, namesInPart, unitsInEastAsian } from './part-names.ts';
import { splitPostcode, withoutDistrict, type Postcode } from './postcodes.ts';
import { findRegionsByName, type NamedRegion } from './region-names.ts';
import { isHouseName, isStreet, isTownName } from './town-name.ts';

/** A part of an address, between two separators. */
export interface LinePart {
  /** Without its postcode. */
  text: string;
  /**
   * What can be the name of a city, most likely first. Only a city that the gazetteer lists is
   * meant.
   */
  names: string[];
  /** The country that the part names. */
  country_code: string | null;
  /** The regions that the part names. "CA" is a country and a region. */
  regions: NamedRegion[];
  postcode: Postcode | null;
  /** The postcode is a part of its own in the text. */
  isLone: boolean;
}

/** An address in one line, split by what its parts look like. No city is looked up. */
export interface AddressLine {
  parts: LinePart[];
  /**
   * The part that is the town by its position: next to a postcode, or before a region or a country.
   * -1: none.
   */
  townAt: number;
}

const SEPARATORS =
  /\s*[,;|·•\n，、،؛]\s*|\s+[-–—/]\s+|\s*[([]\s*|\s*[)\]]\s*|(?<=\S)\s{2,}(?=\S)|\/(?=[A-Z]{2}$)/u;
const COUNTRY_AFTER_SPACE = /(?<=\S)\s+(USA|U\.S\.A\.?|UK|U\.K\.)$/;
const TAG = /<\/?[a-z][^<>]*>/gi;
// "Issaquah WA", "Washington D.C."
const LETTERS = /^(.*\p{Ll}.*?)[\s-]+([A-Z]{2,3}|[A-Z]\.\s?[A-Z]\.)$/u;
const MAX_PARTS = 14;
// The venues of one source repeat; in distinct lines, towns, regions and countries do.
const recent = new LRUCache<string, AddressLine>({ max: 2_000 });
const MAX_REMEMBERED = 5_000;
const knownParts = new Map<string, LinePart>();
const knownSplits = new Map<string, string[]>();

/**
 * Parses "186 Hackney Rd, London E2 7QL, UK", "A - B - 75011 Paris - France", "Bratislava, Stará
 * tržnica" and "東京都渋谷区神南2-1-1".
 */
export function parseAddressLine(line: string): AddressLine {
  const known = recent.get(line);
  if (known) return known;
  const parsed = parseLine(line);
  recent.set(line, parsed);
  return parsed;
}

function parseLine(line: string): AddressLine {
  const texts = line
    .replaceAll(TAG, ' | ')
    .replace(COUNTRY_AFTER_SPACE, ', $1')
    .split(SEPARATORS)
    .map((text) => text.replaceAll(/^[\s|-]+|[\s|-]+$/g, ''))
    .filter((text) => text !== '')
    .slice(-MAX_PARTS);
  const split = texts.flatMap((text, at) => {
    const isLast = at === texts.length - 1;
    return remember(knownSplits, `${String(isLast)}${text}`, () => splitLetters(text, isLast));
  });
  const parts = joinLonePostcodes(split.map((text, at) => readPart(text, at, split)));
  return { parts, townAt: findTown(parts) };
}

/**
 * House numbers make texts unique, so those with digits are not retained. A full map is emptied:
 * that costs less than an order of use.
 */
function remember<Value>(known: Map<string, Value>, key: string, compute: () => Value): Value {
  const value = known.get(key) ?? compute();
  if (known.size >= MAX_REMEMBERED) known.clear();
  if (!/\d/.test(key)) known.set(key, value);
  return value;
}

/** "Issaquah WA 98027" is a town and a state. */
function splitLetters(text: string, isLast: boolean): string[] {
  if (isStreet(text) && !/\d{4}/.test(text)) return [text];
  const { rest, postcode } = splitPostcode(text);
  const [, town = '', letters = ''] = LETTERS.exec(rest) ?? [];
  const isRegion =
    (isLast || postcode !== null) && town !== '' && findRegionsByName(letters).length > 0;
  const at = text.lastIndexOf(letters);
  if (!isRegion || !rest.endsWith(letters)) return [text];
  return postcode !== null && text.search(/\d/) < at && !/\d\s*$/.test(text)
    ? [text.slice(0, at).trim(), letters]
    : [text.slice(0, at).trim(), text.slice(at)];
}

/** What the neighbours of a part show. */
interface Position {
  isInner: boolean;
  isBeforeArea: boolean;
  /** It is not the first of at most two parts. */
  canBeArea: boolean;
}

/** Returns a part that the caller may change. */
function readPart(text: string, at: number, texts: string[]): LinePart {
  const position = {
    isInner: at > 0 && at < texts.length - 2,
    isBeforeArea:
      /^\p{Lu}{2,3}\b/u.test(texts[at + 1] ?? '') ||
      (isHouseOfTown(text) && readCountry(texts[at + 1] ?? '') !== null),
    canBeArea: at > 0 || texts.length > 2,
  };
  const key = `${position.isInner ? 'i' : ''}${position.isBeforeArea ? 'b' : ''}${position.canBeArea ? 'a' : ''}:${text}`;
  return { ...remember(knownParts, key, () => parsePart(text, position)) };
}

function parsePart(text: string, { isInner, isBeforeArea, canBeArea }: Position): LinePart {
  const { rest, postcode } =
    isStreet(text) && !text.includes('〒') ? { rest: text, postcode: null } : splitPostcode(text);
  const isArea = !/\d/.test(rest) && canBeArea;
  return {
    text: rest,
    // "AB" is Alberta rather than a town in Yemen.
    names:
      isArea && /^\p{Lu}{2,3}$/u.test(rest) && findRegionsByName(rest).length > 0
        ? []
        : namesInPart(rest, { isBeforeArea, hasPostcode: postcode !== null }),
    country_code: isArea && !isInner ? readCountry(rest) : null,
    regions: isEastAsian(rest)
      ? unitsInEastAsian(rest).flatMap(findRegionsByName)
      : isArea
        ? findRegionsByName(rest)
        : [],
    postcode,
    isLone: false,
  };
}

/** "Alliance Française Delhi" before "India": the words at the end can be the town. */
const isHouseOfTown = (text: string): boolean =>
  !/\d/.test(text) && (isHouseName(text) || text.split(/\s+/).length > 2);

const readCountry = (text: string): string | null =>
  text.length < 2 || (text.length === 2 && text !== text.toUpperCase())
    ? null
    : (parseCountryCode(text) ?? parseCountry(text));

/** A postcode as a part of its own belongs to the part before it, or after it if there is none. */
function joinLonePostcodes(parts: LinePart[]): LinePart[] {
  const joined: LinePart[] = [];
  let first: Postcode | null = null;
  for (const part of parts) {
    const before = joined.at(-1);
    if (part.text !== '') joined.push(part);
    else if (before?.postcode === null)
      Object.assign(before, { postcode: part.postcode, isLone: true });
    else if (!before) first = part.postcode;
  }
  const [next] = joined;
  if (next?.postcode === null && first) Object.assign(next, { postcode: first, isLone: true });
  return joined;
}

export const isAreaName = ({ country_code, regions }: Pick<LinePart, 'country_code' | 'regions'>) =>
  country_code !== null || regions.some(({ isDistrict }) => !isDistrict);

function findTown(parts: LinePart[]): number {
  const isPossible = ({ text, postcode }: LinePart) => {
    const name = withoutDistrict(text, postcode !== null);
    return (
      (postcode !== null || !/\d/.test(text)) &&
      isTownName(name) &&
      !isStreet(name) &&
      !isHouseName(name)
    );
  };
  const marked = parts.findLastIndex((part) => part.postcode !== null && isPossible(part));
  const areaAt = firstAreaAt(parts);
  const isArea = parts[marked] !== undefined && isAreaName(parts[marked]);
  if (marked !== -1 && !(isArea && marked > 0)) return marked;
  const before = parts[areaAt - 1];
  if (areaAt < parts.length) return before && isPossible(before) ? areaAt - 1 : -1;
  const inDistrict = parts.length - 2;
  const town = parts[inDistrict];
  return inDistrict > 0 && town && isPossible(town) && isDistrictOfOne(parts.at(-1))
    ? inDistrict
    : -1;
}

/** "Espace Saint-Jacques, Clisson (Loire-Atlantique)": a district that only one country has. */
const isDistrictOfOne = (part: LinePart | undefined): boolean =>
  part?.country_code === null && new Set(part.regions.map((each) => each.country_code)).size === 1;

/**
 * Returns where the regions and countries at the end begin. They agree: "Marfa" before "TX" is not
 * the region of Malta.
 */
function firstAreaAt(parts: LinePart[]): number {
  let possible: Set<string> | null = null;
  for (let at = parts.length - 1; at >= 0; at--) {
    const part = parts[at];
    const countries = part ? listCountries(part) : [];
    const agreeing: string[] = countries.filter((code) => possible === null || possible.has(code));
    if (agreeing.length === 0) return at + 1;
    possible = new Set(agreeing);
  }
  return 0;
}

const listCountries = ({ country_code, regions }: LinePart): string[] => [
  ...(country_code === null ? [] : [country_code]),
  ...regions.filter(({ isDistrict }) => !isDistrict).map((region) => region.country_code),
];
