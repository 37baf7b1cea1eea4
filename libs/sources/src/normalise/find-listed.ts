import type { City } from '@marquee/database';
import { foldText } from '@marquee/domain';
import { chooseInLine } from '../places/choose-in-line.ts';
import { isCountry } from '../places/territories.ts';
import { chooseCity, type CityName } from './choose-city.ts';
import type { HomeOfList } from './home-of-list.ts';
import type { PlaceLine, PlaceText } from './place-text.ts';
import { isKnownRegion } from './region-codes.ts';

/** The part of an address that names the town. */
export interface TownInLine {
  field: PlaceLine['field'];
  at: number;
  text: string;
}

export interface Found {
  city: City | null;
  /** The text in which the city was found. */
  text?: string;
  town?: TownInLine;
  /** The zone of an online event of a town. */
  timezone?: string | null;
  /** A city that the gazetteer lacks has the country of its position. */
  country_code: string | null;
  isCountryOfList?: boolean;
  isTownOfVenue?: boolean;
}

/** The city that a record names, if the gazetteer lists it. */
export const findListed = (place: PlaceText, candidates: ReadonlyMap<string, City[]>) =>
  findStated(place, candidates) ?? findInLines(place, candidates);

/** The city that the record states as such. */
function findStated(place: PlaceText, candidates: ReadonlyMap<string, City[]>): Found | null {
  for (const name of statedNames(place)) {
    const about = /[(/]/.test(name.name) ? { ...place, region: null } : place;
    const city = chooseCity(name, about, candidates.get(foldText(name.name)) ?? []);
    if (city) return { city, text: name.name, country_code: city.country_code };
  }
  return null;
}

interface InList {
  home: HomeOfList | null;
  candidates: ReadonlyMap<string, City[]>;
  /** What was found without the other events. */
  listed: Found | null;
}

/**
 * Of cities of one name, that in the country of most events of the list is meant: "Vienne" in a
 * French list is not Vienna. A city that is much better known stays: Paris is seldom in Texas.
 */
export function findInHome(place: PlaceText, { home, candidates, listed }: InList): Found | null {
  const { country, city: town } = place.source;
  if (home === null || country !== undefined || town !== undefined || !isBare(place)) return listed;
  if (listed?.city?.country_code === null) return null; // a town of a list without a home
  if (listed?.city && isCountry(listed.city, home.country_code)) return listed;
  if (place.city === null) {
    const source = { country: home.country_code, timezone: home.timezone ?? undefined };
    return findInLines({ ...place, source }, candidates) ?? listed;
  }
  const key = foldText(place.city);
  const own = candidates
    .get(key)
    ?.find((city) => city.name_key === key && isCountry(city, home.country_code));
  const known = listed?.city?.name_key === key ? listed.city.population : 0;
  if (!own || known > own.population * BETTER_KNOWN) return listed;
  return { city: own, text: place.city, country_code: own.country_code };
}

const BETTER_KNOWN = 30;

/** Nothing known around the town is stated. */
export const isBare = ({ region, position, timezone, ...place }: PlaceText): boolean =>
  [place.country_code, place.country_or_region, position, timezone].every(
    (value) => value === null,
  ) &&
  (region === null || !isKnownRegion(region));

function findInLines(place: PlaceText, candidates: ReadonlyMap<string, City[]>): Found | null {
  for (const { field, line } of place.lines) {
    const chosen = chooseInLine(line, place, candidates);
    if (!chosen) continue;
    const { city, at, text } = chosen;
    return { city, text, country_code: city.country_code, town: { field, at, text } };
  }
  return null;
}

export const statedNames = ({ city, others }: PlaceText): CityName[] => [
  ...(city === null ? [] : others.filter((name) => isLongerName(name, city)).map(toStatedName)),
  ...(city === null ? [] : [toStatedName(city)]),
  ...others.map((name) => ({ name, isStated: false })),
];

/** "Frankfurt (Oder)", "Biel/Bienne" */
const isLongerName = (name: string, city: string) =>
  name.startsWith(`${city} (`) || name.startsWith(`${city}/`);

const toStatedName = (name: string): CityName => ({ name, isStated: true });
