import type { Event } from '@marquee/domain';

/** The fields of an event that a plan needs. */
export type PlannedEvent = Pick<
  Event,
  | 'title'
  | 'category'
  | 'status'
  | 'availability'
  | 'demo'
  | 'start_utc'
  | 'end_utc'
  | 'start_local'
  | 'timezone'
  | 'time_tbd'
  | 'date_tbd'
  | 'all_day'
  | 'venue_name'
  | 'venue_slug'
  | 'city'
  | 'country_code'
  | 'lat'
  | 'lng'
  | 'artists'
  | 'online'
  | 'doors_local'
>;
