import { newId } from '@marquee/domain';
import type { Database } from '../connection/connect.ts';
import { fromHex } from '../statements/bytes.ts';

export interface PublishableKey {
  id: string;
  /** The key itself, which is no secret. */
  key: string;
  name: string;
  origins: string[];
  created_at: Date;
  /** `YYYY-MM-DD` in UTC; null if it was never used. */
  last_used_on: string | null;
}

export interface NewPublishableKey extends Pick<PublishableKey, 'key' | 'name' | 'origins'> {
  /** SHA-256 of the key, in hexadecimal. */
  hash: string;
}

const COLUMNS = {
  id: true,
  key: true,
  name: true,
  origins: true,
  createdAt: true,
  lastUsedOn: true,
} as const;
const OLDEST_FIRST = [{ createdAt: 'asc' }, { id: 'asc' }] as const;

export function createPublishableKeyRepository({
  prisma,
  prismaTransaction,
}: Pick<Database, 'prisma' | 'prismaTransaction'>) {
  async function list(accountId: string): Promise<PublishableKey[]> {
    const where = { accountId, revokedAt: null };
    const rows = await prisma.publishableKey.findMany({
      where,
      select: COLUMNS,
      orderBy: [...OLDEST_FIRST],
    });
    return rows.map(toPublishableKey);
  }

  /** Stores a key of an account. Returns null if the account has `maxKeys` or does not exist. */
  const insert = (
    accountId: string,
    { hash, ...key }: NewPublishableKey,
    maxKeys: number,
  ): Promise<PublishableKey | null> =>
    prismaTransaction(async (client) => {
      // The update locks the account, so that concurrent requests do not exceed the maximum.
      const locked = await client.account.updateMany({
        where: { id: accountId },
        data: { updatedAt: new Date() },
      });
      const keys = await client.publishableKey.count({ where: { accountId, revokedAt: null } });
      if (locked.count === 0 || keys >= maxKeys) return null;
      const data = { id: newId(), accountId, hash: fromHex(hash), ...key };
      return toPublishableKey(await client.publishableKey.create({ data, select: COLUMNS }));
    });

  /** Returns false if the account has no such key. */
  async function revoke(accountId: string, id: string): Promise<boolean> {
    const where = { id, accountId, revokedAt: null };
    return (
      (await prisma.publishableKey.updateMany({ where, data: { revokedAt: new Date() } })).count > 0
    );
  }

  return { list, insert, revoke };
}
export type PublishableKeyRepository = ReturnType<typeof createPublishableKeyRepository>;

interface Row extends Pick<PublishableKey, 'id' | 'key' | 'name' | 'origins'> {
  createdAt: Date;
  lastUsedOn: Date | null;
}

const toPublishableKey = ({ createdAt, lastUsedOn, ...row }: Row): PublishableKey => ({
  ...row,
  created_at: createdAt,
  last_used_on: lastUsedOn?.toISOString().slice(0, 10) ?? null,
});
