import sql, { type Sql } from 'sql-template-tag';
import type { Database, Query } from '../connect.ts';
import { PENDING_DAYS } from './add-request-sql.ts';

export interface NotificationRequest {
  target_id: string;
  is_pending: boolean;
  artist: string | null;
  city: string | null;
  event: string | null;
}

const IS_OPEN = sql`p.created_at > now() - make_interval(days => ${PENDING_DAYS})`;

export function manageRequests({ query }: Pick<Database, 'query'>) {
  const listRequests = (subscriberId: string): Promise<NotificationRequest[]> =>
    query(requestsSql(sql`subscriber_id = ${subscriberId}::uuid`));

  /** Returns the pending requests that a confirmation link would activate. */
  const listRequestsForLink = (tokenHash: string): Promise<NotificationRequest[]> =>
    query(sql`
      SELECT * FROM (${requestsSql(sql`subscriber_id = (
        SELECT s.id FROM subscriber s JOIN address_confirmation a ON a.email_key = s.email_key
        WHERE a.token_hash = decode(${tokenHash}, 'hex'))`)}) r
      WHERE is_pending`);

  /** Activates pending requests: null confirms all. */
  async function confirmRequests(subscriberId: string, targetIds: string[] | null): Promise<void> {
    await activateRequests(query, subscriberId, targetIds);
  }

  async function deleteRequest(subscriberId: string, targetId: string): Promise<void> {
    await query(sql`
      WITH pending AS (
        DELETE FROM pending_notice WHERE subscriber_id = ${subscriberId}::uuid AND target_id = ${targetId}::bigint)
      DELETE FROM demand_notice WHERE subscriber_id = ${subscriberId}::uuid AND target_id = ${targetId}::bigint`);
  }

  return { listRequests, listRequestsForLink, confirmRequests, deleteRequest };
}

/** Activates pending requests. A job then reports the changes since the requests were made. */
export const activateRequests = (query: Query, subscriberId: string, targetIds: string[] | null) =>
  query(sql`
    WITH moved AS (
      DELETE FROM pending_notice p WHERE subscriber_id = ${subscriberId}::uuid AND ${IS_OPEN}
        AND (${targetIds}::bigint[] IS NULL OR target_id = ANY(${targetIds}::bigint[]))
      RETURNING target_id, subscriber_id, told, created_at),
    active AS (
      INSERT INTO demand_notice (target_id, subscriber_id, told, created_at) SELECT * FROM moved
      ON CONFLICT DO NOTHING)
    SELECT graphile_worker.add_job('tell_late', json_build_object('subscriber_id', ${subscriberId}::uuid))
    WHERE EXISTS (SELECT FROM moved)`);

const requestsSql = (owner: Sql): Sql => sql`
  SELECT n.target_id::text, n.is_pending, a.name AS artist, c.name AS city, e.title AS event
  FROM (
    SELECT target_id, false AS is_pending, created_at FROM demand_notice WHERE ${owner}
    UNION ALL
    SELECT target_id, true, created_at FROM pending_notice p WHERE ${owner} AND ${IS_OPEN}
      AND NOT EXISTS (SELECT FROM demand_notice d WHERE d.target_id = p.target_id AND d.subscriber_id = p.subscriber_id)) n
  JOIN demand_target t ON t.id = n.target_id LEFT JOIN artist a ON a.id = t.artist_id
  LEFT JOIN city c ON c.id = t.city_id LEFT JOIN event e ON e.id = t.event_id
  ORDER BY n.is_pending DESC, n.created_at, n.target_id`;
