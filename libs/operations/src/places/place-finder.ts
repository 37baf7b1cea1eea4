import type {
  AreaFilter,
  EventFilter,
  EventRepository,
  PlaceRepository,
  VenueRepository,
} from '@marquee/database';
import { distanceKm } from '@marquee/domain';
import { createCache, type Cache } from '@marquee/runtime';
import {
  choosePlace,
  createCityNaming,
  createCitySuggester,
  createRegionIndex,
  findPlaces,
  isInAreas,
  isOnlinePlace,
  namesInReadings,
  narrowArea,
  parseArea,
  readPlace,
  readWholePlace,
  splitCityList,
  type Area,
  type CitySuggester,
  type NameCity,
  type Place,
  type PlaceCity,
  type PlaceReading,
  type PlaceCandidate,
  type RegionIndex,
} from '@marquee/search';
import { findNamedPosition, type NamedPosition } from './named-position.ts';
import { suggestCities } from './suggest-cities.ts';

const DAY_MS = 86_400_000;
const SUGGESTIONS_TTL_MS = 60_000;
const RETRY_MS = 10_000;
const CITIES_TTL_MS = 60_000;
const NAMING_TTL_MS = 3_600_000;
const MAX_CITIES = 20_000;
const MAX_LISTED_CITIES = 5;

/** The cities of a prefix are 30 s old at most, like cached responses. A prefix without cities is looked up again. */
export const createPrefixCache = (): Cache<number[]> =>
  createCache({ ttlMs: (ids) => (ids.length > 0 ? 30_000 : 0), maxSize: MAX_CITIES });

const FIRST = { sort: 'start', limit: 1, offset: 0, after: null } as const;

/** What a text in `city` selects. */
export type CitySelection =
  { online: true } | { cityIds: number[]; place?: Place } | { area: Area; place: Place };

export interface PlaceFinderOptions {
  events: Pick<EventRepository, 'list'>;
  /** Finds landmarks. */
  venues: Pick<VenueRepository, 'list' | 'findFormerNames'>;
  now: () => Date;
  /** `prefix`: a plain name is a prefix and can select several cities. `one`: it means one place, if there is one of that name. */
  cityMatch?: 'prefix' | 'one';
  /** Caches the cities of prefixes. Invalidate it when the catalogue changes. */
  prefixes?: Cache<number[]> | null;
}

/** A city found for a text. */
export interface KnownCity {
  city: PlaceCity;
  others: PlaceCity[];
  /** The text has a typo. */
  corrected: boolean;
}

/** Finds the places that texts mean. */
// eslint-disable-next-line max-lines-per-function -- a factory
export function createPlaceFinder(places: PlaceRepository, options: PlaceFinderOptions) {
  const { events, venues, now, cityMatch = 'prefix', prefixes = null } = options;
  const regionIndexes = createCache<RegionIndex>({
    ttlMs: ({ names }) => (names.length > 0 ? DAY_MS : 0), // until the gazetteer is loaded
    maxSize: 1,
  });
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

  const findRegionIndex = () =>
    regionIndexes.get('all', async () => createRegionIndex(await places.findRegions()));
  /** Null if the list of active cities cannot be read now: a suggestion never fails an answer. */
  const findSuggester = (): Promise<CitySuggester | null> =>
    suggesters
      .get('all', async () => createCitySuggester(await places.findActiveCities(now())))
      .catch(() => null);

  /** Returns the one place that a text means, also one without events, or null. It lies in `areas`. */
  async function findPlace(
    text: string,
    { areas = [], onlyCities = false }: FindPlaceOptions = {},
  ) {
    const readings = readPlace(text, await findRegionIndex())
      .filter(({ name }) => !onlyCities || name !== null)
      .flatMap((reading) => restrictReading(reading, areas) ?? []);
    return choosePlace(readings, await places.findByNames(namesInReadings(readings), now()));
  }

  /** Returns the cities of a list, or null for a text that names one place or a city without events. */
  async function findCityList(text: string, areas: Area[]): Promise<CitySelection | null> {
    const names = splitCityList(text);
    if (names.length < 2 || names.length > MAX_LISTED_CITIES) return null;
    const readings = readWholePlace(text, await findRegionIndex());
    if (choosePlace(readings, await places.findByNames(namesInReadings(readings), now())))
      return null;
    const found = await Promise.all(
      names.map((name) => findPlace(name, { areas, onlyCities: true })),
    );
    const cities = found.flatMap((place) =>
      place && 'city' in place && isActive(place) ? place.city : [],
    );
    const [city, ...also] = cities;
    if (!city || cities.length < names.length) return null;
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

  /** Returns the one city that a text means, also by a prefix or with one typo, or null. The result can be a minute old. */
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

  async function toAreaFilter({ countries, regions }: Area): Promise<AreaFilter> {
    return {
      countryCodes: countries,
      cityIds: regions.length > 0 ? await places.findIdsInRegions(regions) : [],
    };
  }

  /** Returns the places that a query can contain, most confident first. */
  async function findInQuery(query: string): Promise<PlaceCandidate[]> {
    const found = findPlaces(query, await findRegionIndex());
    return found.choose(await places.findByNames(found.names, now()));
  }

  /** Returns the city of exactly this name, or null. */
  async function findCity(name: string): Promise<PlaceCity | null> {
    const place = await findPlace(name, { onlyCities: true });
    return place && 'city' in place ? place.city : null;
  }

  /** Returns the position of a venue or a city, or null. What `within` names bounds it: a city, a region or a country. */
  async function findPosition(name: string, within?: string): Promise<NamedPosition | null> {
    const city = within === undefined ? null : await findCity(within);
    const area = within === undefined || city ? null : parseArea(within, await findRegionIndex());
    if (within !== undefined && !city && !area) return null;
    const areas = area ? [area] : [];
    const found = await findNamedPosition(name, {
      venues,
      findCity: async (text) => {
        const place = await findPlace(text, { areas, onlyCities: true });
        return place && 'city' in place ? place.city : null;
      },
      now: now(),
      ...(city && { cityIds: [city.id] }),
      ...(area && { areas: [await toAreaFilter(area)] }),
    });
    return found && city && !isAround(city, found) ? null : found;
  }

  /** Returns the position of a venue, or of a place without events that lies in a city: a part of the city. */
  async function findLandmark(name: string): Promise<NamedPosition | null> {
    const [place, area] = await Promise.all([
      findCity(name),
      findRegionIndex().then((index) => parseArea(name, index)),
    ]);
    return area !== null || place?.has_upcoming_events ? null : findPosition(name);
  }

  const findZone = async (cityIds: number[]): Promise<string | undefined> =>
    (await places.findByIds(cityIds, now()))[0]?.timezone ?? undefined;

  return {
    /** Reads the list of active cities, which takes seconds in a large catalogue, before a request needs it. */
    warm: async (): Promise<void> => {
      await findSuggester();
    },
    /** Returns the function that names a city so that no other is meant. */
    findCityNaming: () =>
      namings.get('all', async () => createCityNaming(await places.findSharedNames())),
    findZone,
    findCities,
    findKnownCity,
    hasEvents,
    /** Returns the cities with upcoming events whose name begins with a text, the most populous first. */
    findActiveByPrefix: async (text: string) =>
      (await places.findByIds(await places.findIdsByPrefix(text), now())).filter(
        (city) => city.has_upcoming_events,
      ),
    findInQuery,
    findPosition,
    findLandmark,
    toAreaFilter,
    /** Returns the country or region that a text names, or null. */
    findArea: async (text: string) => parseArea(text, await findRegionIndex()),
    /** Returns the regions with this name or code that lie in each area, or null. */
    findRegion: async (text: string, areas: Area[]) =>
      findRegion(text, areas, await findRegionIndex()),
    /** Returns names of cities for a text that finds nothing. Each, used as `city` with the filter, finds events. */
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

interface FindPlaceOptions {
  /** The place lies in each of these. */
  areas?: Area[];
  onlyCities?: boolean;
}

function restrictReading(reading: PlaceReading, outer: Area[]): PlaceReading | null {
  if (reading.name !== null) return { ...reading, areas: [...reading.areas, ...outer] };
  const areas = reading.areas.flatMap((area) => narrow(area, outer) ?? []);
  return areas.length > 0 ? { ...reading, areas } : null;
}

const narrow = (area: Area, outer: Area[]): Area | null =>
  outer.reduce<Area | null>((inner, each) => inner && narrowArea(inner, each), area);

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
const AROUND_KM = 60;
const isAround = ({ lat, lng }: PlaceCity, position: NamedPosition) =>
  lat === null || lng === null || distanceKm({ lat, lng }, position) <= AROUND_KM;
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
