import { sendDigests, notifyNewSubscriber, notifyOfChanges } from '@marquee/operations';
import { z } from 'zod';
import type { Job } from '../queue/index.ts';
import type { JobDeps } from './job-deps.ts';

const DELAY_S = 5;

/**
 * Notifies subscribers of new and changed events. Each run adds the next; the schedule adds one if
 * that job was lost.
 */
export const notifySubscribersJob = (deps: JobDeps): Job => ({
  schedule: '* * * * *',
  run: async (_payload, { signal }) => {
    await notifyOfChanges(deps, signal);
    await deps.jobQueue.add({ task: 'follow_changes', key: 'follow_changes', inSeconds: DELAY_S });
  },
});

const NewSubscriber = z.object({ subscriber_id: z.uuid() });

/** Notifies a new subscriber of events that were announced before the subscription. */
export const notifyNewSubscriberJob = (deps: JobDeps): Job => ({
  run: (payload) => notifyNewSubscriber(deps, NewSubscriber.parse(payload).subscriber_id),
});

export const sendDigestsJob = (deps: JobDeps): Job => ({
  schedule: '*/5 * * * *',
  run: async (_payload, { signal }) => {
    const posted = await sendDigests(deps, signal);
    if (posted > 0) deps.logger.info({ posted }, 'digests.posted');
  },
});
