import { newId } from '@marquee/domain';
import type { Database } from '../connection/connect.ts';
import { prepared } from '../connection/prepared-statement.ts';
import type { Client } from '../connection/prisma.ts';
import { isUnavailable } from '../connection/unavailable.ts';
import { fromHex } from '../statements/bytes.ts';
import { daysAgo, today } from '../statements/utc-days.ts';
import { findKeyHolderSql, UNUSED_DAYS, type KeyHolder } from './find-key-holder-sql.ts';

export type StoredHolder = Omit<KeyHolder, 'is_recorded'>;

export interface NewKey {
  hash: string;
  /** Last four characters. */
  hint: string;
}

const MAX_KEYS = 5;

export function createApiKeyRepository({
  prisma,
  prismaTransaction,
  query,
}: Pick<Database, 'prisma' | 'prismaTransaction' | 'query'>) {
  /**
   * Returns the owner of a key with the higher of its granted and paid tiers, or null if the key is
   * unknown or revoked. Records the use once a day.
   */
  async function findHolder(hash: string): Promise<StoredHolder | null> {
    const [row] = await query<KeyHolder>(prepared('find_key_holder', findKeyHolderSql(hash)));
    if (!row) return null;
    const { is_recorded, ...holder } = row;
    if (!is_recorded)
      await (holder.origins ? recordUseInPage(row.key_id) : recordUse(row.key_id)).catch(
        ignoreUnavailable,
      );
    return holder;
  }

  // A key is valid also while its use cannot be recorded, for example on a standby.
  function ignoreUnavailable(error: unknown): void {
    if (!isUnavailable(error)) throw error;
  }

  // Does not revive an expired key.
  const recordUse = (id: string) =>
    prisma.apiKey.updateMany({
      where: {
        id,
        OR: [{ accountId: { not: null } }, { lastUsedOn: { gt: daysAgo(UNUSED_DAYS) } }],
      },
      data: { lastUsedOn: today() },
    });

  const recordUseInPage = (id: string) =>
    prisma.publishableKey.updateMany({ where: { id }, data: { lastUsedOn: today() } });

  /** Replaces a key. Returns false if it was already revoked. */
  const replace = (keyId: string, key: NewKey): Promise<boolean> =>
    prismaTransaction(async (client) => {
      const [old] = await client.apiKey.updateManyAndReturn(revoking(keyId));
      if (old) await insertKey(client, key, old.accountId);
      return old !== undefined;
    });

  const revoke = async (keyId: string): Promise<boolean> =>
    (await prisma.apiKey.updateMany(revoking(keyId))).count > 0;

  return { findHolder, replace, revoke };
}
export type ApiKeyRepository = ReturnType<typeof createApiKeyRepository>;

const revoking = (id: string) => ({
  where: { id, revokedAt: null },
  data: { revokedAt: new Date() },
});

/** Inserts a key. Revokes the oldest key of an account that has more than five. */
export async function insertKey(
  client: Client,
  { hash, hint }: NewKey,
  accountId: string | null,
): Promise<string> {
  const id = newId();
  await client.apiKey.create({
    data: { id, hash: fromHex(hash), hint, accountId },
    select: { id: true },
  });
  if (accountId !== null) await revokeSurplus(client, { accountId, newest: id });
  return id;
}

/** Revokes the oldest keys of an account that has more than five. */
export async function revokeSurplus(
  client: Client,
  { accountId, newest }: { accountId: string; newest: string },
): Promise<void> {
  const surplus = await client.apiKey.findMany({
    where: { accountId, revokedAt: null, id: { not: newest } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    skip: MAX_KEYS - 1,
    select: { id: true },
  });
  const ids = surplus.map((key) => key.id);
  if (ids.length > 0)
    await client.apiKey.updateMany({ where: { id: { in: ids } }, data: { revokedAt: new Date() } });
}
