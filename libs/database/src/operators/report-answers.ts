import type { Database, Query } from '../connection/connect.ts';
import { queryIn } from '../connection/prisma.ts';
import { NO_ADDRESS, withEvents, type Correction } from './correction-rows.ts';

const BATCH = 1_000;

/** Decided reports whose answer could not be sent: their address got its mails of the day. */
export function createReportAnswers({
  prisma,
  prismaTransaction,
}: Pick<Database, 'prisma' | 'prismaTransaction'>) {
  /** Returns decided reports with an address, the oldest first. */
  async function listUnanswered(): Promise<Correction[]> {
    const rows = await prisma.correction.findMany({
      where: { state: { not: 'open' }, email: { not: null } },
      orderBy: { id: 'asc' },
      take: BATCH,
    });
    return withEvents(prisma, rows);
  }

  /**
   * Erases the addresses of reports if `within`, which runs in the same transaction, returns that
   * they are answered.
   */
  const answer = (ids: string[], within: (query: Query) => Promise<boolean>): Promise<void> =>
    prismaTransaction(async (client) => {
      if (await within(queryIn(client)))
        await client.correction.updateMany({ where: { id: { in: ids } }, data: NO_ADDRESS });
    });

  /** Erases the addresses of reports that were decided before an instant. */
  async function giveUp(decidedBefore: Date): Promise<void> {
    await prisma.correction.updateMany({
      where: { email: { not: null }, resolvedAt: { lt: decidedBefore } },
      data: NO_ADDRESS,
    });
  }

  return { listUnanswered, answer, giveUp };
}
export type ReportAnswers = ReturnType<typeof createReportAnswers>;
