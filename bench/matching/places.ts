// Real venues with their alternative names, each in the nearest city of the gazetteer.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { GazetteerCity } from '@marquee/database';
import { distanceKm, type Position } from '@marquee/domain';
import { readGazetteer } from '@marquee/sources';
import type { NamedVenue } from '../../libs/matching/src/named-venue.ts';

const GAZETTEER = join(import.meta.dirname, '../../data/gazetteer');

/** A venue under each of its names, the main name first. */
export type Place = [NamedVenue, ...NamedVenue[]];

/** Returns venues with a known position. */
export async function readPlaces(data: string): Promise<Place[]> {
  const findCity = await createCityFinder();
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
    const city = lat === null || lng === null ? undefined : findCity({ lat, lng });
    if (!city) return [];
    const { geoname_id: city_id, name: city_name, country_code } = city;
    const withName = (alias: string): NamedVenue => ({
      ...{ names: [alias], address: null, city_id, city_name, country_code, lat, lng },
      centre: { lat: city.lat, lng: city.lng },
    });
    return [[withName(name), ...aliases.map(withName)]];
  });
}

const MAX_DISTANCE_KM = 40;
const toCell = ({ lat, lng }: Position) => [Math.floor(lat), Math.floor(lng)] as const;

/** Finds the nearest city. Large cities have a larger radius. */
async function createCityFinder() {
  const cells = new Map<string, GazetteerCity[]>();
  for await (const city of readGazetteer(GAZETTEER)) {
    const key = toCell(city).join();
    cells.set(key, [...(cells.get(key) ?? []), city]);
  }
  return (position: Position): GazetteerCity | undefined => {
    const [south, west] = toCell(position);
    const near = [-1, 0, 1].flatMap((dLat) =>
      [-1, 0, 1].flatMap((dLng) => cells.get([south + dLat, west + dLng].join()) ?? []),
    );
    const far = near.map((city) => ({ city, km: distanceKm(city, position) - radiusKm(city) }));
    const [nearest] = far.toSorted((a, b) => a.km - b.km);
    return nearest && nearest.km < MAX_DISTANCE_KM ? nearest.city : undefined;
  };
}

const radiusKm = ({ population }: GazetteerCity) => Math.min(20, Math.sqrt(population) / 80);
