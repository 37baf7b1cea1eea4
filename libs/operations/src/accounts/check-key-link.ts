import type { AccountRepository } from '@marquee/database';
import { defineOperation } from '@marquee/domain';
import { z } from 'zod';
import { hashToken } from './generate-key.ts';
import { keyLinkToken, throwUnlessOpen } from './key-link.ts';

export interface CheckKeyLinkDeps {
  accounts: Pick<AccountRepository, 'findLinkState' | 'findExistingKeyEnding'>;
}

/** Opening the link changes nothing, because mail scanners also open links. */
export const checkKeyLink = defineOperation({
  name: 'check_key_link',
  summary: 'Check a link from a mail',
  description: 'Changes nothing. A link that was used or is older than 7 days gets 410.',
  input: z.object({ token: keyLinkToken }),
  output: z.object({ state: z.literal('open'), existing_key_ending: z.string().nullable() }),
  async run({ accounts }: CheckKeyLinkDeps, input) {
    const hash = hashToken(input.token);
    throwUnlessOpen(await accounts.findLinkState(hash));
    return {
      state: 'open' as const,
      existing_key_ending: await accounts.findExistingKeyEnding(hash),
    };
  },
});
