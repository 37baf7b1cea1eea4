import type { AccountRepository, LinkState } from '@marquee/database';
import { defineOperation, DomainError, notFound } from '@marquee/domain';
import type { ApiKeyCache, Schedule } from '@marquee/quota';
import { z } from 'zod';
import { text } from '../parameters.ts';
import { hashOfToken, issueKey } from './generate-key.ts';
import { IssuedKey, limitsOf } from './issued-key.ts';

export interface ConfirmDeps {
  accounts: Pick<AccountRepository, 'confirm' | 'stateOf'>;
  forgetKey: ApiKeyCache['forget'];
  quotaSchedule: Schedule;
}

const token = text(100).meta({
  description: 'As the mail’s link holds it; good once, for 7 days.',
  examples: ['pVdWm3Xk0s9GJxq1bq8x4w'],
});

/** What opening the link answers: nothing changes yet, since mail scanners open links, too. */
export const checkKeyLink = defineOperation({
  name: 'check_key_link',
  summary: 'Whether a mailed link is still good',
  description: 'Changes nothing. A link that was used or is older than 7 days is 410.',
  input: z.object({ token }),
  output: z.object({ state: z.literal('open') }),
  async run({ accounts }: ConfirmDeps, input) {
    refuseUnlessOpen(await accounts.stateOf(hashOfToken(input.token)));
    return { state: 'open' as const };
  },
});

export const confirmApiKey = defineOperation({
  name: 'confirm_api_key',
  summary: 'Make a mailed key’s address an account',
  description: 'Uses a mailed link: answers a fresh key of the address’ account and retires the unverified one.',
  input: z.object({ token }),
  output: IssuedKey,
  errorCodes: ['not_found', 'token_used', 'token_expired'],
  async run({ accounts, forgetKey, quotaSchedule }: ConfirmDeps, input) {
    const hash = hashOfToken(input.token);
    const { text: key, kept } = issueKey();
    const account = await accounts.confirm(hash, kept);
    if (!account) {
      refuseUnlessOpen(await accounts.stateOf(hash));
      throw used(); // by another request, between the two looks
    }
    const { tier, custom_limit, email, account_id, unverified_key_id } = account;
    forgetKey({ keyId: unverified_key_id });
    forgetKey({ accountId: account_id }); // its oldest key may have been replaced
    return { api_key: key, tier, verified: true, email, limits: limitsOf(quotaSchedule, tier, custom_limit) };
  },
});

const used = () => new DomainError('token_used', 'This link was used already. Register again for another key.');

function refuseUnlessOpen(state: LinkState): void {
  if (state === 'unknown') throw notFound('link', 'token');
  if (state === 'used') throw used();
  if (state === 'expired')
    throw new DomainError('token_expired', 'This link is older than 7 days. Register again for another one.');
}
