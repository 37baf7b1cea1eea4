import type { Database } from '../connection/connect.ts';
import { toBytes } from '../statements/bytes.ts';

/**
 * The kinds of mails that recipients turned off, and the block of all mails, by the hashes of a
 * mailbox.
 */
export function createMailOptOutRepository({
  prisma,
  prismaTransaction,
}: Pick<Database, 'prisma' | 'prismaTransaction'>) {
  async function list(hashes: Buffer[]): Promise<string[]> {
    const rows = await prisma.mailOptOut.findMany({
      where: anyOf(hashes),
      select: { kind: true },
      distinct: ['kind'],
    });
    return rows.map(({ kind }) => kind);
  }

  /** Turns off these kinds and turns on all others. */
  const replace = (hashes: [Buffer, ...Buffer[]], kinds: string[]): Promise<void> =>
    prismaTransaction(async (client) => {
      const recipientHash = toBytes(hashes[0]);
      await client.mailOptOut.deleteMany({ where: { ...anyOf(hashes), kind: { notIn: kinds } } });
      const data = kinds.map((kind) => ({ recipientHash, kind }));
      await client.mailOptOut.createMany({ data, skipDuplicates: true });
    });

  /** Returns whether the owner of the mailbox blocked all mails. */
  const isStopped = async (hashes: Buffer[]): Promise<boolean> =>
    (await prisma.mailBlock.count({ where: anyOf(hashes) })) > 0;

  /** Ends the block of all mails. */
  async function allow(hashes: Buffer[]): Promise<void> {
    await prisma.mailBlock.deleteMany({ where: anyOf(hashes) });
  }

  return { list, replace, isStopped, allow };
}
const anyOf = (hashes: Buffer[]) => ({ recipientHash: { in: hashes.map(toBytes) } });
