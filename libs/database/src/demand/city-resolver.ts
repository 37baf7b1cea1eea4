import { foldText } from '@marquee/domain';
import { LRUCache } from 'lru-cache';
import { createCityRepository, type City } from '../city-repository.ts';
import type { Database } from '../connect.ts';
import { createBatcher } from './batcher.ts';

/** A city as people name it. */
export interface NamedCity {
  name: string;
  /** ISO 3166 alpha-2; null: the most populous of the name. */
  country_code: string | null;
}

const ROOM = { maxSize: 20_000, sizeCalculation: () => 1 }; // as `max`, they would all be given room at once
const REMEMBERED_MS = 600_000;

/** Cities by any of their names; one that the gazetteer lacks is kept as it is given. */
export function createCityResolver({ query }: Pick<Database, 'query'>) {
  const cities = createCityRepository({ query });
  const remembered = new LRUCache<string, City>({ ...ROOM, ttl: REMEMBERED_MS });
  const zones = new Map<string, Promise<string | null>>();
  const namesakes = createBatcher(
    async (keys: string[]) => {
      const found = await cities.findByNames(keys);
      return keys.map((key) => found.get(key) ?? []);
    },
    { maxBatchSize: 100, concurrency: 1 },
  );

  /** Null where there is none. */
  async function find({ name, country_code }: NamedCity): Promise<City | null> {
    const nameKey = foldText(name) || name;
    const key = `${nameKey}|${String(country_code)}`;
    const known = remembered.get(key);
    if (known) return known;
    const candidates = await namesakes(nameKey); // the most populous first
    const city = candidates.find((candidate) => country_code === null || candidate.country_code === country_code);
    if (city) remembered.set(key, city);
    return city ?? null;
  }

  const findOrKeep = async (named: NamedCity): Promise<City> => (await find(named)) ?? keep(named);

  async function keep({ name, country_code }: NamedCity): Promise<City> {
    const timezone = country_code === null ? null : await zoneOf(country_code);
    return cities.insertUnlisted({ name, region: null, country_code, lat: null, lng: null, timezone });
  }
  /** The clock of a country’s largest city stands for a place of which nothing else is known. */
  function zoneOf(countryCode: string): Promise<string | null> {
    const zone = zones.get(countryCode) ?? cities.findLargest(countryCode, null).then((city) => city?.timezone ?? null);
    zones.set(countryCode, zone);
    zone.catch(() => zones.delete(countryCode));
    return zone;
  }
  return { find, findOrKeep };
}
