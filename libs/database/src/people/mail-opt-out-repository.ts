import type { Database } from '../connection/connect.ts';
import { toBytes } from '../statements/bytes.ts';

/** The kinds of mails that recipients turned off, and the block of all mails. */
export function createMailOptOutRepository({
  prisma,
  prismaTransaction,
}: Pick<Database, 'prisma' | 'prismaTransaction'>) {
  async function list(hash: Buffer): Promise<string[]> {
    const rows = await prisma.mailOptOut.findMany({
      where: { recipientHash: toBytes(hash) },
      select: { kind: true },
    });
    return rows.map(({ kind }) => kind);
  }

  /** Turns off these kinds and turns on all others. */
  const replace = (hash: Buffer, kinds: string[]): Promise<void> =>
    prismaTransaction(async (client) => {
      const recipientHash = toBytes(hash);
      await client.mailOptOut.deleteMany({ where: { recipientHash, kind: { notIn: kinds } } });
      const data = kinds.map((kind) => ({ recipientHash, kind }));
      await client.mailOptOut.createMany({ data, skipDuplicates: true });
    });

  /** Returns whether the owner of the mailbox blocked all mails. */
  const isStopped = async (hash: Buffer): Promise<boolean> =>
    (await prisma.mailBlock.findUnique({ where: { recipientHash: toBytes(hash) } })) !== null;

  /** Ends the block of all mails. */
  async function allow(hash: Buffer): Promise<void> {
    await prisma.mailBlock.deleteMany({ where: { recipientHash: toBytes(hash) } });
  }

  return { list, replace, isStopped, allow };
}
export type MailOptOutRepository = ReturnType<typeof createMailOptOutRepository>;
