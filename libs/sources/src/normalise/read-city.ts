import { parseCountryCode } from '@marquee/domain';
import { parseCountry } from '@marquee/search';
import { parseAddressLine, type AddressLine } from '../places/address-line.ts';
import { isOnlineText } from '../places/online-text.ts';
import { namesInPart } from '../places/part-names.ts';
import { findRegionsByName } from '../places/region-names.ts';
import { isHouseName } from '../places/town-name.ts';
import { namesInTwin, withRiver } from '../places/twin-names.ts';
import { isKnownRegion, isUsState, stateWithLetters } from './region-codes.ts';

/** What a record states about its town. */
export interface CityText {
  city: string | null;
  /**
   * Other texts that can be the city, most likely first. Only a city that the gazetteer lists is
   * meant.
   */
  others: string[];
  region: string | null;
  country_code: string | null;
  /**
   * A text after the city, either a country or a region: "Chicago, IL" is in Illinois, "Haifa, IL"
   * in Israel.
   */
  country_or_region: string | null;
  /** A town with more around it: "1017 PH Amsterdam", "Messe Wien, Vienna". */
  line?: AddressLine;
}

// Codes of countries that are better known for a city.
const NICKNAME = /^(?:LA|SF|DC|NY)$/;

type Stated = Pick<CityText, 'region' | 'country_code' | 'country_or_region'>;

// Digits, parentheses, and dashes or bars between words: an address, not a name.
const ADDRESS = /\d|[()[\]|·]|\s[-–—]\s/;
const PARTS = /[,;،、，]/;
const QUALIFIER = /\s*[([]([^()[\]\d]+)[)\]]/g;
const COUNTRY_AFTER_SPACE = /(?<=\S)\s+(USA|U\.S\.A\.?|UK|U\.K\.)$/;
// Flags, and "(hybrid event)".
const DECORATION =
  /\p{RI}|\p{Extended_Pictographic}|\ufe0f|\s*\((?=[^)]*\b(?:hybrid|online|virtual|remote|in[- ]person|tbc|tbd)\b)[^)]*\)/giu;
const ON_SITE = /^(?:in[- ]person|on[- ]?site|hybrid|live)\s*(?:in|at|:|-)?\s+(?=\S)/i;
const AREA =
  /\s+(?:bay area|(?:metro(?:politan)? )?area|region|metro|city cent(?:re|er)|downtown)$|^(?:greater|downtown|central)\s+/gi;

/**
 * Reads "Austin, TX", "Berlin, Germany", "Washington D.C.", "London (UK)", "1017 PH Amsterdam" and
 * "Köln/Cologne".
 */
export function readCity(text: string, stated: Stated): CityText {
  const [first = '', ...others] = onSiteParts(
    text.replaceAll(DECORATION, '').replace(ON_SITE, '').trim(),
  ).map(withRiver);
  if (first === '') return { ...stated, city: null, others: [] };
  const plain = first.replaceAll(QUALIFIER, ', $1').replace(COUNTRY_AFTER_SPACE, ', $1');
  const [name = ''] = plain.split(/\s*,\s*/);
  if (ADDRESS.test(plain) || isHouseName(name) || plain.split(PARTS).length > 2)
    return {
      ...stated,
      city: null,
      others: plain === first ? [] : [first],
      line: parseAddressLine(plain),
    };
  const read = splitCity(plain, stated);
  const [city = null, ...names] = read.city?.split(/\s*\/\s*/).filter(Boolean) ?? [];
  // "Frankfurt (Oder)" and "Biel/Bienne" are names of cities.
  const whole = [
    ...(plain === first ? [] : [first]),
    ...(names.length === 0 || read.city === null ? [] : [read.city]),
  ];
  const twins = city === null ? [] : namesInTwin(city);
  const shorter = city?.replaceAll(AREA, '');
  const near = shorter === undefined || shorter === city ? [] : [shorter];
  const parts = city === null || read.region !== null ? [] : listHouseTowns(city);
  const forms =
    city === null || isBareDistrict(read)
      ? []
      : namesInPart(city, NO_CONTEXT).filter((name) => name !== city);
  const candidates = [...whole, ...near, ...names, ...twins, ...forms, ...read.others, ...others];
  const towns = [...candidates, ...parts].filter((other) => !isKnownRegion(other));
  const ofRegion = townAroundDistrict({ ...read, city, others: towns });
  return ofRegion ?? asCountry({ ...read, city, others: towns });
}

const DISTRICT = /\s(?:sub-?district|district|ward|borough)$/i;

/** Without a region or country, "Datong District" is not Datong: towns have districts of one name. */
const isBareDistrict = ({ city, region, country_code, country_or_region }: CityText): boolean =>
  DISTRICT.test(city ?? '') &&
  [region, country_code, country_or_region].every((text) => text === null);

/** "Datong District" in the region "Taipei City" is in Taipei. */
function townAroundDistrict(text: CityText): CityText | null {
  const { city, region, country_code, others } = text;
  const canBeTown =
    region !== null &&
    findRegionsByName(region).some(
      ({ isDistrict, isTown, country_code: code }) =>
        (isTown || isDistrict) && (country_code === null || code === country_code),
    );
  if (city === null || !DISTRICT.test(city) || !canBeTown) return null;
  const [, shorter = region] = namesInPart(region, NO_CONTEXT);
  return { ...text, city: shorter, region: null, others: [region, ...others] };
}

const NO_CONTEXT = { isBeforeArea: false, hasPostcode: false };

// They begin names of towns: "West Hollywood", "New Bern", "Port Arthur".
const BEGINNING =
  /^(?:new|north|east|south|west|upper|lower|old|great|little|saint|st|san|santa|são|port|fort|mount|lake|le|la|los|las|el|bad|nueva|nuevo|villa|de|den|the)\b/i;

/**
 * "ExCeL London", "Palais des Congrès Montreal": the words at the end can be the town of a house.
 */
function listHouseTowns(text: string): string[] {
  const words = text.split(/\s+/);
  if (words.length < 2 || BEGINNING.test(text)) return [];
  return [words.slice(-2), words.slice(-1)]
    .filter(({ length }) => length < words.length)
    .map((tail) => tail.join(' '));
}

/** "Berlin and online" */
function onSiteParts(text: string): string[] {
  const parts = text.split(/\s*[+/]\s+|\s+(?:[&+/]|and|und|et|or)\s+/);
  const isRemote = (part: string) =>
    isOnlineText(part) || /^(?:hybrid|remote|virtual|online)\b/i.test(part);
  return parts.some(isRemote) ? parts.filter((part) => !isRemote(part)) : text.split(/\s+[&+]\s+/);
}

/** "USA" in the place of the city is the country. "Singapore" can be both. */
function asCountry(text: CityText): CityText {
  const { city, country_code, country_or_region } = text;
  const isWord =
    city === null || text.region !== null || country_or_region !== null || NICKNAME.test(city);
  // Only names in English: Granada is a city in Spain, and Grenada in Spanish.
  const code = isWord ? null : parseCountryCode(city);
  if (code === null || city === null || (country_code !== null && country_code !== code))
    return text;
  if (city.length <= 3 && city !== city.toUpperCase()) return text;
  return { ...text, city: null, others: [city, ...text.others], country_code: code };
}

/** Splits "Austin, TX" into city and region, "Berlin, Germany" into city and country. */
function splitCity(city: string, stated: Stated): CityText {
  const { region, country_code } = stated;
  const [name = '', ...rest] = city.split(/\s*[,，]\s*/).filter(Boolean);
  const last = rest.at(-1);
  if (!last) return splitState(name, stated);
  const isBare = rest.length === 1 && region === null && country_code === null;
  if (isBare && (parseCountryCode(last) === last.toUpperCase() || /^georgia$/i.test(last)))
    return { city: name, others: [], region, country_code, country_or_region: last };
  const between = rest.at(-2) ?? null;
  if (
    isUsState(last) &&
    parseCountryCode(last) !== null &&
    between !== null &&
    region === null &&
    country_code === null
  )
    return withLettersBetween(name, { between, last }, stated);
  const lastAsCountry =
    last.length > 2 || country_code === null
      ? (parseCountryCode(last) ?? parseCountry(last))
      : null;
  const isCountry =
    lastAsCountry !== null && (country_code === null || country_code === lastAsCountry);
  const area = isCountry ? between : last;
  return {
    city: name || null,
    others: rest.slice(0, isCountry ? -1 : undefined).reverse(),
    region: region ?? area,
    country_code: country_code ?? (isCountry ? lastAsCountry : null),
    country_or_region: stated.country_or_region,
  };
}

/**
 * "Toronto, ON, CA" is in Canada, "Kreuzberg, Berlin, DE" in Germany, "Downtown, Denver, CO" in
 * Colorado.
 */
function withLettersBetween(
  name: string,
  { between, last }: { between: string; last: string },
  stated: Stated,
): CityText {
  const country = parseCountryCode(last);
  const isState = stateWithLetters(between, null) !== null;
  if (isState) return { ...stated, city: name, others: [], region: between, country_code: country };
  return { ...stated, city: name, others: [between], country_or_region: last };
}

/** "Washington D.C.", "Austin TX" */
function splitState(name: string, stated: Stated): CityText {
  const [, city, letters = ''] = /^(.*\S)\s+([A-Z]{2,3}|[A-Z]\.\s?[A-Z]\.)$/.exec(name) ?? [];
  const state = stateWithLetters(letters.replaceAll(/[.\s]/g, ''), stated.country_code);
  if (city === undefined || state === null || stated.region !== null)
    return { ...stated, city: name || null, others: [] };
  return {
    ...stated,
    city,
    others: [],
    region: state.region,
    country_code: stated.country_code ?? state.country,
  };
}
