import sql, { type Sql } from 'sql-template-tag';
import type { Database, Query } from '../connect.ts';
import { SNAPSHOT, type Snapshot } from './event-snapshot.ts';
import { MAIL_EVENT_COLUMNS, MAIL_EVENT_JOINS, type MailEventRow } from './mail-event-sql.ts';

const CHANGES_AT_ONCE = 1_000;
const NOTICES_AT_ONCE = 500;

/** Somebody to be told of an event. */
interface DueNotice extends MailEventRow {
  target_id: string;
  subscriber_id: string;
  email: string;
}

/** An artist whom they want in their city was announced there. */
export interface DueAnnouncement extends DueNotice {
  artist: string;
}

/** An event that they want to be at is not what it was. */
export interface DueEventChange extends DueNotice {
  before: Snapshot;
  after: Snapshot;
}

/** What is told, in the transaction that notes it. */
export interface NotificationHandlers {
  announce: (query: Query, notice: DueAnnouncement) => Promise<unknown>;
  tellChange: (query: Query, notice: DueEventChange) => Promise<unknown>;
}

export function createNotificationRepository({ transaction }: Pick<Database, 'transaction'>) {
  /**
   * Tells of what happened to events since the last time, each thing once, and notes how far. False where all is told, or another
   * worker is at it.
   */
  const processChanges = (telling: NotificationHandlers): Promise<boolean> =>
    transaction(async (query) => {
      const [position] = await query<{ through: string }>(
        sql`SELECT followed_through::text AS through FROM change_follower FOR UPDATE SKIP LOCKED`,
      );
      if (!position) return false;
      const changes = await query<{ id: string; event_id: string; kind: string }>(sql`
        SELECT id::text, event_id, kind FROM change WHERE id > ${position.through}::bigint ORDER BY id LIMIT ${CHANGES_AT_ONCE}`);
      const last = changes.at(-1);
      if (!last) return false;
      const isAllTold = await notifyIn(query, { events: changedSql(changes), subscriberId: null }, telling);
      if (isAllTold) await query(sql`UPDATE change_follower SET followed_through = ${last.id}::bigint`);
      return true;
    });

  /** Tells a subscriber who confirmed late of what happened meanwhile. False where all is told. */
  const notifyBacklog = (subscriberId: string, telling: NotificationHandlers): Promise<boolean> =>
    transaction(async (query) => !(await notifyIn(query, { events: wantedSql(subscriberId), subscriberId }, telling)));

  return { followChanges: processChanges, tellLate: notifyBacklog };
}
export type NotificationRepository = ReturnType<typeof createNotificationRepository>;

/** Events, and whether each entered the catalogue just now. */
const changedSql = (changes: { event_id: string; kind: string }[]): Sql => sql`
  SELECT event_id AS id, bool_or(kind = 'created') AS is_new
  FROM unnest(${changes.map(({ event_id }) => event_id)}::uuid[], ${changes.map(({ kind }) => kind)}::text[]) AS c(event_id, kind)
  GROUP BY 1`;

const wantedSql = (subscriberId: string): Sql => sql`
  SELECT coalesce(t.event_id, b.event_id) AS id, false AS is_new FROM demand_notice n JOIN demand_target t ON t.id = n.target_id
  LEFT JOIN event_artist b ON b.artist_id = t.artist_id AND b.starts_at > now() WHERE n.subscriber_id = ${subscriberId}::uuid`;

interface Scope {
  /** Columns id and is_new. */
  events: Sql;
  /** Null: everybody. */
  subscriberId: string | null;
}

/** At most 500 of each kind: false where there may be more. */
async function notifyIn(query: Query, scope: Scope, telling: NotificationHandlers): Promise<boolean> {
  const announcements = await query<DueAnnouncement>(announcementsSql(scope));
  for (const notice of announcements) await telling.announce(query, notice);
  const changes = await query<DueEventChange>(changesSql(scope));
  for (const notice of changes) await telling.tellChange(query, notice);
  if (announcements.length > 0) await query(sql`DELETE FROM demand_notice n ${amongSql(announcements)}`);
  if (changes.length > 0)
    await query(sql`
      UPDATE demand_notice n SET told = (
        SELECT ${SNAPSHOT} FROM demand_target t JOIN event e ON e.id = t.event_id WHERE t.id = n.target_id)
      ${amongSql(changes)}`);
  return announcements.length < NOTICES_AT_ONCE && changes.length < NOTICES_AT_ONCE;
}

const amongSql = (notices: DueNotice[]): Sql => sql`
  WHERE (n.target_id, n.subscriber_id) IN (
    SELECT * FROM unnest(${notices.map(({ target_id }) => target_id)}::bigint[], ${notices.map(({ subscriber_id }) => subscriber_id)}::uuid[]))`;

const NOTICE_COLUMNS = sql`n.target_id::text, n.subscriber_id, s.email, ${MAIL_EVENT_COLUMNS}`;
const confirmedSql = (subscriberId: string | null): Sql =>
  sql`s.confirmed_at IS NOT NULL AND (${subscriberId}::uuid IS NULL OR s.id = ${subscriberId}::uuid)`;

/** Of several new events of one wish the soonest is told of. */
const announcementsSql = ({ events, subscriberId }: Scope): Sql => sql`
  SELECT DISTINCT ON (n.target_id, n.subscriber_id) ${NOTICE_COLUMNS}, a.name AS artist
  FROM (${events}) changed JOIN event e ON e.id = changed.id ${MAIL_EVENT_JOINS}
  JOIN event_artist b ON b.event_id = e.id
  JOIN demand_target t ON t.artist_id = b.artist_id AND t.city_id = e.city_id
  JOIN artist a ON a.id = b.artist_id
  JOIN demand_notice n ON n.target_id = t.id
  JOIN subscriber s ON s.id = n.subscriber_id
  WHERE ${confirmedSql(subscriberId)} AND (changed.is_new OR e.created_at > n.created_at)
    AND e.starts_at > now() AND e.withdrawn_at IS NULL AND e.status <> 'cancelled'
  ORDER BY n.target_id, n.subscriber_id, e.starts_at, e.id LIMIT ${NOTICES_AT_ONCE}`;

const changesSql = ({ events, subscriberId }: Scope): Sql => sql`
  SELECT ${NOTICE_COLUMNS}, n.told AS before, ${SNAPSHOT} AS after
  FROM (${events}) changed JOIN event e ON e.id = changed.id ${MAIL_EVENT_JOINS}
  JOIN demand_target t ON t.event_id = e.id
  JOIN demand_notice n ON n.target_id = t.id
  JOIN subscriber s ON s.id = n.subscriber_id
  WHERE ${confirmedSql(subscriberId)} AND n.told IS DISTINCT FROM ${SNAPSHOT}
    AND greatest(e.runs_until, to_timestamp((n.told->>'starts_at')::float8)) > now()
  ORDER BY n.target_id, n.subscriber_id LIMIT ${NOTICES_AT_ONCE}`;
