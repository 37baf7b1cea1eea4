import { foldText } from '@marquee/domain';
import { createCache } from '@marquee/runtime';
import type { Database } from '../connection/connect.ts';
import { createCityRepository, type City } from '../places/city-repository.ts';
import { createBatcher } from './batcher.ts';

export interface NamedCity {
  name: string;
  /** ISO 3166 alpha-2; null selects the most populous city of the name. */
  country_code: string | null;
  /** Name of the region, of one of several cities of the name. */
  region?: string | null;
}

interface Area {
  country_code: string | null;
  region: string | null;
}

const CACHE_LIMIT = 20_000;
const TTL_MS = 600_000;
const MAX_COUNTRIES = 300;

/**
 * Finds a city by any of its names. `findOrInsert` stores a city that the gazetteer does not
 * contain.
 */
export function createCityResolver(database: Pick<Database, 'prisma' | 'query'>) {
  const cities = createCityRepository(database);
  const cache = createCache<City | null>({
    ttlMs: (city) => (city ? TTL_MS : 0),
    maxSize: CACHE_LIMIT,
  });
  const zones = createCache<string | null>({ ttlMs: Infinity, maxSize: MAX_COUNTRIES });
  const findByName = createBatcher(
    async (keys: string[]) => {
      const found = await cities.findByNames(keys);
      return keys.map((key) => found.get(key) ?? []);
    },
    { maxBatchSize: 100, concurrency: 1 },
  );

  function find({ name, country_code, region = null }: NamedCity): Promise<City | null> {
    const nameKey = foldText(name) || name;
    const key = `${nameKey}|${String(country_code)}|${String(region)}`;
    return cache.get(key, () => findInDatabase(nameKey, { country_code, region }));
  }

  async function findInDatabase(
    nameKey: string,
    { country_code, region }: Area,
  ): Promise<City | null> {
    const candidates = await findByName(nameKey); // most populous first
    const isThere = (city: City) =>
      (country_code === null || city.country_code === country_code) &&
      (region === null || city.region === region);
    return candidates.find(isThere) ?? null;
  }

  const findOrInsert = async (named: NamedCity): Promise<City> =>
    (await find(named)) ?? insert(named);

  async function insert({ name, country_code, region = null }: NamedCity): Promise<City> {
    const timezone = country_code === null ? null : await findZone(country_code);
    return cities.insertUnlisted({ name, region, country_code, lat: null, lng: null, timezone });
  }
  /**
   * Uses the time zone of the country’s largest city, because nothing else is known about the
   * place.
   */
  function findZone(countryCode: string): Promise<string | null> {
    return zones.get(
      countryCode,
      async () => (await cities.findLargest(countryCode, null))?.timezone ?? null,
    );
  }
  return { findOrInsert };
}
