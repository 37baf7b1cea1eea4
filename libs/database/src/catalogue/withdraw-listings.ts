import type { Listing } from '@marquee/domain';
import sql from 'sql-template-tag';
import type { Query } from '../connect.ts';
import { refreshDocuments } from '../search/refresh-documents.ts';
import { removeDocuments } from '../search/store-documents.ts';
import { appendChanges } from './changes.ts';
import { findListings } from './match-key-repository.ts';
import { rewriteEvents } from './rewrite-events.ts';
import type { WriteContext } from './write-batch.ts';

/**
 * Withdraws the listings of a source that are not in the run's table `seen`. An event with other listings is merged again from those. An event
 * without listings is withdrawn and gets its slug back when it returns.
 */
export async function withdrawUnseen(run: WriteContext): Promise<number> {
  const { query, source } = run;
  const withdrawn = await query<{ event_id: string; source_event_id: string }>(sql`
    UPDATE claim c SET withdrawn_at = now()
    WHERE source_id = ${source.id} AND withdrawn_at IS NULL
      AND NOT EXISTS (SELECT FROM seen s WHERE s.source_event_id = c.source_event_id)
    RETURNING event_id, source_event_id`);
  const ids = [...new Set(withdrawn.map(({ event_id }) => event_id))];
  const withdrawnIds = new Set(withdrawn.map(({ source_event_id }) => source_event_id));
  const removed = await removeUnlisted(query, ids);
  const shared = ids.filter((id) => !removed.has(id));
  const updates = await rewriteEvents(
    run,
    await beforeAndAfter(
      query,
      shared,
      (listing) => isFromSource(run, listing) && withdrawnIds.has(listing.source_event_id),
    ),
  );
  const reason = 'no source lists it any more';
  await appendChanges(query, [
    ...[...removed].map((event_id) => ({ event_id, kind: 'removed' as const, detail: { reason } })),
    ...updates,
  ]);
  return withdrawn.length;
}

const isFromSource = ({ source }: WriteContext, { source_id }: Listing) => source_id === source.id;

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

/** Returns events with their listings now, and as they were before the toggled ones were withdrawn or relisted. */
async function beforeAndAfter(query: Query, eventIds: string[], isToggled: (listing: Listing) => boolean) {
  const after = Map.groupBy(await findListings(query, eventIds), ({ event_id }) => event_id);
  return [...after].map(([event_id, listings]) => ({
    event_id,
    isNew: false,
    isChanged: false,
    before: listings.map((listing) => (isToggled(listing) ? { ...listing, withdrawn: !listing.withdrawn } : listing)),
    after: listings,
  }));
}

/** Lists the events of previously withdrawn listings again. */
export async function relistEvents(
  run: WriteContext,
  listings: { event_id: string; source_event_id: string; is_withdrawn: boolean }[],
): Promise<void> {
  const { query } = run;
  const returned = listings.filter(({ is_withdrawn }) => is_withdrawn);
  if (returned.length === 0) return;
  const ids = returned.map(({ source_event_id }) => source_event_id);
  const rows = await query<{ event_id: string }>(sql`
    SELECT DISTINCT event_id FROM claim WHERE source_id = ${run.source.id} AND source_event_id = ANY(${ids}::text[])`);
  const eventIds = rows.map(({ event_id }) => event_id);
  const restored = await query<{ id: string }>(sql`
    UPDATE event SET withdrawn_at = NULL, updated_at = now(), revision = revision + 1
    WHERE id = ANY(${eventIds}::uuid[]) AND withdrawn_at IS NOT NULL RETURNING id`);
  const restoredIds = restored.map(({ id }) => id);
  await refreshDocuments(query, restoredIds);
  const returnedIds = new Set(ids);
  const shared = eventIds.filter((id) => !restoredIds.includes(id));
  const updates = await rewriteEvents(
    run,
    await beforeAndAfter(
      query,
      shared,
      (listing) => isFromSource(run, listing) && returnedIds.has(listing.source_event_id),
    ),
  );
  await appendChanges(query, [...restoredIds.map((event_id) => ({ event_id, kind: 'created' as const })), ...updates]);
}
