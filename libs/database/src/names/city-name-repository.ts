import { foldText } from '@marquee/domain';
import sql from 'sql-template-tag';
import type { City } from '../city-repository.ts';
import type { Database } from '../connect.ts';

export type NamedCity = Pick<City, 'name' | 'country_code'>;

export function createCityNameRepository({ query }: Pick<Database, 'query'>) {
  /** Returns cities with events whose name, or a word in it, starts with the prefix, most populous first. */
  async function findByPrefix(prefix: string, limit: number): Promise<NamedCity[]> {
    const key = foldText(prefix);
    return query<NamedCity>(sql`
      SELECT name, country_code FROM city
      WHERE has_events AND (name_key LIKE ${`${key}%`} OR name_key LIKE ${`% ${key}%`})
      ORDER BY name_key LIKE ${`${key}%`} DESC, population DESC, id LIMIT ${limit}`);
  }

  return { findByPrefix };
}
export type CityNameRepository = ReturnType<typeof createCityNameRepository>;
