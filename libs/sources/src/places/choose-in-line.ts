import type { City } from '@marquee/database';
import { distanceKm, foldText } from '@marquee/domain';
import { isAreaName, type AddressLine, type LinePart } from './address-line.ts';
import { isEastAsian } from './part-names.ts';
import { fitPostcode } from './postcodes.ts';
import { hasSameClock } from './same-clock.ts';
import { isLocalScript } from './scripts.ts';
import { isCountry } from './territories.ts';

/** What the record and its source state next to the line. */
export interface StatedPlace {
  country_code: string | null;
  region: string | null;
  /** IANA zone. */
  timezone: string | null;
  position: { lat: number; lng: number } | null;
  source: {
    city?: string | undefined;
    country?: string | undefined;
    timezone?: string | undefined;
  };
}

/** A city in a line, and the part that names it. */
export interface ChosenCity {
  city: City;
  at: number;
  text: string;
}

interface Candidate extends ChosenCity {
  key: string;
  score: number;
  /** A region, country, postcode or statement shows that the city is meant. */
  isShown: boolean;
}

const NEAR_KM = 100;
const DISTRICT_KM = 25;
const INNER_KM = 8;
const CONTAINER_FACTOR = 3;
const TOWN = 15_000;
const CITY = 70_000;
const LARGE_CITY = 100_000;
const VERY_LARGE_CITY = 250_000;
const RIVAL_SHARE = 0.25;
// A statement that contradicts a namesake puts it further back.
const RIVAL_DISTANCE = 1.25;

/**
 * Chooses the city that most of the line and the statements agree with. Returns null if no city is
 * certainly meant.
 */
export function chooseInLine(
  line: AddressLine,
  stated: StatedPlace,
  citiesByName: ReadonlyMap<string, readonly City[]>,
): ChosenCity | null {
  const candidates = line.parts
    .flatMap((part, at) =>
      part.names.flatMap((text, rank) => {
        const key = foldText(text);
        return (citiesByName.get(key) ?? []).flatMap((city) => {
          const judged = judge({ city, at, text, key, rank }, line, stated);
          return judged === null ? [] : [{ city, at, text, key, ...judged }];
        });
      }),
    )
    .sort((a, b) => b.score - a.score || b.city.population - a.city.population);
  const [best] = candidates;
  if (!best || !isMeant(best, candidates, { line, stated })) return null;
  return findContainer(best, candidates, line) ?? best;
}

interface Named {
  city: City;
  at: number;
  text: string;
  /** The text, folded. */
  key: string;
  /** Position among the names of the part. */
  rank: number;
}

/** Returns how much agrees with a city, or null if a country or a statement excludes it. */
function judge({ city, at, text, key, rank }: Named, line: AddressLine, stated: StatedPlace) {
  const own = line.parts[at];
  if (!own) return null;
  const evidence = [
    ...line.parts.map((part, index) =>
      index === at ? judgeOwnPart({ city, at, key }, part) : judgeArea(city, part, index > at),
    ),
    ...line.parts.map((part, index) => judgePostcode(city, part, index - at)),
    judgeStatements(city, stated),
  ];
  const total = evidence.reduce<number>((sum, each) => sum + each, 0);
  if (total <= EXCLUDED) return null;
  const isOwnName = city.name_key === key;
  const score =
    total +
    Math.log10(city.population + 1) / 2 +
    (isOwnName ? 0.5 : 0) +
    (isLocalScript(text, city.country_code) ? 1 : 0) +
    (at === line.townAt || isMarked(own) ? 1.5 : 0) -
    rank * 0.3 +
    at * 0.1;
  return { score, isShown: total >= 2 || (total >= 0.5 && isMarked(own)) };
}

const EXCLUDED = -50;

const isMarked = ({ postcode }: LinePart) => postcode !== null;

/** A part that names a region or country agrees with the city, or not. */
function judgeArea(city: City, { country_code, regions, names }: LinePart, isAfter: boolean) {
  const firstOrder = regions.filter(({ isDistrict }) => !isDistrict);
  if (country_code !== null && isCountry(city, country_code)) return 2;
  if (firstOrder.some((region) => isIn(city, region))) return 2;
  const isInDistrict = regions.some((region) => region.isDistrict && isIn(city, region));
  if (isInDistrict) return 1;
  if (!isAfter) return 0;
  const isCountryOnly =
    country_code !== null && firstOrder.every((region) => region.country_code === country_code);
  if (isCountryOnly) return EXCLUDED;
  const isOtherRegion = firstOrder.some(({ country_code: code }) => code === city.country_code);
  return isOtherRegion || (country_code !== null && names.length > 0) ? -3 : 0;
}

/**
 * The part that names the city can name a region too: Zürich is in Zürich, but Washington is not in
 * Washington.
 */
function judgeOwnPart(
  { city, at, key }: Pick<Named, 'city' | 'at' | 'key'>,
  { text, country_code, regions }: LinePart,
): number {
  const own = regions.filter((region) => region.country_code === city.country_code);
  const inRegion = own.some((region) => isIn(city, region));
  if (isEastAsian(text)) return inRegion ? 2 : regions.length > 0 ? -2 : 0;
  if (country_code !== null) return isCountry(city, country_code) && city.name_key === key ? 2 : -4;
  const isRegion = own.some(({ isDistrict }) => !isDistrict);
  // After another part, "Brandenburg" is the region rather than Brandenburg an der Havel.
  return isRegion && (!inRegion || (at > 0 && city.name_key !== key)) ? -3 : 0;
}

const isIn = (city: City, { country_code, code }: { country_code: string; code: string }) =>
  city.country_code === country_code && city.region_code === code;

/**
 * A number in another part than the town is a postcode if it is alone, next to a region, or has a
 * distinct form.
 */
function judgePostcode(city: City, { postcode, isLone, ...part }: LinePart, offset: number) {
  if (postcode === null) return 0;
  const isPostcode =
    offset === 0 || postcode.isDistinct || (offset > 0 && (isLone || isAreaName(part)));
  if (!isPostcode) return 0;
  const fit = fitPostcode(postcode, city);
  if (fit === 'no') return postcode.isDistinct ? -4 : -3;
  return (fit === 'region' ? 2 : 0.5) + (postcode.isDistinct ? 1.5 : 0);
}

/** What the record states outranks what its source states, and both outrank a guess. */
function judgeStatements(city: City, stated: StatedPlace): number {
  const { country_code, region, timezone, position, source } = stated;
  if (country_code !== null && !isCountry(city, country_code)) return EXCLUDED;
  const isNear = position === null ? null : (distanceTo(city, position) ?? Infinity) <= NEAR_KM;
  if (isNear === false) return EXCLUDED;
  const isInRegion = region !== null && foldText(region) === foldText(city.region ?? '');
  return (
    (isNear === true ? 3 : 0) +
    (country_code === null ? 0 : 2) +
    (isInRegion ? 2 : 0) +
    judgeClock(city, timezone, 3) +
    judgeSource(city, source)
  );
}

function judgeSource(city: City, { city: town, country, timezone }: StatedPlace['source']) {
  const ofCountry = country === undefined ? 0 : isCountry(city, country) ? 1.5 : -2;
  const ofTown = town !== undefined && foldText(town) === city.name_key ? 1.5 : 0;
  return ofCountry + ofTown + judgeClock(city, timezone ?? null, 1.5);
}

const judgeClock = (city: City, timezone: string | null, weight: number) =>
  timezone === null || city.timezone === null
    ? 0
    : hasSameClock(city.timezone, timezone)
      ? weight / 2
      : -weight;

const distanceTo = ({ lat, lng }: City, position: { lat: number; lng: number }) =>
  lat === null || lng === null ? null : distanceKm({ lat, lng }, position);

/**
 * Without any evidence, only a very large city is meant, or one that shares its name with none
 * nearly as large and is where addresses have their town: not "Columbia", not "Victoria".
 */
function isMeant(
  best: Candidate,
  candidates: readonly Candidate[],
  { line, stated }: { line: AddressLine; stated: StatedPlace },
): boolean {
  if (best.isShown) return true;
  const { city, at, text, key } = best;
  const isOwnScript = isLocalScript(text, city.country_code);
  const rivals = candidates.filter(
    (other) =>
      other.at === at &&
      other.city.id !== city.id &&
      other.score > best.score - RIVAL_DISTANCE &&
      (!isOwnScript || isLocalScript(text, other.city.country_code)),
  );
  const isOwn = city.name_key === key;
  const isMuchSmaller = (rival: Candidate) => {
    const isNamesake = rival.city.name_key === rival.key;
    return rival.city.population < city.population * (isNamesake || !isOwn ? RIVAL_SHARE : 1);
  };
  const namesakes = rivals.filter((rival) => rival.city.name_key === key);
  if (city.population >= VERY_LARGE_CITY)
    return isOwn ? namesakes.every(isMuchSmaller) : namesakes.length === 0;
  return (
    rivals.every(isMuchSmaller) &&
    (isOwn || isOwnScript) &&
    city.population >= minPopulation(best, line, stated.source) / (isOwnScript ? 3 : 1)
  );
}

/**
 * The last part of an address is more likely a town than its first one, which is a house more
 * often.
 */
function minPopulation(
  { city, at, text }: Candidate,
  { parts }: AddressLine,
  { country }: StatedPlace['source'],
): number {
  if (parts.length < 2) return VERY_LARGE_CITY;
  const isAfterStreet = /\d/.test(parts[at - 1]?.text ?? '');
  const isInCountry = country !== undefined && isCountry(city, country);
  if (at === parts.length - 1) return isAfterStreet || isInCountry ? TOWN : LARGE_CITY;
  return at === 0 && parts.length > 2 && /\d/.test(parts.at(-1)?.text ?? '')
    ? text.includes(' ')
      ? TOWN
      : CITY
    : LARGE_CITY;
}

/**
 * "Kreuzberg, Berlin" is in Berlin: another name in the line is that of a much larger city around
 * the place.
 */
function findContainer(
  best: Candidate,
  candidates: readonly Candidate[],
  { parts }: AddressLine,
): Candidate | null {
  const { lat, lng, country_code, population } = best.city;
  if (lat === null || lng === null) return null;
  const found = candidates.filter(({ city, at }) => {
    const km = distanceTo(city, { lat, lng }) ?? Infinity;
    const factor = km <= INNER_KM ? 1 : CONTAINER_FACTOR;
    const isAround = city.population > population * factor && km <= DISTRICT_KM;
    if (!isAround || city.country_code !== country_code || at < best.at) return false;
    const regions = at === best.at ? [] : (parts[at]?.regions ?? []);
    const isRegion = regions.some((region) => !region.isDistrict && isIn(best.city, region));
    return !isRegion || km <= INNER_KM;
  });
  return found.sort((a, b) => b.city.population - a.city.population)[0] ?? null;
}
