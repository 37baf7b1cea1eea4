import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { formatInstant } from '@marquee/domain';
import {
  combineRevisions,
  toShard,
  walkCatalogue,
  type SnapshotFile,
  type SnapshotManifest,
  type WalkCatalogueDeps,
} from '@marquee/operations';
import { fileWriter } from 'hyparquet-writer';
import { openNdjsonFile } from './ndjson-file.ts';
import { eventSchema, PARQUET_COLUMNS, toColumnData } from './parquet-columns.ts';
import { openParquet } from './parquet-file.ts';
import { listSnapshotIds } from './snapshot-ids.ts';

const MAX_SNAPSHOTS = 3;
const UNFINISHED = '.unfinished-';

const NDJSON = {
  format: 'ndjson',
  name: 'events.ndjson.gz',
  media_type: 'application/gzip',
} as const;
const PARQUET = {
  format: 'parquet',
  name: 'events.parquet',
  media_type: 'application/vnd.apache.parquet',
} as const;
const SCHEMA = {
  format: 'json-schema',
  name: 'schema.json',
  media_type: 'application/schema+json',
} as const;

export interface SnapshotDeps extends WalkCatalogueDeps {
  listSources: () => Promise<SnapshotManifest['sources']>;
  snapshotsFolder: string;
}

/**
 * Writes a snapshot of the catalogue and deletes old ones. It is published by a rename, so readers
 * never see a part of it, also after a power failure. Memory does not depend on the size of the
 * catalogue.
 */
export async function writeSnapshot(
  deps: SnapshotDeps,
  signal: AbortSignal,
): Promise<SnapshotManifest> {
  const { snapshotsFolder } = deps;
  await removeUnfinished(snapshotsFolder);
  const startedAt = deps.now();
  const id = formatInstant(startedAt).replace(/[-:]/g, '');
  const folder = join(snapshotsFolder, UNFINISHED + id);
  await mkdir(folder, { recursive: true });
  const { events, cursor, ...roots } = await writeEvents(deps, folder, signal);
  await writeFile(
    join(folder, SCHEMA.name),
    JSON.stringify({ ...eventSchema, 'x-parquet-columns': PARQUET_COLUMNS }),
  );
  const manifest: SnapshotManifest = {
    id,
    created_at: formatInstant(startedAt),
    events,
    cursor,
    ...roots,
    files: await Promise.all([NDJSON, PARQUET, SCHEMA].map((file) => describeFile(folder, file))),
    sources: await deps.listSources(),
  };
  await writeFile(join(folder, 'snapshot.json'), JSON.stringify(manifest));
  await publish(folder, snapshotsFolder, id);
  await removeOld(snapshotsFolder);
  return manifest;
}

async function writeEvents(deps: SnapshotDeps, folder: string, signal: AbortSignal) {
  const { cursor, pages } = await walkCatalogue(deps);
  const files = [
    openNdjsonFile(join(folder, NDJSON.name)),
    openParquet(fileWriter(join(folder, PARQUET.name)), toColumnData),
  ];
  let events = 0;
  const revisions = new Map<string, string[]>();
  try {
    for await (const page of pages) {
      signal.throwIfAborted();
      for (const file of files) await file.write(page);
      events += page.length;
      for (const { country_code, revision } of page)
        addTo(revisions, toShard(country_code), revision);
    }
  } catch (error) {
    // otherwise each failed run leaves open files
    await Promise.allSettled(files.map((file) => file.close()));
    throw error;
  }
  for (const file of files) await file.close();
  const shards = [...revisions].map(([name, ofShard]) => ({
    name,
    events: ofShard.length,
    root: combineRevisions(ofShard),
  }));
  const root = combineRevisions(shards.map((shard) => shard.root));
  return { events, cursor, root, shards: shards.sort((a, b) => (a.name < b.name ? -1 : 1)) };
}

function addTo(groups: Map<string, string[]>, name: string, revision: string): void {
  const group = groups.get(name);
  if (group) group.push(revision);
  else groups.set(name, [revision]);
}

async function describeFile(
  folder: string,
  file: Pick<SnapshotFile, 'format' | 'name' | 'media_type'>,
): Promise<SnapshotFile> {
  const path = join(folder, file.name);
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return { ...file, bytes: (await stat(path)).size, sha256: hash.digest('hex') };
}

/**
 * The files reach the disk before the name that readers know. Otherwise a power failure could leave
 * the name with empty files.
 */
async function publish(folder: string, snapshotsFolder: string, id: string): Promise<void> {
  for (const name of await readdir(folder)) await flushToDisk(join(folder, name));
  await flushToDisk(folder);
  await rename(folder, join(snapshotsFolder, id));
  await flushToDisk(snapshotsFolder);
}

/** Windows cannot open a folder. */
async function flushToDisk(path: string): Promise<void> {
  if (process.platform === 'win32' && (await stat(path)).isDirectory()) return;
  await using file = await open(path, 'r');
  await file.sync();
}

async function removeOld(folder: string): Promise<void> {
  for (const id of (await listSnapshotIds(folder)).slice(MAX_SNAPSHOTS))
    await remove(join(folder, id));
}

/** Removes what a crashed run left. */
async function removeUnfinished(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((candidate) => candidate.startsWith(UNFINISHED)))
    await remove(join(folder, name));
}

const remove = (path: string) => rm(path, { recursive: true, force: true });
