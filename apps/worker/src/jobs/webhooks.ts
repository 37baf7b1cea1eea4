import {
  challengeWebhook,
  deliverWebhook,
  queueWebhooks,
  sendWebhookOnce,
} from '@marquee/operations';
import { z } from 'zod';
import type { Job } from '../queue/index.ts';
import type { JobDeps } from './job-deps.ts';

/**
 * Adds a job for each webhook with new changes. The change feed adds this job; the schedule adds it
 * if that job was lost.
 */
export const queueWebhooksJob = (deps: JobDeps): Job => ({
  schedule: '* * * * *',
  run: async (_payload, { signal }) => {
    const hasMore = await queueWebhooks(deps, signal);
    if (hasMore) await deps.jobQueue.add({ task: 'queue_webhooks', key: 'queue_webhooks' });
  },
});

const DeliverWebhook = z.object({ webhook_id: z.uuid() });

export const deliverWebhookJob = (deps: JobDeps): Job => ({
  run: (payload, { signal }) =>
    deliverWebhook(deps, DeliverWebhook.parse(payload).webhook_id, signal),
});

const SendWebhook = z.object({ delivery_id: z.uuid() });

export const sendWebhookJob = (deps: JobDeps): Job => ({
  run: (payload) => sendWebhookOnce(deps, SendWebhook.parse(payload).delivery_id),
});

export const challengeWebhookJob = (deps: JobDeps): Job => ({
  run: (payload) => challengeWebhook(deps, SendWebhook.parse(payload).delivery_id),
});
