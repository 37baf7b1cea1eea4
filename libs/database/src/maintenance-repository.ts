import sql, { type Sql } from 'sql-template-tag';
import type { Database } from './connect.ts';

const BATCH_SIZE = 5_000; // limits the duration of each statement

/** Rows past their retention period, by the name of their count. */
const EXPIRED_ROWS: Readonly<Record<string, { table: Sql; condition: Sql }>> = {
  demand_people: { table: sql`demand_person`, condition: sql`counted_at < now() - interval '25 hours'` },
  demand_keys: { table: sql`demand_key`, condition: sql`began_at < now() - interval '25 hours'` },
  artist_days: { table: sql`artist_demand_day`, condition: sql`day < current_date - 732` },
  city_days: { table: sql`city_demand_day`, condition: sql`day < current_date - 732` },
  confirmations: { table: sql`address_confirmation`, condition: sql`expires_at < now()` },
  // Subscribers need no notification about past events.
  past_notices: {
    table: sql`demand_notice`,
    condition: sql`target_id IN (
      SELECT t.id FROM demand_notice n JOIN demand_target t ON t.id = n.target_id JOIN event e ON e.id = t.event_id
      WHERE greatest(e.runs_until, to_timestamp((n.told->>'starts_at')::float8)) < now() - interval '1 day')`,
  },
  pending_notices: { table: sql`pending_notice`, condition: sql`created_at < now() - interval '7 days'` },
  click_visitors: { table: sql`click_visitor`, condition: sql`clicked_at < now() - interval '25 hours'` },
  unconfirmed: {
    table: sql`subscriber`,
    condition: sql`confirmed_at IS NULL AND created_at < now() - interval '7 days'`,
  },
  // An address is deleted with its last request.
  wishless: {
    table: sql`subscriber`,
    condition: sql`confirmed_at < now() - interval '1 day' AND frequency IS NULL
      AND NOT EXISTS (SELECT FROM demand_notice n WHERE n.subscriber_id = subscriber.id)
      AND NOT EXISTS (SELECT FROM pending_notice n WHERE n.subscriber_id = subscriber.id)`,
  },
  bounces: { table: sql`mail_bounce`, condition: sql`bounced_at < now() - interval '90 days'` },
  // Stored longer than the links are valid, so that an expired link gets a specific error.
  key_links: { table: sql`key_confirmation`, condition: sql`expires_at < now() - interval '30 days'` },
  // Expired two months ago; until then callers get the error "expired".
  unverified_keys: { table: sql`api_key`, condition: sql`account_id IS NULL AND last_used_on < current_date - 90` },
  billing_events: { table: sql`billing_event`, condition: sql`received_at < now() - interval '90 days'` },
};

// Addresses are erased before their links.
const ERASE_LINK_ADDRESSES = sql`
  UPDATE key_confirmation SET email = '' WHERE email <> '' AND (expires_at < now() OR used_at IS NOT NULL) RETURNING 1`;

export function createMaintenanceRepository({ query }: Pick<Database, 'query'>) {
  async function cleanUp(): Promise<Record<string, number>> {
    const deleted: Record<string, number> = {};
    for (const [name, expired] of Object.entries(EXPIRED_ROWS)) deleted[name] = await deleteAll(expired);
    deleted['key_link_addresses'] = (await query(ERASE_LINK_ADDRESSES)).length;
    return deleted;
  }

  async function deleteAll({ table, condition }: { table: Sql; condition: Sql }): Promise<number> {
    let deleted = 0;
    for (let batch = BATCH_SIZE; batch === BATCH_SIZE; deleted += batch) {
      const [row] = await query<{ deleted: number }>(sql`
        WITH deleted AS (
          DELETE FROM ${table} WHERE ctid = ANY(ARRAY(SELECT ctid FROM ${table} WHERE ${condition} LIMIT ${BATCH_SIZE})) RETURNING 1)
        SELECT count(*)::int AS deleted FROM deleted`);
      batch = row?.deleted ?? 0;
    }
    return deleted;
  }
  return { cleanUp };
}
export type MaintenanceRepository = ReturnType<typeof createMaintenanceRepository>;
