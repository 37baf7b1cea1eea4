import type { Database } from '../connection/connect.ts';
import { toBytes } from '../statements/bytes.ts';

const BATCH = 500;

export interface EncryptedMail {
  id: string;
  content: Buffer;
}

export interface EncryptedWebhook {
  id: string;
  secret: Buffer;
  previousSecret: Buffer | null;
}

/** What is encrypted with the secrets, to encrypt it again. */
export function createEncryptedRows({ prisma }: Pick<Database, 'prisma'>) {
  /** Returns waiting mails in the order of their ids, some at a time. */
  async function listMails(afterId?: string): Promise<EncryptedMail[]> {
    const rows = await prisma.mail.findMany({
      where: { content: { not: null }, ...(afterId !== undefined && { id: { gt: afterId } }) },
      select: { id: true, content: true },
      orderBy: { id: 'asc' },
      take: BATCH,
    });
    return rows.map(({ id, content }) => ({ id, content: Buffer.from(content ?? []) }));
  }

  async function listWebhooks(afterId?: string): Promise<EncryptedWebhook[]> {
    const rows = await prisma.webhook.findMany({
      ...(afterId !== undefined && { where: { id: { gt: afterId } } }),
      select: { id: true, secret: true, previousSecret: true },
      orderBy: { id: 'asc' },
      take: BATCH,
    });
    return rows.map(({ id, secret, previousSecret }) => ({
      id,
      secret: Buffer.from(secret),
      previousSecret: previousSecret && Buffer.from(previousSecret),
    }));
  }

  /** Replaces the content of a mail, unless it was sent meanwhile. */
  async function replaceMail({ id, content }: EncryptedMail): Promise<void> {
    const where = { id, content: { not: null } };
    await prisma.mail.updateMany({ where, data: { content: toBytes(content) } });
  }

  /** Replaces the secrets of a webhook, unless its owner did so meanwhile. */
  async function replaceWebhook(
    { id, secret }: EncryptedWebhook,
    next: Pick<EncryptedWebhook, 'secret' | 'previousSecret'>,
  ): Promise<void> {
    await prisma.webhook.updateMany({
      where: { id, secret: toBytes(secret) },
      data: {
        secret: toBytes(next.secret),
        previousSecret: next.previousSecret && toBytes(next.previousSecret),
      },
    });
  }

  return { listMails, listWebhooks, replaceMail, replaceWebhook };
}
export type EncryptedRows = ReturnType<typeof createEncryptedRows>;
