import type { Database } from '../connection/connect.ts';
import { hashOf, withId, withoutId, type OauthContent } from './oauth-content.ts';

/** A client that no one uses is deleted after this time. */
const CLIENT_MS = 90 * 86_400_000;
/** A client that no one has used yet is deleted after this time. */
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

  /** Returns a record, or undefined. A client that is used stays. */
  async function find(kind: string, id: string): Promise<OauthContent | undefined> {
    const now = Date.now();
    const row = await prisma.oauthRecord.findUnique({
      where: { ...keyOf(kind, id), expiresAt: { gt: new Date(now) } },
      select: { content: true, consumedAt: true, expiresAt: true },
    });
    if (!row) return undefined;
    if (kind === 'Client' && row.expiresAt.getTime() - now < CLIENT_MS / 2)
      await prisma.oauthRecord.updateMany({
        where: { kind, hash: hashOf(id) },
        data: { expiresAt: new Date(now + CLIENT_MS) },
      });
    const consumed = row.consumedAt && { consumed: Math.floor(row.consumedAt.getTime() / 1000) };
    return { ...withId(row.content, id), ...consumed };
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

  return { save, find, consume, remove, removeOfGrant };
}
export type OauthRecordRepository = ReturnType<typeof createOauthRecordRepository>;
