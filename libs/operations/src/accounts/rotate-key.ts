import type { ApiKeyCache, Caller } from '@marquee/access';
import type { ApiKeyRepository } from '@marquee/database';
import { defineOperation } from '@marquee/domain';
import type { Schedule } from '@marquee/quota';
import { z } from 'zod';
import { issueKey } from './generate-key.ts';
import { IssuedKey, toKeyLimits } from './issued-key.ts';
import { alreadyRevoked, requireKey } from './require-key.ts';

export interface RotateKeyDeps {
  keys: Pick<ApiKeyRepository, 'replace'>;
  /** Removes a key from the cache of this process; others are notified by the database. */
  invalidateKey: ApiKeyCache['invalidate'];
  caller: Caller;
  quotaSchedule: Schedule;
}

export const rotateKey = defineOperation({
  name: 'rotate_key',
  summary: 'Replace this key with a new one',
  description: 'Returns a new key with the same rights and revokes the key of the request.',
  input: z.object({}),
  output: IssuedKey.omit({ email: true }),
  async run({ keys, invalidateKey, caller, quotaSchedule }: RotateKeyDeps) {
    const { key_id, account_id, tier, custom_limit } = requireKey(caller);
    const { text, newKey } = issueKey();
    if (!(await keys.replace(key_id, newKey))) throw alreadyRevoked();
    invalidateKey({ keyId: key_id });
    return {
      api_key: text,
      tier,
      verified: account_id !== null,
      limits: toKeyLimits(quotaSchedule, tier, custom_limit),
    };
  },
});
