import { isId, newId } from '@marquee/domain';
import type { Database, Query } from '../connection/connect.ts';
import { queryIn } from '../connection/prisma.ts';

export type CorrectionKind =
  'wrong_fact' | 'duplicate' | 'cancelled' | 'removal' | 'claim' | 'submission';
export type CorrectionState = 'open' | 'accepted' | 'rejected';

/** The fields of a submitted event: those of a record of a source. */
export type SubmittedFields = Record<string, string | boolean | string[]>;

export interface NewCorrection {
  kind: CorrectionKind;
  eventId: string | null;
  otherEventId: string | null;
  detail: string | null;
  /** Of the kind `submission` only. */
  submission: SubmittedFields | null;
  /** Receives the answer; null: no answer. */
  email: string | null;
  /** Language of the answer (BCP 47); null if it is unknown. */
  locale: string | null;
  /** Keyed hash of the address, or the account. */
  reporterHash: string;
}

interface NamedEvent {
  id: string;
  slug: string;
  title: string;
}

export interface Correction extends Omit<
  NewCorrection,
  'reporterHash' | 'eventId' | 'otherEventId'
> {
  id: string;
  state: CorrectionState;
  /** Null if there is none, or if it was merged since. */
  event: NamedEvent | null;
  otherEvent: NamedEvent | null;
  created_at: Date;
  resolved_at: Date | null;
  note: string | null;
}

/** `isRepeated`: the same report is open already. `too_many`: the reporter has reached the limit. */
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
  /** Stores a report. A reporter has at most `maxPerDay` in 24 hours. An equal open report of the same reporter is not repeated. */
  async function insert(correction: NewCorrection, maxPerDay: number): Promise<StoredReport> {
    const { kind, eventId, otherEventId, detail, reporterHash } = correction;
    const dayAgo = new Date(Date.now() - 86_400_000);
    const where = { kind, eventId, otherEventId, detail, reporterHash, state: 'open' } as const;
    const repeated =
      kind === 'submission'
        ? null
        : await prisma.correction.findFirst({ where, select: { id: true } });
    if (repeated) return { id: repeated.id, isRepeated: true };
    const recent = await prisma.correction.count({
      where: { reporterHash, createdAt: { gt: dayAgo } },
    });
    if (recent >= maxPerDay) return 'too_many';
    const id = newId();
    const { submission, ...data } = correction;
    await prisma.correction.create({
      data: { id, ...data, ...(submission && { submission }) },
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
    return withEvents(rows);
  }

  async function find(id: string): Promise<Correction | null> {
    const row = isId(id) ? await prisma.correction.findUnique({ where: { id } }) : null;
    return row && ((await withEvents([row]))[0] ?? null);
  }

  async function withEvents(rows: Row[]): Promise<Correction[]> {
    const ids = rows
      .flatMap(({ eventId, otherEventId }) => [eventId, otherEventId])
      .filter((id) => id !== null);
    const events = await prisma.event.findMany({
      where: { id: { in: ids } },
      select: { id: true, slug: true, title: true },
    });
    const byId = new Map(events.map((event) => [event.id, event]));
    const named = (id: string | null) => (id === null ? null : (byId.get(id) ?? null));
    return rows.map((row) => ({
      id: row.id,
      kind: row.kind,
      state: row.state,
      event: named(row.eventId),
      otherEvent: named(row.otherEventId),
      detail: row.detail,
      submission: isFields(row.submission) ? row.submission : null,
      email: row.email,
      locale: row.locale,
      created_at: row.createdAt,
      resolved_at: row.resolvedAt,
      note: row.note,
    }));
  }

  /** Decides an open report, erases its address, and calls `within` in the same transaction. Returns false if it was decided already. */
  const resolve = (
    id: string,
    { state, note }: Resolution,
    within: (query: Query) => Promise<unknown>,
  ): Promise<boolean> =>
    prismaTransaction(async (client) => {
      const data = { state, note, email: null, locale: null, resolvedAt: new Date() };
      const { count } = await client.correction.updateMany({ where: { id, state: 'open' }, data });
      if (count > 0) await within(queryIn(client));
      return count > 0;
    });

  return { insert, list, find, resolve };
}
export type CorrectionRepository = ReturnType<typeof createCorrectionRepository>;

interface Row {
  id: string;
  kind: CorrectionKind;
  state: CorrectionState;
  eventId: string | null;
  otherEventId: string | null;
  detail: string | null;
  submission: unknown;
  email: string | null;
  locale: string | null;
  createdAt: Date;
  resolvedAt: Date | null;
  note: string | null;
}

const isFields = (value: unknown): value is SubmittedFields =>
  typeof value === 'object' && value !== null;
