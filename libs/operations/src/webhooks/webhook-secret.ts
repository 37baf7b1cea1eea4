import { randomBytes } from 'node:crypto';
import type { SecretCipher } from '@marquee/mail';
import { z } from 'zod';

const SECRET_BYTES = 32;

export const WebhookSecret = z.string().meta({
  description: 'Verifies the signatures (Standard Webhooks). It is not shown again.',
  examples: ['whsec_EXAMPLEexampleEXAMPLEexampleEXAMPLEexample0='],
});

/** Creates a secret, and its encrypted form for the webhook with this id. */
export function issueSecret({ encrypt }: Pick<SecretCipher, 'encrypt'>, webhookId: string) {
  const text = `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`;
  return { text, stored: new Uint8Array(encrypt(text, webhookId)) };
}
