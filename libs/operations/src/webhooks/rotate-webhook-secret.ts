import type { Caller } from '@marquee/access';
import type { WebhookRepository } from '@marquee/database';
import { defineOperation, formatInstant } from '@marquee/domain';
import type { SecretCipher } from '@marquee/mail';
import { z } from 'zod';
import { requireOwner, requireWebhookId, unknownWebhook } from './webhook-owner.ts';
import { webhookId } from './webhook-record.ts';
import { issueSecret, WebhookSecret } from './webhook-secret.ts';

const OVERLAP_MS = 24 * 3_600_000;

export interface RotateWebhookSecretDeps {
  webhooks: Pick<WebhookRepository, 'rotateSecret'>;
  webhookSecrets: Pick<SecretCipher, 'encrypt'>;
  caller: Caller;
  now: () => Date;
}

export const rotateWebhookSecret = defineOperation({
  name: 'rotate_webhook_secret',
  summary: 'Replace the secret of a webhook',
  description:
    'Returns a new secret. For 24 hours, messages carry a signature of each of the two secrets.',
  input: z.object({ webhook_id: webhookId() }),
  output: z.object({
    secret: WebhookSecret,
    previous_valid_until: z
      .string()
      .meta({ format: 'date-time', examples: ['2026-11-21T06:00:00Z'] }),
  }),
  async run({ webhooks, webhookSecrets, caller, now }: RotateWebhookSecretDeps, { webhook_id }) {
    const { owner } = requireOwner(caller);
    const id = requireWebhookId(webhook_id);
    const { text, stored } = issueSecret(webhookSecrets, id);
    const previousUntil = new Date(now().getTime() + OVERLAP_MS);
    if (!(await webhooks.rotateSecret(owner, id, { secret: stored, previousUntil })))
      throw unknownWebhook(webhook_id);
    return { secret: text, previous_valid_until: formatInstant(previousUntil) };
  },
});
