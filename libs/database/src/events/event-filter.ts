import type { Availability, Category, EventStatus, Position } from '@marquee/domain';
import type { Page, PageKey } from '../page.ts';

/** Venue-local days: a word, or a date `YYYY-MM-DD`. */
export type LocalDay = 'today' | 'tonight' | 'tomorrow' | 'weekend' | (string & {});

export interface Circle extends Position {
  radiusKm: number;
  /** Few events lie in it: all of them are read, instead of the calendar until enough of them have come by. */
  isSparse?: boolean;
}

/** What a list of events may be narrowed by. Absent means not narrowed. */
export interface EventFilter {
  cityIds?: number[];
  countryCode?: string;
  categories?: Category[];
  excludedCategories?: Category[];
  venueId?: string;
  artistId?: string;
  sourceId?: number;
  sourceEventId?: string;
  statuses?: EventStatus[];
  availabilities?: Availability[];
  featured?: boolean;
  free?: boolean;
  online?: boolean;
  /** The cheapest ticket costs at most this; free events pass. */
  priceMax?: number;
  near?: Circle;
  updatedSince?: Date;
  /** Still running after this instant. */
  from?: Date;
  /** Begun before this instant. */
  to?: Date;
  on?: LocalDay;
  /** The caller's now, frozen by a cursor. */
  now: Date;
}

export type EventSort = 'start' | '-start' | 'popular' | 'distance' | 'added';

export type EventKey = PageKey;

export interface EventPage extends Page {
  sort: EventSort;
}
