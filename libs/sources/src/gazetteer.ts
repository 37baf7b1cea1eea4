import { join } from 'node:path';
import type { GazetteerCity } from '@marquee/database';
import { readRows } from './read-rows.ts';

/** The columns of data/gazetteer/cities.tsv.gz (GeoNames, CC BY 4.0). */
const COLUMNS = {
  id: 0,
  name: 1,
  asciiName: 2,
  alternateNames: 3,
  lat: 4,
  lng: 5,
  countryCode: 7,
  regionCode: 8,
  population: 9,
  timezone: 10,
} as const;

/** Yields the cities of the bundled gazetteer from its folder (`data/gazetteer`). */
export async function* readGazetteer(folder: string): AsyncGenerator<GazetteerCity> {
  const regions = new Map<string, string>();
  for await (const [code = '', name = ''] of readRows(join(folder, 'regions.tsv.gz')))
    regions.set(code, name);
  for await (const row of readRows(join(folder, 'cities.tsv.gz'))) {
    const city = toCity(row, regions);
    if (Number.isInteger(city.geoname_id)) yield city; // skips the header
  }
}

function toCity(row: string[], regions: Map<string, string>): GazetteerCity {
  const at = (column: keyof typeof COLUMNS) => row[COLUMNS[column]] ?? '';
  const regionCode = at('regionCode');
  return {
    geoname_id: Number.parseInt(at('id'), 10),
    name: at('name'),
    alternate_names: [at('asciiName'), ...at('alternateNames').split(',')].filter(Boolean),
    region: regions.get(`${at('countryCode')}.${regionCode}`) ?? null,
    region_code: regionCode || null,
    country_code: at('countryCode'),
    lat: Number(at('lat')),
    lng: Number(at('lng')),
    timezone: at('timezone'),
    population: Number(at('population')),
  };
}
