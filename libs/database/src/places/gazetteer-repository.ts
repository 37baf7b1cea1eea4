import { foldText } from '@marquee/domain';
import { cityNameKinds, type CityNameKind } from '@marquee/search';
import type { Database, Query } from '../connection/connect.ts';
import {
  ANALYZE_CITIES,
  DELETE_UNCLASSIFIED_NAMES,
  insertCitiesSql,
  insertCityNamesSql,
  insertCountriesSql,
  selectCityIdsSql,
} from './gazetteer-sql.ts';

const CITIES_PER_STATEMENT = 2_000;

export interface GazetteerCity {
  geoname_id: number;
  name: string;
  alternate_names: string[];
  region: string | null;
  region_code: string | null;
  country_code: string;
  lat: number;
  lng: number;
  timezone: string;
  population: number;
}

export function createGazetteerRepository({
  prisma,
  query,
  transaction,
}: Pick<Database, 'prisma' | 'query' | 'transaction'>) {
  /**
   * Returns false also if an earlier version loaded the gazetteer, which stored airport codes as
   * names.
   */
  async function isLoaded(): Promise<boolean> {
    const name = await prisma.cityName.findFirst({
      where: { kind: { not: null }, city: { geonameId: { not: null } } },
      select: { cityId: true },
    });
    return name !== null;
  }

  /** Adds missing cities and replaces the names that an earlier version stored. */
  async function load(
    cities: AsyncIterable<GazetteerCity> | Iterable<GazetteerCity>,
  ): Promise<void> {
    await transaction(async (query) => {
      await query(insertCountriesSql());
      await query(DELETE_UNCLASSIFIED_NAMES);
      let batch: GazetteerCity[] = [];
      for await (const city of cities) {
        batch.push(city);
        if (batch.length === CITIES_PER_STATEMENT) batch = (await insertCities(query, batch), []);
      }
      await insertCities(query, batch);
    });
    await query(ANALYZE_CITIES);
  }
  return { isLoaded, load };
}

async function insertCities(query: Query, cities: GazetteerCity[]): Promise<void> {
  const rows = cities.map((city) => ({
    ...city,
    alternate_names: undefined,
    name_key: foldText(city.name),
  }));
  await query(insertCitiesSql(rows));
  const stored = await query<{ id: number; geoname_id: number }>(
    selectCityIdsSql(cities.map(({ geoname_id }) => geoname_id)),
  );
  const idByGeonameId = new Map(stored.map(({ id, geoname_id }) => [geoname_id, id]));
  const names: { keys: string[]; ids: number[]; kinds: CityNameKind[] } = {
    keys: [],
    ids: [],
    kinds: [],
  };
  for (const city of cities) {
    const id = idByGeonameId.get(city.geoname_id);
    if (id === undefined) continue;
    for (const [key, kind] of cityNameKinds(city.name, city.alternate_names)) {
      names.keys.push(key);
      names.ids.push(id);
      names.kinds.push(kind);
    }
  }
  await query(insertCityNamesSql(names));
}
