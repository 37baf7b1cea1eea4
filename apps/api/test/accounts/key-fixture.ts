import { hashOfKey, newApiKey } from '@marquee/access';
import { insertKey } from '@marquee/database/testing';
import type { Api } from '../create-test-api.ts';

interface Holder {
  email?: string;
  tier?: string;
  customLimit?: number;
}

/** Stores a key: of an account, or unconfirmed without an e-mail address. */
export async function createKey(
  { database }: Pick<Api, 'database'>,
  { email, tier = 'free', customLimit }: Holder = {},
): Promise<string> {
  const key = newApiKey();
  const account = email
    ? (
        await database.pool.query<{ id: string }>(
          `INSERT INTO account (id, email, tier, custom_limit) VALUES (gen_random_uuid(), $1, $2::tier, $3)
           ON CONFLICT (email) DO UPDATE SET tier = excluded.tier RETURNING id`,
          [email, tier, customLimit ?? null],
        )
      ).rows[0]?.id
    : undefined;
  await insertKey(database, { hash: hashOfKey(key), hint: key.slice(-4) }, account ?? null);
  return key;
}
