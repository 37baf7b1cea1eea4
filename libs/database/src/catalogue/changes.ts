import sql from 'sql-template-tag';
import type { Query } from '../connect.ts';

// Held from drawing a number to the commit: a later number can never become visible before an earlier one.
const CHANGE_LOCK = 7_276_502;

export interface ChangeNote {
  event_id: string;
  kind: 'created' | 'updated' | 'cancelled' | 'rescheduled' | 'merged' | 'removed';
  detail?: object;
}

/** Writes the change feed's rows and tells listeners. The last thing a transaction does; needs one connection, in order. */
export async function noteChanges(query: Query, changes: ChangeNote[]): Promise<void> {
  if (changes.length === 0) return;
  await Promise.all([
    query(sql`SELECT pg_advisory_xact_lock(${CHANGE_LOCK})`),
    query(sql`
      INSERT INTO change (event_id, kind, detail)
      SELECT event_id, kind, detail
      FROM json_to_recordset(${JSON.stringify(changes)}) AS r(event_id uuid, kind change_kind, detail jsonb)`),
    query(sql`SELECT pg_notify('catalogue', ${String(changes.length)})`),
  ]);
}
