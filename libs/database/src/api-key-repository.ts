import { newId } from '@marquee/domain';
import sql from 'sql-template-tag';
import type { Database, Query } from './connect.ts';

export interface StoredHolder {
  key_id: string;
  account_id: string | null;
  tier: 'free' | 'developer' | 'business' | 'enterprise' | 'custom';
  custom_limit: number | null;
  expires_at: Date | null;
}

export interface NewKey {
  hash: string;
  /** Last four characters. */
  hint: string;
}

const MAX_KEYS = 5;
const UNUSED_DAYS = 30;

export function createApiKeyRepository({ query, transaction }: Pick<Database, 'query' | 'transaction'>) {
  /** Returns the owner of a key with the higher of its granted and paid tiers, or null if the key is unknown or revoked. Records the use once a day. */
  async function findHolder(hash: string): Promise<StoredHolder | null> {
    const [row] = await query<StoredHolder & { is_recorded: boolean }>(sql`
      SELECT k.id AS key_id, k.account_id, coalesce(greatest(a.tier, s.plan), 'free') AS tier, a.custom_limit,
        CASE WHEN k.account_id IS NULL THEN k.last_used_on + ${UNUSED_DAYS}::int END::timestamptz AS expires_at,
        k.last_used_on = current_date AS is_recorded
      FROM api_key k LEFT JOIN account a ON a.id = k.account_id
      LEFT JOIN LATERAL (
        SELECT max(plan) AS plan FROM subscription WHERE account_id = a.id AND paid_until > now()) s ON true
      WHERE k.hash = decode(${hash}, 'hex') AND k.revoked_at IS NULL`);
    if (!row) return null;
    const { is_recorded, ...holder } = row;
    if (!is_recorded) await recordUse(row.key_id);
    return holder;
  }

  // Does not revive an expired key.
  const recordUse = (keyId: string) =>
    query(sql`
      UPDATE api_key SET last_used_on = current_date
      WHERE id = ${keyId}::uuid AND (account_id IS NOT NULL OR last_used_on > current_date - ${UNUSED_DAYS}::int)`);

  /** Replaces a key. Returns false if it was already revoked. */
  const replace = (keyId: string, key: NewKey): Promise<boolean> =>
    transaction(async (within) => {
      const [old] = await within<{ account_id: string | null }>(sql`
        UPDATE api_key SET revoked_at = now() WHERE id = ${keyId}::uuid AND revoked_at IS NULL RETURNING account_id`);
      if (old) await insertKey(within, key, old.account_id);
      return old !== undefined;
    });

  async function revoke(keyId: string): Promise<boolean> {
    const rows = await query(sql`
      UPDATE api_key SET revoked_at = now() WHERE id = ${keyId}::uuid AND revoked_at IS NULL RETURNING id`);
    return rows.length > 0;
  }

  return { findHolder, replace, revoke };
}
export type ApiKeyRepository = ReturnType<typeof createApiKeyRepository>;

/** Inserts a key. Revokes the oldest key of an account that has more than five. */
export async function insertKey(query: Query, { hash, hint }: NewKey, accountId: string | null): Promise<string> {
  const id = newId();
  await query(sql`
    INSERT INTO api_key (id, hash, hint, account_id) VALUES (${id}::uuid, decode(${hash}, 'hex'), ${hint}, ${accountId}::uuid)`);
  if (accountId !== null) {
    await query(sql`
      UPDATE api_key SET revoked_at = now() WHERE id IN (
        SELECT id FROM api_key WHERE account_id = ${accountId}::uuid AND revoked_at IS NULL
        ORDER BY created_at DESC, id DESC OFFSET ${MAX_KEYS})`);
  }
  return id;
}
