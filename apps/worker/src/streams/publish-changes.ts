import { publishChanges, stopPublishing } from '@marquee/operations';
import type { JobDeps } from '../jobs/job-deps.ts';
import type { Job } from '../queue/index.ts';

/**
 * Publishes changes in a stream. A change adds this job; the schedule adds it if that job was lost.
 */
export const publishChangesJob = (deps: JobDeps): Job => ({
  schedule: '* * * * *',
  exclusive: true,
  run: async (_payload, { signal }) => {
    if (!deps.stream) return stopPublishing(deps);
    // loads the client of NATS
    const { openNatsStream } = await import('./nats-stream.ts');
    await using stream = await openNatsStream(deps.stream);
    await publishChanges(deps, stream, signal);
  },
});
