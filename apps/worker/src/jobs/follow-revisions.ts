import { followRevisions } from '@marquee/operations';
import type { Job } from '../queue/index.ts';
import type { JobDeps } from './job-deps.ts';

/**
 * Computes the revisions of changed events. The change feed adds this job; the schedule adds it if
 * that job was lost.
 */
export const followRevisionsJob = (deps: JobDeps): Job => ({
  schedule: '* * * * *',
  exclusive: true,
  run: (_payload, { signal }) => followRevisions(deps, signal),
});
