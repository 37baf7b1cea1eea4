import type { ListingName } from './listing.ts';

/** Where a new listing belongs. */
export interface Placement {
  event_id: string;
  /** Why it was joined to the listings that the event had; null where it is the event's first. */
  matched_by: string | null;
}

/** Two listings that were kept apart though they may be of one event. */
export interface PossibleMatch {
  a: ListingName;
  b: ListingName;
  score: number;
  reasons: string[];
}

/** What an operator said of two listings, each named `source|id`. */
export interface MatchOverride {
  a: string;
  b: string;
  is_same: boolean;
}

export interface MatchResult {
  /** One for each newcomer, in their order. */
  placements: Placement[];
  /** Events that a newcomer shows to be one. */
  merges: { from: string; into: string }[];
  undecided: PossibleMatch[];
}
