import sql from 'sql-template-tag';
import { ensureAccount, type ConfirmedAccount } from './account-repository.ts';
import { insertKey, type NewKey, type StoredHolder } from './api-key-repository.ts';
import type { Database } from './connect.ts';

export interface Grant {
  email: string;
  tier: StoredHolder['tier'];
  /** Requests a day of the tier `custom`; null means no limit. */
  customLimit: number | null;
  key: NewKey;
}

/** An account as operators see it. `keys` and `subscriptions` are null if there are none. */
export interface ShownAccount extends ConfirmedAccount {
  keys: { ends_in: string; created_at: string; last_used_on: string }[] | null;
  subscriptions: { id: string; plan: string | null; paid_until: string }[] | null;
}

export function createAdminKeyRepository({ query, transaction }: Pick<Database, 'query' | 'transaction'>) {
  /** Sets the tier of an account and adds a key. Creates the account if it does not exist. */
  const grant = ({ email, tier, customLimit, key }: Grant): Promise<ConfirmedAccount> =>
    transaction(async (run) => {
      const { account_id } = await ensureAccount(run, email);
      await run(sql`
        UPDATE account SET tier = ${tier}::tier, custom_limit = ${customLimit}, updated_at = now() WHERE id = ${account_id}::uuid`);
      await insertKey(run, key, account_id);
      return { account_id, email, tier, custom_limit: customLimit };
    });

  async function revokeAll(email: string): Promise<number> {
    const rows = await query(sql`
      UPDATE api_key SET revoked_at = now() WHERE revoked_at IS NULL
        AND account_id = (SELECT id FROM account WHERE email = ${email}) RETURNING id`);
    return rows.length;
  }

  async function show(email: string): Promise<ShownAccount | null> {
    const [row] = await query<ShownAccount>(sql`
      SELECT a.id AS account_id, a.email, a.tier, a.custom_limit,
        (SELECT json_agg(json_build_object('ends_in', k.hint, 'created_at', k.created_at, 'last_used_on', k.last_used_on) ORDER BY k.created_at)
          FROM api_key k WHERE k.account_id = a.id AND k.revoked_at IS NULL) AS keys,
        (SELECT json_agg(json_build_object('id', s.id, 'plan', s.plan, 'paid_until', s.paid_until)) FROM subscription s WHERE s.account_id = a.id) AS subscriptions
      FROM account a WHERE a.email = ${email}`);
    return row ?? null;
  }

  return { grant, revokeAll, show };
}
