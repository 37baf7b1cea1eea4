import type { Caller } from '@marquee/access';
import type {
  JobRepository,
  WebhookDeliveryRepository,
  WebhookRepository,
} from '@marquee/database';
import { defineOperation, invalidInputs } from '@marquee/domain';
import { z } from 'zod';
import { requireOwner, requireWebhookId, unknownWebhook } from './webhook-owner.ts';
import { presentDelivery, WebhookDelivery, webhookId } from './webhook-record.ts';

export interface TestWebhookDeps {
  webhooks: Pick<WebhookRepository, 'find'>;
  webhookDeliveries: Pick<WebhookDeliveryRepository, 'beginTest'>;
  jobQueue: Pick<JobRepository, 'add'>;
  caller: Caller;
}

export const testWebhook = defineOperation({
  name: 'test_webhook',
  summary: 'Send a test message',
  description:
    'Sends a signed message of type `webhook.test` without changes, once. The delivery log contains its result, usually within a second.',
  input: z.object({ webhook_id: webhookId() }),
  output: z.object({ delivery: WebhookDelivery }),
  async run({ webhooks, webhookDeliveries, jobQueue, caller }: TestWebhookDeps, { webhook_id }) {
    const { owner } = requireOwner(caller);
    const webhook = await webhooks.find(owner, requireWebhookId(webhook_id));
    if (!webhook) throw unknownWebhook(webhook_id);
    if (webhook.disabledAt) throw disabled();
    const delivery = await webhookDeliveries.beginTest(webhook.id, webhook.position);
    await jobQueue.add({
      task: 'send_webhook',
      payload: { delivery_id: delivery.id },
      key: `send_webhook:${delivery.id}`,
    });
    return { delivery: presentDelivery(delivery) };
  },
});

export const disabled = () =>
  invalidInputs('invalid_body', [
    {
      name: 'webhook_id',
      code: 'disabled',
      detail: 'names a disabled webhook. Set active to true first',
    },
  ]);
