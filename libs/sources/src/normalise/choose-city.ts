import type { City } from '@marquee/database';
import { distanceKm, foldText, parseCountryCode, type Position } from '@marquee/domain';
import { isCountry } from '../places/territories.ts';
import type { PlaceText } from './place-text.ts';
import { isKnownRegion, regionName } from './region-codes.ts';

export const SAME_CITY_KM = 100;
const LARGE_CITY = 100_000;
const VERY_LARGE_CITY = 250_000;
const TOWN = 20_000;
// An alias of a large city is meant rather than a small city of that name: "Genova", "Colonia".
const ALIAS_FACTOR = 5;

/**
 * A name to look up. One that the record does not present as its city must be of a city that is
 * certainly meant.
 */
export interface CityName {
  name: string;
  isStated: boolean;
}

/**
 * Chooses among cities of one name, which come in order of population. Name, country, region and
 * position must agree: the city with the most evidence wins. Returns null if none is meant.
 */
export function chooseCity(
  { name, isStated }: CityName,
  place: PlaceText,
  cities: City[],
): City | null {
  const key = foldText(name);
  const ranked = cities.filter(({ population }) => population > 0 || isStated);
  const near = place.position && nearest(ranked, place.position);
  const regional = ranked.filter((city) => isInRegion(city, place));
  const national = ownCountryFirst(
    ranked.filter((city) => isInCountry(city, place)),
    place,
  );
  const both = national.filter((city) => regional.includes(city));
  if (near && (national.includes(near) || !hasCountry(place) || regional.includes(near)))
    return near;
  if (both[0]) return ownNameFirst(both, key);
  if (hasCountry(place)) {
    const city = inCountry({ national, regional, near }, place, key);
    return isStated || (city?.name_key === key && city.population >= TOWN) ? city : null;
  }
  if (place.position) return regional.length > 0 ? ownNameFirst(regional, key) : null;
  if (regional.length > 0) return ownNameFirst(regional, key);
  const city = chooseByName(ranked, key);
  if (place.region !== null)
    return isStated && !isKnownRegion(place.region) && (city?.population ?? 0) >= LARGE_CITY
      ? city
      : null;
  return isStated || isCertainlyMeant(city, ranked, key) ? city : null;
}

/** A text such as "Victoria" is more likely a house than Hong Kong, which has that name as well. */
function isCertainlyMeant(city: City | null, namesakes: City[], key: string): boolean {
  if (city === null || city.population < VERY_LARGE_CITY) return false;
  return city.name_key === key || !namesakes.some(({ name_key }) => name_key === key);
}

const isLargeNamesake = (city: City | null, key: string) =>
  city !== null && city.name_key === key && city.population >= LARGE_CITY;

interface Evidence {
  national: City[];
  regional: City[];
  near: City | null;
}

/**
 * A country without a city of this name is wrong if region or position name one elsewhere:
 * "Atlanta, GA, Georgia".
 */
function inCountry(
  { national, regional, near }: Evidence,
  place: PlaceText,
  key: string,
): City | null {
  // "Park City, UT" is not Bridgeport, which has that name as well. A position in Ohio and
  // "Lexington, Ohio" exclude Kentucky.
  if (national.length > 0 && place.region !== null && isKnownRegion(place.region))
    return place.position === null && isLargeNamesake(national[0] ?? null, key)
      ? (national[0] ?? null)
      : null;
  if (national.length > 0) return ownNameFirst(national, key);
  return near ?? (place.region !== null && regional.length === 1 ? (regional[0] ?? null) : null);
}

const hasCountry = ({ country_code, country_or_region }: PlaceText) =>
  country_code !== null || country_or_region !== null;

/**
 * "Saint-Denis, FR" is the town of the stadium, but "San Juan, US" is much larger than the one in
 * Texas.
 */
function ownCountryFirst(cities: City[], { country_code }: PlaceText): City[] {
  const isOwn = (city: City) => city.country_code === country_code;
  const own = cities.find(isOwn);
  const [largest] = cities;
  return own && largest && largest.population <= own.population * ALIAS_FACTOR
    ? cities.toSorted((a, b) => Number(isOwn(b)) - Number(isOwn(a)))
    : cities;
}

function isInCountry(city: City, { country_code, country_or_region }: PlaceText): boolean {
  if (country_code !== null) return isCountry(city, country_code);
  if (country_or_region === null) return false;
  return isCountry(city, parseCountryCode(country_or_region)) || isRegion(city, country_or_region);
}

const isInRegion = (city: City, { region }: PlaceText) => region !== null && isRegion(city, region);

function isRegion(city: City, text: string): boolean {
  const region = text.replaceAll('.', '');
  return (
    city.region_code?.toLowerCase() === region.toLowerCase() ||
    (city.region !== null &&
      (foldText(city.region) === foldText(text) ||
        city.region === regionName(city.country_code, region)))
  );
}

const ownNameFirst = (cities: City[], key: string): City | null =>
  cities.find(({ name_key }) => name_key === key) ?? cities[0] ?? null;

/**
 * Without any other evidence, the most populous city of this name, or a large one that has it as
 * another name.
 */
function chooseByName(cities: City[], key: string): City | null {
  const own = cities.find(({ name_key }) => name_key === key);
  const [alias, rival] = cities.filter(({ name_key }) => name_key !== key);
  const isLarge = alias !== undefined && alias.population >= LARGE_CITY;
  const isKnown = isLarge && (rival === undefined || rival.population * 2 < alias.population);
  if (own)
    return isKnown &&
      own.population < LARGE_CITY &&
      alias.population > own.population * ALIAS_FACTOR
      ? alias
      : own;
  return isKnown ? alias : null;
}

function nearest(cities: City[], position: Position): City | null {
  const near = cities.filter((city) => (distanceTo(city, position) ?? Infinity) <= SAME_CITY_KM);
  return (
    near.sort((a, b) => (distanceTo(a, position) ?? 0) - (distanceTo(b, position) ?? 0))[0] ?? null
  );
}

export const distanceTo = ({ lat, lng }: City, position: Position): number | null =>
  lat === null || lng === null ? null : distanceKm({ lat, lng }, position);
