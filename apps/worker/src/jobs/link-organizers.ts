import type { Job } from '../queue/index.ts';
import type { JobDeps } from './job-deps.ts';

const MAX_EVENTS = 20_000;

/**
 * Links events of an earlier version to their organisers. New events get theirs when they are
 * written.
 */
export const linkStoredOrganizers = ({
  database,
  logger,
}: Pick<JobDeps, 'database' | 'logger'>): Job => ({
  schedule: '*/5 * * * *',
  run: async (_payload, { signal }) => {
    // loaded on first use, like the parsers
    const { backfillOrganizers } = await import('@marquee/ingest');
    const events = await backfillOrganizers(database, { maxEvents: MAX_EVENTS, signal });
    if (events > 0) logger.info({ events }, 'organizers.linked');
  },
});
