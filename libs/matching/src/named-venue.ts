import type { Position } from '@marquee/domain';

export interface NamedVenue {
  /** The venue's own name first, then alternative names from listings. */
  names: string[];
  address: string | null;
  city_id: number | null;
  city_name: string | null;
  country_code: string | null;
  lat: number | null;
  lng: number | null;
  /** The centre of the city. A venue at exactly this position may be anywhere in the city. */
  centre: Position | null;
}

export interface VenueRequest extends NamedVenue {
  /** Equal for all listings that describe the venue identically. */
  key: string;
  /** Used as the venue's id if it is new. */
  id: string;
}

export interface KnownVenue extends NamedVenue {
  id: string;
  /** The venue that it was merged into. */
  into_id?: string | null;
  /** Separates venues with the same name in one city; usually empty. */
  disambiguation: string;
}

export interface ResolvedVenues {
  /** Venue id by request key. */
  ids: Map<string, string>;
  created: KnownVenue[];
  /** Known venues, in their new state, to which the requests add information. */
  enriched: KnownVenue[];
}
