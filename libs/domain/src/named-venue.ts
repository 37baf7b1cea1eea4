import type { Position } from './geo.ts';

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
