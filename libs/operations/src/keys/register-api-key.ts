import type { AccountRepository } from '@marquee/database';
import { defineOperation, EmailAddress } from '@marquee/domain';
import type { Outbox } from '@marquee/mail';
import type { Schedule } from '@marquee/quota';
import { z } from 'zod';
import { hashOfToken, issueKey, newToken } from './generate-key.ts';
import { IssuedKey, limitsOf } from './issued-key.ts';

export interface RegisterDeps {
  accounts: Pick<AccountRepository, 'register'>;
  outbox: Pick<Outbox, 'post'>;
  quotaSchedule: Schedule;
}

export const registerApiKey = defineOperation({
  name: 'register_api_key',
  summary: 'A new API key',
  description:
    'Answers with a new key that works at once, at the free tier, counted by its caller’s address. A mail brings it too, with a link that makes the address an account: its keys then share a quota of their own, wherever they call from. The answer is the same whether or not the address is known.',
  input: z.object({
    email: EmailAddress.meta({ description: 'Where the key is sent.', examples: ['ada@example.com'] }),
  }),
  output: IssuedKey,
  async run({ accounts, outbox, quotaSchedule }: RegisterDeps, { email }) {
    const { text, kept } = issueKey();
    const token = newToken();
    // Too many mails to this address today: nobody is told, or strangers would learn that it is known.
    await accounts.register({ email, key: kept, tokenHash: hashOfToken(token) }, (query) =>
      outbox.post(query, {
        to: email,
        confirmed: false,
        content: { kind: 'api_key', apiKey: text, confirmToken: token },
      }),
    );
    return { api_key: text, tier: 'free' as const, verified: false, email, limits: limitsOf(quotaSchedule, 'free') };
  },
});
