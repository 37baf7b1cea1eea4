import { newId } from '@marquee/domain';
import sql, { type Sql } from 'sql-template-tag';
import { SNAPSHOT } from './event-snapshot.ts';

const MAX_REQUESTS = 200;

export const PENDING_DAYS = 7;

export interface NewNotificationRequest {
  targetId: string;
  email: string;
  /** Account of the caller's API key. It proves ownership if the account has this address. */
  accountId: string | null;
}

/**
 * Activates the request if the address is confirmed and the API key belongs to its account; otherwise the request is pending. The writes
 * do not depend on whether the address is known, so that response times reveal nothing.
 */
export function addRequestSql({ targetId, email, accountId }: NewNotificationRequest): Sql {
  const emailKey = email.toLowerCase();
  return sql`
    WITH made AS (
      INSERT INTO subscriber (id, email, email_key) VALUES (${newId()}::uuid, ${email}, ${emailKey})
      ON CONFLICT (email_key) DO UPDATE SET email_key = excluded.email_key RETURNING id, confirmed_at),
    request AS (
      SELECT t.id AS target_id, made.id AS subscriber_id, CASE WHEN e.id IS NOT NULL THEN ${SNAPSHOT} END AS told,
        made.confirmed_at IS NOT NULL AND EXISTS (
          SELECT FROM account a WHERE a.id = ${accountId}::uuid AND lower(a.email) = ${emailKey}) AS is_proven
      FROM made CROSS JOIN demand_target t LEFT JOIN event e ON e.id = t.event_id WHERE t.id = ${targetId}::bigint),
    active AS (
      INSERT INTO demand_notice (target_id, subscriber_id, told)
      SELECT target_id, subscriber_id, told FROM request r
      WHERE is_proven AND (SELECT count(*) FROM demand_notice n WHERE n.subscriber_id = r.subscriber_id) < ${MAX_REQUESTS}
      ON CONFLICT DO NOTHING),
    pending AS (
      INSERT INTO pending_notice AS p (target_id, subscriber_id, told)
      SELECT target_id, subscriber_id, told FROM request r
      WHERE NOT is_proven AND (SELECT count(*) FROM pending_notice n WHERE n.subscriber_id = r.subscriber_id) < ${MAX_REQUESTS}
      ON CONFLICT (target_id, subscriber_id) DO UPDATE SET created_at =
        CASE WHEN p.created_at < now() - make_interval(days => ${PENDING_DAYS}) THEN now() ELSE p.created_at END)
    SELECT is_proven AS is_active FROM request`;
}
