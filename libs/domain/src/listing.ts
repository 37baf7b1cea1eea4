import type { NormalisedEvent } from './normalised-event.ts';

/** What one source lists about one event. */
export interface Listing extends ListingId {
  /** Name of the source. */
  source: string;
  event_id: string;
  event: NormalisedEvent;
  /** Trust of the source, 0 to 100. */
  trust: number;
  /** The source is the generated demo season. */
  demo: boolean;
  first_seen_at: Date;
  changed_at: Date;
  /** When the source last changed the event's status; null if it never did. */
  status_said_at: Date | null;
  /**
   * When the source last changed each field, as ISO 8601 in UTC. Fields that it never changed are
   * absent.
   */
  stated_at: StatedAt;
  withdrawn: boolean;
}

/**
 * By field of `NormalisedEvent`. `day`: the source moved the event to another day; `hour`: to
 * another hour of the day. `decided`: an operator decided that the day and the status of this
 * listing count.
 */
export type StatedAt = Readonly<Partial<Record<string, string>>>;

export interface ListingId {
  source_id: number;
  source_event_id: string;
}
