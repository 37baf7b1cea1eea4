import type { EventMerge } from '@marquee/database/catalogue';
import type { Listing, NormalisedEvent, StatedAt } from '@marquee/domain';
import { listChangedFields } from '@marquee/matching';
import { listingKey, toListing, type ListingSource } from './pending-listings.ts';

/** An event that a batch creates or changes, with its listings before and after. */
export interface AffectedEvent {
  event_id: string;
  isNew: boolean;
  /** Another event was merged into it. */
  hasMerged?: boolean;
  before: Listing[];
  after: Listing[];
}

interface Assigned {
  event: NormalisedEvent;
  event_id: string;
}

interface Assignment {
  source: ListingSource;
  created: Assigned[];
  changed: Assigned[];
  /** Unchanged listings that were withdrawn and are listed again. */
  returned: Assigned[];
  merges: EventMerge[];
}

/** Returns the events of the batch's listings, and the events that others are merged into. */
export function affectedEvents(assignment: Assignment, known: Listing[]): AffectedEvent[] {
  const { merges } = assignment;
  const into = new Map(merges.map((merge) => [merge.from, merge.into]));
  const before = Map.groupBy(known, ({ event_id }) => event_id);
  const after = Map.groupBy(known, ({ event_id }) => into.get(event_id) ?? event_id);
  const listings = writtenListings(assignment, known);
  const written = Map.groupBy(listings, ({ event_id }) => event_id);
  const isWritten = new Set(listings.map(listingKey));
  const left = known
    .filter((listing) => isWritten.has(listingKey(listing)))
    .map(({ event_id }) => into.get(event_id) ?? event_id);
  const survivors = new Set(into.values());
  const ids = new Set([...written.keys(), ...survivors, ...left]);
  return [...ids].map((event_id) => {
    const current = written.get(event_id) ?? [];
    const others = (after.get(event_id) ?? []).filter(
      (listing) => !isWritten.has(listingKey(listing)),
    );
    return {
      event_id,
      isNew: !before.has(event_id),
      hasMerged: survivors.has(event_id),
      before: before.get(event_id) ?? [],
      after: [...others.map((listing) => ({ ...listing, event_id })), ...current],
    };
  });
}

/** Returns the listings of the batch as they will be stored. */
function writtenListings(
  { source, created, changed, returned }: Assignment,
  known: Listing[],
): Listing[] {
  const former = new Map(known.map((listing) => [listingKey(listing), listing]));
  const stored = ({ event, event_id }: Assigned) => {
    const listing = toListing(source, event, event_id);
    return { listing, before: former.get(listingKey(listing)) };
  };
  return [
    ...[...created, ...changed]
      .map(stored)
      .map(({ listing, before }) => withTimes(listing, before)),
    ...returned.map(stored).map(({ listing, before }) => ({
      ...listing,
      ...before,
      event_id: listing.event_id,
      withdrawn: false,
    })),
  ];
}

/** Retains the times of what the source did not change. */
function withTimes(listing: Listing, before: Listing | undefined): Listing {
  if (!before) return listing;
  const isSame = before.event.status === listing.event.status;
  const now = listing.changed_at.toISOString();
  const changed = listChangedFields(before.event, listing.event).map((field) => [field, now]);
  return {
    ...listing,
    first_seen_at: before.first_seen_at,
    status_said_at: isSame ? before.status_said_at : listing.changed_at,
    stated_at: { ...before.stated_at, ...(Object.fromEntries(changed) as StatedAt) },
  };
}
