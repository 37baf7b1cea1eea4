import { newId } from '@marquee/domain';
import sql from 'sql-template-tag';
import type { Query } from '../connect.ts';
import { activateRequests } from './notification-requests.ts';

export interface DigestSettings {
  frequency: 'daily' | 'weekly';
  cityId: number | null;
}

export interface ConfirmedSubscriber {
  id: string;
  frequency: DigestSettings['frequency'] | null;
  city: string | null;
}

export const DIGEST_INTERVAL = sql`CASE frequency WHEN 'daily' THEN interval '1 day' ELSE interval '7 days' END`;

/**
 * Confirms the address of a link and its pending requests in `targetIds` (null: all), in the caller's transaction. Digests contain
 * events that are added later.
 */
export async function confirmAddress(
  query: Query,
  tokenHash: string,
  targetIds: string[] | null,
): Promise<ConfirmedSubscriber | null> {
  const [row] = await query<ConfirmedSubscriber>(sql`
    WITH used AS (
      UPDATE address_confirmation SET used_at = now()
      WHERE token_hash = decode(${tokenHash}, 'hex') AND used_at IS NULL AND expires_at > now()
      RETURNING email, email_key, frequency, city_id),
    confirmed AS (
      INSERT INTO subscriber AS s (id, email, email_key, confirmed_at, frequency, city_id, told_until, next_digest_at)
      SELECT ${newId()}::uuid, email, email_key, now(), frequency, city_id, now(),
        CASE WHEN frequency IS NOT NULL THEN now() + ${DIGEST_INTERVAL} END
      FROM used
      ON CONFLICT (email_key) DO UPDATE SET email = excluded.email, confirmed_at = coalesce(s.confirmed_at, now()),
        told_until = coalesce(s.told_until, now()),
        frequency = coalesce(excluded.frequency, s.frequency),
        city_id = CASE WHEN excluded.frequency IS NULL THEN s.city_id ELSE excluded.city_id END,
        next_digest_at = CASE WHEN excluded.frequency IS NULL THEN s.next_digest_at ELSE excluded.next_digest_at END
      RETURNING id, frequency, city_id)
    SELECT confirmed.id, frequency, c.name AS city FROM confirmed LEFT JOIN city c ON c.id = city_id,
      graphile_worker.add_job('tell_late', json_build_object('subscriber_id', confirmed.id))`);
  if (row) await activateRequests(query, row.id, targetIds);
  return row ?? null;
}
