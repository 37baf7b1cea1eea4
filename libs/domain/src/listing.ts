import type { NormalisedEvent } from './normalised-event.ts';

/** What one source lists: a claim, with the event that it belongs to. */
export interface Listing extends ListingName {
  event_id: string;
  facts: NormalisedEvent;
  /** Its source's, 0 to 100. */
  trust: number;
  /** When its source last said something new. */
  changed_at: Date;
  /** When it last said that it is called off (postponed, …), or on again; null: never. */
  status_said_at: Date | null;
  /** Its source no longer lists it. */
  withdrawn: boolean;
}

export interface ListingName {
  source_id: number;
  source_event_id: string;
}
