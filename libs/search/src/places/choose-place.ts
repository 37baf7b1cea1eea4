import { distanceKm } from '@marquee/domain';
import type { Area } from './parse-area.ts';
import { isInAreas, spellingsOf, type PlaceReading } from './place-reading.ts';

/** A city that has the name looked up. */
export interface PlaceCity {
  id: number;
  name: string;
  name_key: string;
  region: string | null;
  region_code: string | null;
  country_code: string | null;
  lat: number | null;
  lng: number | null;
  timezone: string | null;
  population: number;
  has_upcoming_events: boolean;
}

/** `also`: further cities that a list of cities names. */
export type Place = { city: PlaceCity; others: PlaceCity[]; also?: PlaceCity[] } | { area: Area };

const MAX_OTHERS = 10;
// A smaller city named like a region or country elsewhere is not meant: Florida in Colombia,
// Ontario in California.
const MIN_RIVAL_POPULATION = 300_000;
const NEIGHBOURHOOD_KM = 40;
// Munich is Monaco in Italian, but Monaco is meant.
const OWN_NAME_FACTOR = 50;

/**
 * Returns the place that a text means: the first reading with upcoming events, else the first one
 * that exists. Among cities of one name the most populous one with upcoming events wins.
 * `citiesByName` contains the cities of `namesInReadings`.
 */
export function choosePlace(
  readings: PlaceReading[],
  citiesByName: ReadonlyMap<string, readonly PlaceCity[]>,
): Place | null {
  const places = readings.flatMap((reading) => {
    const place = toPlace(reading, citiesByName);
    return place ? [{ place, name: reading.name }] : [];
  });
  const area = places.flatMap(({ place }) => ('area' in place ? place.area : []))[0];
  const intended = places.find(
    ({ place, name }) => 'area' in place || isIntended(place.city, { name, area }),
  );
  return (intended ?? places[0])?.place ?? null;
}

interface Rival {
  name: string | null;
  area: Area | undefined;
}

function isIntended(city: PlaceCity, { name, area }: Rival): boolean {
  const isNamed = isOwnName(city, name ?? '');
  // Asia is a town of the Philippines, but the continent is meant.
  if (area && area.countries.length > 1 && !city.has_upcoming_events) return false;
  // San Jose in California is larger than the region San José in Costa Rica.
  const isRival = area?.countries.length === 0 && city.population >= MIN_RIVAL_POPULATION;
  if (!city.has_upcoming_events)
    return isNamed && area !== undefined && (isRival || isInAreas(city, [area]));
  if (area?.namedBy !== 'name') return true;
  // "Mexico" is the country, although Mexico City has that name as well. "New York" is the city.
  if (area.countries.length > 0 && !isNamed) return false;
  const isElsewhere = area.countries.length > 1 || !isInAreas(city, [area]);
  return !isElsewhere || city.population >= MIN_RIVAL_POPULATION;
}

function toPlace(
  { name, areas, within }: PlaceReading,
  citiesByName: ReadonlyMap<string, readonly PlaceCity[]>,
): Place | null {
  if (name === null) {
    const [area] = areas;
    return area ? { area } : null;
  }
  const found = (key: string) => [
    ...new Set(spellingsOf(key).flatMap((spelling) => citiesByName.get(spelling) ?? [])),
  ];
  const containers = within === null ? [] : found(within).filter((city) => isInAreas(city, areas));
  const cities = found(name)
    .filter((city) => isInAreas(city, areas))
    .filter((city) => within === null || containers.some((container) => isNear(city, container)))
    .sort((a, b) => rank(b, name) - rank(a, name) || a.id - b.id);
  const [city, ...others] = cities;
  const namesakes = others.filter((other) => other.has_upcoming_events || isOwnName(other, name));
  return city ? { city, others: namesakes.slice(0, MAX_OTHERS) } : null;
}

function rank(city: PlaceCity, name: string): number {
  const population = (city.population + 1) * (isOwnName(city, name) ? OWN_NAME_FACTOR : 1);
  return population + (city.has_upcoming_events ? Number.MAX_SAFE_INTEGER / 2 : 0);
}

/** Returns whether a folded name is that of the city itself, and no other name of it. */
export const isOwnName = (city: PlaceCity, name: string): boolean =>
  spellingsOf(name).includes(city.name_key);

const isNear = (city: PlaceCity, { lat, lng }: PlaceCity): boolean =>
  city.lat !== null &&
  city.lng !== null &&
  lat !== null &&
  lng !== null &&
  distanceKm({ lat: city.lat, lng: city.lng }, { lat, lng }) <= NEIGHBOURHOOD_KM;
