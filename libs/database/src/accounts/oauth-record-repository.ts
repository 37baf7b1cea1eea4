import type { Database } from '../connection/connect.ts';
import { hashOf, withId, withoutId, type OauthContent } from './oauth-content.ts';

/** A client to which no account gives access is deleted after this time. */
const NEW_CLIENT_MS = 86_400_000;

/** Clients, codes and tokens of OAuth, as the library stores them. */
export function createOauthRecordRepository({ prisma }: Pick<Database, 'prisma'>) {
  const keyOf = (kind: string, id: string) => ({ kind_hash: { kind, hash: hashOf(id) } });

  /** Stores a record for `ttlS` seconds. */
  async function save(
    { kind, id, ttlS }: { kind: string; id: string; ttlS: number | undefined },
    content: OauthContent,
  ): Promise<void> {
    const { grantId } = content;
    const ttlMs = ttlS === undefined ? NEW_CLIENT_MS : ttlS * 1000;
    const data = {
      assistantId: typeof grantId === 'string' ? hashOf(grantId) : null,
      content: withoutId(content, id),
      expiresAt: new Date(Date.now() + ttlMs),
    };
    await prisma.oauthRecord.upsert({
      where: keyOf(kind, id),
      create: { kind, hash: hashOf(id), ...data },
      update: data,
    });
  }

  /** Returns a record, or undefined. */
  async function find(kind: string, id: string): Promise<OauthContent | undefined> {
    const row = await prisma.oauthRecord.findUnique({
      where: { ...keyOf(kind, id), expiresAt: { gt: new Date() } },
      select: { content: true, consumedAt: true },
    });
    if (!row) return undefined;
    const consumed = row.consumedAt && { consumed: Math.floor(row.consumedAt.getTime() / 1000) };
    return { ...withId(row.content, id), ...consumed };
  }

  /** Stores a registered client for at least `ttlS` seconds more. */
  async function keepClient(id: string, ttlS: number): Promise<void> {
    const expiresAt = new Date(Date.now() + ttlS * 1000);
    await prisma.oauthRecord.updateMany({
      where: { kind: 'Client', hash: hashOf(id), expiresAt: { lt: expiresAt } },
      data: { expiresAt },
    });
  }

  /** Marks a code or a refresh token as used. Returns false if it was used before. */
  async function consume(kind: string, id: string): Promise<boolean> {
    const { count } = await prisma.oauthRecord.updateMany({
      where: { kind, hash: hashOf(id), consumedAt: null },
      data: { consumedAt: new Date() },
    });
    return count > 0;
  }

  const remove = async (kind: string, id: string): Promise<void> => {
    await prisma.oauthRecord.deleteMany({ where: { kind, hash: hashOf(id) } });
  };

  /** Deletes the records of a kind that belong to a grant. */
  const removeOfGrant = async (kind: string, grantId: string): Promise<void> => {
    await prisma.oauthRecord.deleteMany({ where: { kind, assistantId: hashOf(grantId) } });
  };

  return { save, find, keepClient, consume, remove, removeOfGrant };
}
export type OauthRecordRepository = ReturnType<typeof createOauthRecordRepository>;
