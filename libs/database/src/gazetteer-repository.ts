import { foldText } from '@marquee/domain';
import type { Database, Query } from './connect.ts';
import { ANALYZE_CITIES, insertCitiesSql, insertCityNamesSql, insertCountriesSql } from './gazetteer-sql.ts';

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
  async function isLoaded(): Promise<boolean> {
    const city = await prisma.city.findFirst({ where: { geonameId: { not: null } }, select: { id: true } });
    return city !== null;
  }

  async function load(cities: AsyncIterable<GazetteerCity> | Iterable<GazetteerCity>): Promise<void> {
    await transaction(async (query) => {
      await query(insertCountriesSql());
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
  const rows = cities.map((city) => ({ ...city, alternate_names: undefined, name_key: foldText(city.name) }));
  const inserted = await query<{ id: number; geoname_id: number }>(insertCitiesSql(rows));
  const idByGeonameId = new Map(inserted.map(({ id, geoname_id }) => [geoname_id, id]));
  const keys: string[] = [];
  const ids: number[] = [];
  for (const city of cities) {
    const id = idByGeonameId.get(city.geoname_id);
    if (id === undefined) continue;
    for (const key of toNameKeys(city)) {
      keys.push(key);
      ids.push(id);
    }
  }
  await query(insertCityNamesSql(keys, ids));
}

const toNameKeys = (city: GazetteerCity) =>
  new Set([city.name, ...city.alternate_names].map(foldText).filter((key) => key !== ''));
