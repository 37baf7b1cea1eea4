import type { Caller } from '@marquee/access';
import type { WebhookRepository } from '@marquee/database';
import { defineOperation } from '@marquee/domain';
import { z } from 'zod';
import { requireOwner, requireWebhookId, unknownWebhook } from './webhook-owner.ts';
import { webhookId } from './webhook-record.ts';

export interface DeleteWebhookDeps {
  webhooks: Pick<WebhookRepository, 'remove'>;
  caller: Caller;
}

export const deleteWebhook = defineOperation({
  name: 'delete_webhook',
  summary: 'Delete a webhook',
  description:
    'Deletes a webhook, its secret and its delivery log. A message that is being sent can still arrive.',
  input: z.object({ webhook_id: webhookId() }),
  output: z.object({ deleted: z.literal(true) }),
  async run({ webhooks, caller }: DeleteWebhookDeps, { webhook_id }) {
    const { owner } = requireOwner(caller);
    if (!(await webhooks.remove(owner, requireWebhookId(webhook_id))))
      throw unknownWebhook(webhook_id);
    return { deleted: true as const };
  },
});
