import { boxAround, distanceKm, foldText, type Position } from '@marquee/domain';
import type { Database } from '../connection/connect.ts';
import { createPlaceRepository } from './place-repository.ts';

const NEAR_KM = 50;
/** How much further away a town with ten times as many inhabitants may be. */
const KM_PER_TENFOLD = 5;
const ACTIVE_MS = 14 * 86_400_000;
const MAX_ZONE_CITIES = 10;

/** A city of the gazetteer, or one that only a source names. */
export interface City {
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
}

export type UnlistedCity = Pick<
  City,
  'name' | 'region' | 'country_code' | 'lat' | 'lng' | 'timezone'
>;

type SuggestedCity = Pick<City, 'name' | 'region' | 'country_code'>;

export function createCityRepository({ prisma, query }: Pick<Database, 'prisma' | 'query'>) {
  const places = createPlaceRepository({ query });

  /**
   * Returns suggestions for a text that a user types, most populous first. Only cities with events.
   */
  async function suggest(prefix: string, limit: number): Promise<SuggestedCity[]> {
    const cities = await prisma.city.findMany({
      where: { id: { in: await places.findIdsByPrefix(prefix) } },
      orderBy: [{ population: 'desc' }, { name: 'asc' }, { id: 'asc' }],
      take: limit,
      select: { name: true, region: true, countryCode: true },
    });
    return cities.map(({ name, region, countryCode }) => ({
      name,
      region,
      country_code: countryCode,
    }));
  }

  /** Returns the cities per name, most populous first. */
  async function findByNames(nameKeys: string[]): Promise<Map<string, City[]>> {
    const named = await prisma.cityName.findMany({
      where: { nameKey: { in: nameKeys } },
      include: { city: true },
      orderBy: [{ city: { population: 'desc' } }, { cityId: 'asc' }],
    });
    const found = new Map<string, City[]>();
    for (const { nameKey, city } of named)
      found.set(nameKey, [...(found.get(nameKey) ?? []), toCity(city)]);
    return found;
  }

  /** Inserts a city that is not in the gazetteer, or returns the one inserted before. */
  async function insertUnlisted({
    country_code: countryCode,
    ...city
  }: UnlistedCity): Promise<City> {
    const nameKey = foldText(city.name) || city.name;
    await prisma.city.createMany({ data: { ...city, nameKey, countryCode }, skipDuplicates: true });
    const where = { nameKey, countryCode, region: city.region, geonameId: null };
    const stored = await prisma.city.findFirstOrThrow({ where });
    await prisma.cityName.createMany({
      data: { nameKey, cityId: stored.id },
      skipDuplicates: true,
    });
    return toCity(stored);
  }

  return {
    suggest,
    findActiveInZone: (timezone: string, now: Date) => findActiveInZone(prisma, timezone, now),
    findByNames,
    findLargest: (countryCode: string, region: string | null) =>
      findLargest(prisma, { countryCode, region }),
    findNearest: (position: Position) => findNearest(prisma, position),
    insertUnlisted,
  };
}
export type CityRepository = ReturnType<typeof createCityRepository>;

/**
 * Returns the first of the most populous cities of a time zone that has an event in the next days,
 * or none.
 */
async function findActiveInZone(
  prisma: Database['prisma'],
  timezone: string,
  now: Date,
): Promise<SuggestedCity[]> {
  const startsAt = { gte: now, lt: new Date(now.getTime() + ACTIVE_MS) };
  const cities = await prisma.city.findMany({
    where: { timezone, hasEvents: true },
    orderBy: [{ population: 'desc' }, { id: 'asc' }],
    take: MAX_ZONE_CITIES,
    select: { id: true, name: true, region: true, countryCode: true },
  });
  for (const { id, name, region, countryCode } of cities)
    if (
      await prisma.event.findFirst({
        where: { cityId: id, withdrawnAt: null, startsAt },
        select: { id: true },
      })
    )
      return [{ name, region, country_code: countryCode }];
  return [];
}

/**
 * Returns the most populous city of a country, preferably in the region. Its time zone is used for
 * unknown places.
 */
async function findLargest(
  prisma: Database['prisma'],
  { countryCode, region }: { countryCode: string; region: string | null },
): Promise<City | null> {
  const inCountry = { countryCode, geonameId: { not: null } };
  const orderBy = { population: 'desc' } as const;
  const inRegion = { ...inCountry, OR: [{ regionCode: region }, { region }] };
  const city =
    (region === null ? null : await prisma.city.findFirst({ where: inRegion, orderBy })) ??
    (await prisma.city.findFirst({ where: inCountry, orderBy }));
  return city && toCity(city);
}

/** Returns the town at a position. A large city outweighs its suburbs. Null far from any town. */
async function findNearest(prisma: Database['prisma'], position: Position): Promise<City | null> {
  const { south, north, spans } = boxAround(position, NEAR_KM);
  const rows = await prisma.city.findMany({
    where: {
      geonameId: { not: null },
      lat: { gte: south, lte: north },
      OR: spans.map(([west, east]) => ({ lng: { gte: west, lte: east } })),
    },
  });
  const towns = rows.map(toCity).flatMap((city) => {
    if (city.lat === null || city.lng === null) return [];
    const km = distanceKm({ lat: city.lat, lng: city.lng }, position);
    return km > NEAR_KM
      ? []
      : [{ city, cost: km - KM_PER_TENFOLD * Math.log10(city.population + 1) }];
  });
  return towns.sort((a, b) => a.cost - b.cost || a.city.id - b.city.id)[0]?.city ?? null;
}

interface CityRow extends Omit<City, 'name_key' | 'region_code' | 'country_code'> {
  nameKey: string;
  regionCode: string | null;
  countryCode: string | null;
}

const toCity = (row: CityRow): City => ({
  id: row.id,
  name: row.name,
  name_key: row.nameKey,
  region: row.region,
  region_code: row.regionCode,
  country_code: row.countryCode,
  lat: row.lat,
  lng: row.lng,
  timezone: row.timezone,
  population: row.population,
});
