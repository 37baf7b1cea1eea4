import type { ApiKeyCache } from '@marquee/access';
import type { AccountRepository } from '@marquee/database';
import { defineOperation } from '@marquee/domain';
import type { Schedule } from '@marquee/quota';
import { z } from 'zod';
import { localeField, mailLocale, type LocaleDeps } from '../mail-locale.ts';
import { hashToken, issueKey } from './generate-key.ts';
import { IssuedKey, toKeyLimits } from './issued-key.ts';
import { alreadyUsed, keyLinkToken, throwUnlessOpen } from './key-link.ts';

export interface ConfirmDeps extends LocaleDeps {
  accounts: Pick<AccountRepository, 'confirm' | 'findLinkState'>;
  invalidateKey: ApiKeyCache['invalidate'];
  quotaSchedule: Schedule;
}

export const confirmApiKey = defineOperation({
  name: 'confirm_api_key',
  summary: 'Confirm an e-mail address and create its account',
  description:
    'Uses the link from the mail. Returns a new key of the account and revokes the unverified key.',
  input: z.object({ token: keyLinkToken, ...localeField }),
  output: IssuedKey,
  errorCodes: ['not_found', 'token_used', 'token_expired'],
  async run(deps: ConfirmDeps, input) {
    const { accounts, invalidateKey, quotaSchedule } = deps;
    const hash = hashToken(input.token);
    const { text: key, newKey } = issueKey();
    const account = await accounts.confirm(hash, newKey, mailLocale(deps, input.locale));
    if (!account) {
      throwUnlessOpen(await accounts.findLinkState(hash));
      throw alreadyUsed(); // by a concurrent request
    }
    const { tier, custom_limit, email, account_id, unverified_key_id } = account;
    invalidateKey({ keyId: unverified_key_id });
    invalidateKey({ accountId: account_id }); // its oldest key may have been replaced
    return {
      api_key: key,
      tier,
      verified: true,
      email,
      limits: toKeyLimits(quotaSchedule, tier, custom_limit),
    };
  },
});
