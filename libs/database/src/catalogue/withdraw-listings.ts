import type { Listing } from '@marquee/domain';
import sql from 'sql-template-tag';
import type { Query } from '../connect.ts';
import { refreshDocuments } from '../search/refresh-documents.ts';
import { removeDocuments } from '../search/store-documents.ts';
import { noteChanges } from './changes.ts';
import { findListings } from './match-key-repository.ts';
import { rewriteEvents } from './rewrite-events.ts';
import type { WriteContext } from './write-batch.ts';

/**
 * Withdraws the claims of a source that this run did not see (they are not in `seen`). An event that other sources list is shown as those
 * say; one that no source claims any more leaves every list, and has its address back when it returns.
 */
export async function withdrawUnseen(run: WriteContext): Promise<number> {
  const { query, source } = run;
  const withdrawn = await query<{ event_id: string; source_event_id: string }>(sql`
    UPDATE claim c SET withdrawn_at = now()
    WHERE source_id = ${source.id} AND withdrawn_at IS NULL
      AND NOT EXISTS (SELECT FROM seen s WHERE s.source_event_id = c.source_event_id)
    RETURNING event_id, source_event_id`);
  const ids = [...new Set(withdrawn.map(({ event_id }) => event_id))];
  const gone = new Set(withdrawn.map(({ source_event_id }) => source_event_id));
  const removed = await removeUnlisted(query, ids);
  const shared = ids.filter((id) => !removed.has(id));
  const updates = await rewriteEvents(
    run,
    await beforeAndAfter(query, shared, (listing) => isOf(run, listing) && gone.has(listing.source_event_id)),
  );
  const reason = 'no source lists it any more';
  await noteChanges(query, [
    ...[...removed].map((event_id) => ({ event_id, kind: 'removed' as const, detail: { reason } })),
    ...updates,
  ]);
  return withdrawn.length;
}

const isOf = ({ source }: WriteContext, { source_id }: Listing) => source_id === source.id;

async function removeUnlisted(query: Query, eventIds: string[]): Promise<Set<string>> {
  const removed = await query<{ id: string }>(sql`
    UPDATE event e SET withdrawn_at = now(), updated_at = now(), revision = revision + 1
    WHERE id = ANY(${eventIds}::uuid[]) AND withdrawn_at IS NULL
      AND NOT EXISTS (SELECT FROM claim c WHERE c.event_id = e.id AND c.withdrawn_at IS NULL)
    RETURNING id`);
  const ids = removed.map(({ id }) => id);
  await removeDocuments(query, ids);
  return new Set(ids);
}

/** Events with their listings as they are, and as they were before those that `isTurned` names were withdrawn or came back. */
async function beforeAndAfter(query: Query, eventIds: string[], isTurned: (listing: Listing) => boolean) {
  const after = Map.groupBy(await findListings(query, eventIds), ({ event_id }) => event_id);
  return [...after].map(([event_id, listings]) => ({
    event_id,
    isNew: false,
    isChanged: false,
    before: listings.map((listing) => (isTurned(listing) ? { ...listing, withdrawn: !listing.withdrawn } : listing)),
    after: listings,
  }));
}

/** Lists the events of claims that came back. */
export async function relistEvents(
  run: WriteContext,
  claims: { event_id: string; source_event_id: string; is_withdrawn: boolean }[],
): Promise<void> {
  const { query } = run;
  const back = claims.filter(({ is_withdrawn }) => is_withdrawn);
  if (back.length === 0) return;
  const ids = back.map(({ source_event_id }) => source_event_id);
  const rows = await query<{ event_id: string }>(sql`
    SELECT DISTINCT event_id FROM claim WHERE source_id = ${run.source.id} AND source_event_id = ANY(${ids}::text[])`);
  const eventIds = rows.map(({ event_id }) => event_id);
  const restored = await query<{ id: string }>(sql`
    UPDATE event SET withdrawn_at = NULL, updated_at = now(), revision = revision + 1
    WHERE id = ANY(${eventIds}::uuid[]) AND withdrawn_at IS NOT NULL RETURNING id`);
  const restoredIds = restored.map(({ id }) => id);
  await refreshDocuments(query, restoredIds);
  const came = new Set(ids);
  const shared = eventIds.filter((id) => !restoredIds.includes(id));
  const updates = await rewriteEvents(
    run,
    await beforeAndAfter(query, shared, (listing) => isOf(run, listing) && came.has(listing.source_event_id)),
  );
  await noteChanges(query, [...restoredIds.map((event_id) => ({ event_id, kind: 'created' as const })), ...updates]);
}
