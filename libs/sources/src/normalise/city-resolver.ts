import type { City, CityRepository } from '@marquee/database';
import { foldText, parseCountryCode, type Position } from '@marquee/domain';
import { LRUCache } from 'lru-cache';
import { chooseCity, distanceTo, isCountry, SAME_CITY_KM, type CityName } from './choose-city.ts';
import { zoneAt, type PlaceText } from './place-text.ts';
import { northAmericanCountry } from './region-codes.ts';

const CACHE_LIMIT = 10_000;

/** A place after lookup in the gazetteer. */
export interface ResolvedPlace {
  city_id: number | null;
  city_name: string | null;
  country_code: string | null;
  position: Position | null;
  /** Null if unknown. */
  timezone: string | null;
  /** The zone is that of a known city or position, not of the largest city of the country. */
  hasCertainZone: boolean;
  /** The text that named the city. */
  city_text: string | null;
  /** What the record states that contradicts the better evidence, for the report. */
  contradictions: string[];
}

interface Found {
  city: City | null;
  /** The text in which the city was found. */
  text?: string;
  /** A city that the gazetteer lacks has the country of its position. */
  country_code: string | null;
}

/** Looks places up in the gazetteer in batches and caches recent results. */
export function createCityResolver(cities: CityRepository, { readOnly }: { readOnly: boolean }) {
  const cache = new LRUCache<string, Found>({ max: CACHE_LIMIT });

  /** Returns the place for each text, in order. Adds cities that the gazetteer lacks, unless `readOnly`. */
  async function resolve(places: PlaceText[]): Promise<ResolvedPlace[]> {
    const uncached = new Map(places.filter(isUncached).map((place) => [cacheKey(place), place]));
    const names = new Set(
      [...uncached.values()].flatMap((place) => namesIn(place).map(({ name }) => foldText(name))),
    );
    const candidates =
      names.size > 0 ? await cities.findByNames([...names]) : new Map<string, City[]>();
    for (const [key, place] of uncached) cache.set(key, await find(place, candidates));
    return places.map((place) => toResolvedPlace(place, cache.get(cacheKey(place))));
  }

  const isUncached = (place: PlaceText) => hasPlace(place) && !cache.has(cacheKey(place));

  async function find(place: PlaceText, candidates: ReadonlyMap<string, City[]>): Promise<Found> {
    for (const name of namesIn(place)) {
      const about = /[(/]/.test(name.name) ? { ...place, region: null } : place;
      const city = chooseCity(name, about, candidates.get(foldText(name.name)) ?? []);
      if (city) return { city, text: name.name, country_code: city.country_code };
    }
    const town = place.position && (await cities.findNearest(place.position));
    if (place.city === null) return { city: town, country_code: town?.country_code ?? null };
    const city = await addCity({
      ...place,
      country_code: place.country_code ?? town?.country_code ?? null,
    });
    return { city, country_code: city.country_code };
  }

  async function addCity(place: PlaceText): Promise<City> {
    const { position } = place;
    const { country_code, region } = inferCountry(place);
    const largest =
      position || !country_code ? null : await cities.findLargest(country_code, region);
    const timezone = position ? zoneAt(position) : (largest?.timezone ?? null);
    const city = { name: place.city ?? '', region, country_code, lat: null, lng: null, timezone };
    return readOnly
      ? { ...city, id: 0, name_key: '', region_code: null, population: 0 }
      : cities.insertUnlisted(city);
  }
  return { resolve };
}
export type CityResolver = ReturnType<typeof createCityResolver>;

const hasPlace = ({ city, others, position, online }: PlaceText) =>
  city !== null || others.length > 0 || (position !== null && !online);

const namesIn = ({ city, others }: PlaceText): CityName[] => [
  ...(city === null ? [] : others.filter((name) => isLongerName(name, city)).map(toStatedName)),
  ...(city === null ? [] : [toStatedName(city)]),
  ...others.map((name) => ({ name, isStated: false })),
];

/** "Frankfurt (Oder)", "Biel/Bienne" */
const isLongerName = (name: string, city: string) =>
  name.startsWith(`${city} (`) || name.startsWith(`${city}/`);

const toStatedName = (name: string): CityName => ({ name, isStated: true });

// One decimal of a degree is enough: the position only distinguishes cities of one name.
const cacheKey = ({ city, others, region, country_code, country_or_region, position }: PlaceText) =>
  [
    city,
    ...others,
    '',
    region,
    country_code,
    country_or_region,
    position?.lat.toFixed(1),
    position?.lng.toFixed(1),
  ].join('|');

/** Infers the country of an unlisted city. Letters of a US state or Canadian province win, because most such records mean it. */
function inferCountry({ country_code, region, country_or_region }: PlaceText) {
  const nation = northAmericanCountry(country_or_region ?? region ?? '');
  if (country_code) return { country_code, region };
  return nation
    ? { country_code: nation, region: region ?? country_or_region }
    : { country_code: country_or_region && parseCountryCode(country_or_region), region };
}

function toResolvedPlace(
  place: PlaceText,
  { city, country_code, text }: Found = { city: null, country_code: null },
): ResolvedPlace {
  const cityPosition =
    city?.lat != null && city.lng !== null ? { lat: city.lat, lng: city.lng } : null;
  const isFar =
    place.position !== null &&
    city !== null &&
    (distanceTo(city, place.position) ?? 0) > SAME_CITY_KM;
  const position = isFar ? null : place.position;
  return {
    city_id: city?.id ?? null,
    city_name: city?.name ?? null,
    country_code: country_code ?? place.country_code,
    city_text: text ?? null,
    position: position ?? cityPosition,
    timezone: city?.timezone ?? (position && zoneAt(position)),
    hasCertainZone: cityPosition !== null || position !== null,
    contradictions: [
      ...(isFar ? ['position that is far from the named city'] : []),
      ...(isElsewhere(place, country_code) ? ['country that has no such city'] : []),
    ],
  };
}

const isElsewhere = (place: PlaceText, country_code: string | null) =>
  place.country_code !== null &&
  country_code !== null &&
  !isCountry({ country_code }, place.country_code);
