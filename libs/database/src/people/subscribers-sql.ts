// SQL because Prisma cannot express it: subscribers and the position in the change feed are locked
// with SKIP LOCKED, and events, line-ups and requests are matched in one statement, because events
// have no foreign keys. Sign-up: because of cost, 1.6 times the CPU with the typed API.
import type {
  Availability,
  Category,
  EventConflict,
  EventStatus,
  StoredPicture,
} from '@marquee/domain';
import sql, { type Sql } from 'sql-template-tag';
import { prepared } from '../connection/prepared-statement.ts';
import type { Statement } from '../connection/statement.ts';
import { pictureColumn } from '../pictures/pictures-sql.ts';
import type { DigestSettings } from './confirm-address.ts';
import type { Snapshot } from './event-snapshot.ts';

export interface MailEventRow {
  id: string;
  slug: string;
  title: string;
  category: Category;
  status: EventStatus;
  availability: Availability;
  previous_start_utc: string | null;
  conflicts?: EventConflict[] | null | undefined;
  start_utc: string;
  end_utc: string | null;
  start_local: string;
  timezone: string;
  all_day: boolean;
  time_tbd: boolean;
  date_tbd: boolean;
  online: boolean;
  demo: boolean;
  is_free: boolean | null;
  price_min: number | null;
  price_max: number | null;
  currency: string | null;
  venue_name: string | null;
  city: string | null;
  series_id?: string | null;
  picture?: StoredPicture | null | undefined;
  /**
   * Of a digest: number of new events of the series, and the local day on which the last one
   * begins.
   */
  performances?: number;
  last_date?: string;
}

/** Selects a `MailEventRow`. Needs `MAIL_EVENT_JOINS`. */
const MAIL_EVENT_COLUMNS = sql`e.id, e.slug, e.title, e.category, e.status, to_char(e.start_local, 'YYYY-MM-DD"T"HH24:MI:SS') AS start_local,
  to_char(e.starts_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS start_utc,
  to_char(e.ends_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS end_utc,
  to_char(e.previous_starts_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS previous_start_utc, e.availability, e.conflicts,
  e.timezone, e.all_day, e.time_tbd, e.date_tbd, e.online, e.demo, e.is_free, e.price_min::float8 AS price_min,
  e.price_max::float8 AS price_max, e.currency, v.name AS venue_name, ec.name AS city, e.series_id,
  ${pictureColumn(sql`e.id`)} AS picture`;

const MAIL_EVENT_JOINS = sql`LEFT JOIN venue v ON v.id = e.venue_id LEFT JOIN city ec ON ec.id = e.city_id`;

const MAX_CANDIDATES_PER_CITY = 500;

/**
 * Locks subscribers whose digest is due, without those that another worker has locked, and selects
 * their ids.
 */
export const lockDueSubscribersSql = (limit: number): Sql => sql`
  SELECT id FROM subscriber WHERE next_digest_at <= now() ORDER BY next_digest_at LIMIT ${limit} FOR UPDATE SKIP LOCKED`;

/**
 * Selects the best upcoming events of a city (null: featured or requested ones everywhere) that
 * were added in a period.
 */
export const digestCandidatesSql = (
  cityId: number | null,
  { since, until }: { since: Date; until: Date },
): Sql => sql`
  SELECT ${MAIL_EVENT_COLUMNS}, e.created_at FROM event e ${MAIL_EVENT_JOINS} LEFT JOIN demand_target t ON t.event_id = e.id
  WHERE ${cityId === null ? sql`(e.featured OR coalesce(t.demands, 0) > 0)` : sql`e.city_id = ${cityId}`}
    AND e.starts_at > now() AND e.created_at > ${since} AND e.created_at <= ${until}
    AND e.withdrawn_at IS NULL AND e.status <> 'cancelled'
  ORDER BY e.featured DESC, t.demands DESC NULLS LAST, e.popularity DESC, e.starts_at, e.id LIMIT ${MAX_CANDIDATES_PER_CITY}`;

export const NOTIFICATION_BATCH_SIZE = 500;

interface DueNotification extends MailEventRow {
  target_id: string;
  subscriber_id: string;
  email: string;
  locale: string | null;
}

/** A requested artist has a new event in the requested city. */
export interface DueAnnouncement extends DueNotification {
  artist: string;
}

export interface DueEventChange extends DueNotification {
  before: Snapshot;
  after: Snapshot;
}

/** Selects no row if another worker processes changes. */
export const LOCK_POSITION = sql`SELECT followed_through::text AS through FROM change_follower FOR UPDATE SKIP LOCKED`;

/** Events whose subscribers are notified. */
export interface Scope {
  /** Selects `id` and `is_new`. */
  events: Sql;
  subscriberId: string | null;
}

export const changedEventsSql = (changes: { eventId: string; kind: string }[]): Sql => sql`
  SELECT event_id AS id, bool_or(kind = 'created') AS is_new
  FROM unnest(${changes.map(({ eventId }) => eventId)}::uuid[], ${changes.map(({ kind }) => kind)}::text[]) AS c(event_id, kind)
  GROUP BY 1`;

export const requestedEventsSql = (subscriberId: string): Sql => sql`
  SELECT coalesce(t.event_id, b.event_id) AS id, false AS is_new FROM demand_notice n JOIN demand_target t ON t.id = n.target_id
  LEFT JOIN event_artist b ON b.artist_id = t.artist_id AND b.starts_at > now() WHERE n.subscriber_id = ${subscriberId}::uuid`;

/** Builds the `Snapshot` of the event `e`. */
const SNAPSHOT = sql`jsonb_build_object(
  'is_cancelled', e.status = 'cancelled', 'is_withdrawn', e.withdrawn_at IS NOT NULL, 'starts_at', extract(epoch FROM e.starts_at)::bigint, 'venue_id', e.venue_id,
  'status', CASE WHEN e.status IN ('postponed', 'moved_online') THEN e.status::text ELSE 'scheduled' END)`;

const NOTIFICATION_COLUMNS = sql`n.target_id::text, n.subscriber_id, s.email, s.locale, ${MAIL_EVENT_COLUMNS}`;
const confirmedSql = (subscriberId: string | null): Sql =>
  sql`s.confirmed_at IS NOT NULL AND (${subscriberId}::uuid IS NULL OR s.id = ${subscriberId}::uuid)`;

export const announcementsSql = ({ events, subscriberId }: Scope): Sql => sql`
  SELECT DISTINCT ON (n.target_id, n.subscriber_id) ${NOTIFICATION_COLUMNS}, a.name AS artist
  FROM (${events}) changed JOIN event e ON e.id = changed.id ${MAIL_EVENT_JOINS}
  JOIN event_artist b ON b.event_id = e.id
  JOIN demand_target t ON t.artist_id = b.artist_id AND t.city_id = e.city_id
  JOIN artist a ON a.id = b.artist_id
  JOIN demand_notice n ON n.target_id = t.id
  JOIN subscriber s ON s.id = n.subscriber_id
  WHERE ${confirmedSql(subscriberId)} AND (changed.is_new OR e.created_at > n.created_at)
    AND e.starts_at > now() AND e.withdrawn_at IS NULL AND e.status <> 'cancelled'
  ORDER BY n.target_id, n.subscriber_id, e.starts_at, e.id LIMIT ${NOTIFICATION_BATCH_SIZE}`;

export const eventChangesSql = ({ events, subscriberId }: Scope): Sql => sql`
  SELECT ${NOTIFICATION_COLUMNS}, n.told AS before, ${SNAPSHOT} AS after
  FROM (${events}) changed JOIN event e ON e.id = changed.id ${MAIL_EVENT_JOINS}
  JOIN demand_target t ON t.event_id = e.id
  JOIN demand_notice n ON n.target_id = t.id
  JOIN subscriber s ON s.id = n.subscriber_id
  WHERE ${confirmedSql(subscriberId)} AND n.told IS DISTINCT FROM ${SNAPSHOT}
    AND greatest(e.runs_until, to_timestamp((n.told->>'starts_at')::float8)) > now()
  ORDER BY n.target_id, n.subscriber_id LIMIT ${NOTIFICATION_BATCH_SIZE}`;

/**
 * Deletes requests for events that ended more than a day ago, also by the last start that
 * subscribers know.
 */
export const deletePastNoticesSql = (limit: number): Sql => sql`
  DELETE FROM demand_notice WHERE (target_id, subscriber_id) IN (
    SELECT n.target_id, n.subscriber_id FROM demand_notice n
    JOIN demand_target t ON t.id = n.target_id JOIN event e ON e.id = t.event_id
    WHERE greatest(e.runs_until, to_timestamp((n.told->>'starts_at')::float8)) < now() - interval '1 day' LIMIT ${limit})
  RETURNING target_id`;

const LINK_DAYS = 7;

/**
 * Selects the `token_hash` of the link that an address got in the last 24 hours and that is not
 * used.
 */
export const openConfirmationSql = (emailKey: string): Statement =>
  prepared(
    'open_confirmation',
    sql`
    SELECT encode(token_hash, 'hex') AS token_hash FROM address_confirmation
    WHERE email_key = ${emailKey} AND used_at IS NULL AND created_at > now() - interval '24 hours'
    ORDER BY created_at DESC LIMIT 1`,
  );

export interface NewConfirmation {
  /** SHA-256 of the link's token, in hexadecimal. */
  tokenHash: string;
  /** Null if no mail is sent: the row then contains no address and expires at once. */
  email: string | null;
  digest: DigestSettings | null;
  /** BCP 47. */
  locale: string | null;
}

export const insertConfirmationSql = ({
  tokenHash,
  email,
  digest,
  locale,
}: NewConfirmation): Statement =>
  prepared(
    'insert_confirmation',
    sql`
    INSERT INTO address_confirmation (token_hash, email, email_key, frequency, city_id, locale, expires_at)
    VALUES (decode(${tokenHash}, 'hex'), ${email ?? ''}, ${email?.toLowerCase() ?? ''}, ${digest?.frequency ?? null}::digest_frequency,
      ${digest?.cityId ?? null}::int, ${locale}::text, now() + make_interval(days => ${email === null ? 0 : LINK_DAYS}::int))`,
  );

/**
 * Changes the settings and the language of a link. Without them, writes the row unchanged: the cost
 * must not depend on what is stored.
 */
export const changeSettingsSql = ({
  tokenHash,
  digest,
  locale,
}: Omit<NewConfirmation, 'email'>): Statement =>
  prepared(
    'change_settings',
    sql`
    UPDATE address_confirmation SET frequency = coalesce(${digest?.frequency ?? null}::digest_frequency, frequency),
      city_id = CASE WHEN ${digest !== null}::boolean THEN ${digest?.cityId ?? null}::int ELSE city_id END,
      locale = coalesce(${locale}::text, locale)
    WHERE token_hash = decode(${tokenHash}, 'hex')`,
  );
