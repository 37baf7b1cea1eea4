import { toBytes } from '../bytes.ts';
import type { Database } from '../connect.ts';

/** The kinds of mails that recipients turned off. */
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

  return { list, replace };
}
export type MailOptOutRepository = ReturnType<typeof createMailOptOutRepository>;
