import type {
  ChangedListing,
  ComparedBatch,
  NewListing,
  StoredListing,
} from '@marquee/database/catalogue';
import { newId, type Listing } from '@marquee/domain';
import {
  clusterListings,
  type MatchOverride,
  type MatchResult,
  findParted,
  isRelocated,
  listChangedFields,
  type Placement,
} from '@marquee/matching';
import { affectedEvents, type AffectedEvent } from './affected-events.ts';
import type { IncomingListing } from './incoming-listing.ts';
import { listingKey, toListing, withPending, type ListingSource } from './pending-listings.ts';

export interface AssignedBatch {
  created: NewListing[];
  changed: ChangedListing[];
  events: AffectedEvent[];
  merges: MatchResult['merges'];
  possibleDuplicates: MatchResult['possibleDuplicates'];
}

export interface AssignmentContext {
  source: ListingSource;
  overrides: MatchOverride[];
}

interface KnownListings {
  /** The stored listings of the events that the batch may affect. */
  stored: Listing[];
  /** The batch that is being written. */
  inFlight: AssignedBatch | null;
}

/**
 * Assigns each listing to a stored event, an event of the batch in flight, an event of the same
 * batch, or a new event.
 */
export function assignListings(
  { source, overrides }: AssignmentContext,
  batch: Pick<ComparedBatch<IncomingListing>, 'created' | 'changed' | 'returned'>,
  { stored, inFlight }: KnownListings,
): AssignedBatch {
  const known = withPending(stored, inFlight);
  const former = new Map(known.map((listing) => [listingKey(listing), listing]));
  const { parted, staying, relocated, others } = reexamine({ source, overrides }, batch, known);
  const arriving = [...batch.created, ...parted];
  const incoming = arriving.map(({ event }) => toListing(source, event, newId()));
  const { placements, merges, possibleDuplicates } = clusterListings(
    incoming,
    { known: others, relocated },
    overrides,
  );
  const inFlightMerges = toMergeMap(inFlight?.merges ?? []);
  const ownMerges = toMergeMap(merges);
  const withCurrentId = <Stored extends { event_id: string }>(listing: Stored): Stored => {
    const id = inFlightMerges.get(listing.event_id) ?? listing.event_id;
    return { ...listing, event_id: ownMerges.get(id) ?? id };
  };
  const withChanges = <Item extends Pick<IncomingListing, 'event'>>(listing: Item) => ({
    ...listing,
    changed_fields: changedFields(listing, former.get(keyIn(source, listing))),
  });
  const placed = arriving.map((listing, index) => withPlacement(listing, placements[index]));
  const created = placed.slice(0, batch.created.length);
  const changed = [
    ...placed.slice(batch.created.length),
    ...staying.map((listing) => ({ ...withCurrentId(listing), matched_by: null })),
  ].map(withChanges);
  const returned = batch.returned.map(withCurrentId);
  const events = affectedEvents({ source, created, changed, returned, merges }, known);
  return { created, changed, events, merges, possibleDuplicates };
}

type ChangedItem = StoredListing<IncomingListing>;

/**
 * Divides the changed listings into those that stay in their events and those that a relocation
 * parts from them.
 */
function reexamine(
  { source, overrides }: AssignmentContext,
  { changed }: { changed: ChangedItem[] },
  known: Listing[],
) {
  const former = new Map(known.map((listing) => [listingKey(listing), listing]));
  const relocated = changed.flatMap((item) => {
    const before = former.get(keyIn(source, item));
    if (!before || !isRelocated(before.event, item.event)) return [];
    return [toListing(source, item.event, before.event_id)];
  });
  const replaced = new Set(relocated.map(listingKey));
  const others = known.filter((listing) => !replaced.has(listingKey(listing)));
  const partedKeys = findParted(relocated, others, overrides);
  const isParted = (item: ChangedItem) => partedKeys.has(keyIn(source, item));
  return {
    parted: changed.filter(isParted),
    staying: changed.filter((item) => !isParted(item)),
    relocated: relocated.filter((listing) => !partedKeys.has(listingKey(listing))),
    others,
  };
}

const keyIn = (source: ListingSource, { event }: Pick<IncomingListing, 'event'>): string =>
  listingKey({ source_id: source.id, source_event_id: event.source_event_id });

const changedFields = (
  { event }: Pick<IncomingListing, 'event'>,
  former: Listing | undefined,
): string[] => (former ? listChangedFields(former.event, event) : []);

const toMergeMap = (merges: MatchResult['merges']) =>
  new Map(merges.map(({ from, into }) => [from, into]));

function withPlacement(listing: IncomingListing, placement: Placement | undefined): NewListing {
  if (!placement) throw new Error('The clustering returned no placement for a listing.');
  return { ...listing, ...placement };
}
