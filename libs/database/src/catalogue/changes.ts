import sql from 'sql-template-tag';
import type { Query } from '../connect.ts';
import { rowsSql } from '../rows-to-sql.ts';

// Held from drawing a number to the commit: a later number can never become visible before an earlier one.
const CHANGE_LOCK = 7_276_502;

export interface ChangeNote {
  event_id: string;
  kind: 'created' | 'updated' | 'cancelled' | 'rescheduled' | 'merged' | 'removed';
  detail?: object;
}

const rowOf = ({ detail, ...change }: ChangeNote) => ({ ...change, detail: detail && JSON.stringify(detail) });

/** Writes the change feed's rows and tells listeners. The last thing a transaction does; needs one connection, in order. */
export async function noteChanges(query: Query, changes: ChangeNote[]): Promise<void> {
  if (changes.length === 0) return;
  await Promise.all([
    query(sql`SELECT pg_advisory_xact_lock(${CHANGE_LOCK})`),
    query(sql`
      INSERT INTO change (event_id, kind, detail)
      SELECT * FROM ${rowsSql(changes.map(rowOf), { event_id: 'uuid', kind: 'change_kind', detail: 'json' })} r`),
    query(sql`SELECT pg_notify('catalogue', ${String(changes.length)})`),
  ]);
}
