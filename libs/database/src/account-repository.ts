import { newId } from '@marquee/domain';
import sql from 'sql-template-tag';
import { insertKey, type NewKey, type StoredHolder } from './api-key-repository.ts';
import type { Database, Query } from './connect.ts';

const LINK_DAYS = 7;

export interface Registration {
  email: string;
  key: NewKey;
  /** SHA-256 of the link's token, in hexadecimal. */
  tokenHash: string;
}

export type LinkState = 'open' | 'used' | 'expired' | 'unknown';

export interface ConfirmedAccount extends Pick<StoredHolder, 'tier' | 'custom_limit'> {
  account_id: string;
  email: string;
}

export interface Confirmation extends ConfirmedAccount {
  /** The key that the confirmation revoked. */
  unverified_key_id: string;
}

export function createAccountRepository({ query, transaction }: Pick<Database, 'query' | 'transaction'>) {
  /** Stores an unverified key with its link and calls `within` in the same transaction. Does not depend on whether the address is known. */
  const register = (
    { email, key, tokenHash }: Registration,
    within: (query: Query) => Promise<unknown>,
  ): Promise<void> =>
    transaction(async (run) => {
      const keyId = await insertKey(run, key, null);
      await run(sql`
        INSERT INTO key_confirmation (token_hash, email, key_id, expires_at)
        VALUES (decode(${tokenHash}, 'hex'), ${email}, ${keyId}::uuid, now() + ${LINK_DAYS}::int * interval '1 day')`);
      await within(run);
    });

  async function findLinkState(tokenHash: string): Promise<LinkState> {
    const [row] = await query<{ state: LinkState }>(sql`
      SELECT CASE WHEN used_at IS NOT NULL THEN 'used' WHEN expires_at < now() THEN 'expired' ELSE 'open' END AS state
      FROM key_confirmation WHERE token_hash = decode(${tokenHash}, 'hex')`);
    return row?.state ?? 'unknown';
  }

  /**
   * Creates an account with `key` for the address of a link. Revokes the unverified key, because another person may have registered it. Returns
   * null if the link is not open. A link works once.
   */
  const confirm = (tokenHash: string, key: NewKey): Promise<Confirmation | null> =>
    transaction(async (run) => {
      const [link] = await run<{ email: string; key_id: string }>(sql`
        UPDATE key_confirmation SET used_at = now()
        WHERE token_hash = decode(${tokenHash}, 'hex') AND used_at IS NULL AND expires_at > now() RETURNING email, key_id`);
      if (!link) return null;
      await run(sql`UPDATE key_confirmation SET email = '' WHERE token_hash = decode(${tokenHash}, 'hex')`); // stored in the account
      const account = await ensureAccount(run, link.email);
      await run(sql`UPDATE api_key SET revoked_at = now() WHERE id = ${link.key_id}::uuid AND revoked_at IS NULL`);
      await insertKey(run, key, account.account_id);
      return { ...account, unverified_key_id: link.key_id };
    });

  async function findEmail(accountId: string): Promise<string | null> {
    const [row] = await query<{ email: string }>(sql`SELECT email FROM account WHERE id = ${accountId}::uuid`);
    return row?.email ?? null;
  }

  return { register, findLinkState, confirm, findEmail };
}
export type AccountRepository = ReturnType<typeof createAccountRepository>;

/** Finds or creates the account of an address. */
export async function ensureAccount(query: Query, email: string): Promise<ConfirmedAccount> {
  const [account] = await query<ConfirmedAccount>(sql`
    INSERT INTO account AS a (id, email) VALUES (${newId()}::uuid, ${email})
    ON CONFLICT (email) DO UPDATE SET updated_at = a.updated_at RETURNING id AS account_id, email, tier, custom_limit`);
  if (!account) throw new Error('INSERT … RETURNING returned no row.');
  return account;
}
