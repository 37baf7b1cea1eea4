import type { Database } from '../connection/connect.ts';
import type { Reporter } from './report-limits.ts';

export type CorrectionKind =
  'wrong_fact' | 'duplicate' | 'cancelled' | 'removal' | 'claim' | 'submission';
export type CorrectionState = 'open' | 'accepted' | 'rejected';

/** The fields of a submitted event: those of a record of a source. */
export type SubmittedFields = Record<string, string | boolean | string[]>;

export interface NewCorrection extends Reporter {
  kind: CorrectionKind;
  otherEventId: string | null;
  detail: string | null;
  /** Of the kind `submission` only. */
  submission: SubmittedFields | null;
  /** Receives the answer; null: no answer. */
  email: string | null;
  /** Language of the answer (BCP 47); null if it is unknown. */
  locale: string | null;
}

interface NamedEvent {
  id: string;
  slug: string;
  title: string;
}

export interface Correction extends Omit<
  NewCorrection,
  'eventId' | 'hasAccount' | 'network' | 'otherEventId'
> {
  id: string;
  network: string | null;
  /** 2: the organiser, by an accepted claim; 1: an account; 0: anybody. */
  priority: number;
  state: CorrectionState;
  /** Null if there is none, or if it was merged since. */
  event: NamedEvent | null;
  otherEvent: NamedEvent | null;
  created_at: Date;
  resolved_at: Date | null;
  note: string | null;
}

/** What is erased when the reporter has the answer. */
export const NO_ADDRESS = { email: null, locale: null };

interface Row {
  id: string;
  kind: CorrectionKind;
  state: CorrectionState;
  eventId: string | null;
  otherEventId: string | null;
  detail: string | null;
  reporterHash: string;
  network: string | null;
  priority: number;
  submission: unknown;
  email: string | null;
  locale: string | null;
  createdAt: Date;
  resolvedAt: Date | null;
  note: string | null;
}

/** Returns reports with the titles of their events. */
export async function withEvents(
  prisma: Pick<Database['prisma'], 'event'>,
  rows: Row[],
): Promise<Correction[]> {
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
    reporterHash: row.reporterHash,
    network: row.network,
    priority: row.priority,
    submission: isFields(row.submission) ? row.submission : null,
    email: row.email,
    locale: row.locale,
    created_at: row.createdAt,
    resolved_at: row.resolvedAt,
    note: row.note,
  }));
}

const isFields = (value: unknown): value is SubmittedFields =>
  typeof value === 'object' && value !== null;
