import { isId, newId } from '@marquee/domain';
import type { Database, Query } from '../connection/connect.ts';
import { queryIn } from '../connection/prisma.ts';
import {
  NO_ADDRESS,
  withEvents,
  type Correction,
  type CorrectionState,
  type NewCorrection,
} from './correction-rows.ts';
import {
  findPriority,
  isOverLimit,
  NO_ACCOUNT,
  whereOpen,
  type ReportLimits,
} from './report-limits.ts';

/** A page of the open reports of everybody, of a sender or of a network. */
export interface OpenReports {
  sender?: string | undefined;
  network?: string | undefined;
  offset: number;
  limit: number;
}

/** How many open reports a sender or a network has. */
export interface OpenCount {
  subject: string;
  count: number;
}

/**
 * `isRepeated`: the same report is open already. `too_many`: the reporter has reached a limit, or
 * is blocked.
 */
export type StoredReport = { id: string; isRepeated: boolean } | 'too_many';

export interface Resolution {
  state: Exclude<CorrectionState, 'open'>;
  note: string | null;
}

// eslint-disable-next-line max-lines-per-function -- a factory
export function createCorrectionRepository({
  prisma,
  prismaTransaction,
}: Pick<Database, 'prisma' | 'prismaTransaction'>) {
  /**
   * Stores a report, within the limits. An equal open report of the same reporter is not repeated.
   */
  async function insert(correction: NewCorrection, limits: ReportLimits): Promise<StoredReport> {
    const { kind, eventId, otherEventId, detail, reporterHash } = correction;
    const where = { kind, eventId, otherEventId, detail, reporterHash, state: 'open' } as const;
    const repeated =
      kind === 'submission'
        ? null
        : await prisma.correction.findFirst({ where, select: { id: true } });
    if (repeated) return { id: repeated.id, isRepeated: true };
    if (await isOverLimit(prisma, correction, limits)) return 'too_many';
    const id = newId();
    const { submission, hasAccount: _, ...data } = correction;
    const priority = await findPriority(prisma, correction);
    await prisma.correction.create({
      data: { id, ...data, priority, ...(submission && { submission }) },
      select: { id: true },
    });
    return { id, isRepeated: false };
  }

  /** Returns reports of a state, the oldest first. */
  async function list(state: CorrectionState, limit: number): Promise<Correction[]> {
    const rows = await prisma.correction.findMany({
      where: { state },
      orderBy: { id: 'asc' },
      take: limit,
    });
    return withEvents(prisma, rows);
  }

  async function find(id: string): Promise<Correction | null> {
    const row = isId(id) ? await prisma.correction.findUnique({ where: { id } }) : null;
    return row && ((await withEvents(prisma, [row]))[0] ?? null);
  }

  /**
   * Decides an open report and calls `within` in the same transaction. The address is erased if
   * that returns that the reporter has the answer. Returns false if the report was decided already.
   */
  const resolve = (
    id: string,
    { state, note }: Resolution,
    within: (query: Query) => Promise<boolean>,
  ): Promise<boolean> =>
    prismaTransaction(async (client) => {
      const data = { state, note, resolvedAt: new Date() };
      const { count } = await client.correction.updateMany({ where: { id, state: 'open' }, data });
      if (count > 0 && (await within(queryIn(client))))
        await client.correction.updateMany({ where: { id }, data: NO_ADDRESS });
      return count > 0;
    });

  /** Returns open reports in the order of the queue: organisers, then accounts, then the oldest. */
  async function listOpen({ sender, network, offset, limit }: OpenReports): Promise<Correction[]> {
    const rows = await prisma.correction.findMany({
      where: whereOpen({ sender, network }),
      orderBy: [{ priority: 'desc' }, { id: 'asc' }],
      skip: offset,
      take: limit,
    });
    return withEvents(prisma, rows);
  }

  const countOpen = (of: Pick<OpenReports, 'sender' | 'network'> = {}): Promise<number> =>
    prisma.correction.count({ where: whereOpen(of) });

  /** Returns who has the most open reports, at most `limit` of each. */
  async function countSenders(
    limit: number,
  ): Promise<{ senders: OpenCount[]; networks: OpenCount[] }> {
    const page = { where: { state: 'open' }, _count: true, take: limit } as const;
    const senders = await prisma.correction.groupBy({
      by: 'reporterHash',
      ...page,
      orderBy: { _count: { reporterHash: 'desc' } },
    });
    const networks = await prisma.correction.groupBy({
      by: 'network',
      ...page,
      where: { state: 'open', network: { not: null } },
      orderBy: { _count: { network: 'desc' } },
    });
    return {
      senders: senders.map(({ reporterHash, _count }) => ({
        subject: reporterHash,
        count: _count,
      })),
      networks: networks.map(({ network, _count }) => ({ subject: network ?? '', count: _count })),
    };
  }

  /**
   * Rejects all open reports of a sender, or those of a network without an account, without an
   * answer, and refuses new ones until an instant. Calls `within` in the same transaction. Returns
   * how many were rejected.
   */
  const rejectAll = (
    subject: string,
    blockedUntil: Date,
    within: (query: Query) => Promise<unknown>,
  ): Promise<number> =>
    prismaTransaction(async (client) => {
      const { count } = await client.correction.updateMany({
        where: {
          state: 'open',
          OR: [{ reporterHash: subject }, { network: subject, priority: NO_ACCOUNT }],
        },
        data: { state: 'rejected', ...NO_ADDRESS, resolvedAt: new Date() },
      });
      const data = { blockedUntil };
      await client.reporterBlock.upsert({
        where: { subject },
        create: { subject, ...data },
        update: data,
      });
      await within(queryIn(client));
      return count;
    });

  /** Accepts reports of a sender or a network again. Returns false if it was not blocked. */
  const unblock = (subject: string, within: (query: Query) => Promise<unknown>): Promise<boolean> =>
    prismaTransaction(async (client) => {
      const { count } = await client.reporterBlock.deleteMany({ where: { subject } });
      if (count > 0) await within(queryIn(client));
      return count > 0;
    });

  return {
    insert,
    list,
    listOpen,
    countOpen,
    countSenders,
    find,
    resolve,
    rejectAll,
    unblock,
  };
}
export type CorrectionRepository = ReturnType<typeof createCorrectionRepository>;
