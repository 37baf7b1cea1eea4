import type { EventMerge } from '@marquee/database/catalogue';
import type { Listing, NormalisedEvent } from '@marquee/domain';

export interface ListingSource {
  id: number;
  name: string;
  trust: number;
  demo: boolean;
}

/** Returns a listing as it will be stored. */
export const toListing = (
  source: ListingSource,
  event: NormalisedEvent,
  event_id: string,
): Listing => ({
  source_id: source.id,
  source: source.name,
  source_event_id: event.source_event_id,
  event_id,
  event,
  trust: source.trust,
  demo: source.demo,
  first_seen_at: new Date(),
  changed_at: new Date(),
  status_said_at: event.status === 'scheduled' ? null : new Date(),
  stated_at: {},
  withdrawn: false,
});

export const listingKey = ({
  source_id,
  source_event_id,
}: Pick<Listing, 'source_id' | 'source_event_id'>) => `${String(source_id)}|${source_event_id}`;

/** The effect of a batch that is being written. */
interface PendingBatch {
  events: { after: Listing[] }[];
  merges: EventMerge[];
}

/** Returns the listings as they will be stored after the batch in flight. */
export function withPending(stored: Listing[], inFlight: PendingBatch | null): Listing[] {
  if (!inFlight) return stored;
  const into = new Map(inFlight.merges.map((merge) => [merge.from, merge.into]));
  const pending = inFlight.events.flatMap(({ after }) => after);
  const isPending = new Set(pending.map(listingKey));
  const others = stored.filter((listing) => !isPending.has(listingKey(listing)));
  return [
    ...others.map((listing) => ({
      ...listing,
      event_id: into.get(listing.event_id) ?? listing.event_id,
    })),
    ...pending,
  ];
}
