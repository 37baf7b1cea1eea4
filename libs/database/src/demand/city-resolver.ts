import { createCache, foldText } from '@marquee/domain';
import { createCityRepository, type City } from '../city-repository.ts';
import type { Database } from '../connect.ts';
import { createBatcher } from './batcher.ts';

export interface NamedCity {
  name: string;
  /** ISO 3166 alpha-2; null selects the most populous city of the name. */
  country_code: string | null;
}

const CACHE_LIMIT = 20_000;
const TTL_MS = 600_000;
const MAX_COUNTRIES = 300;

/** Finds a city by any of its names. `findOrInsert` stores a city that the gazetteer does not contain. */
export function createCityResolver(database: Pick<Database, 'prisma' | 'query'>) {
  const cities = createCityRepository(database);
  const cache = createCache<City | null>({ ttlMs: (city) => (city ? TTL_MS : 0), maxSize: CACHE_LIMIT });
  const zones = createCache<string | null>({ ttlMs: Infinity, maxSize: MAX_COUNTRIES });
  const findByName = createBatcher(
    async (keys: string[]) => {
      const found = await cities.findByNames(keys);
      return keys.map((key) => found.get(key) ?? []);
    },
    { maxBatchSize: 100, concurrency: 1 },
  );

  function find({ name, country_code }: NamedCity): Promise<City | null> {
    const nameKey = foldText(name) || name;
    return cache.get(`${nameKey}|${String(country_code)}`, () => findInDatabase(nameKey, country_code));
  }

  async function findInDatabase(nameKey: string, country_code: string | null): Promise<City | null> {
    const candidates = await findByName(nameKey); // most populous first
    return candidates.find((city) => country_code === null || city.country_code === country_code) ?? null;
  }

  const findOrInsert = async (named: NamedCity): Promise<City> => (await find(named)) ?? insert(named);

  async function insert({ name, country_code }: NamedCity): Promise<City> {
    const timezone = country_code === null ? null : await findZone(country_code);
    return cities.insertUnlisted({ name, region: null, country_code, lat: null, lng: null, timezone });
  }
  /** Uses the time zone of the country’s largest city, because nothing else is known about the place. */
  function findZone(countryCode: string): Promise<string | null> {
    return zones.get(countryCode, async () => (await cities.findLargest(countryCode, null))?.timezone ?? null);
  }
  return { findOrInsert };
}
