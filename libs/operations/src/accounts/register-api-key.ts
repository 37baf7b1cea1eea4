import type { AccountRepository } from '@marquee/database';
import { defineOperation, EmailAddress } from '@marquee/domain';
import type { Outbox } from '@marquee/mail';
import type { Schedule } from '@marquee/quota';
import { z } from 'zod';
import { localeField, mailLocale, type LocaleDeps } from '../mail-locale.ts';
import { hashToken, issueKey, newToken } from './generate-key.ts';
import { IssuedKey, toKeyLimits } from './issued-key.ts';

export interface RegisterDeps extends LocaleDeps {
  accounts: Pick<AccountRepository, 'register'>;
  outbox: Pick<Outbox, 'enqueue'>;
  quotaSchedule: Schedule;
}

export const registerApiKey = defineOperation({
  name: 'register_api_key',
  summary: 'A new API key',
  description:
    'Returns a new key of the free tier that works immediately; its requests count per IP address. A mail contains the key and a link that creates an account for the address. All keys of an account share one quota, independent of IP addresses. The response is the same for known and unknown addresses.',
  input: z.object({
    email: EmailAddress.meta({
      description: 'E-mail address that receives the key.',
      examples: ['ada@example.com'],
    }),
    ...localeField,
  }),
  output: IssuedKey,
  async run(deps: RegisterDeps, { email, locale: named }) {
    const { accounts, outbox, quotaSchedule } = deps;
    const locale = mailLocale(deps, named);
    const { text, newKey } = issueKey();
    const token = newToken();
    // The response does not mention an exhausted mail limit, because that would reveal that the
    // address is known.
    await accounts.register({ email, key: newKey, tokenHash: hashToken(token) }, (query) =>
      outbox.enqueue(query, {
        to: email,
        confirmed: false,
        locale,
        content: { kind: 'api_key', apiKey: text, confirmToken: token },
      }),
    );
    return {
      api_key: text,
      tier: 'free' as const,
      verified: false,
      email,
      limits: toKeyLimits(quotaSchedule, 'free'),
    };
  },
});
