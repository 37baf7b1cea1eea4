import type { ListingId } from '@marquee/domain';

export interface Placement {
  event_id: string;
  /** Why the listing was merged into an existing event; null if it is the event's first listing. */
  matched_by: string | null;
}

/** Two listings that are stored as separate events but may be the same one. */
export interface PossibleMatch {
  a: ListingId;
  b: ListingId;
  score: number;
  reasons: string[];
}

/** An operator's decision on two listings, each named `source|id`. */
export interface MatchOverride {
  a: string;
  b: string;
  is_same: boolean;
}

export interface MatchResult {
  /** One per incoming listing, in the same order. */
  placements: Placement[];
  /** Existing events that an incoming listing proves to be the same. */
  merges: { from: string; into: string }[];
  possibleDuplicates: PossibleMatch[];
}
