import { writeCsv, type Cell } from '../csv.ts';

interface DemandedCity extends DemandedPlace {
  demands: number;
}

interface DemandedPlace {
  city: string;
  region: string | null;
  country_code: string | null;
  lat: number | null;
  lng: number | null;
}

export interface DemandTable {
  artist: { name: string; slug: string };
  cities: DemandedCity[];
}

export interface DemandHistoryTable {
  artist: DemandTable['artist'];
  weeks: { start: string }[];
  /** Demands by week, in the order of `weeks`. */
  cities: (DemandedPlace & { weeks: number[] })[];
}

const PLACE = ['artist', 'artist_slug', 'city', 'region', 'country_code', 'lat', 'lng'];

/** Writes the demands for an artist by city as CSV (RFC 4180). */
export function writeDemandCsv({ artist, cities }: DemandTable): string {
  return writeCsv([
    [...PLACE, 'demands'],
    ...cities.map((city) => [...placeCells(artist, city), city.demands]),
  ]);
}

/** Writes a row for each city and week. */
export function writeDemandHistoryCsv({ artist, weeks, cities }: DemandHistoryTable): string {
  const rows = cities.flatMap((city) =>
    weeks.map(({ start }, week) => [...placeCells(artist, city), start, city.weeks[week] ?? 0]),
  );
  return writeCsv([[...PLACE, 'week_start', 'demands'], ...rows]);
}

const placeCells = (
  artist: DemandTable['artist'],
  { city, region, country_code, lat, lng }: DemandedPlace,
): Cell[] => [artist.name, artist.slug, city, region, country_code, lat, lng];
