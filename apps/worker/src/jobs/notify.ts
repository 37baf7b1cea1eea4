import type { Job } from '@marquee/jobs';
import { sendDigests, notifyNewSubscriber, notifyOfChanges } from '@marquee/operations';
import { z } from 'zod';
import type { JobDeps } from './job-deps.ts';

const PAUSE_S = 5;

/** Announcements and changes of events. Each run adds the next; the schedule begins anew where that was lost. */
export const followChanges = (deps: JobDeps): Job => ({
  schedule: '* * * * *',
  run: async (_payload, { signal }) => {
    await notifyOfChanges(deps, signal);
    await deps.jobQueue.add({ task: 'follow_changes', key: 'follow_changes', inSeconds: PAUSE_S });
  },
});

const TellLate = z.object({ subscriber_id: z.uuid() });

export const tellLateJob = (deps: JobDeps): Job => ({
  run: (payload) => notifyNewSubscriber(deps, TellLate.parse(payload).subscriber_id),
});

export const sendDigestsDue = (deps: JobDeps): Job => ({
  schedule: '*/5 * * * *',
  run: async (_payload, { signal }) => {
    const posted = await sendDigests(deps, signal);
    if (posted > 0) deps.logger.info({ posted }, 'digests.posted');
  },
});
