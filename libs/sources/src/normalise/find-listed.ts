import type { City } from '@marquee/database';
import { foldText } from '@marquee/domain';
import { chooseInLine } from '../places/choose-in-line.ts';
import { findRegionsByName } from '../places/region-names.ts';
import { isCountry } from '../places/territories.ts';
import { chooseCity, type CityName } from './choose-city.ts';
import type { HomeOfList, Namesakes } from './home-of-list.ts';
import { chooseAtHome } from './namesakes.ts';
import { isBare, type PlaceLine, type PlaceText } from './place-text.ts';

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
  isTownOfList?: boolean;
  isTownOfName?: boolean;
  /** Where else the bare name can be. */
  namesakes?: Namesakes;
}

export const asFound = (city: City): Found => ({ city, country_code: city.country_code });

/** "California" or "Crete" in the place of the city is the region; "Hamburg" is the town. */
export function regionInPlaceOfCity({ city, country_code }: PlaceText) {
  const regions = city === null ? [] : findRegionsByName(city);
  return (
    regions.find(
      (region) => !region.isDistrict && !region.isTown && region.country_code === country_code,
    ) ?? null
  );
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
 * French list is not Vienna, and "Salamanca" in a Spanish one not in Mexico. A city that is much
 * better known stays: Paris is seldom in Texas.
 */
export function findInHome(place: PlaceText, { home, candidates, listed }: InList): Found | null {
  const { country, city: town } = place.source;
  if (home === null || country !== undefined || town !== undefined || !isBare(place)) return listed;
  if (listed?.city?.country_code === null) return null; // a town of a list without a home
  if (listed?.city && isCountry(listed.city, home.country_code)) return listed;
  const known = listed?.city ?? null;
  const choose = (name: string) =>
    chooseAtHome(name, { home, known, candidates: candidates.get(foldText(name)) ?? [] });
  if (place.city === null) {
    const name = listed && bareName(place, listed);
    const bare = name ? choose(name) : null;
    if (listed && bare && bare !== known)
      return { ...listed, city: bare, country_code: bare.country_code };
    const source = { country: home.country_code, timezone: home.timezone ?? undefined };
    return findInLines({ ...place, source }, candidates) ?? listed;
  }
  const chosen = choose(place.city);
  if (chosen === null || chosen === known) return chosen === null ? null : listed;
  return { city: chosen, text: place.city, country_code: chosen.country_code };
}

/** The name of a town that nothing but itself places: "Perth", "Roxy, Perth". */
export function bareName(place: PlaceText, { town }: Pick<Found, 'town'>): string | null {
  if (!isBare(place) || !town) return isBare(place) ? place.city : null;
  const isAlone = place.lines
    .filter(({ field }) => field === town.field)
    .every(({ line }) =>
      line.parts.every(
        ({ country_code, regions, postcode }, _, { length }) =>
          country_code === null && postcode === null && (length === 1 || regions.length === 0),
      ),
    );
  return isAlone ? town.text : null;
}

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
