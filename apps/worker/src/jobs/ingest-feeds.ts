import { createSourceRepository } from '@marquee/database';
import type { IngestReport } from '@marquee/ingest';
import { LoggedError, type Job } from '@marquee/jobs';
import type { Feed } from '@marquee/sources';
import { z } from 'zod';
import type { JobDeps } from './job-deps.ts';

const HOUR_MS = 3_600_000;
// Slightly shorter than the interval, because completion times include the duration of the run.
const INTERVALS_MS = { hourly: 0.9 * HOUR_MS, daily: 23.5 * HOUR_MS, weekly: 167.5 * HOUR_MS };

// Loaded on first use: the parsers take half of the worker's memory.
const loadIngest = () => import('@marquee/ingest');
const loadSources = () => import('@marquee/sources');

/** Adds a job for every feed that is in use and due. The jobs run one after the other. */
export const scheduleFeeds = (deps: JobDeps): Job => ({
  schedule: '5 * * * *',
  run: async () => {
    const { database, jobQueue, logger } = deps;
    const completions = await createSourceRepository(database).completions();
    const { feeds, invalid } = await readInUse(deps);
    for (const { name, problem } of invalid)
      logger.warn({ source: name, reason: problem }, 'feed.invalid');
    const paused = await createSourceRepository(database).listPaused();
    for (const feed of feeds.filter(({ name }) => !paused.has(name)))
      if (isDue(feed, completions.get(feed.name)))
        await jobQueue.add({
          task: 'read_feed',
          payload: { name: feed.name },
          key: `feed:${feed.name}`,
          queueName: 'feeds',
        });
  },
});

async function readInUse({
  sourceAccess,
  ...files
}: Pick<JobDeps, 'sourcesFile' | 'registryFolder' | 'sourceAccess'>) {
  const { readFeedsInUse } = await loadSources();
  return readFeedsInUse({ ...files, keys: sourceAccess.keys });
}

function isDue({ location, schedule }: Feed, completedAt: Date | undefined): boolean {
  if (location === null || schedule === null) return false;
  return completedAt === undefined || Date.now() - completedAt.getTime() > INTERVALS_MS[schedule];
}

const IngestFeed = z.object({ name: z.string() });

type FeedDeps = Pick<
  JobDeps,
  | 'database'
  | 'logger'
  | 'countFeedRun'
  | 'sourcesFile'
  | 'registryFolder'
  | 'sourceAccess'
  | 'versionsFolder'
>;

export const ingestFeed = (deps: FeedDeps): Job => ({
  run: async (payload, { isFirst }) => {
    const { database, logger, countFeedRun, sourceAccess, versionsFolder } = deps;
    const { name } = IngestFeed.parse(payload);
    const [{ ingestLocation, isUsable }, { pickDefaults, pickTableOptions, toSourceTerms }] =
      await Promise.all([loadIngest(), loadSources()]);
    const feed = (await readInUse(deps)).feeds.find((candidate) => candidate.name === name);
    if (!feed?.location) return; // removed since the job was added
    if ((await createSourceRepository(database).listPaused()).has(name)) return;
    const options = {
      source: toSourceTerms(feed),
      format: feed.format,
      location: feed.location,
      full: feed.full ?? false,
      defaults: pickDefaults(feed),
      table: pickTableOptions(feed),
      access: sourceAccess,
      versionsFolder,
      robotsFolder: feed.robots === undefined ? `${versionsFolder}/robots` : null,
    };
    try {
      const report = await ingestLocation(database, options);
      const { notModified = false } = report;
      countFeedRun(name, notModified ? 'not_modified' : isUsable(report) ? 'read' : 'failed');
      logger.info({ source: name, ...pickCounts(report), notModified }, 'feed.read');
    } catch (error) {
      countFeedRun(name, 'failed');
      const reason = error instanceof Error ? error.message : String(error);
      const advice = `It is read again later. To stop that: admin source pause ${name}`;
      logger[isFirst ? 'warn' : 'info']({ source: name, reason, advice }, 'feed.failed');
      throw new LoggedError(reason, { cause: error }); // the queue retries
    }
  },
});

const pickCounts = ({
  read,
  created,
  changed,
  rejected,
  withdrawn,
  notWithdrawn,
}: IngestReport) => ({
  ...{ read, created, changed, rejected, withdrawn, notWithdrawn },
});
