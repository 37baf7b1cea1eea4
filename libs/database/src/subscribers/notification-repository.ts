import sql, { type Sql } from 'sql-template-tag';
import type { Database, Query } from '../connect.ts';
import { SNAPSHOT, type Snapshot } from './event-snapshot.ts';
import { MAIL_EVENT_COLUMNS, MAIL_EVENT_JOINS, type MailEventRow } from './mail-event-sql.ts';

const CHANGE_BATCH_SIZE = 1_000;
const NOTIFICATION_BATCH_SIZE = 500;

interface DueNotification extends MailEventRow {
  target_id: string;
  subscriber_id: string;
  email: string;
}

/** A requested artist has a new event in the requested city. */
export interface DueAnnouncement extends DueNotification {
  artist: string;
}

export interface DueEventChange extends DueNotification {
  before: Snapshot;
  after: Snapshot;
}

/** Called in the transaction that marks the notifications as sent. */
export interface NotificationHandlers {
  announce: (query: Query, notification: DueAnnouncement) => Promise<unknown>;
  notifyChange: (query: Query, notification: DueEventChange) => Promise<unknown>;
}

export function createNotificationRepository({ transaction }: Pick<Database, 'transaction'>) {
  /**
   * Notifies subscribers of the next changes in the feed and stores the position. Returns false if there are no more changes or another
   * worker is processing them.
   */
  const processChanges = (handlers: NotificationHandlers): Promise<boolean> =>
    transaction(async (query) => {
      const [position] = await query<{ through: string }>(
        sql`SELECT followed_through::text AS through FROM change_follower FOR UPDATE SKIP LOCKED`,
      );
      if (!position) return false;
      const changes = await query<{ id: string; event_id: string; kind: string }>(sql`
        SELECT id::text, event_id, kind FROM change WHERE id > ${position.through}::bigint ORDER BY id LIMIT ${CHANGE_BATCH_SIZE}`);
      const last = changes.at(-1);
      if (!last) return false;
      const isComplete = await notifyIn(query, { events: changedSql(changes), subscriberId: null }, handlers);
      if (isComplete) await query(sql`UPDATE change_follower SET followed_through = ${last.id}::bigint`);
      return true;
    });

  /** Notifies a subscriber of changes since the request, which was confirmed later. Returns false if none remain. */
  const notifyBacklog = (subscriberId: string, handlers: NotificationHandlers): Promise<boolean> =>
    transaction(
      async (query) => !(await notifyIn(query, { events: requestedSql(subscriberId), subscriberId }, handlers)),
    );

  return { processChanges, notifyBacklog };
}
export type NotificationRepository = ReturnType<typeof createNotificationRepository>;

const changedSql = (changes: { event_id: string; kind: string }[]): Sql => sql`
  SELECT event_id AS id, bool_or(kind = 'created') AS is_new
  FROM unnest(${changes.map(({ event_id }) => event_id)}::uuid[], ${changes.map(({ kind }) => kind)}::text[]) AS c(event_id, kind)
  GROUP BY 1`;

const requestedSql = (subscriberId: string): Sql => sql`
  SELECT coalesce(t.event_id, b.event_id) AS id, false AS is_new FROM demand_notice n JOIN demand_target t ON t.id = n.target_id
  LEFT JOIN event_artist b ON b.artist_id = t.artist_id AND b.starts_at > now() WHERE n.subscriber_id = ${subscriberId}::uuid`;

interface Scope {
  /** Selects `id` and `is_new`. */
  events: Sql;
  subscriberId: string | null;
}

/** Returns false if there may be more notifications than the batch size. */
async function notifyIn(query: Query, scope: Scope, handlers: NotificationHandlers): Promise<boolean> {
  const announcements = await query<DueAnnouncement>(announcementsSql(scope));
  for (const notification of announcements) await handlers.announce(query, notification);
  const changes = await query<DueEventChange>(changesSql(scope));
  for (const notification of changes) await handlers.notifyChange(query, notification);
  if (announcements.length > 0) await query(sql`DELETE FROM demand_notice n ${matchesSql(announcements)}`);
  if (changes.length > 0)
    await query(sql`
      UPDATE demand_notice n SET told = (
        SELECT ${SNAPSHOT} FROM demand_target t JOIN event e ON e.id = t.event_id WHERE t.id = n.target_id)
      ${matchesSql(changes)}`);
  return announcements.length < NOTIFICATION_BATCH_SIZE && changes.length < NOTIFICATION_BATCH_SIZE;
}

const matchesSql = (notifications: DueNotification[]): Sql => sql`
  WHERE (n.target_id, n.subscriber_id) IN (
    SELECT * FROM unnest(${notifications.map(({ target_id }) => target_id)}::bigint[], ${notifications.map(({ subscriber_id }) => subscriber_id)}::uuid[]))`;

const NOTIFICATION_COLUMNS = sql`n.target_id::text, n.subscriber_id, s.email, ${MAIL_EVENT_COLUMNS}`;
const confirmedSql = (subscriberId: string | null): Sql =>
  sql`s.confirmed_at IS NOT NULL AND (${subscriberId}::uuid IS NULL OR s.id = ${subscriberId}::uuid)`;

const announcementsSql = ({ events, subscriberId }: Scope): Sql => sql`
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

const changesSql = ({ events, subscriberId }: Scope): Sql => sql`
  SELECT ${NOTIFICATION_COLUMNS}, n.told AS before, ${SNAPSHOT} AS after
  FROM (${events}) changed JOIN event e ON e.id = changed.id ${MAIL_EVENT_JOINS}
  JOIN demand_target t ON t.event_id = e.id
  JOIN demand_notice n ON n.target_id = t.id
  JOIN subscriber s ON s.id = n.subscriber_id
  WHERE ${confirmedSql(subscriberId)} AND n.told IS DISTINCT FROM ${SNAPSHOT}
    AND greatest(e.runs_until, to_timestamp((n.told->>'starts_at')::float8)) > now()
  ORDER BY n.target_id, n.subscriber_id LIMIT ${NOTIFICATION_BATCH_SIZE}`;
