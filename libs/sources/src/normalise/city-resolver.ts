import type { City, CityRepository } from '@marquee/database';
import { distanceKm, foldText, type Position } from '@marquee/domain';
import { LRUCache } from 'lru-cache';
import { zoneAt, type PlaceText } from './place-text.ts';
import { northAmericanCountry, regionName } from './region-codes.ts';

const SAME_CITY_KM = 100;
const CACHE_LIMIT = 10_000;

/** A place after lookup in the gazetteer. */
export interface ResolvedPlace {
  city_id: number | null;
  city_name: string | null;
  country_code: string | null;
  position: Position | null;
  /** Null if unknown. */
  timezone: string | null;
}

/** Looks places up in the gazetteer in batches and caches recent results. */
export function createCityResolver(cities: CityRepository, { readOnly }: { readOnly: boolean }) {
  const cache = new LRUCache<string, City>({ max: CACHE_LIMIT });

  /** Returns the place for each text, in order. Adds cities that the gazetteer lacks, unless `readOnly`. */
  async function resolve(places: PlaceText[]): Promise<ResolvedPlace[]> {
    const uncached = new Map(places.filter(isUncached).map((place) => [cacheKey(place), place]));
    const names = [...uncached.values()].map(({ city }) => foldText(city ?? ''));
    const candidates = names.length > 0 ? await cities.findByNames(names) : new Map<string, City[]>();
    for (const [key, place] of uncached) {
      const city = chooseCity(place, candidates.get(foldText(place.city ?? '')) ?? []);
      cache.set(key, city ?? (await addCity(place)));
    }
    return places.map((place) =>
      toResolvedPlace(place, place.city === null ? null : (cache.get(cacheKey(place)) ?? null)),
    );
  }

  const isUncached = (place: PlaceText) => place.city !== null && !cache.has(cacheKey(place));

  async function addCity(place: PlaceText): Promise<City> {
    const { position } = place;
    const { country_code, region } = inferCountry(place);
    const largest = position || !country_code ? null : await cities.findLargest(country_code, region);
    const timezone = position ? zoneAt(position) : (largest?.timezone ?? null);
    const city = { name: place.city ?? '', region, country_code, lat: null, lng: null, timezone };
    return readOnly ? { ...city, id: 0, name_key: '', region_code: null, population: 0 } : cities.insertUnlisted(city);
  }
  return { resolve };
}
export type CityResolver = ReturnType<typeof createCityResolver>;

// One decimal of a degree is enough: the position only distinguishes cities of one name.
const cacheKey = ({ city, region, country_code, country_or_region, position }: PlaceText) =>
  [city, region, country_code, country_or_region, position?.lat.toFixed(1), position?.lng.toFixed(1)].join('|');

/**
 * Chooses among cities of one name, which come in order of population. Never chooses one in another country. Prefers the
 * nearest one, then the stated region, then the most populous. An alias needs a country or a position.
 */
function chooseCity(place: PlaceText, cities: City[]): City | null {
  const { country_code, region, position } = place;
  const possible = cities.filter((city) => isPossible(city, place));
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

/** Infers the country of an unlisted city. Letters of a US state or Canadian province win, because most such records mean it. */
function inferCountry({ country_code, region, country_or_region }: PlaceText) {
  const nation = northAmericanCountry(country_or_region ?? region ?? '');
  if (country_code) return { country_code, region };
  return nation
    ? { country_code: nation, region: region ?? country_or_region }
    : { country_code: country_or_region, region };
}

const distanceTo = ({ lat, lng }: City, position: Position) =>
  lat === null || lng === null ? null : distanceKm({ lat, lng }, position);

function toResolvedPlace(place: PlaceText, city: City | null): ResolvedPlace {
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
