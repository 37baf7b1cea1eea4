import type { EventSummary } from '@marquee/domain';

/** What a round-up needs to know of an event. */
export type RoundUpEvent = Pick<
  EventSummary,
  | 'slug'
  | 'title'
  | 'category'
  | 'status'
  | 'phase'
  | 'start_utc'
  | 'end_utc'
  | 'start_local'
  | 'local_dates'
  | 'timezone'
  | 'time_tbd'
  | 'date_tbd'
  | 'all_day'
  | 'venue_name'
  | 'city'
  | 'region'
  | 'country_code'
  | 'price_min'
  | 'price_max'
  | 'currency'
  | 'is_free'
  | 'availability'
  | 'series'
  | 'artists'
  | 'featured'
  | 'popularity'
  | 'demo'
> & {
  /** The URL of the event's page for people. */
  page: string;
};
