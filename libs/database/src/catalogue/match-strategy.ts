import type { ArtistIds, NormalisedEvent, Position } from '@marquee/domain';

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

/** What listings of one event are likely to share: numbers, and the day (since 1970) around which they count. */
export interface MatchKeys {
  day: number;
  /** How many days around it another listing may say. */
  around: number;
  /** Wherever it is: its addresses on the web, and what has its city in it. */
  keys: number[];
  /** Near `place` only: titles and names, which many events share. None of `keys`. */
  localKeys: number[];
  place: MatchPlace;
}

/** Where another listing of the same event must be, if it says where it is; null where that cannot be told. */
export interface MatchPlace {
  country_code: string | null;
  position: Position | null;
}

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

/** A venue as claims name it. */
export interface NamedVenue {
  /** Its own name first, then others that claims called it by. */
  names: string[];
  address: string | null;
  city_id: number | null;
  city_name: string | null;
  country_code: string | null;
  lat: number | null;
  lng: number | null;
  /** Where its city is: a venue that is said to be there may be anywhere in it. */
  centre: Position | null;
}

/** A venue that a batch of claims names. */
export interface VenueRequest extends NamedVenue {
  /** The same for all claims that name it so. */
  key: string;
  /** What its id will be where it is a new one. */
  id: string;
}

export interface KnownVenue extends NamedVenue {
  id: string;
  /** Tells apart venues of one name in one city; empty as a rule. */
  disambiguation: string;
}

export interface ResolvedVenues {
  /** The venue of each key. */
  ids: Map<string, string>;
  created: KnownVenue[];
  /** Known ones of which claims knew more than we did: as they are now. */
  enriched: KnownVenue[];
}

/** An artist as we hold it. */
export interface KnownArtist {
  id: string;
  name_key: string;
  /** Tells apart artists of one name; empty as a rule. */
  disambiguation: string;
  musicbrainz_id: string | null;
  spotify_id: string | null;
}

/** How the writer tells which event, venue or artist a listing means. The rules themselves are ingest's. */
export interface MatchStrategy {
  /** Made once for each `facts`. */
  keysOf: (facts: NormalisedEvent) => MatchKeys;
  /** As far apart as two listings of one event may say they are (kilometres). */
  maxDistanceKm: number;
  /** Finds the event of each newcomer among listings that share a number with one, and among the newcomers. */
  join: (newcomers: Listing[], known: Listing[], rulings: MatchOverride[]) => MatchResult;
  /** What is shown of an event with these listings. */
  merge: (listings: Listing[]) => NormalisedEvent;
  /** What all names of a venue share: those of one city that have it in common are compared. */
  venueCore: (venue: Pick<NamedVenue, 'city_name' | 'country_code'> & { name: string }) => string;
  /** Finds the venue of each one asked for among those known, or makes it. */
  placeVenues: (asked: VenueRequest[], known: KnownVenue[]) => ResolvedVenues;
  /** Which of the artists of a name is meant; none where it is one more. */
  chooseArtist: (asked: ArtistIds, namesakes: KnownArtist[]) => KnownArtist | undefined;
}
