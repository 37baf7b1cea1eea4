import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  createGazetteerRepository,
  createJobRepository,
  createReferenceRepository,
  createSourceRepository,
  type Database,
} from '@marquee/database';
import { ingestLocation, type IngestReport } from '@marquee/ingest';
import {
  readArtistReferences,
  readFeeds,
  readGazetteer,
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

/** Loads open data about artists and venues if it is missing. Returns whether it was loaded. */
export async function loadReferenceData(database: Database): Promise<boolean> {
  const references = createReferenceRepository(database);
  if (await references.isLoaded()) return false;
  const folder = join(ROOT, 'data/reference');
  await references.load({
    artists: readArtistReferences(folder),
    venues: readVenueReferences(folder),
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

/** Loads the sample events and articles, each source once, so that a start continues where a killed one stopped. */
export async function* loadSample(
  database: Database,
  onProgress: (progress: SampleProgress) => void = () => undefined,
): AsyncGenerator<IngestReport> {
  const completions = await createSourceRepository(database).completions();
  const feeds = await readFeeds(SOURCES_FILE);
  const pending = feeds.flatMap((feed) =>
    feed.sample === null || completions.has(feed.name) ? [] : [{ ...feed, sample: feed.sample }],
  );
  for (const [index, feed] of pending.entries()) {
    yield await ingestLocation(database, {
      source: toSourceTerms(feed),
      format: feed.format,
      location: join(ROOT, feed.sample),
      onProgress: ({ read }) => {
        onProgress({ source: feed.name, step: index, steps: pending.length, read });
      },
    });
  }
}

/** Lets the worker write the articles about the loaded events. They appear some seconds later. */
export const addRoundUpJob = (database: Database): Promise<void> =>
  createJobRepository(database).add({ task: 'write_round_ups', key: 'write_round_ups' });
