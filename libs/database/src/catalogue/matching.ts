import type { EventFacts } from '@marquee/domain';

/** What one source lists: a claim, with the event that it belongs to. */
export interface Listing extends ListingName {
  event_id: string;
  facts: EventFacts;
  /** Its source's, 0 to 100. */
  trust: number;
  /** When its source last said something new. */
  changed_at: Date;
  /** Its source no longer lists it. */
  withdrawn: boolean;
}

export interface ListingName {
  source_id: number;
  source_event_id: string;
}

/** Where a new listing belongs. */
export interface Placement {
  event_id: string;
  /** Why it was joined to the listings that the event had; null where it is the event's first. */
  matched_by: string | null;
}

/** Two listings that were kept apart though they may be of one event. */
export interface UndecidedPair {
  a: ListingName;
  b: ListingName;
  score: number;
  reasons: string[];
}

/** What an operator said of two listings, each named `source|id`. */
export interface Ruling {
  a: string;
  b: string;
  is_same: boolean;
}

export interface Joined {
  /** One for each newcomer, in their order. */
  placements: Placement[];
  /** Events that a newcomer shows to be one. */
  merges: { from: string; into: string }[];
  undecided: UndecidedPair[];
}

/** How the writer tells which event a listing is of. The rules themselves are ingest's. */
export interface Matching {
  /** Numbers that listings of one event are likely to share, and the day (since 1970) around which they count. */
  keysOf: (facts: EventFacts) => { day: number; keys: number[] };
  /** Finds the event of each newcomer among listings that share a number with one, and among the newcomers. */
  join: (newcomers: Listing[], known: Listing[], rulings: Ruling[]) => Joined;
  /** What is shown of an event with these listings. */
  merge: (listings: Listing[]) => EventFacts;
}
