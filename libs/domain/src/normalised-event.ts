import type { Category } from './category.ts';
import type { Availability, EventStatus } from './event.ts';

/** What a source says where something happens, after normalising. `city_id` refers to the gazetteer. */
export interface NormalisedPlace {
  venue_name: string | null;
  address: string | null;
  city_id: number | null;
  country_code: string | null;
  lat: number | null;
  lng: number | null;
}

/** What tells an artist from others of the name: ids that outsiders gave. */
export interface ArtistIds {
  /** A UUID in lower case. */
  musicbrainz_id?: string;
  spotify_id?: string;
}

/**
 * One source's claim about one event, normalised: valid, in our terms, and with nothing left of how the source wrote it.
 * Wall-clock times are `YYYY-MM-DDTHH:mm:ss` in `timezone`; unknown is null.
 */
export interface NormalisedEvent extends NormalisedPlace {
  source_event_id: string;
  title: string;
  description: string | null;
  category: Category;
  status: EventStatus;
  availability: Availability;
  start_local: string;
  end_local: string | null;
  timezone: string;
  all_day: boolean;
  time_tbd: boolean;
  date_tbd: boolean;
  city_name: string | null;
  online: boolean;
  online_url: string | null;
  artists: string[];
  /** Of those on the bill whose ids the source gives; absent where it gives none. */
  artist_ids?: (ArtistIds & { name: string })[];
  ticket_url: string | null;
  url: string | null;
  image_url: string | null;
  price_min: number | null;
  price_max: number | null;
  currency: string | null;
  is_free: boolean | null;
  tags: string[];
  language: string | null;
  age_restriction: string | null;
  popularity: number;
  featured: boolean;
}
