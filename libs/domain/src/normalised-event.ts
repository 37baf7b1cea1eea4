import type { Category } from './category.ts';
import type { Availability, EventOrganizer, EventStatus } from './event.ts';
import type { FieldValues } from './fields/field-values.ts';

/** The place of a normalised event. `city_id` refers to the gazetteer. */
export interface NormalisedPlace {
  venue_name: string | null;
  address: string | null;
  city_id: number | null;
  country_code: string | null;
  lat: number | null;
  lng: number | null;
}

/** External ids, which distinguish artists of the same name. */
export interface ArtistIds {
  /** A UUID in lower case. */
  musicbrainz_id?: string;
  spotify_id?: string;
}

/** What a source states of an artist. */
export interface ArtistFacts extends ArtistIds {
  /** In lower case. */
  genres?: string[];
  image_url?: string;
}

/** A series as a source states it. */
export interface StatedSeries {
  /** The source's own id of the series. */
  id: string;
  title?: string;
}

/**
 * One source's listing of an event after validation and normalisation. Nothing depends on the
 * format of the source. Wall-clock times are `YYYY-MM-DDTHH:mm:ss` in `timezone`; unknown values
 * are null.
 */
export interface NormalisedEvent extends NormalisedPlace, FieldValues {
  source_event_id: string;
  /** Absent if the source states none. */
  series?: StatedSeries;
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
  /** Ids and genres of the artists for which the source states some; absent if it states none. */
  artist_ids?: (ArtistFacts & { name: string })[];
  /** Absent if the source states none. */
  organizer?: Omit<EventOrganizer, 'slug'>;
  /** Absent if the source states none. */
  doors_local?: string;
  /** In lower case; absent if the source states none. */
  genres?: string[];
  ticket_url: string | null;
  url: string | null;
  image_url: string | null;
  /** Absent if the source states none. */
  venue_image_url?: string;
  price_min: number | null;
  price_max: number | null;
  currency: string | null;
  is_free: boolean | null;
  tags: string[];
  /** BCP 47 tag of title and description. */
  language: string | null;
  popularity: number;
  featured: boolean;
}
