import { foldText } from '@marquee/domain';
import { LRUCache } from 'lru-cache';
import { createCityRepository, type City } from '../city-repository.ts';
import type { Database } from '../connect.ts';
import { createBatcher } from './batcher.ts';

export interface NamedCity {
  name: string;
  /** ISO 3166 alpha-2; null selects the most populous city of the name. */
  country_code: string | null;
}

const CACHE_LIMIT = { maxSize: 20_000, sizeCalculation: () => 1 }; // `max` would allocate all entries in advance
const TTL_MS = 600_000;

/** Finds a city by any of its names. `findOrInsert` stores a city that the gazetteer does not contain. */
export function createCityResolver({ prisma }: Pick<Database, 'prisma'>) {
  const cities = createCityRepository({ prisma });
  const cache = new LRUCache<string, City>({ ...CACHE_LIMIT, ttl: TTL_MS });
  const zones = new Map<string, Promise<string | null>>();
  const findByName = createBatcher(
    async (keys: string[]) => {
      const found = await cities.findByNames(keys);
      return keys.map((key) => found.get(key) ?? []);
    },
    { maxBatchSize: 100, concurrency: 1 },
  );

  async function find({ name, country_code }: NamedCity): Promise<City | null> {
    const nameKey = foldText(name) || name;
    const key = `${nameKey}|${String(country_code)}`;
    const known = cache.get(key);
    if (known) return known;
    const candidates = await findByName(nameKey); // most populous first
    const city = candidates.find((candidate) => country_code === null || candidate.country_code === country_code);
    if (city) cache.set(key, city);
    return city ?? null;
  }

  const findOrInsert = async (named: NamedCity): Promise<City> => (await find(named)) ?? insert(named);

  async function insert({ name, country_code }: NamedCity): Promise<City> {
    const timezone = country_code === null ? null : await findZone(country_code);
    return cities.insertUnlisted({ name, region: null, country_code, lat: null, lng: null, timezone });
  }
  /** Uses the time zone of the country’s largest city, because nothing else is known about the place. */
  function findZone(countryCode: string): Promise<string | null> {
    const zone = zones.get(countryCode) ?? cities.findLargest(countryCode, null).then((city) => city?.timezone ?? null);
    zones.set(countryCode, zone);
    zone.catch(() => zones.delete(countryCode));
    return zone;
  }
  return { find, findOrInsert };
}
