import type { PlaceRepository } from '@marquee/database';
import type { Cache } from '@marquee/runtime';
import {
  isOnlinePlace,
  readWholePlace,
  splitCityList,
  type Area,
  type Place,
} from '@marquee/search';
import type { PlaceLookup } from './place-lookup.ts';

const MAX_LISTED_CITIES = 5;

/** What a text in `city` selects. */
export type CitySelection =
  { online: true } | { cityIds: number[]; place?: Place } | { area: Area; place: Place };

export interface CitySelectionOptions {
  /**
   * `prefix`: a plain name is a prefix and can select several cities. `one`: it means one place, if
   * there is one of that name.
   */
  cityMatch?: 'prefix' | 'one';
  /** Caches the cities of prefixes. Invalidate it when the catalogue changes. */
  prefixes?: Cache<number[]> | null;
}

/** Returns the function that reads a text in `city`. */
export function createCitySelection(
  places: Pick<PlaceRepository, 'findIdsByPrefix'>,
  { findRegionIndex, choose, findPlace }: PlaceLookup,
  { cityMatch = 'prefix', prefixes = null }: CitySelectionOptions,
) {
  /**
   * Returns the cities of a list, or null for a text that names one place or a city without events.
   */
  async function findCityList(text: string, areas: Area[]): Promise<CitySelection | null> {
    const names = splitCityList(text);
    if (names.length < 2 || names.length > MAX_LISTED_CITIES) return null;
    if (await choose(readWholePlace(text, await findRegionIndex()))) return null;
    const isCity = (found: Place | null) => found !== null && 'city' in found && isActive(found);
    const found = await Promise.all(
      names.map(async (name) => {
        const inside = await findPlace(name, { areas, onlyCities: true });
        if (isCity(inside) || areas.length === 0) return inside;
        // "Tokyo, Hamburg" in Germany is Hamburg.
        return isCity(await findPlace(name, { onlyCities: true })) ? 'outside' : null;
      }),
    );
    const cities = found.flatMap((place) =>
      place !== null && place !== 'outside' && 'city' in place && isActive(place) ? place.city : [],
    );
    const [city, ...also] = cities;
    const outside = found.filter((place) => place === 'outside').length;
    if (!city || cities.length + outside < names.length) return null;
    return { cityIds: cities.map(({ id }) => id), place: { city, others: [], also } };
  }

  /** Returns what a text in `city` selects within `areas`. */
  async function findCities(text: string, areas: Area[] = []): Promise<CitySelection> {
    if (isOnlinePlace(text)) return { online: true };
    const list = await findCityList(text, areas);
    if (list) return list;
    const first =
      cityMatch === 'one' || isQualified(text) || isShort(text)
        ? await findPlace(text, { areas })
        : null;
    if (first && isActive(first)) return toSelection(first);
    const cityIds = await (prefixes?.get(text, () => places.findIdsByPrefix(text)) ??
      places.findIdsByPrefix(text));
    if (cityIds.length > 0)
      return { cityIds, ...(first && isAmong(first, cityIds) && { place: first }) };
    const place = first ?? (await findPlace(text, { areas }));
    return place ? toSelection(place) : { cityIds: [] };
  }

  return findCities;
}

/** "NYC", "LA" and "SF" mean a city rather than the beginning of a name. */
const isShort = (text: string) => /^(?:\p{L}\.?){2,3}$/u.test(text);
const isQualified = (text: string) => /[,(，、]/.test(text);
/** Whether cities are only the place and its namesakes. */
const isAmong = (place: Place, cityIds: number[]): boolean =>
  'city' in place &&
  cityIds.every((id) => [place.city, ...place.others].some((city) => city.id === id));
const isActive = (place: Place) => 'area' in place || place.city.has_upcoming_events;
const toSelection = (place: Place): CitySelection =>
  'area' in place ? { area: place.area, place } : { cityIds: [place.city.id], place };
