import type { NormalisedEvent } from './normalised-event.ts';

/** What one source lists about one event. */
export interface Listing extends ListingId {
  event_id: string;
  event: NormalisedEvent;
  /** Trust of the source, 0 to 100. */
  trust: number;
  /** The source is the generated demo season. */
  demo: boolean;
  changed_at: Date;
  /** When the source last changed the event's status; null if it never did. */
  status_said_at: Date | null;
  withdrawn: boolean;
}

export interface ListingId {
  source_id: number;
  source_event_id: string;
}
