import type { Caller } from '@marquee/access';
import type {
  JobRepository,
  WebhookDeliveryRepository,
  WebhookRepository,
} from '@marquee/database';
import { defineOperation } from '@marquee/domain';
import { z } from 'zod';
import { challenge } from './delivery/challenge.ts';
import { messageQueue, toOwner } from './delivery/shares.ts';
import { requireConfirmedOwner, requireWebhookId, unknownWebhook } from './webhook-owner.ts';
import { disabled } from './webhook-problems.ts';
import { presentDelivery, WebhookDelivery, webhookId } from './webhook-record.ts';

export interface TestWebhookDeps {
  webhooks: Pick<WebhookRepository, 'find'>;
  webhookDeliveries: Pick<WebhookDeliveryRepository, 'beginSingle'>;
  jobQueue: Pick<JobRepository, 'add'>;
  caller: Caller;
}

export const testWebhook = defineOperation({
  name: 'test_webhook',
  summary: 'Send a test message',
  description:
    'Sends a signed message of type `webhook.test` without changes, once. The delivery log contains its result, usually within a second. A receiver that has not agreed yet gets a challenge instead.',
  input: z.object({ webhook_id: webhookId() }),
  output: z.object({ delivery: WebhookDelivery }),
  async run(deps: TestWebhookDeps, { webhook_id }) {
    const { webhooks, webhookDeliveries, jobQueue, caller } = deps;
    const { owner } = requireConfirmedOwner(caller);
    const webhook = await webhooks.find(owner, requireWebhookId(webhook_id));
    if (!webhook) throw unknownWebhook(webhook_id);
    if (webhook.disabledAt) throw disabled();
    if (!webhook.isVerified)
      return { delivery: presentDelivery(await challenge(deps, webhook, owner)) };
    const delivery = await webhookDeliveries.beginSingle(webhook.id, webhook.position, 'test');
    await jobQueue.add({
      task: 'send_webhook',
      payload: { delivery_id: delivery.id },
      key: `send_webhook:${delivery.id}`,
      queueName: messageQueue(toOwner(owner)),
    });
    return { delivery: presentDelivery(delivery) };
  },
});
