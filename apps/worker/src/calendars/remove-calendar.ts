import { z } from 'zod';
import type { JobDeps } from '../jobs/job-deps.ts';
import type { Job } from '../queue/index.ts';

/**
 * Removes the source of a calendar that its owner disconnected. The queue repeats it if the source
 * is being read.
 */
export const removeCalendar = ({
  database,
  logger,
  sources,
}: Pick<JobDeps, 'database' | 'logger' | 'sources'>): Job => ({
  run: async (payload) => {
    const { source } = z.object({ source: z.string() }).parse(payload);
    const published = await sources.listPublished();
    if (published.every(({ name }) => name !== source)) return; // it was never read, or is removed
    const { removeSource } = await import('@marquee/ingest'); // loaded on first use
    const { events } = await removeSource(database, { name: source, dryRun: false });
    logger.info({ source, events }, 'calendar.removed');
  },
});
