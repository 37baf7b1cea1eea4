import { join } from 'node:path';
import { foldText } from '@marquee/domain';
import { cityNameKinds, createRegionIndex, type PlaceCity, type Region } from '@marquee/search';
import { readGazetteer } from '../gazetteer.ts';

const FOLDER = join(import.meta.dirname, '../../../../data/gazetteer');

/** A city with every folded name of it. */
type NamedCity = PlaceCity & { keys: string[]; country_code: string };

/** Reads the bundled gazetteer. Every city has upcoming events. */
export async function loadPlaces() {
  const citiesByName = new Map<string, NamedCity[]>();
  const cities: NamedCity[] = [];
  const regions = new Map<string, Region>();
  for await (const row of readGazetteer(FOLDER)) {
    const kinds = cityNameKinds(row.name, row.alternate_names);
    const keys = [...kinds].filter(([, kind]) => kind === 'name').map(([key]) => key);
    const city = {
      ...row,
      id: row.geoname_id,
      name_key: foldText(row.name),
      has_upcoming_events: true,
      keys,
    };
    cities.push(city);
    for (const key of kinds.keys()) citiesByName.set(key, [...(citiesByName.get(key) ?? []), city]);
    if (row.region === null || row.region_code === null) continue;
    const { country_code, region_code: code, region: name, population } = row;
    const known = regions.get(`${country_code}.${code}`)?.population ?? 0;
    regions.set(`${country_code}.${code}`, {
      country_code,
      code,
      name,
      population: known + population,
    });
  }
  return { cities, citiesByName, regionIndex: createRegionIndex([...regions.values()]) };
}
