import { refreshInterest } from '@marquee/database';
import type { Job } from '../queue/index.ts';
import type { JobDeps } from './job-deps.ts';

/** Adds clicks and demand to the popularity of events. */
export const rankEvents = ({ database, logger }: Pick<JobDeps, 'database' | 'logger'>): Job => ({
  schedule: '41 3 * * *',
  run: async () => {
    const events = await refreshInterest(database.query, new Date());
    if (events > 0) logger.info({ events }, 'events.ranked');
  },
});
