import { isId, newId } from '@marquee/domain';
import type { Database, Query } from '../connection/connect.ts';
import { queryIn } from '../connection/prisma.ts';
import { Prisma } from '../generated/client.ts';
import { addJob, type NewJob } from '../jobs/job-queue-sql.ts';

/**
 * `reading`: the worker looks for its feed. `found` and `nothing`: the result. `open`: it has an
 * owner and waits for an operator. `ended`: the owner disconnected it.
 */
export const CALENDAR_STATES = [
  'reading',
  'found',
  'nothing',
  'open',
  'accepted',
  'rejected',
  'ended',
] as const;
export type CalendarState = (typeof CALENDAR_STATES)[number];

/** What its events do not state. */
export interface CalendarSettings {
  city?: string | undefined;
  country?: string | undefined;
  timezone?: string | undefined;
}

export interface FoundCalendar {
  format: string;
  location: string;
  events: number;
  upcoming: number;
  next: string | null;
  /** Why a person must look before it is read. */
  caution?: string | undefined;
  preview: { title: string; start: string; place: string | null; uncertain: string[] }[];
}

export interface NewCalendar {
  /** Null: `content` has the events. */
  address: string | null;
  content?: string | undefined;
  title: string;
  settings: CalendarSettings;
  /** Keyed hash of the address of the caller, or the account. */
  reporterHash: string;
}

export interface Calendar extends Omit<NewCalendar, 'content' | 'reporterHash'> {
  id: string;
  /** The name of its source. */
  source: string;
  state: CalendarState;
  found: FoundCalendar | null;
  /** Why nothing was found. */
  problem: string | null;
  /** Null: no one has agreed yet. */
  owner: { accountId: string; email: string; locale: string | null } | null;
  consented_at: Date | null;
  note: string | null;
  created_at: Date;
}

/** What the owner of a calendar states instead of the calendar. */
export interface ListingCorrection {
  title?: string;
  description?: string;
  ticket_url?: string;
  image_url?: string;
  status?: 'cancelled';
}

/** By the id of the listing. */
export type ListingCorrections = ReadonlyMap<string, ListingCorrection>;

interface Correction {
  id: string;
  listings: readonly string[];
  /** Added to what was corrected before. Null: nothing of them is corrected any more. */
  correction: ListingCorrection | null;
  /** The maximum number of listings that have corrections. */
  max: number;
  job: NewJob;
}

interface Move {
  id: string;
  from: CalendarState[];
  to: CalendarState;
  note?: string | null;
  job?: NewJob;
}

type Found = FoundCalendar | { problem: string };

/** Calendars that organisers connect. */
// eslint-disable-next-line max-lines-per-function -- a factory
export function createCalendarRepository({
  prisma,
  prismaTransaction,
}: Pick<Database, 'prisma' | 'prismaTransaction'>) {
  /**
   * Stores a calendar with a job. Returns null if the reporter has added `maxPerDay` in 24 hours.
   */
  async function insert(
    calendar: NewCalendar,
    maxPerDay: number,
    toJob?: (id: string) => NewJob,
  ): Promise<string | null> {
    const { reporterHash, settings, content = null, ...named } = calendar;
    const createdAt = { gt: new Date(Date.now() - 86_400_000) };
    if ((await prisma.calendar.count({ where: { reporterHash, createdAt } })) >= maxPerDay)
      return null;
    const id = newId();
    const data = { id, ...named, content, settings: { ...settings }, reporterHash };
    await prismaTransaction(async (client) => {
      await client.calendar.create({ data });
      if (toJob) await addJob(queryIn(client), toJob(id));
    });
    return id;
  }

  async function find(id: string): Promise<Calendar | null> {
    const row = isId(id)
      ? await prisma.calendar.findUnique({ where: { id }, ...WITH_OWNER })
      : null;
    return row && toCalendar(row);
  }

  /** Returns the accepted calendar whose events a source has. */
  async function findAccepted(source: string): Promise<Calendar | null> {
    const where = { state: 'accepted' } as const;
    const accepted = await prisma.calendar.findMany({ where, select: { id: true } });
    const found = accepted.find(({ id }) => calendarSource(id) === source);
    return found ? find(found.id) : null;
  }

  async function findContent(id: string): Promise<string | null> {
    const row = await prisma.calendar.findUnique({ where: { id }, select: { content: true } });
    return row?.content ?? null;
  }

  async function list(state: CalendarState, limit = 1_000): Promise<Calendar[]> {
    const orderBy = { id: 'asc' } as const;
    const rows = await prisma.calendar.findMany({
      where: { state },
      orderBy,
      take: limit,
      ...WITH_OWNER,
    });
    return rows.map(toCalendar);
  }

  async function listOwned(accountId: string): Promise<Calendar[]> {
    const where = { accountId };
    const rows = await prisma.calendar.findMany({ where, orderBy: { id: 'asc' }, ...WITH_OWNER });
    return rows.map(toCalendar);
  }

  /** Stores what is at the address. Does nothing if that is known. */
  async function saveFound(id: string, found: Found): Promise<void> {
    const isProblem = 'problem' in found;
    const data = {
      state: isProblem ? 'nothing' : 'found',
      location: isProblem ? null : found.location,
      found: JSON.parse(JSON.stringify(found)) as Prisma.InputJsonValue,
    };
    await prisma.calendar.updateMany({ where: { id, state: 'reading' }, data });
  }

  /**
   * Gives a calendar that was found to its owner, who agrees that it is read. Returns false if it
   * has one, or was not found.
   */
  async function connect(id: string, accountId: string): Promise<boolean> {
    const where = { id, state: 'found', accountId: null };
    const data = { state: 'open', accountId, consentedAt: new Date() };
    return (await prisma.calendar.updateMany({ where, data })).count > 0;
  }

  /** Whether the feed is read for an owner. One that waits for a decision blocks no one. */
  async function isConnected(location: string): Promise<boolean> {
    if (location === '') return false;
    const where = { location, state: 'accepted' };
    return (await prisma.calendar.count({ where })) > 0;
  }

  /**
   * Changes the state of a calendar, adds a job and calls `within` in one transaction. Returns
   * false if it has another state.
   */
  const move = (
    { id, from, to, note, job }: Move,
    within?: (query: Query) => Promise<unknown>,
  ): Promise<boolean> =>
    prismaTransaction(async (client) => {
      const data = { state: to, decidedAt: new Date(), ...(note !== undefined && { note }) };
      const where = { id, state: { in: from } };
      const { count } = await client.calendar.updateMany({ where, data });
      if (count === 0) return false;
      if (job) await addJob(queryIn(client), job);
      await within?.(queryIn(client));
      return true;
    });

  async function findCorrections(id: string): Promise<ListingCorrections> {
    const select = { corrections: true } as const;
    const row = await prisma.calendar.findUnique({ where: { id }, select });
    return toCorrections(row?.corrections);
  }

  /** Corrects listings, and adds a job. Returns false if too many listings have corrections. */
  const correct = ({ id, listings, correction, max, job }: Correction): Promise<boolean> =>
    prismaTransaction(async (client) => {
      await client.calendar.update({ where: { id }, data: { id } }); // locks the row
      const select = { corrections: true } as const;
      const row = await client.calendar.findUnique({ where: { id }, select });
      const corrections = new Map(toCorrections(row?.corrections));
      for (const listing of listings)
        if (correction === null) corrections.delete(listing);
        else corrections.set(listing, { ...corrections.get(listing), ...correction });
      if (correction !== null && corrections.size > max) return false;
      const data = { corrections: Object.fromEntries(corrections) as Prisma.InputJsonObject };
      await client.calendar.update({ where: { id }, data });
      await addJob(queryIn(client), job);
      return true;
    });

  return {
    ...{
      insert,
      find,
      findAccepted,
      findContent,
      list,
      listOwned,
      saveFound,
      connect,
      isConnected,
      move,
    },
    ...{ findCorrections, correct },
  };
}
export type CalendarRepository = ReturnType<typeof createCalendarRepository>;

const WITH_OWNER = {
  omit: { content: true, corrections: true },
  include: { account: { select: { email: true, locale: true } } },
} as const;

// Only `correct` writes the column.
const toCorrections = (stored: unknown): ListingCorrections =>
  new Map(Object.entries((stored ?? {}) as Record<string, ListingCorrection>));

/** The name of the source of a calendar. */
const calendarSource = (id: string): string => `calendar-${id.slice(-12)}`;

type Row = Prisma.CalendarGetPayload<typeof WITH_OWNER>;

function toCalendar({ id, accountId, account, ...row }: Row): Calendar {
  const found = row.found as Found | null; // only `saveFound` writes the column
  return {
    id,
    source: calendarSource(id),
    address: row.address,
    title: row.title,
    settings: row.settings as CalendarSettings, // only `insert` writes the column
    state: CALENDAR_STATES.find((known) => known === row.state) ?? 'nothing',
    found: found && !('problem' in found) ? found : null,
    problem: found && 'problem' in found ? found.problem : null,
    owner: accountId !== null && account ? { accountId, ...account } : null,
    consented_at: row.consentedAt,
    note: row.note,
    created_at: row.createdAt,
  };
}
