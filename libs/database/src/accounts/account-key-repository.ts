import type { Database } from '../connection/connect.ts';
import { insertKey, type NewKey } from './api-key-repository.ts';
import { effectiveTier } from './effective-tier.ts';

export interface AccountKey {
  id: string;
  name: string | null;
  /** Last four characters. */
  hint: string;
  created_at: Date;
  /** `YYYY-MM-DD` in UTC. */
  last_used_on: string;
}

export interface AccountTerms {
  email: string;
  tier: 'free' | 'developer' | 'business' | 'enterprise' | 'custom';
  custom_limit: number | null;
  created_at: Date;
  /** The paid plan that ends last; null without one. */
  plan: { plan: string; paid_until: Date; subscription_id: string } | null;
}

/** The secret keys of an account, for its owner. */
// eslint-disable-next-line max-lines-per-function -- a factory
export function createAccountKeyRepository({
  prisma,
  prismaTransaction,
}: Pick<Database, 'prisma' | 'prismaTransaction'>) {
  async function list(accountId: string): Promise<AccountKey[]> {
    const rows = await prisma.apiKey.findMany({
      where: { accountId, revokedAt: null },
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
      select: { id: true, name: true, hint: true, createdAt: true, lastUsedOn: true },
    });
    return rows.map(({ createdAt, lastUsedOn, ...key }) => ({
      ...key,
      created_at: createdAt,
      last_used_on: lastUsedOn.toISOString().slice(0, 10),
    }));
  }

  /** Adds a key. Returns false if the account has `maxKeys`. */
  const add = (
    accountId: string,
    { name, ...key }: NewKey & { name: string },
    maxKeys: number,
  ): Promise<boolean> =>
    prismaTransaction(async (client) => {
      // Locks the account, so that concurrent requests do not exceed the maximum.
      await client.account.update({
        where: { id: accountId },
        data: { updatedAt: new Date() },
        select: { id: true },
      });
      if ((await client.apiKey.count({ where: { accountId, revokedAt: null } })) >= maxKeys)
        return false;
      const id = await insertKey(client, key, accountId);
      await client.apiKey.update({ where: { id }, data: { name }, select: { id: true } });
      return true;
    });

  /** Replaces a key by one with the same name. Returns false if the account has no such key. */
  const rotate = (accountId: string, id: string, key: NewKey): Promise<boolean> =>
    prismaTransaction(async (client) => {
      const where = { id, accountId, revokedAt: null };
      const [old] = await client.apiKey.updateManyAndReturn({
        where,
        data: { revokedAt: new Date() },
      });
      if (!old) return false;
      const newId = await insertKey(client, key, accountId);
      await client.apiKey.update({
        where: { id: newId },
        data: { name: old.name },
        select: { id: true },
      });
      return true;
    });

  async function revoke(accountId: string, id: string): Promise<boolean> {
    const where = { id, accountId, revokedAt: null };
    return (await prisma.apiKey.updateMany({ where, data: { revokedAt: new Date() } })).count > 0;
  }

  /**
   * Returns the terms of an account with the higher of its granted and paid tiers; null if it was
   * erased.
   */
  async function findTerms(accountId: string): Promise<AccountTerms | null> {
    const paid = {
      where: { plan: { not: null }, paidUntil: { gt: new Date() } },
      orderBy: { paidUntil: 'desc' },
    } as const;
    const account = await prisma.account.findUnique({
      where: { id: accountId },
      include: { subscriptions: paid },
    });
    if (!account) return null;
    const [plan] = account.subscriptions;
    return {
      email: account.email,
      tier: effectiveTier(account),
      custom_limit: account.customLimit,
      created_at: account.createdAt,
      plan: plan?.plan
        ? { plan: plan.plan, paid_until: plan.paidUntil, subscription_id: plan.id }
        : null,
    };
  }

  return { list, add, rotate, revoke, findTerms };
}
export type AccountKeyRepository = ReturnType<typeof createAccountKeyRepository>;
