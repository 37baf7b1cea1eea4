import { purgeChanges } from '../purging/follow-changes.ts';
import type { Job } from '../queue/index.ts';
import type { JobDeps } from './job-deps.ts';

/**
 * Purges changed responses from the caches in front. A change adds this job; the schedule adds it
 * if that job was lost.
 */
export const purgeCacheJob = (deps: JobDeps): Job => ({
  schedule: '* * * * *',
  exclusive: true,
  run: (_payload, { signal }) => purgeChanges(deps, signal),
});
