import sql from 'sql-template-tag';
import type { Query } from '../connect.ts';
import { rowsSql } from '../rows-to-sql.ts';

// Held from the insert to the commit, so that sequence numbers become visible in order.
const CHANGE_LOCK = 7_276_502;

export interface NewChange {
  event_id: string;
  kind: 'created' | 'updated' | 'cancelled' | 'rescheduled' | 'merged' | 'removed';
  detail?: object;
}

const toRow = ({ detail, ...change }: NewChange) => ({ ...change, detail: detail && JSON.stringify(detail) });

/** Appends to the change feed and notifies listeners. Call it last in a transaction, because it holds the lock until the commit. */
export async function appendChanges(query: Query, changes: NewChange[]): Promise<void> {
  if (changes.length === 0) return;
  await Promise.all([
    query(sql`SELECT pg_advisory_xact_lock(${CHANGE_LOCK})`),
    query(sql`
      INSERT INTO change (event_id, kind, detail)
      SELECT * FROM ${rowsSql(changes.map(toRow), { event_id: 'uuid', kind: 'change_kind', detail: 'json' })} r`),
    query(sql`SELECT pg_notify('catalogue', ${String(changes.length)})`),
  ]);
}
