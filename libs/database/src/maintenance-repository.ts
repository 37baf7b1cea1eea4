import sql, { type Sql } from 'sql-template-tag';
import type { Database } from './connect.ts';

const BATCH = 5_000; // a statement that deletes more might outlast its time limit

/** What is kept for a time only, and what is past it. Tables by the name under which their count is told. */
const OUTDATED: Readonly<Record<string, { table: Sql; condition: Sql }>> = {
  demand_people: { table: sql`demand_person`, condition: sql`counted_at < now() - interval '25 hours'` },
  demand_keys: { table: sql`demand_key`, condition: sql`began_at < now() - interval '25 hours'` },
  artist_days: { table: sql`artist_demand_day`, condition: sql`day < current_date - 732` },
  city_days: { table: sql`city_demand_day`, condition: sql`day < current_date - 732` },
  confirmations: { table: sql`address_confirmation`, condition: sql`expires_at < now()` },
  // Whoever wants to be at an event need not hear of it once it is over.
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
  // With the last notice goes the address.
  wishless: {
    table: sql`subscriber`,
    condition: sql`confirmed_at < now() - interval '1 day' AND frequency IS NULL
      AND NOT EXISTS (SELECT FROM demand_notice n WHERE n.subscriber_id = subscriber.id)
      AND NOT EXISTS (SELECT FROM pending_notice n WHERE n.subscriber_id = subscriber.id)`,
  },
  bounces: { table: sql`mail_bounce`, condition: sql`bounced_at < now() - interval '90 days'` },
  // A while longer than their links work, so that these say why they do not.
  key_links: { table: sql`key_confirmation`, condition: sql`expires_at < now() - interval '30 days'` },
  // They lapsed two months ago; a caller was told "expired" that long.
  unverified_keys: { table: sql`api_key`, condition: sql`account_id IS NULL AND last_used_on < current_date - 90` },
  billing_events: { table: sql`billing_event`, condition: sql`received_at < now() - interval '90 days'` },
};

// The links stay a while longer than their addresses.
const FORGOTTEN_ADDRESSES = sql`
  UPDATE key_confirmation SET email = '' WHERE email <> '' AND (expires_at < now() OR used_at IS NOT NULL) RETURNING 1`;

export function createMaintenanceRepository({ query }: Pick<Database, 'query'>) {
  /** Deletes what is past its time, and answers how many rows of each kind that were. */
  async function cleanUp(): Promise<Record<string, number>> {
    const deleted: Record<string, number> = {};
    for (const [name, outdated] of Object.entries(OUTDATED)) deleted[name] = await deleteAll(outdated);
    deleted['key_link_addresses'] = (await query(FORGOTTEN_ADDRESSES)).length;
    return deleted;
  }

  async function deleteAll({ table, condition }: { table: Sql; condition: Sql }): Promise<number> {
    let deleted = 0;
    for (let batch = BATCH; batch === BATCH; deleted += batch) {
      const [row] = await query<{ deleted: number }>(sql`
        WITH gone AS (
          DELETE FROM ${table} WHERE ctid = ANY(ARRAY(SELECT ctid FROM ${table} WHERE ${condition} LIMIT ${BATCH})) RETURNING 1)
        SELECT count(*)::int AS deleted FROM gone`);
      batch = row?.deleted ?? 0;
    }
    return deleted;
  }
  return { cleanUp };
}
export type MaintenanceRepository = ReturnType<typeof createMaintenanceRepository>;
