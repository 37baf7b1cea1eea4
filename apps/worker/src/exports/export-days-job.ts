import { openFileStore } from '@marquee/operations/pictures';
import type { JobDeps } from '../jobs/job-deps.ts';
import type { Job } from '../queue/index.ts';

/** Writes what happened yesterday as Parquet, when the counts of its requests are stored. */
export const exportDaysJob = (deps: JobDeps): Job => ({
  schedule: '40 2 * * *',
  exclusive: true,
  run: async (_payload, { signal }) => {
    if (!deps.exportStore) return;
    // loads the Parquet writer
    const { exportDays } = await import('./export-days.ts');
    const days = await exportDays(deps, openFileStore(deps.exportStore), signal);
    deps.logger.info({ days }, 'days.exported');
  },
});
