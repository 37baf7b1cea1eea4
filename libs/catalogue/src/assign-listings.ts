import type { ComparedBatch, NewListing } from '@marquee/database/catalogue';
import { newId, type Listing } from '@marquee/domain';
import {
  clusterListings,
  type MatchOverride,
  type MatchResult,
  type Placement,
} from '@marquee/matching';
import { affectedEvents, type AffectedEvent } from './affected-events.ts';
import type { IncomingListing } from './incoming-listing.ts';
import { toListing, withPending, type ListingSource } from './pending-listings.ts';

export interface AssignedBatch {
  created: NewListing[];
  changed: NewListing[];
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

/** Assigns each listing to a stored event, an event of the batch in flight, an event of the same batch, or a new event. */
export function assignListings(
  { source, overrides }: AssignmentContext,
  batch: Pick<ComparedBatch<IncomingListing>, 'created' | 'changed' | 'returned'>,
  { stored, inFlight }: KnownListings,
): AssignedBatch {
  const known = withPending(stored, inFlight);
  const incoming = batch.created.map(({ event }) => toListing(source, event, newId()));
  const { placements, merges, possibleDuplicates } = clusterListings(incoming, known, overrides);
  const inFlightMerges = toMergeMap(inFlight?.merges ?? []);
  const ownMerges = toMergeMap(merges);
  const withCurrentId = <Stored extends { event_id: string }>(listing: Stored): Stored => {
    const id = inFlightMerges.get(listing.event_id) ?? listing.event_id;
    return { ...listing, event_id: ownMerges.get(id) ?? id };
  };
  const created = batch.created.map((listing, index) => withPlacement(listing, placements[index]));
  const changed = batch.changed.map((listing) => ({ ...withCurrentId(listing), matched_by: null }));
  const returned = batch.returned.map(withCurrentId);
  const events = affectedEvents({ source, created, changed, returned, merges }, known);
  return { created, changed, events, merges, possibleDuplicates };
}

const toMergeMap = (merges: MatchResult['merges']) =>
  new Map(merges.map(({ from, into }) => [from, into]));

function withPlacement(listing: IncomingListing, placement: Placement | undefined): NewListing {
  if (!placement) throw new Error('The clustering returned no placement for a listing.');
  return { ...listing, ...placement };
}
