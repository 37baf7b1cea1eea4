import type { ApiKeyCache, Caller } from '@marquee/access';
import type { ApiKeyRepository } from '@marquee/database';
import { defineOperation } from '@marquee/domain';
import { z } from 'zod';
import { alreadyRevoked, requireKey } from './require-key.ts';

export interface RevokeKeyDeps {
  keys: Pick<ApiKeyRepository, 'revoke'>;
  /** Removes a key from the cache of this process; others are notified by the database. */
  invalidateKey: ApiKeyCache['invalidate'];
  caller: Caller;
}

export const revokeKey = defineOperation({
  name: 'revoke_key',
  summary: 'Revoke this key',
  description: 'Revokes the key of the request. Later requests with it are rejected.',
  input: z.object({}),
  output: z.object({ revoked: z.literal(true) }),
  async run({ keys, invalidateKey, caller }: RevokeKeyDeps) {
    const { key_id } = requireKey(caller);
    if (!(await keys.revoke(key_id))) throw alreadyRevoked();
    invalidateKey({ keyId: key_id });
    return { revoked: true as const };
  },
});
