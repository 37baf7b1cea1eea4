import type { Caller } from '@marquee/access';
import type { WebhookRepository } from '@marquee/database';
import { defineOperation } from '@marquee/domain';
import { z } from 'zod';
import { requireOwner, requireWebhookId, unknownWebhook } from './webhook-owner.ts';
import { presentWebhook, Webhook, webhookId } from './webhook-record.ts';

export interface GetWebhookDeps {
  webhooks: Pick<WebhookRepository, 'find'>;
  caller: Caller;
}

export const getWebhook = defineOperation({
  name: 'get_webhook',
  summary: 'One webhook',
  description: 'The settings and the state of a webhook.',
  input: z.object({ webhook_id: webhookId() }),
  output: z.object({ webhook: Webhook }),
  async run({ webhooks, caller }: GetWebhookDeps, { webhook_id }) {
    const { owner } = requireOwner(caller);
    const webhook = await webhooks.find(owner, requireWebhookId(webhook_id));
    if (!webhook) throw unknownWebhook(webhook_id);
    return { webhook: presentWebhook(webhook) };
  },
});
