import type { Category } from '@marquee/domain';
import sql, { type Sql } from 'sql-template-tag';
import type { Database, Query } from '../connect.ts';
import { DIGEST_INTERVAL, type DigestWish } from './confirm-address.ts';
import { MAIL_EVENT_COLUMNS, MAIL_EVENT_JOINS, type MailEventRow } from './mail-event-sql.ts';

/** Events of one digest. */
const MAX_EVENTS = 20;
/** New events of a place that are looked at, the best first. */
const CANDIDATES = 500;
/** What an ingest began to write may be seen so much later than it is dated: digests look back to before that. */
const SETTLED = sql`(now() - interval '3 minutes')`;

/** Somebody whose digest is due. */
export interface DueSubscriber {
  id: string;
  email: string;
  frequency: DigestWish['frequency'];
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
   * Takes up to `most` subscribers whose digest is due, in one transaction with what `tell` leaves for them. Who has no new events is
   * not told. Answers how many were due. Any number of workers may do so at once: none takes whom another holds.
   */
  const tellDue = (
    most: number,
    tell: (query: Query, subscriber: DueSubscriber, events: MailEventRow[]) => Promise<unknown>,
  ): Promise<number> =>
    transaction(async (query) => {
      const due = await takeDue(query, most);
      const news = await newsFor(query, due);
      for (const subscriber of due) {
        const events = chosenFor(subscriber, news.get(subscriber.city_id) ?? []);
        if (events.length > 0) await tell(query, subscriber, events);
      }
      if (due.length > 0) await markNotified(query, due);
      return due.length;
    });
  return { tellDue };
}
export type DigestRepository = ReturnType<typeof createDigestRepository>;

const takeDue = (query: Query, most: number): Promise<DueSubscriber[]> =>
  query(sql`
    SELECT s.id, s.email, s.frequency, s.city_id, c.name AS city, array_to_json(s.categories) AS categories, s.told_until
    FROM subscriber s LEFT JOIN city c ON c.id = s.city_id
    WHERE s.next_digest_at <= now() ORDER BY s.next_digest_at LIMIT ${most} FOR UPDATE OF s SKIP LOCKED`);

/** What is new where somebody looks, since the earliest of them was told: one question a place. */
async function newsFor(query: Query, due: DueSubscriber[]): Promise<Map<number | null, Candidate[]>> {
  const news = new Map<number | null, Candidate[]>();
  for (const [cityId, subscribers] of Map.groupBy(due, ({ city_id }) => city_id)) {
    const since = new Date(Math.min(...subscribers.map(({ told_until }) => told_until.getTime())));
    const place = cityId === null ? WANTED_ANYWHERE : sql`e.city_id = ${cityId}`;
    news.set(cityId, await query<Candidate>(candidatesSql(place, since)));
  }
  return news;
}

const WANTED_ANYWHERE = sql`(e.featured OR coalesce(t.demands, 0) > 0)`;

const candidatesSql = (place: Sql, since: Date): Sql => sql`
  SELECT ${MAIL_EVENT_COLUMNS}, e.created_at FROM event e ${MAIL_EVENT_JOINS} LEFT JOIN demand_target t ON t.event_id = e.id
  WHERE ${place} AND e.starts_at > now() AND e.created_at > ${since} AND e.created_at <= ${SETTLED}
    AND e.withdrawn_at IS NULL AND e.status <> 'cancelled'
  ORDER BY e.featured DESC, t.demands DESC NULLS LAST, e.popularity DESC, e.starts_at, e.id LIMIT ${CANDIDATES}`;

const chosenFor = ({ told_until, categories }: DueSubscriber, candidates: Candidate[]): MailEventRow[] =>
  candidates
    .filter(
      ({ created_at, category }) =>
        created_at > told_until && (categories.length === 0 || categories.includes(category)),
    )
    .slice(0, MAX_EVENTS);

/** The next one comes at the same hour, but never sooner than after half the time. */
async function markNotified(query: Query, due: DueSubscriber[]): Promise<void> {
  await query(sql`
    UPDATE subscriber SET told_until = greatest(told_until, ${SETTLED}),
      next_digest_at = greatest(next_digest_at + ${DIGEST_INTERVAL}, now() + (${DIGEST_INTERVAL}) / 2)
    WHERE id = ANY(${due.map(({ id }) => id)}::uuid[])`);
}
