import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { RegistryEntry } from './registry-entry.ts';

/** A file of the registry that cannot be used. */
export interface InvalidEntry {
  file: string;
  problem: string;
}

/** Reads the feeds of a folder, by name. An invalid file does not affect the others. */
export async function readRegistry(
  folder: string,
): Promise<{ entries: RegistryEntry[]; invalid: InvalidEntry[] }> {
  const files = (await readdir(folder, { recursive: true }))
    .filter((file) => /[/\\].+\.json$/.test(file))
    .sort();
  const entries = new Map<string, RegistryEntry>();
  const invalid: InvalidEntry[] = [];
  for (const file of files) {
    const result = RegistryEntry.safeParse(await parseFile(join(folder, file)));
    const [issue] = result.error?.issues ?? [];
    if (issue) invalid.push({ file, problem: [...issue.path, issue.message].join(' ') });
    else if (result.data && entries.has(result.data.name))
      invalid.push({ file, problem: `repeats the name ${result.data.name}` });
    else if (result.data) entries.set(result.data.name, result.data);
  }
  return {
    entries: [...entries.values()].sort((one, other) => (one.name < other.name ? -1 : 1)),
    invalid,
  };
}

async function parseFile(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8');
  try {
    return JSON.parse(text);
  } catch {
    return null; // the schema reports that it is no object
  }
}

export interface NearPlace {
  country?: string | undefined;
  /** With `radiusKm`: feeds of cities in the circle, and of its country. */
  near?: { lat: number; lng: number } | undefined;
  radiusKm?: number | undefined;
}

/** Returns whether a feed has events of a place. A feed without a position covers its country. */
export function covers(
  { area }: RegistryEntry,
  { country, near, radiusKm = 100 }: NearPlace,
): boolean {
  if (country !== undefined && area.country !== country) return false;
  if (near === undefined || area.lat === undefined || area.lng === undefined)
    return area.country !== null;
  return distanceKm(near, { lat: area.lat, lng: area.lng }) <= radiusKm;
}

const EARTH_KM = 6_371;
const toRadians = (degrees: number) => (degrees * Math.PI) / 180;

/** The haversine formula. */
function distanceKm(
  one: { lat: number; lng: number },
  other: { lat: number; lng: number },
): number {
  const [lat, lng] = [toRadians(other.lat - one.lat), toRadians(other.lng - one.lng)];
  const a =
    Math.sin(lat / 2) ** 2 +
    Math.cos(toRadians(one.lat)) * Math.cos(toRadians(other.lat)) * Math.sin(lng / 2) ** 2;
  return 2 * EARTH_KM * Math.asin(Math.sqrt(a));
}

/** Feeds that are read because the environment contains their key. */
export const enabledByKey = (
  entries: readonly RegistryEntry[],
  keys: Readonly<Partial<Record<string, string>>>,
): RegistryEntry[] =>
  entries.filter(
    ({ status, key, location }) =>
      status === 'on' && location !== null && key !== undefined && keys[key.setting] !== undefined,
  );
