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
    'Uses the link from the mail. Returns a new key of the account and revokes the unverified key. The link of a payment mail keeps the key: it joins the account, and `api_key` is null.',
  input: z.object({ token: keyLinkToken, ...localeField }),
  output: IssuedKey.extend({
    api_key: IssuedKey.shape.api_key.nullable().meta({
      description:
        'Send it as `Authorization: Bearer` or as `X-API-Key`. It is not shown again. Null: the link confirmed the key that you have.',
      examples: ['mq_live_EXAMPLEexampleEXAMPLEexampleEXAM000000'],
    }),
    key_ending: z.string().meta({
      description: 'Last four characters of the key.',
      examples: ['0000'],
    }),
  }),
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
    const { tier, custom_limit, email, account_id, unverified_key_id, existing_key_ending } =
      account;
    invalidateKey({ keyId: unverified_key_id });
    invalidateKey({ accountId: account_id }); // its oldest key may have been replaced
    return {
      api_key: existing_key_ending === null ? key : null,
      key_ending: existing_key_ending ?? newKey.hint,
      tier,
      verified: true,
      email,
      limits: toKeyLimits(quotaSchedule, tier, custom_limit),
    };
  },
});
