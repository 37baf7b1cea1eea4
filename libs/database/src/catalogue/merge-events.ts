import type { MatchResult } from '@marquee/domain';
import sql, { raw } from 'sql-template-tag';
import type { Query } from '../connect.ts';
import { rowsSql } from '../rows-to-sql.ts';
import type { NewChange } from './changes.ts';

/** Merges events into others. Listings move, and old ids and slugs become aliases. Needs a transaction. Returns the changes. */
export async function mergeEvents(query: Query, merges: MatchResult['merges']): Promise<NewChange[]> {
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

/** Applies pinned fields of merged events if the batch did not rewrite the event. Returns the changes. */
export async function applyPinnedFields(query: Query, merges: MatchResult['merges']): Promise<NewChange[]> {
  if (merges.length === 0) return [];
  const changes = await query<{ event_id: string; kind: NewChange['kind'] }>(sql`
    UPDATE event e SET status = coalesce(e.pinned_status, e.status), featured = coalesce(e.pinned_featured, e.featured),
      updated_at = now(), revision = e.revision + 1
    FROM event before
    WHERE e.id = ANY(${merges.map(({ into }) => into)}::uuid[]) AND before.id = e.id
      AND (e.status <> e.pinned_status OR e.featured <> e.pinned_featured)
    RETURNING e.id AS event_id, CASE WHEN e.status = 'cancelled' AND before.status <> 'cancelled' THEN 'cancelled' ELSE 'updated' END AS kind`);
  await query(sql`
    UPDATE event_search s SET status = e.status, featured = e.featured
    FROM event e WHERE e.id = s.event_id AND e.id = ANY(${changes.map(({ event_id }) => event_id)}::uuid[])`);
  return changes;
}

const deleteRows = (query: Query, table: string, ids: string[]) =>
  query(sql`DELETE FROM ${raw(table)} WHERE event_id = ANY(${ids}::uuid[])`);
