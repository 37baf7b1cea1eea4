import type { AccountRepository, LinkState } from '@marquee/database';
import { defineOperation, DomainError, notFound } from '@marquee/domain';
import type { ApiKeyCache, Schedule } from '@marquee/quota';
import { z } from 'zod';
import { text } from '../parameters.ts';
import { hashToken, issueKey } from './generate-key.ts';
import { IssuedKey, toKeyLimits } from './issued-key.ts';

export interface ConfirmDeps {
  accounts: Pick<AccountRepository, 'confirm' | 'findLinkState'>;
  invalidateKey: ApiKeyCache['invalidate'];
  quotaSchedule: Schedule;
}

const token = text(100).meta({
  description: 'Token from the link in the mail. It can be used once, within 7 days.',
  examples: ['pVdWm3Xk0s9GJxq1bq8x4w'],
});

/** Opening the link changes nothing, because mail scanners also open links. */
export const checkKeyLink = defineOperation({
  name: 'check_key_link',
  summary: 'Check a link from a mail',
  description: 'Changes nothing. A link that was used or is older than 7 days gets 410.',
  input: z.object({ token }),
  output: z.object({ state: z.literal('open') }),
  async run({ accounts }: ConfirmDeps, input) {
    throwUnlessOpen(await accounts.findLinkState(hashToken(input.token)));
    return { state: 'open' as const };
  },
});

export const confirmApiKey = defineOperation({
  name: 'confirm_api_key',
  summary: 'Confirm an e-mail address and create its account',
  description: 'Uses the link from the mail. Returns a new key of the account and revokes the unverified key.',
  input: z.object({ token }),
  output: IssuedKey,
  errorCodes: ['not_found', 'token_used', 'token_expired'],
  async run({ accounts, invalidateKey, quotaSchedule }: ConfirmDeps, input) {
    const hash = hashToken(input.token);
    const { text: key, newKey } = issueKey();
    const account = await accounts.confirm(hash, newKey);
    if (!account) {
      throwUnlessOpen(await accounts.findLinkState(hash));
      throw alreadyUsed(); // by a concurrent request
    }
    const { tier, custom_limit, email, account_id, unverified_key_id } = account;
    invalidateKey({ keyId: unverified_key_id });
    invalidateKey({ accountId: account_id }); // its oldest key may have been replaced
    return { api_key: key, tier, verified: true, email, limits: toKeyLimits(quotaSchedule, tier, custom_limit) };
  },
});

const alreadyUsed = () => new DomainError('token_used', 'This link was used already. Register again for another key.');

function throwUnlessOpen(state: LinkState): void {
  if (state === 'unknown') throw notFound('link', 'token');
  if (state === 'used') throw alreadyUsed();
  if (state === 'expired')
    throw new DomainError('token_expired', 'This link is older than 7 days. Register again for another one.');
}
