import type { Category } from '@marquee/domain';
import type { Database, Query } from '../connection/connect.ts';
import { queryIn, type Client } from '../connection/prisma.ts';
import type { DigestSettings } from './confirm-address.ts';
import { DIGEST_INTERVAL_MS } from './digest-interval.ts';
import {
  digestCandidatesSql,
  lockDueSubscribersSql,
  type MailEventRow,
} from './subscribers-sql.ts';

const MAX_EVENTS = 20;
/**
 * Digests contain only events created before this period, because a running ingest transaction may
 * still add later ones.
 */
const SETTLING_MS = 3 * 60_000;

export interface DueSubscriber {
  id: string;
  email: string;
  frequency: DigestSettings['frequency'];
  city_id: number | null;
  city: string | null;
  categories: Category[];
  locale: string | null;
  told_until: Date;
  next_digest_at: Date;
}

interface Candidate extends MailEventRow {
  created_at: Date;
}

export function createDigestRepository({ prismaTransaction }: Pick<Database, 'prismaTransaction'>) {
  /**
   * Locks up to `limit` subscribers whose digest is due and calls `send` for those with new events,
   * in one transaction. Returns how many were due. Safe for concurrent workers, because each skips
   * rows that another has locked.
   */
  const sendDue = (
    limit: number,
    send: (query: Query, subscriber: DueSubscriber, events: MailEventRow[]) => Promise<unknown>,
  ): Promise<number> =>
    prismaTransaction(async (client) => {
      const due = await lockDue(client, limit);
      const until = new Date(Date.now() - SETTLING_MS);
      const newEvents = await findNewEvents(queryIn(client), due, until);
      for (const subscriber of due) {
        const events = selectFor(subscriber, newEvents.get(subscriber.city_id) ?? []);
        if (events.length > 0) await send(queryIn(client), subscriber, events);
        await markNotified(client, subscriber, until);
      }
      return due.length;
    });
  return { sendDue };
}
export type DigestRepository = ReturnType<typeof createDigestRepository>;

async function lockDue(client: Client, limit: number): Promise<DueSubscriber[]> {
  const locked = await queryIn(client)<{ id: string }>(lockDueSubscribersSql(limit));
  const subscribers = await client.subscriber.findMany({
    where: { id: { in: locked.map(({ id }) => id) } },
    include: { city: { select: { name: true } } },
    orderBy: { nextDigestAt: 'asc' },
  });
  return subscribers.flatMap(
    ({ id, email, frequency, cityId, city, categories, locale, notifiedUntil, nextDigestAt }) => {
      if (!frequency || !notifiedUntil || !nextDigestAt) return [];
      const dates = { told_until: notifiedUntil, next_digest_at: nextDigestAt };
      return {
        id,
        email,
        frequency,
        city_id: cityId,
        city: city?.name ?? null,
        categories,
        locale,
        ...dates,
      };
    },
  );
}

/**
 * Returns new events by city id, with one query per city since the oldest digest of its
 * subscribers.
 */
async function findNewEvents(
  query: Query,
  due: DueSubscriber[],
  until: Date,
): Promise<Map<number | null, Candidate[]>> {
  const byCity = new Map<number | null, Candidate[]>();
  for (const [cityId, subscribers] of Map.groupBy(due, ({ city_id }) => city_id)) {
    const since = new Date(Math.min(...subscribers.map(({ told_until }) => told_until.getTime())));
    byCity.set(cityId, await query<Candidate>(digestCandidatesSql(cityId, { since, until })));
  }
  return byCity;
}

const selectFor = (
  { told_until, categories }: DueSubscriber,
  candidates: Candidate[],
): MailEventRow[] =>
  groupBySeries(
    candidates.filter(
      ({ created_at, category }) =>
        created_at > told_until && (categories.length === 0 || categories.includes(category)),
    ),
  ).slice(0, MAX_EVENTS);

/** Returns the earliest event of each series, at the position of its best one. */
function groupBySeries(events: MailEventRow[]): MailEventRow[] {
  const groups = Map.groupBy(events, ({ id, series_id }) => series_id ?? id);
  return [...groups.values()].flatMap((group) => {
    const ordered = group.toSorted((a, b) => (a.start_utc < b.start_utc ? -1 : 1));
    const [first] = ordered;
    const last_date = ordered.at(-1)?.start_local.slice(0, 10) ?? '';
    return first ? [{ ...first, performances: group.length, last_date }] : [];
  });
}

/** Schedules the next digest at the same hour, but not before half an interval has passed. */
async function markNotified(client: Client, subscriber: DueSubscriber, until: Date): Promise<void> {
  const { id, frequency, told_until, next_digest_at } = subscriber;
  const intervalMs = DIGEST_INTERVAL_MS[frequency];
  const next = Math.max(next_digest_at.getTime() + intervalMs, Date.now() + intervalMs / 2);
  const notifiedUntil = told_until > until ? told_until : until;
  await client.subscriber.update({
    where: { id },
    data: { notifiedUntil, nextDigestAt: new Date(next) },
    select: { id: true },
  });
}
