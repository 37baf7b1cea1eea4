import type { Caller } from '@marquee/access';
import type { WebhookRepository } from '@marquee/database';
import { defineOperation } from '@marquee/domain';
import { z } from 'zod';
import { requireOwner } from './webhook-owner.ts';
import { presentWebhook, Webhook } from './webhook-record.ts';

export interface ListWebhooksDeps {
  webhooks: Pick<WebhookRepository, 'list'>;
  caller: Caller;
}

export const listWebhooks = defineOperation({
  name: 'list_webhooks',
  summary: 'The webhooks of an account',
  description: 'All webhooks of the account of the key, without their secrets.',
  input: z.object({}),
  output: z.object({
    count: z.int().meta({ examples: [1] }),
    max_webhooks: z
      .int()
      .meta({ description: 'Number of webhooks that the account can have.', examples: [3] }),
    webhooks: z.array(Webhook),
  }),
  async run({ webhooks, caller }: ListWebhooksDeps) {
    const { owner, maxWebhooks } = requireOwner(caller);
    const found = await webhooks.list(owner);
    return { count: found.length, max_webhooks: maxWebhooks, webhooks: found.map(presentWebhook) };
  },
});
