import sql from 'sql-template-tag';
import type { Query } from '../connect.ts';
import { refreshDocuments } from '../search/refresh-documents.ts';
import { removeDocuments } from '../search/store-documents.ts';
import { noteChanges } from './changes.ts';

/**
 * Withdraws the claims of a source that this run did not see (they are not in `seen`). An event that no source claims
 * any more leaves every list; its address keeps answering.
 */
export async function withdrawUnseen(query: Query, sourceId: number): Promise<number> {
  const withdrawn = await query<{ event_id: string }>(sql`
    UPDATE claim c SET withdrawn_at = now()
    WHERE source_id = ${sourceId} AND withdrawn_at IS NULL
      AND NOT EXISTS (SELECT FROM seen s WHERE s.source_event_id = c.source_event_id)
    RETURNING event_id`);
  const ids = withdrawn.map(({ event_id }) => event_id);
  const removed = await query<{ id: string }>(sql`
    UPDATE event e SET withdrawn_at = now(), updated_at = now(), revision = revision + 1
    WHERE id = ANY(${ids}::uuid[]) AND withdrawn_at IS NULL
      AND NOT EXISTS (SELECT FROM claim c WHERE c.event_id = e.id AND c.withdrawn_at IS NULL)
    RETURNING id`);
  const removedIds = removed.map(({ id }) => id);
  await removeDocuments(query, removedIds);
  const reason = 'no source lists it any more';
  await noteChanges(
    query,
    removedIds.map((event_id) => ({ event_id, kind: 'removed', detail: { reason } })),
  );
  return withdrawn.length;
}

/** Lists the events of claims that came back. */
export async function restoreEvents(query: Query, claims: { event_id: string; is_stale: boolean }[]): Promise<void> {
  const eventIds = claims.filter(({ is_stale }) => is_stale).map(({ event_id }) => event_id);
  if (eventIds.length === 0) return;
  const restored = await query<{ id: string }>(sql`
    UPDATE event SET withdrawn_at = NULL, updated_at = now(), revision = revision + 1
    WHERE id = ANY(${eventIds}::uuid[]) AND withdrawn_at IS NOT NULL RETURNING id`);
  const restoredIds = restored.map(({ id }) => id);
  await refreshDocuments(query, restoredIds);
  await noteChanges(
    query,
    restoredIds.map((event_id) => ({ event_id, kind: 'created' })),
  );
}
