import type { Caller } from '@marquee/access';
import type {
  ChangeRepository,
  JobRepository,
  WebhookDeliveryRepository,
  WebhookRepository,
} from '@marquee/database';
import { defineOperation, invalidInputs, newId } from '@marquee/domain';
import type { SecretCipher } from '@marquee/mail';
import { z } from 'zod';
import type { FilterDeps } from '../events/filters/event-filter.ts';
import { challenge } from './delivery/challenge.ts';
import { checkFilter, readFilter } from './webhook-filter.ts';
import { requireConfirmedOwner } from './webhook-owner.ts';
import { presentWebhook, Webhook, WEBHOOK_KINDS, webhookSettings } from './webhook-record.ts';
import { issueSecret, WebhookSecret } from './webhook-secret.ts';
import { parseWebhookUrl } from './webhook-url.ts';

export interface CreateWebhookDeps extends FilterDeps {
  webhooks: Pick<WebhookRepository, 'create'>;
  webhookDeliveries: Pick<WebhookDeliveryRepository, 'beginSingle'>;
  jobQueue: Pick<JobRepository, 'add'>;
  changes: Pick<ChangeRepository, 'newest'>;
  webhookSecrets: Pick<SecretCipher, 'encrypt'>;
  allowPrivateWebhooks: boolean;
  caller: Caller;
  now: () => Date;
}

export const createWebhook = defineOperation({
  name: 'create_webhook',
  summary: 'A new webhook',
  description:
    'Registers a URL that receives the changes of the change feed from now on, signed as in Standard Webhooks. Returns the secret once. The receiver gets changes when it has echoed the challenge of a `webhook.challenge` message. Needs the key of an account, which has 3 webhooks (free), 10 (developer), 50 (business) or 200.',
  input: z.object(webhookSettings),
  output: z.object({ webhook: Webhook, secret: WebhookSecret }),
  async run(
    deps: CreateWebhookDeps,
    { url, description = null, filter: given = {}, kinds, batch_size = 100 },
  ) {
    const { owner, maxWebhooks } = requireConfirmedOwner(deps.caller);
    const filter = readFilter(given);
    const warnings = await checkFilter(deps, filter, deps.now());
    const id = newId();
    const secret = issueSecret(deps.webhookSecrets, id);
    const settings = {
      url: parseWebhookUrl(url, { allowPrivate: deps.allowPrivateWebhooks }),
      description,
      filter,
      kinds: [...new Set(kinds ?? WEBHOOK_KINDS)],
      batchSize: batch_size,
    };
    const position = await deps.changes.newest();
    const webhook = await deps.webhooks.create(
      owner,
      { id, ...settings, secret: secret.stored, position },
      maxWebhooks,
    );
    if (!webhook) throw tooMany(maxWebhooks);
    await challenge(deps, webhook, owner);
    return { webhook: presentWebhook(webhook), secret: secret.text, warnings };
  },
});

const tooMany = (max: number) =>
  invalidInputs('invalid_body', [
    {
      name: 'url',
      code: 'limit_reached',
      detail: `cannot be added: this key has its maximum of ${String(max)} webhook${max === 1 ? '' : 's'}. Delete one first`,
    },
  ]);
