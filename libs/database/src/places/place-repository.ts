import { foldText } from '@marquee/domain';
import {
  cityKey,
  type PlaceCity,
  type Region,
  type SharedCityName,
  type SuggestedCity,
} from '@marquee/search';
import type { Database } from '../connection/connect.ts';
import { prepared } from '../connection/prepared-statement.ts';
import type { Statement } from '../connection/statement.ts';
import {
  activeCitiesSql,
  citiesByAbbreviationSql,
  citiesByIdSql,
  citiesByOtherPrefixSql,
  citiesByPrefixSql,
  citiesInRegionsSql,
  namedCitiesSql,
  REGIONS,
  SHARED_CITY_NAMES,
} from './gazetteer-sql.ts';
import {
  findBuildingsNamedAfter,
  findLandmarks,
  findPartsNamed,
  type CityAround,
} from './landmarks-sql.ts';

const LIKE_WILDCARDS = /[%_\\]/;

/** Looks up cities and regions by name. Folds case and accents. */
export function createPlaceRepository({ query }: Pick<Database, 'query'>) {
  /**
   * Returns the cities with events that a prefix selects: by the start of the name, or by a name in
   * another language. If there are none, by the start of a name in another language, then by an
   * abbreviation.
   */
  async function findIdsByPrefix(prefix: string): Promise<number[]> {
    const key = foldText(prefix);
    if (key === '' || LIKE_WILDCARDS.test(prefix)) return []; // no city has such a name
    const statements = [
      prepared('cities_by_prefix', citiesByPrefixSql(key)),
      prepared('cities_by_other_prefix', citiesByOtherPrefixSql(key)),
      prepared('cities_by_abbreviation', citiesByAbbreviationSql(cityKey(prefix))),
    ];
    for (const statement of statements) {
      const ids = await findIds(statement);
      if (ids.length > 0) return ids;
    }
    return [];
  }

  const findIds = async (statement: Statement) =>
    (await query<{ id: number }>(statement)).map(({ id }) => id);

  /** Returns the cities per name, also cities without events. */
  async function findByNames(keys: string[], now: Date): Promise<Map<string, PlaceCity[]>> {
    const found = new Map<string, PlaceCity[]>();
    const rows = await query<PlaceCity & { key: string }>(
      prepared('named_cities', namedCitiesSql(keys, now)),
    );
    for (const { key, ...city } of rows) found.set(key, [...(found.get(key) ?? []), city]);
    return found;
  }

  /** Returns the landmarks of a name in open data: known ones and those of large cities first. */
  const findLandmarksOf = (name: string) => findLandmarks(query, foldText(name));

  /** Returns the buildings of open data whose name contains a name: "Leith Theatre" for Leith. */
  const findBuildingsOf = (name: string) => findBuildingsNamedAfter(query, foldText(name));

  /** Returns the parts of a city whose name contains other words. */
  const findPartsOf = (name: string, city: CityAround) =>
    findPartsNamed(query, foldText(name), city);

  /** Returns cities by id: those with upcoming events first, then the most populous. */
  const findByIds = async (ids: number[], now: Date): Promise<PlaceCity[]> =>
    ids.length > 0 ? query<PlaceCity>(citiesByIdSql(ids, now)) : [];

  return {
    findIdsByPrefix,
    findByIds,
    findByNames,
    findLandmarks: findLandmarksOf,
    findPartsNamed: findPartsOf,
    findBuildingsNamedAfter: findBuildingsOf,
    findRegions: () => query<Region>(REGIONS),
    findSharedNames: () => query<SharedCityName>(SHARED_CITY_NAMES),
    /** Returns the cities with events in any of the regions. */
    findIdsInRegions: (regions: readonly Region[]) => findIds(citiesInRegionsSql(regions)),
    findActiveCities: (now: Date) => query<SuggestedCity>(activeCitiesSql(now)),
  };
}
export type PlaceRepository = ReturnType<typeof createPlaceRepository>;
