import type { NormalisedEvent } from '@marquee/domain';
import { FIELD_COLUMNS, type FieldCells } from '../events/field-columns.ts';

type CopiedColumn =
  | (
      | 'title'
      | 'description'
      | 'category'
      | 'status'
      | 'availability'
      | 'timezone'
      | 'all_day'
      | 'time_tbd'
      | 'date_tbd'
    )
  | (
      | 'city_id'
      | 'country_code'
      | 'address'
      | 'lat'
      | 'lng'
      | 'online'
      | 'online_url'
      | 'ticket_url'
      | 'url'
    )
  | ('price_min' | 'price_max' | 'currency' | 'is_free' | 'image_url' | 'tags' | 'language')
  | ('start_local' | 'featured' | 'popularity');

/** A row of `event`, as far as listings fill it. */
export interface EventRow extends Pick<NormalisedEvent, CopiedColumn>, FieldCells {
  id: string;
  slug: string;
  /** A different start counts as a move of the event. */
  may_move: boolean;
  /** An operator decided on the day: the start before the last move is no new date. */
  may_return: boolean;
  /** The decided listing is the first one of the event, and its source never moved it. */
  is_original: boolean;
  starts_at: Date;
  ends_at: Date | null;
  runs_until: Date;
  long_running: boolean;
  until_local: string;
  organizer_name: string | null;
  organizer_url: string | null;
  organizer_id: string | null;
  doors_local: string | null;
  genres: string[];
  /** Every source that lists it is the generated demo season. */
  demo: boolean;
  /** `EventConflict[]` as JSON; null if there is none. */
  conflicts: string | null;
  venue_id: string | null;
  /** A signed 64-bit number. */
  series_key: string;
  series_id: string | null;
  cell_fine: number | null;
  cell_medium: number | null;
  cell_coarse: number | null;
}

/**
 * The columns of `event` that listings fill, with their types, in the order in which they are
 * written.
 */
export const EVENT_COLUMNS: Readonly<
  Record<Exclude<keyof EventRow, 'id' | 'slug' | 'may_move' | 'may_return' | 'is_original'>, string>
> = {
  title: 'text',
  description: 'text',
  category: 'category',
  status: 'event_status',
  availability: 'availability',
  starts_at: 'timestamptz',
  ends_at: 'timestamptz',
  runs_until: 'timestamptz',
  long_running: 'boolean',
  start_local: 'timestamp',
  until_local: 'timestamp',
  timezone: 'text',
  all_day: 'boolean',
  time_tbd: 'boolean',
  date_tbd: 'boolean',
  venue_id: 'uuid',
  series_key: 'bigint',
  series_id: 'uuid',
  city_id: 'int',
  country_code: 'text',
  address: 'text',
  lat: 'float8',
  lng: 'float8',
  cell_fine: 'int',
  cell_medium: 'int',
  cell_coarse: 'int',
  online: 'boolean',
  online_url: 'text',
  ticket_url: 'text',
  url: 'text',
  price_min: 'numeric',
  price_max: 'numeric',
  currency: 'text',
  is_free: 'boolean',
  image_url: 'text',
  tags: 'text[]',
  language: 'text',
  featured: 'boolean',
  demo: 'boolean',
  organizer_name: 'text',
  organizer_url: 'text',
  organizer_id: 'uuid',
  doors_local: 'timestamp',
  genres: 'text[]',
  popularity: 'real',
  conflicts: 'jsonb',
  ...FIELD_COLUMNS,
};
