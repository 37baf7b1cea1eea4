import { join } from 'node:path';
import { INGEST_ENVIRONMENT, parseEnvironment } from '@marquee/http/settings';
import type { IngestLocationOptions } from '@marquee/ingest';
import {
  pickDefaults,
  pickTableOptions,
  readFeedsInUse,
  toSourceTerms,
  type Feed,
} from '@marquee/sources';
import { sourceAccess } from '@marquee/sources/settings';
import { z } from 'zod';
import { dataFolder } from '../start/data-folder.ts';
import { REGISTRY_FOLDER, SOURCES_FILE } from '../start/sample-catalogue.ts';
import type { FeedFailure } from './ingest-output.ts';
import { UsageError } from './usage-error.ts';

/** What is read, and how. */
export type Job = Pick<
  IngestLocationOptions,
  | 'source'
  | 'format'
  | 'location'
  | 'versionsFolder'
  | 'robotsFolder'
  | 'defaults'
  | 'full'
  | 'table'
>;

/** Returns the feeds in use, or the named one, and the entries that cannot be used. */
export async function createFeedJobs(
  name: string | undefined,
  environment: NodeJS.ProcessEnv,
): Promise<{ jobs: Job[]; failures: FeedFailure[] }> {
  const { keys } = sourceAccess(parseEnvironment(z.object(INGEST_ENVIRONMENT), environment));
  const { feeds, invalid } = await readFeedsInUse({
    sourcesFile: environment['SOURCES_FILE'] ?? SOURCES_FILE,
    registryFolder: REGISTRY_FOLDER,
    keys,
  });
  const isNamed = (entry: { name: string }) => name === undefined || entry.name === name;
  const readable = feeds.filter((feed) => feed.location !== null && isNamed(feed));
  const failures = invalid
    .filter(isNamed)
    .map(({ name: source, problem }) => ({ source, failed: problem }));
  if (readable.length + failures.length === 0)
    throw new UsageError(
      `sources.json has no feed${name === undefined ? '' : ` "${name}"`} with a location, and no key enables one.`,
    );
  return { jobs: readable.map((feed) => toJob(feed, environment)), failures };
}

function toJob(feed: Feed, environment: NodeJS.ProcessEnv): Job {
  const { format, location, full = false } = feed;
  return {
    source: toSourceTerms(feed),
    defaults: pickDefaults(feed),
    table: pickTableOptions(feed),
    format,
    full,
    location: location ?? '',
    versionsFolder: join(dataFolder(environment), 'feeds'),
    robotsFolder: feed.robots === undefined ? join(dataFolder(environment), 'robots') : null,
  };
}
