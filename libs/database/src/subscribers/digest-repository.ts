import type { Category } from '@marquee/domain';
import sql, { type Sql } from 'sql-template-tag';
import type { Database, Query } from '../connect.ts';
import { DIGEST_INTERVAL, type DigestSettings } from './confirm-address.ts';
import { MAIL_EVENT_COLUMNS, MAIL_EVENT_JOINS, type MailEventRow } from './mail-event-sql.ts';

const MAX_EVENTS = 20;
const MAX_CANDIDATES_PER_CITY = 500;
/** Digests contain only events created before this instant, because a running ingest transaction may still add later ones. */
const VISIBLE_UNTIL = sql`(now() - interval '3 minutes')`;

export interface DueSubscriber {
  id: string;
  email: string;
  frequency: DigestSettings['frequency'];
  city_id: number | null;
  city: string | null;
  categories: Category[];
  told_until: Date;
}

interface Candidate extends MailEventRow {
  created_at: Date;
}

export function createDigestRepository({ transaction }: Pick<Database, 'transaction'>) {
  /**
   * Locks up to `limit` subscribers whose digest is due and calls `send` for those with new events, in one transaction. Returns how many
   * were due. Safe for concurrent workers, because each skips rows that another has locked.
   */
  const sendDue = (
    limit: number,
    send: (query: Query, subscriber: DueSubscriber, events: MailEventRow[]) => Promise<unknown>,
  ): Promise<number> =>
    transaction(async (query) => {
      const due = await lockDue(query, limit);
      const newEvents = await findNewEvents(query, due);
      for (const subscriber of due) {
        const events = selectFor(subscriber, newEvents.get(subscriber.city_id) ?? []);
        if (events.length > 0) await send(query, subscriber, events);
      }
      if (due.length > 0) await markNotified(query, due);
      return due.length;
    });
  return { sendDue };
}
export type DigestRepository = ReturnType<typeof createDigestRepository>;

const lockDue = (query: Query, limit: number): Promise<DueSubscriber[]> =>
  query(sql`
    SELECT s.id, s.email, s.frequency, s.city_id, c.name AS city, array_to_json(s.categories) AS categories, s.told_until
    FROM subscriber s LEFT JOIN city c ON c.id = s.city_id
    WHERE s.next_digest_at <= now() ORDER BY s.next_digest_at LIMIT ${limit} FOR UPDATE OF s SKIP LOCKED`);

/** Returns new events by city id, with one query per city since the oldest digest of its subscribers. */
async function findNewEvents(query: Query, due: DueSubscriber[]): Promise<Map<number | null, Candidate[]>> {
  const byCity = new Map<number | null, Candidate[]>();
  for (const [cityId, subscribers] of Map.groupBy(due, ({ city_id }) => city_id)) {
    const since = new Date(Math.min(...subscribers.map(({ told_until }) => told_until.getTime())));
    const place = cityId === null ? IS_FEATURED_OR_IN_DEMAND : sql`e.city_id = ${cityId}`;
    byCity.set(cityId, await query<Candidate>(candidatesSql(place, since)));
  }
  return byCity;
}

const IS_FEATURED_OR_IN_DEMAND = sql`(e.featured OR coalesce(t.demands, 0) > 0)`;

const candidatesSql = (place: Sql, since: Date): Sql => sql`
  SELECT ${MAIL_EVENT_COLUMNS}, e.created_at FROM event e ${MAIL_EVENT_JOINS} LEFT JOIN demand_target t ON t.event_id = e.id
  WHERE ${place} AND e.starts_at > now() AND e.created_at > ${since} AND e.created_at <= ${VISIBLE_UNTIL}
    AND e.withdrawn_at IS NULL AND e.status <> 'cancelled'
  ORDER BY e.featured DESC, t.demands DESC NULLS LAST, e.popularity DESC, e.starts_at, e.id LIMIT ${MAX_CANDIDATES_PER_CITY}`;

const selectFor = ({ told_until, categories }: DueSubscriber, candidates: Candidate[]): MailEventRow[] =>
  candidates
    .filter(
      ({ created_at, category }) =>
        created_at > told_until && (categories.length === 0 || categories.includes(category)),
    )
    .slice(0, MAX_EVENTS);

/** Schedules the next digest at the same hour, but not before half an interval has passed. */
async function markNotified(query: Query, due: DueSubscriber[]): Promise<void> {
  await query(sql`
    UPDATE subscriber SET told_until = greatest(told_until, ${VISIBLE_UNTIL}),
      next_digest_at = greatest(next_digest_at + ${DIGEST_INTERVAL}, now() + (${DIGEST_INTERVAL}) / 2)
    WHERE id = ANY(${due.map(({ id }) => id)}::uuid[])`);
}
