import type { Database } from '../connection/connect.ts';
import { toBytes } from '../statements/bytes.ts';

const BATCH = 500;

/** The hashes of a mailbox: with the current secret, and with earlier ones. */
export interface MailboxHash {
  current: Buffer;
  former: Buffer[];
}

/**
 * Blocks, bounces and kinds of mails that are turned off, which are stored by the hash of a
 * mailbox.
 */
export function createMailboxMarks({ prisma }: Pick<Database, 'prisma'>) {
  /** Returns the addresses of subscribers or accounts in the order of their ids, some at a time. */
  function listAddresses(
    table: 'subscriber' | 'account',
    afterId?: string,
  ): Promise<{ id: string; email: string }[]> {
    const page = {
      ...(afterId !== undefined && { where: { id: { gt: afterId } } }),
      select: { id: true, email: true },
      orderBy: { id: 'asc' },
      take: BATCH,
    } as const;
    return table === 'account' ? prisma.account.findMany(page) : prisma.subscriber.findMany(page);
  }

  /** Repeats the marks of mailboxes under their current hash. Returns their number. */
  async function copyMarks(mailboxes: MailboxHash[]): Promise<number> {
    const currentOf = new Map(
      mailboxes.flatMap(({ current, former }) =>
        former.map((hash) => [hash.toString('hex'), toBytes(current)] as const),
      ),
    );
    const where = { recipientHash: { in: mailboxes.flatMap(({ former }) => former.map(toBytes)) } };
    const moved = <Row extends { recipientHash: Uint8Array }>(rows: Row[]) => ({
      data: rows.map((row) => ({
        ...row,
        recipientHash:
          currentOf.get(Buffer.from(row.recipientHash).toString('hex')) ??
          toBytes(row.recipientHash),
      })),
      skipDuplicates: true,
    });
    const counts = await Promise.all([
      prisma.mailBlock.findMany({ where }).then((rows) => prisma.mailBlock.createMany(moved(rows))),
      prisma.mailOptOut
        .findMany({ where })
        .then((rows) => prisma.mailOptOut.createMany(moved(rows))),
      prisma.mailBounce
        .findMany({ where })
        .then((rows) => prisma.mailBounce.createMany(moved(rows))),
    ]);
    return counts.reduce((sum, { count }) => sum + count, 0);
  }

  return { listAddresses, copyMarks };
}
export type MailboxMarks = ReturnType<typeof createMailboxMarks>;
