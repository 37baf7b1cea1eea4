import { COUNTRIES, foldText } from '@marquee/domain';
import sql from 'sql-template-tag';
import type { Database, Query } from './connect.ts';

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

export function createGazetteerRepository({ query, transaction }: Pick<Database, 'query' | 'transaction'>) {
  async function isLoaded(): Promise<boolean> {
    const [row] = await query<{ loaded: boolean }>(
      sql`SELECT EXISTS (SELECT FROM city WHERE geoname_id IS NOT NULL) AS loaded`,
    );
    return row?.loaded ?? false;
  }

  async function load(cities: AsyncIterable<GazetteerCity> | Iterable<GazetteerCity>): Promise<void> {
    await transaction(async (query) => {
      await insertCountries(query);
      let batch: GazetteerCity[] = [];
      for await (const city of cities) {
        batch.push(city);
        if (batch.length === CITIES_PER_STATEMENT) batch = (await insertCities(query, batch), []);
      }
      await insertCities(query, batch);
    });
    await query(sql`ANALYZE city, city_name`);
  }
  return { isLoaded, load };
}

const insertCountries = (query: Query) =>
  query(sql`
    INSERT INTO country (code, alpha3, name)
    SELECT code, alpha3, name FROM jsonb_to_recordset(${JSON.stringify(COUNTRIES)}) AS r(code text, alpha3 text, name text)
    ON CONFLICT (code) DO NOTHING`);

async function insertCities(query: Query, cities: GazetteerCity[]): Promise<void> {
  const rows = cities.map((city) => ({ ...city, alternate_names: undefined, name_key: foldText(city.name) }));
  const inserted = await query<{ id: number; geoname_id: number }>(sql`
    INSERT INTO city (geoname_id, name, name_key, region, region_code, country_code, lat, lng, timezone, population)
    SELECT geoname_id, name, name_key, region, region_code, country_code, lat, lng, timezone, population
    FROM jsonb_to_recordset(${JSON.stringify(rows)}) AS r(geoname_id int, name text, name_key text, region text,
      region_code text, country_code text, lat float8, lng float8, timezone text, population int)
    ON CONFLICT (geoname_id) DO NOTHING
    RETURNING id, geoname_id`);
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
  await query(sql`INSERT INTO city_name (name_key, city_id) SELECT * FROM unnest(${keys}::text[], ${ids}::int[])`);
}

const toNameKeys = (city: GazetteerCity) =>
  new Set([city.name, ...city.alternate_names].map(foldText).filter((key) => key !== ''));
