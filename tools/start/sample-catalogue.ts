import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  createGazetteerRepository,
  createJobRepository,
  createReferenceRepository,
  createSourceRepository,
  type Database,
  type LandmarkRow,
} from '@marquee/database';
import { ingestLocation, type IngestReport } from '@marquee/ingest';
import {
  readArtistReferences,
  readFeeds,
  readGazetteer,
  readLandmarks,
  readVenueReferences,
  toSourceTerms,
} from '@marquee/sources';

// In a bundle the data is next to main.js, in the workspace at the root.
const ROOT = existsSync(join(import.meta.dirname, 'data'))
  ? import.meta.dirname
  : join(import.meta.dirname, '../..');
export const SOURCES_FILE = join(ROOT, 'sources.json');
export const REGISTRY_FOLDER = join(ROOT, 'feeds');

/** Loads the gazetteer if it is missing. Returns whether it was loaded. */
export async function loadGazetteer(database: Database): Promise<boolean> {
  const gazetteer = createGazetteerRepository(database);
  if (await gazetteer.isLoaded()) return false;
  await gazetteer.load(readGazetteer(join(ROOT, 'data/gazetteer')));
  return true;
}

/**
 * Loads open data about artists, venues and places if some is missing, as after an update that
 * brings more. Returns whether it was loaded.
 */
export async function loadReferenceData(database: Database): Promise<boolean> {
  const references = createReferenceRepository(database);
  const folder = join(ROOT, 'data/reference');
  const places: LandmarkRow[] = [];
  for await (const place of readLandmarks(folder)) places.push(place);
  if (await references.isLoaded(places)) return false;
  await references.load({
    artists: readArtistReferences(folder),
    venues: readVenueReferences(folder),
    landmarks: readLandmarks(folder),
  });
  return true;
}

/** The progress of a load. A step is a source. */
export interface SampleProgress {
  source: string;
  step: number;
  steps: number;
  /** Records read from this source. */
  read: number;
}

interface SampleOptions {
  /** Loads only what ends on this day (`YYYY-MM-DD`) or later. A later load reads the rest. */
  since?: string;
  onProgress?: (progress: SampleProgress) => void;
  /** Called with what stops a source, for example a run of the worker. Default: it is thrown. */
  onError?: (error: unknown) => void;
}

/**
 * Loads the sample events and articles, each source once, so that a start continues where a killed
 * one stopped.
 */
export async function* loadSample(
  database: Database,
  { since, onProgress, onError }: SampleOptions = {},
): AsyncGenerator<IngestReport> {
  const { completions } = createSourceRepository(database);
  const completed = await completions();
  const feeds = await readFeeds(SOURCES_FILE);
  const pending = feeds.flatMap((feed) =>
    feed.sample === null || completed.has(feed.name) ? [] : [{ ...feed, sample: feed.sample }],
  );
  for (const [index, feed] of pending.entries()) {
    // The worker may have read the feed itself meanwhile, which is newer.
    if ((await completions()).has(feed.name)) continue;
    const load = ingestLocation(database, {
      source: toSourceTerms(feed),
      format: feed.format,
      location: join(ROOT, feed.sample),
      ...(since !== undefined && { since }),
      onProgress: ({ read }) => {
        onProgress?.({ source: feed.name, step: index, steps: pending.length, read });
      },
    });
    const report = await (onError ? load.catch(onError) : load);
    if (report) yield report;
  }
}

/** Lets the worker write the articles about the loaded events. They appear some seconds later. */
export const addRoundUpJob = (database: Database): Promise<void> =>
  createJobRepository(database).add({ task: 'write_round_ups', key: 'write_round_ups' });
