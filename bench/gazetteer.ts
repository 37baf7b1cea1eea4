import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

export interface City {
  name: string;
  country: string;
  lat: number;
  lng: number;
  timezone: string;
}

// Approximate events per inhabitant in a catalogue in Latin script, relative to the rest of the
// world.
const REACH: Readonly<Record<string, number>> = {
  ...{
    US: 6,
    CA: 6,
    GB: 7,
    IE: 7,
    AU: 7,
    NZ: 7,
    DE: 6,
    AT: 6,
    CH: 6,
    NL: 7,
    BE: 6,
    FR: 6,
    ES: 5,
    PT: 5,
    IT: 5,
  },
  ...{
    DK: 6,
    NO: 6,
    SE: 6,
    FI: 6,
    PL: 3,
    CZ: 4,
    JP: 1.5,
    KR: 1.5,
    SG: 3,
    MX: 1.5,
    BR: 1.5,
    AR: 2,
    CN: 0.15,
    IN: 0.3,
  },
};

/**
 * Returns the cities of the gazetteer with the most expected events, in descending order, without
 * parts of cities.
 */
export function readCities(path: string, count: number): City[] {
  return gunzipSync(readFileSync(path))
    .toString('utf8')
    .split('\n')
    .map((line) => line.split('\t'))
    .filter(([id, , , , , , feature]) => Number(id) > 0 && feature !== 'PPLX') // skips the header
    .map((columns) => ({ city: parseCity(columns), weight: expectedEvents(columns) }))
    .sort((a, b) => b.weight - a.weight)
    .slice(0, count)
    .map(({ city }) => city);
}

function parseCity([
  ,
  name = '',
  ,
  ,
  lat,
  lng,
  ,
  country = '',
  ,
  ,
  timezone = 'UTC',
]: string[]): City {
  return { name, country, lat: Number(lat), lng: Number(lng), timezone };
}

const expectedEvents = ([, , , , , , , country = '', , population]: string[]) =>
  Number(population) * (REACH[country] ?? 1);
