import { foldText } from '@marquee/domain';
import sql from 'sql-template-tag';
import type { Database } from './connect.ts';

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

export type UnlistedCity = Pick<City, 'name' | 'region' | 'country_code' | 'lat' | 'lng' | 'timezone'>;

type SuggestedCity = Pick<City, 'name' | 'region' | 'country_code'>;

const COLUMNS = sql`c.id, c.name, c.name_key, c.region, c.region_code, c.country_code, c.lat, c.lng, c.timezone, c.population`;
const LIKE_WILDCARDS = /[%_\\]/;

export function createCityRepository({ query }: Pick<Database, 'query'>) {
  /** Returns cities with events whose name starts with `prefix`, or that have it as an alternative name. Ignores case and accents. */
  async function findIdsByPrefix(prefix: string): Promise<number[]> {
    const key = foldText(prefix);
    if (key === '' || LIKE_WILDCARDS.test(prefix)) return []; // no city has such a name
    const rows = await query<{ id: number }>(sql`
      SELECT id FROM city WHERE has_events AND name_key LIKE ${`${key}%`}
      UNION
      SELECT c.id FROM city_name n JOIN city c ON c.id = n.city_id WHERE n.name_key = ${key} AND c.has_events`);
    return rows.map(({ id }) => id);
  }

  /** Returns suggestions for a text that a user types, most populous first. */
  const suggest = async (prefix: string, limit: number): Promise<SuggestedCity[]> =>
    query(suggestionSql(await findIdsByPrefix(prefix), limit));

  async function findByNames(nameKeys: string[]): Promise<Map<string, City[]>> {
    const rows = await query<City & { key: string }>(sql`
      SELECT n.name_key AS key, ${COLUMNS} FROM city_name n JOIN city c ON c.id = n.city_id
      WHERE n.name_key = ANY(${nameKeys}::text[]) ORDER BY c.population DESC, c.id`);
    const found = new Map<string, City[]>();
    for (const { key, ...city } of rows) found.set(key, [...(found.get(key) ?? []), city]);
    return found;
  }

  /** Returns the most populous city of a country, preferably in the region. Its time zone is used for unknown places. */
  async function findLargest(countryCode: string, region: string | null): Promise<City | null> {
    const rows = await query<City>(sql`
      SELECT ${COLUMNS} FROM city c
      WHERE c.country_code = ${countryCode} AND c.geoname_id IS NOT NULL
      ORDER BY (c.region_code = ${region} OR c.region = ${region}) DESC NULLS LAST, c.population DESC LIMIT 1`);
    return rows[0] ?? null;
  }

  /** Inserts a city that is not in the gazetteer, or returns the one inserted before. */
  async function insertUnlisted(city: UnlistedCity): Promise<City> {
    const nameKey = foldText(city.name) || city.name;
    const [row] = await query<City>(sql`
      INSERT INTO city AS c (name, name_key, region, country_code, lat, lng, timezone)
      VALUES (${city.name}, ${nameKey}, ${city.region}, ${city.country_code}, ${city.lat}, ${city.lng}, ${city.timezone})
      ON CONFLICT (name_key, country_code, region) WHERE geoname_id IS NULL DO UPDATE SET name = c.name
      RETURNING ${COLUMNS}`);
    if (!row) throw new Error('INSERT … RETURNING returned no row.');
    await query(sql`INSERT INTO city_name (name_key, city_id) VALUES (${nameKey}, ${row.id}) ON CONFLICT DO NOTHING`);
    return row;
  }

  return { findIdsByPrefix, suggest, findByNames, findLargest, insertUnlisted };
}

const suggestionSql = (ids: number[], limit: number) => sql`
  SELECT name, region, country_code FROM city WHERE id = ANY(${ids}::int[]) ORDER BY population DESC, name, id LIMIT ${limit}`;

export type CityRepository = ReturnType<typeof createCityRepository>;
