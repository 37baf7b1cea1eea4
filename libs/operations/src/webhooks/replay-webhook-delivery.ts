import type { Caller } from '@marquee/access';
import type {
  JobRepository,
  WebhookDeliveryRepository,
  WebhookRepository,
} from '@marquee/database';
import { defineOperation, isId, notFound } from '@marquee/domain';
import { z } from 'zod';
import { messageQueue, toOwner } from './delivery/shares.ts';
import { requireConfirmedOwner, requireWebhookId, unknownWebhook } from './webhook-owner.ts';
import { disabled, unverified } from './webhook-problems.ts';
import {
  deliveryId,
  fromMessageId,
  presentDelivery,
  WebhookDelivery,
  webhookId,
} from './webhook-record.ts';

export interface ReplayWebhookDeliveryDeps {
  webhooks: Pick<WebhookRepository, 'find'>;
  webhookDeliveries: Pick<WebhookDeliveryRepository, 'findDelivery'>;
  jobQueue: Pick<JobRepository, 'add'>;
  caller: Caller;
}

export const replayWebhookDelivery = defineOperation({
  name: 'replay_webhook_delivery',
  summary: 'Send one message again',
  description:
    'Sends a message of the delivery log again, once, with the same webhook-id and the current records. It does not affect the order of the others.',
  input: z.object({ webhook_id: webhookId(), delivery_id: deliveryId() }),
  output: z.object({ delivery: WebhookDelivery }),
  async run(deps: ReplayWebhookDeliveryDeps, { webhook_id, delivery_id }) {
    const { owner } = requireConfirmedOwner(deps.caller);
    const webhook = await deps.webhooks.find(owner, requireWebhookId(webhook_id));
    if (!webhook) throw unknownWebhook(webhook_id);
    if (webhook.disabledAt) throw disabled();
    if (!webhook.isVerified) throw unverified();
    const id = fromMessageId(delivery_id);
    const delivery = isId(id) ? await deps.webhookDeliveries.findDelivery(webhook.id, id) : null;
    if (!delivery) throw notFound('delivery', delivery_id);
    await deps.jobQueue.add({
      task: 'send_webhook',
      payload: { delivery_id: id },
      key: `send_webhook:${id}`,
      queueName: messageQueue(toOwner(owner)),
    });
    return { delivery: presentDelivery(delivery) };
  },
});
