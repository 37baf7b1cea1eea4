// SQL because Prisma cannot express it: rows locked with SKIP LOCKED, and an order by the demand for an event, which has no foreign key.
import type { Category } from '@marquee/domain';
import sql, { type Sql } from 'sql-template-tag';

export interface MailEventRow {
  id: string;
  slug: string;
  title: string;
  category: Category;
  start_local: string;
  timezone: string;
  all_day: boolean;
  time_tbd: boolean;
  date_tbd: boolean;
  online: boolean;
  venue_name: string | null;
  city: string | null;
}

/** Selects a `MailEventRow`. Needs `MAIL_EVENT_JOINS`. */
export const MAIL_EVENT_COLUMNS = sql`e.id, e.slug, e.title, e.category, to_char(e.start_local, 'YYYY-MM-DD"T"HH24:MI:SS') AS start_local,
  e.timezone, e.all_day, e.time_tbd, e.date_tbd, e.online, v.name AS venue_name, ec.name AS city`;

export const MAIL_EVENT_JOINS = sql`LEFT JOIN venue v ON v.id = e.venue_id LEFT JOIN city ec ON ec.id = e.city_id`;

const MAX_CANDIDATES_PER_CITY = 500;

/** Locks subscribers whose digest is due, without those that another worker has locked, and selects their ids. */
export const lockDueSubscribersSql = (limit: number): Sql => sql`
  SELECT id FROM subscriber WHERE next_digest_at <= now() ORDER BY next_digest_at LIMIT ${limit} FOR UPDATE SKIP LOCKED`;

/** Selects the best upcoming events of a city (null: featured or requested ones everywhere) that were added in a period. */
export const digestCandidatesSql = (cityId: number | null, { since, until }: { since: Date; until: Date }): Sql => sql`
  SELECT ${MAIL_EVENT_COLUMNS}, e.created_at FROM event e ${MAIL_EVENT_JOINS} LEFT JOIN demand_target t ON t.event_id = e.id
  WHERE ${cityId === null ? sql`(e.featured OR coalesce(t.demands, 0) > 0)` : sql`e.city_id = ${cityId}`}
    AND e.starts_at > now() AND e.created_at > ${since} AND e.created_at <= ${until}
    AND e.withdrawn_at IS NULL AND e.status <> 'cancelled'
  ORDER BY e.featured DESC, t.demands DESC NULLS LAST, e.popularity DESC, e.starts_at, e.id LIMIT ${MAX_CANDIDATES_PER_CITY}`;
