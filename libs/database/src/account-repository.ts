import { newId } from '@marquee/domain';
import sql from 'sql-template-tag';
import { insertKey, type NewKey, type StoredHolder } from './api-key-repository.ts';
import type { Database, Query } from './connect.ts';

const LINK_DAYS = 7;

export interface Registration {
  email: string;
  key: NewKey;
  /** SHA-256 of the mailed link's token, hexadecimal. */
  tokenHash: string;
}

/** What a mailed link is still good for. */
export type LinkState = 'open' | 'used' | 'expired' | 'unknown';

/** An account as a key's holder sees it. */
export interface ConfirmedAccount extends Pick<StoredHolder, 'tier' | 'custom_limit'> {
  account_id: string;
  email: string;
}

/** An account that was just confirmed, and the unverified key that this retired. */
export interface Confirmation extends ConfirmedAccount {
  unverified_key_id: string;
}

export function createAccountRepository({ query, transaction }: Pick<Database, 'query' | 'transaction'>) {
  /** Keeps an unverified key with its link; `within` adds to the same transaction. The same work whether or not the address is known. */
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
   * Uses a link: its address is an account from now on, with this key, and the unverified key that was mailed is retired (whoever
   * registered it may not own the address). Null where the link is not open; of two at once one uses it.
   */
  const confirm = (tokenHash: string, key: NewKey): Promise<Confirmation | null> =>
    transaction(async (run) => {
      const [link] = await run<{ email: string; key_id: string }>(sql`
        UPDATE key_confirmation SET used_at = now()
        WHERE token_hash = decode(${tokenHash}, 'hex') AND used_at IS NULL AND expires_at > now() RETURNING email, key_id`);
      if (!link) return null;
      await run(sql`UPDATE key_confirmation SET email = '' WHERE token_hash = decode(${tokenHash}, 'hex')`); // the account has it now
      const account = await ensureAccount(run, link.email);
      await run(sql`UPDATE api_key SET revoked_at = now() WHERE id = ${link.key_id}::uuid AND revoked_at IS NULL`);
      await insertKey(run, key, account.account_id);
      return { ...account, unverified_key_id: link.key_id };
    });

  /** Returns the address of an account; null if there is none. */
  async function findEmail(accountId: string): Promise<string | null> {
    const [row] = await query<{ email: string }>(sql`SELECT email FROM account WHERE id = ${accountId}::uuid`);
    return row?.email ?? null;
  }

  return { register, findLinkState, confirm, findEmail };
}
export type AccountRepository = ReturnType<typeof createAccountRepository>;

/** The account of an address, made where there is none. */
export async function ensureAccount(query: Query, email: string): Promise<ConfirmedAccount> {
  const [account] = await query<ConfirmedAccount>(sql`
    INSERT INTO account AS a (id, email) VALUES (${newId()}::uuid, ${email})
    ON CONFLICT (email) DO UPDATE SET updated_at = a.updated_at RETURNING id AS account_id, email, tier, custom_limit`);
  if (!account) throw new Error('INSERT … RETURNING answered no row');
  return account;
}
