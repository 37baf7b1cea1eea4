import type { Database } from '../connection/connect.ts';
import { queryIn } from '../connection/prisma.ts';
import type { Query } from '../connection/statement.ts';
import { ensureAccount, type ConfirmedAccount } from './account-repository.ts';
import { insertKey, type NewKey, type StoredHolder } from './api-key-repository.ts';
import { effectiveTier } from './effective-tier.ts';

/** Work in the same transaction. */
type Within = (query: Query) => Promise<unknown>;

export interface Grant {
  email: string;
  tier: StoredHolder['tier'];
  /** Requests a day of the tier `custom`; null means no limit. */
  customLimit: number | null;
  key: NewKey;
}

/** An account as operators see it. `keys` and `subscriptions` are null if there are none. */
export interface ShownAccount extends ConfirmedAccount {
  /** Without what is paid; `tier` is the higher of both. */
  granted_tier: ConfirmedAccount['tier'];
  keys: { ends_in: string; created_at: Date; last_used_on: string }[] | null;
  subscriptions: { id: string; plan: string | null; paid_until: Date }[] | null;
}

export function createAdminKeyRepository({
  prisma,
  prismaTransaction,
}: Pick<Database, 'prisma' | 'prismaTransaction'>) {
  /** Sets the tier of an account and adds a key. Creates the account if it does not exist. */
  const grant = (
    { email, tier, customLimit, key }: Grant,
    within?: Within,
  ): Promise<ConfirmedAccount> =>
    prismaTransaction(async (client) => {
      const { account_id } = await ensureAccount(client, email, null);
      await client.account.update({
        where: { id: account_id },
        data: { tier, customLimit, updatedAt: new Date() },
      });
      await insertKey(client, key, account_id);
      await within?.(queryIn(client));
      return { account_id, email, tier, custom_limit: customLimit };
    });

  /** Returns the number of revoked keys, secret and publishable. Calls `within` if there is one. */
  const revokeAll = (email: string, within?: Within): Promise<number> =>
    prismaTransaction(async (client) => {
      const where = { revokedAt: null, account: { email } };
      const data = { revokedAt: new Date() };
      const secret = await client.apiKey.updateMany({ where, data });
      const publishable = await client.publishableKey.updateMany({ where, data });
      const count = secret.count + publishable.count;
      if (count > 0) await within?.(queryIn(client));
      return count;
    });

  async function show(email: string): Promise<ShownAccount | null> {
    const keys = { where: { revokedAt: null }, orderBy: { createdAt: 'asc' } } as const;
    const account = await prisma.account.findUnique({
      where: { email },
      include: { keys, subscriptions: true },
    });
    if (!account) return null;
    return {
      account_id: account.id,
      email,
      tier: effectiveTier(account),
      granted_tier: account.tier,
      custom_limit: account.customLimit,
      keys: nullIfEmpty(
        account.keys.map(({ hint, createdAt, lastUsedOn }) => ({
          ends_in: hint,
          created_at: createdAt,
          last_used_on: lastUsedOn.toISOString().slice(0, 10),
        })),
      ),
      subscriptions: nullIfEmpty(
        account.subscriptions.map(({ id, plan, paidUntil }) => ({
          id,
          plan,
          paid_until: paidUntil,
        })),
      ),
    };
  }

  return { grant, revokeAll, show };
}

const nullIfEmpty = <Item>(items: Item[]): Item[] | null => (items.length > 0 ? items : null);
