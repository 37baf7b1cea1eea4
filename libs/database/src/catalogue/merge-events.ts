import sql, { raw } from 'sql-template-tag';
import type { Query } from '../connect.ts';
import { rowsSql } from '../rows-to-sql.ts';
import type { NewChange } from './changes.ts';

export interface EventMerge {
  from: string;
  into: string;
}

/** Merges events into others. Listings move, and old ids and slugs become aliases. Needs a transaction. Returns the changes. */
export async function mergeEvents(query: Query, merges: EventMerge[]): Promise<NewChange[]> {
  if (merges.length === 0) return [];
  const gone = merges.map(({ from }) => from);
  const pairs = rowsSql(
    merges.map(({ from, into }) => ({ gone: from, stays: into })),
    { gone: 'uuid', stays: 'uuid' },
  );
  await Promise.all([
    query(sql`
      UPDATE event e SET pinned_status = coalesce(e.pinned_status, g.pinned_status),
        pinned_featured = coalesce(e.pinned_featured, g.pinned_featured)
      FROM ${pairs} m JOIN event g ON g.id = m.gone WHERE e.id = m.stays AND (g.pinned_status, g.pinned_featured) IS DISTINCT FROM (NULL, NULL)`),
    query(sql`UPDATE claim c SET event_id = m.stays FROM ${pairs} m WHERE c.event_id = m.gone`),
    query(sql`UPDATE alias a SET record_id = m.stays FROM ${pairs} m WHERE a.kind = 'event' AND a.record_id = m.gone`),
    // If both events have demand, each target stays: adding the counts would count people twice.
    query(sql`
      UPDATE demand_target t SET event_id = m.stays FROM ${pairs} m
      WHERE t.event_id = m.gone AND NOT EXISTS (SELECT FROM demand_target o WHERE o.event_id = m.stays)`),
    query(sql`
      INSERT INTO alias (kind, alias, record_id)
      SELECT 'event', unnest(ARRAY[e.id::text, e.slug]), m.stays FROM ${pairs} m JOIN event e ON e.id = m.gone
      ON CONFLICT DO NOTHING`),
    ...['event_artist', 'event_search'].map((table) => deleteRows(query, table, gone)),
    query(sql`DELETE FROM event WHERE id = ANY(${gone}::uuid[])`),
  ]);
  return merges.map(({ from, into }) => ({ event_id: from, kind: 'merged', detail: { into } }));
}

const deleteRows = (query: Query, table: string, ids: string[]) =>
  query(sql`DELETE FROM ${raw(table)} WHERE event_id = ANY(${ids}::uuid[])`);
