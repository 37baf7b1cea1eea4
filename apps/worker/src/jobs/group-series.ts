import type { Job } from '../queue/index.ts';
import type { JobDeps } from './job-deps.ts';

const MAX_EVENTS = 20_000;

/**
 * Computes the series of events that an earlier version stored. New events get theirs when they are
 * written.
 */
export const groupStoredSeries = ({
  database,
  logger,
}: Pick<JobDeps, 'database' | 'logger'>): Job => ({
  schedule: '*/5 * * * *',
  run: async (_payload, { signal }) => {
    // loaded on first use, like the parsers
    const { backfillSeries } = await import('@marquee/ingest');
    const events = await backfillSeries(database, { maxEvents: MAX_EVENTS, signal });
    if (events > 0) logger.info({ events }, 'series.backfilled');
  },
});
