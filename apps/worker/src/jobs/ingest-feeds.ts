import type { ListingCorrections } from '@marquee/database';
import type { IngestReport } from '@marquee/ingest';
import { ProcessEndedError } from '@marquee/runtime';
import type { Feed } from '@marquee/sources';
import { z } from 'zod';
import { toCalendarFeed, withoutPaths } from '../calendars/calendar-feed.ts';
import { SourcePausedError } from '../limited/source-reader.ts';
import { LoggedError, type Job } from '../queue/index.ts';
import type { JobDeps } from './job-deps.ts';

const HOUR_MS = 3_600_000;
// Slightly shorter than the interval, because completion times include the duration of the run.
const INTERVALS_MS = { hourly: 0.9 * HOUR_MS, daily: 23.5 * HOUR_MS, weekly: 167.5 * HOUR_MS };

// Loaded on first use, because it takes memory.
const loadSources = () => import('@marquee/sources');

/**
 * Adds a job for every feed that is in use and due. The feeds of the operator are read one after
 * the other, and so are the calendars of organisers, which do not delay the former.
 */
export const scheduleFeeds = (deps: JobDeps): Job => ({
  schedule: '5 * * * *',
  run: async () => {
    const { jobQueue, logger, sources } = deps;
    const completions = await sources.completions();
    const { feeds, invalid } = await readInUse(deps);
    for (const { name, problem } of invalid)
      logger.warn({ source: name, reason: problem }, 'feed.invalid');
    const paused = await sources.listPaused();
    for (const { feed, calendar } of feeds.filter(({ feed: { name } }) => !paused.has(name)))
      if (isDue(feed, completions.get(feed.name)))
        await jobQueue.add({
          task: 'read_feed',
          payload: { name: feed.name },
          key: `feed:${feed.name}`,
          queueName: calendar === null ? 'feeds' : 'calendars',
        });
  },
});

type InUseDeps = Pick<
  JobDeps,
  'calendars' | 'calendarAccess' | 'sourcesFile' | 'registryFolder' | 'sourceAccess'
>;

/**
 * Reads the feeds of the operator, and the calendars of organisers, which are read without keys.
 */
async function readInUse({ calendars, calendarAccess, sourceAccess, ...files }: InUseDeps) {
  const { Feed, readFeedsInUse } = await loadSources();
  const { feeds, invalid } = await readFeedsInUse({ ...files, keys: sourceAccess.keys });
  const connected = (await calendars.list('accepted')).flatMap((calendar) => {
    const { data: feed } = Feed.safeParse(toCalendarFeed(calendar));
    return feed ? { feed, access: calendarAccess, calendar: calendar.id } : [];
  });
  return {
    feeds: [...feeds.map((feed) => ({ feed, access: sourceAccess, calendar: null })), ...connected],
    invalid,
  };
}

function isDue({ location, schedule }: Feed, completedAt: Date | undefined): boolean {
  if (location === null || schedule === null) return false;
  return completedAt === undefined || Date.now() - completedAt.getTime() > INTERVALS_MS[schedule];
}

const NONE: ListingCorrections = new Map();

const IngestFeed = z.object({ name: z.string() });

type FeedDeps = InUseDeps &
  Pick<JobDeps, 'logger' | 'countFeedRun' | 'sourceReader' | 'sources' | 'versionsFolder'>;

export const ingestFeed = (deps: FeedDeps): Job => ({
  run: async (payload, { isFirst, signal }) => {
    const { logger, countFeedRun, versionsFolder } = deps;
    const { name } = IngestFeed.parse(payload);
    const { pickDefaults, pickTableOptions, toSourceTerms } = await loadSources();
    const found = (await readInUse(deps)).feeds.find(({ feed }) => feed.name === name);
    if (!found?.feed.location) return; // removed since the job was added
    const { feed, access, calendar } = found;
    if ((await deps.sources.listPaused()).has(name)) return;
    const corrections = calendar === null ? NONE : await deps.calendars.findCorrections(calendar);
    const options = {
      source: toSourceTerms(feed),
      format: feed.format,
      location: found.feed.location,
      full: feed.full ?? false,
      defaults: pickDefaults(feed),
      table: pickTableOptions(feed),
      access,
      corrections,
      // A calendar is read although it did not change: what its owner corrects may have.
      ...(calendar === null && { versionsFolder }),
      robotsFolder: feed.robots === undefined ? `${versionsFolder}/robots` : null,
    };
    try {
      const { report, isUsable } = await deps.sourceReader.ingest(options, {
        signal,
        isOfStranger: calendar !== null,
      });
      const { notModified = false } = report;
      countFeedRun(name, notModified ? 'not_modified' : isUsable ? 'read' : 'failed');
      logger.info({ source: name, ...pickCounts(report), notModified }, 'feed.read');
    } catch (error) {
      countFeedRun(name, 'failed');
      const message = error instanceof Error ? error.message : String(error);
      const reason = access === deps.calendarAccess ? withoutPaths(message) : message;
      if (error instanceof SourcePausedError) {
        const advice = `To read it again: admin source resume ${name}`;
        logger.warn({ source: name, reason, advice }, 'feed.paused');
        return;
      }
      const advice = `It is read again later. To stop that: admin source pause ${name}`;
      logger[isFirst ? 'warn' : 'info']({ source: name, reason, advice }, 'feed.failed');
      // The next scheduled run is early enough for what ends its process.
      if (error instanceof ProcessEndedError) return;
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
