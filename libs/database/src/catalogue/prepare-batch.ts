import type { Listing, MatchStrategy } from '@marquee/domain';
import sql from 'sql-template-tag';
import type { Query } from '../connect.ts';
import { toEventDocument } from '../search/document.ts';
import type { AssignedBatch, AffectedEvent } from './assign-listings.ts';
import { toEventRow } from './event-row.ts';
import { compareListings, findListingStates, type IncomingListing } from './listing-repository.ts';
import { mapYielding } from './map-yielding.ts';
import { allSettled } from './write-session.ts';

export type PreparedEvent = NonNullable<ReturnType<typeof prepareEvent>>;
export type PreparedBatch = Awaited<ReturnType<typeof prepareBatch>>;

/** Splits a batch into created, changed and unchanged listings, without the ids that occurred earlier in the run. */
export async function compareBatch(query: Query, sourceId: number, batch: IncomingListing[]) {
  const ids = batch.map(({ facts }) => facts.source_event_id);
  const [unseen, stored] = await allSettled([markSeenIds(query, ids), findListingStates(query, sourceId, ids)]);
  const { unique, duplicateIds } = splitDuplicateIds(batch, unseen);
  return { duplicateIds, ...compareListings(unique, stored) };
}
export type ComparedBatch = Awaited<ReturnType<typeof compareBatch>>;

/** Returns the ids that are new in this run. */
async function markSeenIds(query: Query, ids: string[]): Promise<Set<string>> {
  const rows = await query<{ source_event_id: string }>(sql`
    INSERT INTO seen SELECT unnest(${ids}::text[]) ON CONFLICT DO NOTHING RETURNING source_event_id`);
  return new Set(rows.map(({ source_event_id }) => source_event_id));
}

function splitDuplicateIds(batch: IncomingListing[], unseen: Set<string>) {
  const unique: IncomingListing[] = [];
  const duplicateIds: string[] = [];
  for (const listing of batch) {
    if (unseen.delete(listing.facts.source_event_id)) unique.push(listing);
    else duplicateIds.push(listing.facts.source_event_id);
  }
  return { unique, duplicateIds };
}

type Merge = MatchStrategy['merge'];

/** Builds the rows and search documents of new and changed events, to keep this work out of the transaction. */
export async function prepareBatch(assigned: AssignedBatch, { unchanged, duplicateIds }: ComparedBatch, merge: Merge) {
  const events = await mapYielding(assigned.events, (event) => prepareEvent(event, merge));
  return { ...assigned, unchanged, duplicateIds, prepared: events.filter((event) => event !== null) };
}

/** Returns null if the new listings do not change the merged event. */
export function prepareEvent({ event_id, isNew, isChanged, before, after }: AffectedEvent, merge: Merge) {
  const facts = merge(after);
  if (!isNew && isUnchanged(before, facts, merge)) return null;
  const row = toEventRow(facts, { id: event_id, may_move: isChanged });
  const document = toEventDocument(event_id, row, facts);
  return { event_id, isNew, facts, row, document };
}

function isUnchanged(before: Listing[], facts: Listing['facts'], merge: Merge): boolean {
  // Every listing was withdrawn: the event is listed again.
  if (before.every(({ withdrawn }) => withdrawn)) return false;
  const fingerprint = (event: Listing['facts']) => JSON.stringify({ ...event, source_event_id: '' });
  return fingerprint(merge(before)) === fingerprint(facts);
}
