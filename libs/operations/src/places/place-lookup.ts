import type { AreaFilter, PlaceRepository } from '@marquee/database';
import { distanceKm, type Position } from '@marquee/domain';
import { createCache } from '@marquee/runtime';
import {
  choosePlace,
  cityKey,
  createRegionIndex,
  isOwnName,
  namesInReadings,
  narrowArea,
  readPlace,
  type Area,
  type Place,
  type PlaceCity,
  type PlaceReading,
  type RegionIndex,
} from '@marquee/search';

const DAY_MS = 86_400_000;

/** Looks up places by name, in the gazetteer and its regions. */
export function createPlaceLookup(places: PlaceRepository, now: () => Date) {
  const regionIndexes = createCache<RegionIndex>({
    ttlMs: ({ names }) => (names.length > 0 ? DAY_MS : 0), // until the gazetteer is loaded
    maxSize: 1,
  });
  const findRegionIndex = () =>
    regionIndexes.get('all', async () => createRegionIndex(await places.findRegions()));

  const choose = async (readings: PlaceReading[]): Promise<Place | null> =>
    choosePlace(readings, await places.findByNames(namesInReadings(readings), now()));

  /**
   * Returns the one place that a text means, also one without events, or null. It lies in `areas`.
   */
  async function findPlace(
    text: string,
    { areas = [], onlyCities = false }: FindPlaceOptions = {},
  ) {
    const readings = readPlace(text, await findRegionIndex())
      .filter(({ name }) => !onlyCities || name !== null)
      .flatMap((reading) => restrictReading(reading, areas) ?? []);
    return choose(readings);
  }

  /** Returns the city of exactly this name, or null. */
  async function findCity(name: string): Promise<PlaceCity | null> {
    const place = await findPlace(name, { onlyCities: true });
    return place && 'city' in place ? place.city : null;
  }

  /** Returns the place that has a name and lies in or near a city, or null. */
  async function findCityAround(city: PlaceCity, text: string): Promise<PlaceCity | null> {
    const key = cityKey(text);
    const keys = namesInReadings([{ name: key, areas: [], within: null }]);
    const named = [...(await places.findByNames(keys, now())).values()].flat();
    const around = named
      .filter(({ lat, lng }) => lat !== null && lng !== null && isAround(city, { lat, lng }))
      .sort((a, b) => b.population - a.population);
    // Leesburg outside Washington is also called Georgetown.
    const isPart = ({ lat, lng }: PlaceCity) =>
      lat !== null && lng !== null && isAround(city, { lat, lng }, PART_KM);
    return around.find((each) => isOwnName(each, key)) ?? around.find(isPart) ?? null;
  }

  async function toAreaFilter({ countries, regions }: Area): Promise<AreaFilter> {
    return {
      countryCodes: countries,
      cityIds: regions.length > 0 ? await places.findIdsInRegions(regions) : [],
    };
  }

  return { findRegionIndex, choose, findPlace, findCity, findCityAround, toAreaFilter };
}
export type PlaceLookup = ReturnType<typeof createPlaceLookup>;

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

export const narrow = (area: Area, outer: Area[]): Area | null =>
  outer.reduce<Area | null>((inner, each) => inner && narrowArea(inner, each), area);

const AROUND_KM = 60;
const PART_KM = 25;

/** Whether a position lies in or near a city. */
export const isAround = (
  { lat, lng }: PlaceCity,
  position: Position,
  maxKm: number = AROUND_KM,
): boolean => lat === null || lng === null || distanceKm({ lat, lng }, position) <= maxKm;
