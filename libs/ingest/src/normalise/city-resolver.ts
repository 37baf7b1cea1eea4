import type { City, CityRepository } from '@marquee/database';
import { distanceKm, foldText, type Position } from '@marquee/domain';
import { LRUCache } from 'lru-cache';
import { zoneAt, type PlaceText } from './place-text.ts';
import { nationOf, regionName } from './region-codes.ts';

const SAME_CITY_KM = 100;
const REMEMBERED_PLACES = 10_000;

/** A place after it was looked up. */
export interface ResolvedPlace {
  city_id: number | null;
  city_name: string | null;
  country_code: string | null;
  position: Position | null;
  /** Null where nothing tells. */
  timezone: string | null;
}

/** Looks places up in the gazetteer, a batch at a time, and remembers the last ones. */
export function createCityResolver(cities: CityRepository, { readOnly }: { readOnly: boolean }) {
  const remembered = new LRUCache<string, City>({ max: REMEMBERED_PLACES });

  /** The place of each text, in order. A city that the gazetteer lacks is added to it, unless `readOnly`. */
  async function find(places: PlaceText[]): Promise<ResolvedPlace[]> {
    const unknown = new Map(places.filter(isNew).map((place) => [keyOf(place), place]));
    const names = [...unknown.values()].map(({ city }) => foldText(city ?? ''));
    const candidates = names.length > 0 ? await cities.findByNames(names) : new Map<string, City[]>();
    for (const [key, place] of unknown) {
      const city = chooseCity(place, candidates.get(foldText(place.city ?? '')) ?? []);
      remembered.set(key, city ?? (await addCity(place)));
    }
    return places.map((place) =>
      toFoundPlace(place, place.city === null ? null : (remembered.get(keyOf(place)) ?? null)),
    );
  }

  const isNew = (place: PlaceText) => place.city !== null && !remembered.has(keyOf(place));

  async function addCity(place: PlaceText): Promise<City> {
    const { position } = place;
    const { country_code, region } = landOf(place);
    const largest = position || !country_code ? null : await cities.findLargest(country_code, region);
    const timezone = position ? zoneAt(position) : (largest?.timezone ?? null);
    const city = { name: place.city ?? '', region, country_code, lat: null, lng: null, timezone };
    return readOnly ? { ...city, id: 0, name_key: '', region_code: null, population: 0 } : cities.insertUnlisted(city);
  }
  return { find };
}
export type CityResolver = ReturnType<typeof createCityResolver>;

// Positions to a tenth of a degree: they only choose among namesakes.
const keyOf = ({ city, region, country_code, country_or_region, position }: PlaceText) =>
  [city, region, country_code, country_or_region, position?.lat.toFixed(1), position?.lng.toFixed(1)].join('|');

/**
 * Which of the cities of a name is meant (they come most populous first): never one of another country; then one of the
 * stated region, the nearest one, the most populous. An alias alone, without a country or a position, is not enough.
 */
function chooseCity(place: PlaceText, namesakes: City[]): City | null {
  const { country_code, region, position } = place;
  const possible = namesakes.filter((city) => isPossible(city, place));
  const near = position && possible.filter((city) => (distanceTo(city, position) ?? 0) <= SAME_CITY_KM);
  const [nearest] = near ? near.sort((a, b) => (distanceTo(a, position) ?? 0) - (distanceTo(b, position) ?? 0)) : [];
  if (nearest) return nearest;
  if (position && !country_code) return null;
  const regional = region === null ? [] : possible.filter((city) => isRegion(city, region));
  return regional[0] ?? (country_code || region === null ? (possible[0] ?? null) : null);
}

function isPossible(city: City, { city: name, country_code, region, country_or_region, position }: PlaceText): boolean {
  if (country_code) return city.country_code === country_code;
  if (country_or_region) return city.country_code === country_or_region || isRegion(city, country_or_region);
  return position !== null || region !== null || city.name_key === foldText(name ?? '');
}

const isRegion = (city: City, region: string) =>
  city.region_code?.toLowerCase() === region.toLowerCase() ||
  (city.region !== null &&
    (foldText(city.region) === foldText(region) || city.region === regionName(city.country_code, region)));

/** Of a city that the gazetteer lacks: letters of a state or province of North America are taken for one, as most who write so live there. */
function landOf({ country_code, region, country_or_region }: PlaceText) {
  const nation = nationOf(country_or_region ?? region ?? '');
  if (country_code) return { country_code, region };
  return nation
    ? { country_code: nation, region: region ?? country_or_region }
    : { country_code: country_or_region, region };
}

const distanceTo = ({ lat, lng }: City, position: Position) =>
  lat === null || lng === null ? null : distanceKm({ lat, lng }, position);

function toFoundPlace(place: PlaceText, city: City | null): ResolvedPlace {
  const { position } = place;
  const cityPosition = city?.lat != null && city.lng !== null ? { lat: city.lat, lng: city.lng } : null;
  return {
    city_id: city?.id ?? null,
    city_name: city?.name ?? null,
    country_code: place.country_code ?? city?.country_code ?? null,
    position: position ?? cityPosition,
    timezone: city?.timezone ?? (position && zoneAt(position)),
  };
}
