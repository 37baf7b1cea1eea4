// Real venues with the other names that people gave them, each in the city of the gazetteer that is next to it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { GazetteerCity } from '@marquee/database';
import { distanceKm, type Position, type NamedVenue } from '@marquee/domain';
import { readGazetteer } from '@marquee/ingest';

const GAZETTEER = join(import.meta.dirname, '../../data/gazetteer');

/** A venue as it is claimed under each of its names, its own first. */
export type Place = [NamedVenue, ...NamedVenue[]];

/** Those whose position is known. */
export async function readPlaces(data: string): Promise<Place[]> {
  const cityAt = await cityFinder();
  const lines = gunzipSync(readFileSync(join(data, 'venues', 'musicbrainz-places-2020.jsonl.gz')))
    .toString()
    .trim();
  return lines.split('\n').flatMap((line): Place[] => {
    const { name, lat, lng, aliases } = JSON.parse(line) as {
      name: string;
      lat: number | null;
      lng: number | null;
      aliases: string[];
    };
    const city = lat === null || lng === null ? undefined : cityAt({ lat, lng });
    if (!city) return [];
    const { geoname_id: city_id, name: city_name, country_code } = city;
    const called = (alias: string): NamedVenue => ({
      ...{ names: [alias], address: null, city_id, city_name, country_code, lat, lng },
      centre: { lat: city.lat, lng: city.lng },
    });
    return [[called(name), ...aliases.map(called)]];
  });
}

const MAX_DISTANCE_KM = 40;
const cellOf = ({ lat, lng }: Position) => [Math.floor(lat), Math.floor(lng)] as const;

/** The nearest city; large ones reach farther. */
async function cityFinder() {
  const cells = new Map<string, GazetteerCity[]>();
  for await (const city of readGazetteer(GAZETTEER)) {
    const key = cellOf(city).join();
    cells.set(key, [...(cells.get(key) ?? []), city]);
  }
  return (position: Position): GazetteerCity | undefined => {
    const [south, west] = cellOf(position);
    const near = [-1, 0, 1].flatMap((dLat) =>
      [-1, 0, 1].flatMap((dLng) => cells.get([south + dLat, west + dLng].join()) ?? []),
    );
    const far = near.map((city) => ({ city, km: distanceKm(city, position) - reachKm(city) }));
    const [nearest] = far.toSorted((a, b) => a.km - b.km);
    return nearest && nearest.km < MAX_DISTANCE_KM ? nearest.city : undefined;
  };
}

const reachKm = ({ population }: GazetteerCity) => Math.min(20, Math.sqrt(population) / 80);
