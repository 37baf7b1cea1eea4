import { join } from 'node:path';
import { createCityRepository, type Database } from '@marquee/database';
import { parseCountryCode } from '@marquee/domain';
import { INGEST_ENVIRONMENT, parseEnvironment } from '@marquee/http/settings';
import { ingestLocation } from '@marquee/ingest';
import {
  covers,
  createCityResolver,
  parseRecord,
  pickDefaults,
  pickTableOptions,
  readRegistry,
  toFeed,
  toSourceTerms,
  type NearPlace,
  type RegistryEntry,
} from '@marquee/sources';
import { sourceAccess } from '@marquee/sources/settings';
import { z } from 'zod';
import { dataFolder } from './start/data-folder.ts';
import { explainError } from './start/explain-error.ts';
import { REGISTRY_FOLDER } from './start/sample-catalogue.ts';

const NO_NETWORK = /\b(?:ENOTFOUND|EAI_AGAIN|ENETUNREACH|ENETDOWN|EHOSTUNREACH)\b/;
const PROOFS_OF_NO_NETWORK = 3;

/** What `--near`, `--country` and `--radius` state. */
export interface NearbyOptions {
  near?: string | undefined;
  country?: string | undefined;
  radius?: string | undefined;
}

export const isNearby = ({ near, country }: NearbyOptions): boolean =>
  near !== undefined || country !== undefined;

/**
 * Reads the feeds of the registry that are on and cover the place, one after the other. A feed that
 * fails does not affect the others.
 */
export async function readNearbyFeeds(
  database: Database,
  options: NearbyOptions & { environment: NodeJS.ProcessEnv; registryFolder?: string },
  print: (line: string) => void,
): Promise<void> {
  const { environment, registryFolder = REGISTRY_FOLDER } = options;
  const place = await findPlace(database, options);
  const access = sourceAccess(parseEnvironment(z.object(INGEST_ENVIRONMENT), environment));
  const { entries } = await readRegistry(registryFolder);
  const selected = entries.filter(
    (entry) =>
      entry.status === 'on' &&
      covers(entry, place) &&
      (entry.key === undefined || access.keys[entry.key.setting] !== undefined),
  );
  print(`feeds around the place: ${selected.map(({ name }) => name).join(', ') || 'none'}`);
  await readEach(selected, (entry) => readEntry(database, entry, { access, environment }), print);
}

/**
 * Reads the feeds one after the other. Without a network, prints one message instead of one for
 * each feed.
 */
async function readEach(
  selected: RegistryEntry[],
  read: (entry: RegistryEntry) => ReturnType<typeof ingestLocation>,
  print: (line: string) => void,
): Promise<void> {
  let unreached: string[] = [];
  let hasNetwork = false;
  for (const [index, entry] of selected.entries()) {
    const at = `${String(index + 1)} of ${String(selected.length)}, ${entry.name}`;
    try {
      const { created, rejected, notModified } = await read(entry);
      hasNetwork = true;
      print(
        notModified === true
          ? `${at}: not modified`
          : `${at}: ${String(created)} events, ${String(rejected)} rejected`,
      );
    } catch (error) {
      const line = `${at}: ${explainError(error)}`;
      if (hasNetwork || !NO_NETWORK.test(line)) print(line);
      else unreached.push(line);
      if (unreached.length === PROOFS_OF_NO_NETWORK) break;
      continue;
    }
    for (const line of unreached) print(line);
    unreached = [];
  }
  if (unreached.length > 0 && !hasNetwork)
    print('No feed could be reached: without a network the bundled events are all there is.');
}

function readEntry(
  database: Database,
  entry: RegistryEntry,
  {
    access,
    environment,
  }: { access: ReturnType<typeof sourceAccess>; environment: NodeJS.ProcessEnv },
) {
  const feed = toFeed(entry);
  const folder = dataFolder(environment);
  return ingestLocation(database, {
    source: toSourceTerms(feed),
    format: feed.format,
    location: feed.location ?? '',
    defaults: pickDefaults(feed),
    table: pickTableOptions(feed),
    full: feed.full ?? false,
    access,
    versionsFolder: join(folder, 'feeds'),
    robotsFolder: feed.robots === undefined ? join(folder, 'robots') : null,
  });
}

/** Throws an Error that names what cannot be understood. */
async function findPlace(
  database: Database,
  { near, country, radius }: NearbyOptions,
): Promise<NearPlace> {
  const code = country === undefined ? undefined : parseCountryCode(country);
  if (code === null) throw new Error(`--country ${country ?? ''} is no country.`);
  const radiusKm =
    radius === undefined ? undefined : Number(/^(\d{1,4})(?:\s?km)?$/.exec(radius)?.[1]);
  if (Number.isNaN(radiusKm)) throw new Error('--radius must be a number of kilometres: 150km.');
  if (near === undefined) return { country: code };
  const cities = createCityResolver(createCityRepository(database), { readOnly: true });
  const { place } = parseRecord({ title: 'Place', city: near, country: code ?? null });
  const [found] = await cities.resolve([place]);
  if (!found?.position) throw new Error(`--near ${near} is no city that the gazetteer lists.`);
  return { country: found.country_code ?? code, near: found.position, radiusKm };
}
