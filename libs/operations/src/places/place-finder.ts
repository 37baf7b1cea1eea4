import type { EventFilter, EventRepository, PlaceRepository } from '@marquee/database';
import { createCache, type Cache } from '@marquee/runtime';
import {
  createCityNaming,
  createCitySuggester,
  findPlaces,
  isInAreas,
  parseArea,
  readPlace,
  type Area,
  type CitySuggester,
  type NameCity,
  type PlaceCandidate,
  type PlaceCity,
  type RegionIndex,
} from '@marquee/search';
import { createCitySelection, type CitySelectionOptions } from './city-selection.ts';
import { cachedLandmarks, cachedNames } from './place-caches.ts';
import { createPlaceLookup, narrow } from './place-lookup.ts';
import { createPositionFinder, type PositionOptions } from './position-finder.ts';
import { suggestCities } from './suggest-cities.ts';

const DAY_MS = 86_400_000;
const SUGGESTIONS_TTL_MS = 60_000;
const RETRY_MS = 10_000;
const CITIES_TTL_MS = 60_000;
const NAMING_TTL_MS = 3_600_000;
const MAX_CITIES = 20_000;

const FIRST = { sort: 'start', limit: 1, offset: 0, after: null } as const;

export interface PlaceFinderOptions extends PositionOptions, CitySelectionOptions {
  events: Pick<EventRepository, 'list'>;
  /** Caches the cities of names. Invalidate it when the catalogue changes. */
  namedCities?: Cache<PlaceCity[]> | null;
}

/** A city found for a text. */
export interface KnownCity {
  city: PlaceCity;
  others: PlaceCity[];
  /** The text has a typo. */
  corrected: boolean;
}

/** Where words such as "friday" and "bank holiday" are read. */
export interface Home {
  tz?: string | undefined;
  /** ISO 3166 code. */
  country?: string | undefined;
}

/** Finds the places that texts mean. */
// eslint-disable-next-line max-lines-per-function -- a factory
export function createPlaceFinder(repository: PlaceRepository, options: PlaceFinderOptions) {
  const { events, now, namedCities } = options;
  const places: PlaceRepository = {
    ...repository,
    findLandmarks: cachedLandmarks(repository.findLandmarks),
    findBuildingsNamedAfter: cachedLandmarks(repository.findBuildingsNamedAfter),
    ...(namedCities && { findByNames: cachedNames(repository.findByNames, namedCities) }),
  };
  const lookup = createPlaceLookup(places, now);
  const { findRegionIndex, findPlace } = lookup;
  const cities = createCache<KnownCity | null>({
    ttlMs: (city) => (city ? CITIES_TTL_MS : 0),
    maxSize: MAX_CITIES,
  });
  const namings = createCache<NameCity>({ ttlMs: NAMING_TTL_MS, maxSize: 1 });
  const suggesters = createCache<CitySuggester>({
    ttlMs: SUGGESTIONS_TTL_MS,
    maxSize: 1,
    stale: { onError: () => true, whileSlowMs: DAY_MS, retryMs: RETRY_MS },
  });

  /** Null if the list of active cities cannot be read now: a suggestion never fails an answer. */
  const findSuggester = (): Promise<CitySuggester | null> =>
    suggesters
      .get('all', async () => createCitySuggester(await places.findActiveCities(now())))
      .catch(() => null);

  /**
   * Returns the one city that a text means, also by a prefix or with one typo, or null. The result
   * can be a minute old.
   */
  const findKnownCity = ({ name, country_code }: { name: string; country_code: string | null }) =>
    cities.get(`${name}|${String(country_code)}`, async () => {
      const areas = country_code === null ? [] : [toArea(country_code)];
      const place = await findPlace(name, { areas, onlyCities: true });
      if (place && 'city' in place) return { ...place, corrected: false };
      if (parseArea(name, await findRegionIndex())) return null;
      const [byPrefix] = await places.findByIds(await places.findIdsByPrefix(name), now());
      if (byPrefix && isInAreas(byPrefix, areas))
        return { city: byPrefix, others: [], corrected: false };
      const similar = await correct(name, areas);
      const [city] = similar ? await places.findByIds([similar.id], now()) : [];
      return city ? { city, others: [], corrected: true } : null;
    });

  /** Returns the active city that a name with one typo most likely means, or null. */
  async function correct(text: string, areas: Area[]) {
    const suggester = await findSuggester();
    const names = readPlace(text, await findRegionIndex()).flatMap(({ name, areas: own }) =>
      name === null ? [] : [{ name, areas: [...own, ...areas] }],
    );
    return (
      names.flatMap(
        ({ name, areas }) => suggester?.suggest(name, { areas, limit: 1, maxTypos: 1 }) ?? [],
      )[0] ?? null
    );
  }

  const hasEvents = async (filter: EventFilter) =>
    (await events.list(filter, FIRST)).events.length > 0;

  /** Returns the places that a query can contain, most confident first. */
  async function findInQuery(query: string): Promise<PlaceCandidate[]> {
    const found = findPlaces(query, await findRegionIndex());
    return found.choose(await places.findByNames(found.names, now()));
  }

  async function findHome(cityIds: number[]): Promise<Home> {
    const [city] = cityIds.length > 0 ? await places.findByIds(cityIds, now()) : [];
    return { tz: city?.timezone ?? undefined, country: city?.country_code ?? undefined };
  }

  return {
    /**
     * Reads the list of active cities, which takes seconds in a large catalogue, before a request
     * needs it.
     */
    warm: async (): Promise<void> => {
      await findSuggester();
    },
    /** Returns the function that names a city so that no other is meant. */
    findCityNaming: () =>
      namings.get('all', async () => createCityNaming(await places.findSharedNames())),
    findHome,
    findCities: createCitySelection(places, lookup, options),
    findKnownCity,
    hasEvents,
    /**
     * Returns the cities with upcoming events whose name begins with a text, the most populous
     * first.
     */
    findActiveByPrefix: async (text: string) =>
      (await places.findByIds(await places.findIdsByPrefix(text), now())).filter(
        (city) => city.has_upcoming_events,
      ),
    findInQuery,
    ...createPositionFinder(places, lookup, options),
    toAreaFilter: lookup.toAreaFilter,
    /** Returns the country or region that a text names, or null. */
    findArea: async (text: string) => parseArea(text, await findRegionIndex()),
    /** Returns the regions with this name or code that lie in each area, or null. */
    findRegion: async (text: string, areas: Area[]) =>
      findRegion(text, areas, await findRegionIndex()),
    /**
     * Returns names of cities for a text that finds nothing. Each, used as `city` with the filter,
     * finds events.
     */
    async suggest(text: string, filter: EventFilter, hasMatches = hasEvents): Promise<string[]> {
      const [suggester, regionIndex, place] = await Promise.all([
        findSuggester(),
        findRegionIndex(),
        findPlace(text),
      ]);
      if (suggester === null) return [];
      return suggestCities(text, { suggester, regionIndex, place, filter, hasEvents: hasMatches });
    },
  };
}
export type PlaceFinder = ReturnType<typeof createPlaceFinder>;

function findRegion(text: string, areas: Area[], regionIndex: RegionIndex): Area | null {
  const regions = regionIndex.find(text);
  const area =
    regions.length > 0
      ? { countries: [], regions, namedBy: 'name' as const }
      : parseArea(text, regionIndex);
  return area && narrow(area, areas);
}

const toArea = (countryCode: string): Area => ({
  countries: [countryCode],
  regions: [],
  namedBy: 'code',
});
