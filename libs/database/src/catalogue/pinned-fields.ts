import sql from 'sql-template-tag';
import type { Query } from '../connect.ts';
import { appendChanges, type NewChange } from './changes.ts';
import type { EventMerge } from './merge-events.ts';

/** Applies pinned fields of merged events if the batch did not rewrite the event. Returns the changes. */
export async function applyPinnedFields(query: Query, merges: EventMerge[]): Promise<NewChange[]> {
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

/** Pins whether an event is featured and reports the change. */
export async function pinFeatured(query: Query, eventId: string, featured: boolean): Promise<void> {
  await query(sql`
    UPDATE event SET pinned_featured = ${featured}, featured = ${featured}, updated_at = now(), revision = revision + 1
    WHERE id = ${eventId}::uuid`);
  await query(sql`UPDATE event_search SET featured = ${featured} WHERE event_id = ${eventId}::uuid`);
  await appendChanges(query, [{ event_id: eventId, kind: 'updated' }]);
}

/** Pins the status `cancelled` and reports the change. */
export async function pinCancelled(query: Query, eventId: string): Promise<void> {
  await query(sql`
    UPDATE event SET pinned_status = 'cancelled', status = 'cancelled', updated_at = now(), revision = revision + 1
    WHERE id = ${eventId}::uuid`);
  await query(sql`UPDATE event_search SET status = 'cancelled' WHERE event_id = ${eventId}::uuid`);
  await appendChanges(query, [{ event_id: eventId, kind: 'cancelled' }]);
}
