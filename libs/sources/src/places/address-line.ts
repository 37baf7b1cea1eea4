import { parseCountryCode } from '@marquee/domain';
import { parseCountry } from '@marquee/search';
import { isKnownRegion, isUsState, stateWithLetters } from '../normalise/region-codes.ts';
import { withoutDistrict, withoutPostcode } from './postcodes.ts';
import { isStreet, isTownName } from './town-name.ts';
import { namesInTwin } from './twin-names.ts';

/** An address in one line, split by what its parts look like. Nothing is looked up. */
export interface AddressLine {
  /** The parts before the town: a house, a street. */
  before: string[];
  /** The town, if its position in the address shows it: next to a postcode, or before a state or a country. */
  city: string | null;
  /** Other parts that can be the town, most likely first. Only a town that the gazetteer lists is meant. */
  others: string[];
  region: string | null;
  country_code: string | null;
}

const SEPARATORS = /\s*[,;|·\n，、]\s*|\s+[-–—/]\s+|\s*[([]\s*|\s*[)\]]\s*/u;

interface Part {
  text: string;
  hasPostcode: boolean;
  isBefore: boolean;
}

/** Parses "186 Hackney Rd, London E2 7QL, UK", "A - B - 75011 Paris - France", "Sydney NSW 2000" and "London (UK)". */
export function parseAddressLine(line: string): AddressLine {
  const texts = line.split(SEPARATORS).filter((text) => text !== '');
  const end = splitEnd(texts);
  const parts = end.rest.map((text) =>
    isStreet(text)
      ? { text, hasPostcode: false, isBefore: false, country: null }
      : withoutPostcode(text),
  );
  const byPostcode = parts.find(({ country }) => country !== null)?.country ?? null;
  const named = withStates(joinLonePostcodes(parts), end.country ?? byPostcode);
  const towns = named.parts.map((part) => ({
    ...part,
    text: withoutDistrict(part.text, part.hasPostcode),
  }));
  const possible = towns
    .filter(({ text }) => /\p{L}/u.test(text) && !/\d/.test(text) && !isStreet(text))
    .reverse();
  const marked = possible.find(({ hasPostcode }) => hasPostcode);
  const isEnded = named.region !== null || end.country !== null;
  const shown =
    marked ??
    (isEnded && possible[0] !== undefined && isLast(possible[0], towns) ? possible[0] : null);
  const city =
    shown && isTownName(shown.text) && (shown.hasPostcode || towns.length > 1 || isEnded)
      ? shown.text
      : null;
  const at = city === null ? towns.length : towns.findLastIndex(({ text }) => text === city);
  return {
    before: named.parts.slice(0, at).map(({ text }) => text),
    city,
    others: [...longerNames(line, city), ...possible.map(({ text }) => text)].filter(
      (text) => text !== city,
    ),
    region: named.region,
    country_code: end.country ?? named.country ?? byPostcode,
  };
}

/** "15230 Frankfurt (Oder)" names a city as a whole, "Dallas-Fort Worth" perhaps two. */
function longerNames(line: string, city: string | null): string[] {
  if (city === null) return [];
  const at = line.indexOf(`${city} (`);
  const [qualified] = at === -1 ? [] : (/^[^(]+\([^()]{1,40}\)/.exec(line.slice(at)) ?? []);
  return [...(qualified === undefined ? [] : [qualified]), ...namesInTwin(city)];
}

const isLast = (part: Part, parts: Part[]) => parts.at(-1) === part;

/** Splits the country from the end. Letters of a US state are a state. */
function splitEnd(texts: string[]): { rest: string[]; country: string | null } {
  const last = texts.at(-1) ?? '';
  const isCode = /^[A-Z]{2}$/.test(last) && isUsState(last);
  const country =
    texts.length < 2 || isCode || /\d/.test(last)
      ? null
      : (parseCountryCode(last) ?? parseCountry(last));
  return country === null ? { rest: texts, country } : { rest: texts.slice(0, -1), country };
}

/** A postcode as a part of its own belongs to the part before it. */
function joinLonePostcodes(parts: Part[]): Part[] {
  const joined: Part[] = [];
  for (const part of parts) {
    const before = joined.at(-1);
    if (part.text !== '') joined.push({ ...part });
    else if (before) before.hasPostcode = true;
  }
  return joined;
}

/** Splits a state from the end: "Lancaster PA", "Lancaster, PA", "Sydney NSW". */
function withStates(parts: Part[], country: string | null) {
  const last = parts.at(-1);
  const [, town = '', letters = ''] =
    /^(.*?)\s?\b([A-Z]{2,3}|[A-Z]\.\s?[A-Z]\.)$/u.exec(last?.text ?? '') ?? [];
  const state = stateWithLetters(letters.replaceAll(/[.\s]/g, ''), country);
  // "20121 Milano MI" is not in Michigan.
  const isForeign = last?.isBefore === true && country !== state?.country;
  if (!last || !state || isForeign || (town === '' && parts.length === 1))
    return withRegionName(parts);
  const before = parts.slice(0, -1);
  const townPart = { ...last, text: town };
  const withTown = town === '' ? markLast(before, last.hasPostcode) : [...before, townPart];
  return { parts: withTown, region: state.region, country: state.country };
}

// Cities as well, and more often meant as such.
const ALSO_CITY = /^(?:New York|Washington|Qu[eé]bec|Victoria)$/;

/** "Winston-Salem, North Carolina" */
function withRegionName(parts: Part[]) {
  const [town, last] = parts.slice(-2);
  const isRegion = last !== undefined && isKnownRegion(last.text) && !ALSO_CITY.test(last.text);
  const isInRegion = town !== undefined && isTownName(town.text) && !isStreet(town.text);
  if (!isRegion || !isInRegion) return { parts, region: null, country: null };
  return {
    parts: markLast(parts.slice(0, -1), last.hasPostcode),
    region: last.text,
    country: null,
  };
}

const markLast = (parts: Part[], hasPostcode: boolean): Part[] =>
  parts.map((part, at) =>
    at === parts.length - 1 ? { ...part, hasPostcode: part.hasPostcode || hasPostcode } : part,
  );
