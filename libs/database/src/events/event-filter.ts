import type { Availability, Box, Category, EventStatus, Position } from '@marquee/domain';
import type { ClockSpan, Daypart } from '@marquee/search';
import type { Page, PageKey } from '../statements/page.ts';
import type { FieldConditions } from './field-conditions.ts';

/**
 * A day in the time zone of the venue: a keyword, a date `YYYY-MM-DD`, or a span
 * `YYYY-MM-DD..YYYY-MM-DD`.
 */
export type LocalDay = 'today' | 'tonight' | 'tomorrow' | 'weekend' | (string & {});

export interface Circle extends Position {
  radiusKm: number;
  /**
   * The circle contains few events, so reading all of them is faster than scanning the index on
   * start times.
   */
  isSparse?: boolean;
}

/** The union of countries and cities. */
export interface AreaFilter {
  countryCodes: string[];
  cityIds: number[];
}

/** An absent field does not restrict the list. */
export interface EventFilter {
  cityIds?: number[];
  countryCode?: string;
  /** Events are in each of these. */
  areas?: AreaFilter[];
  /** Events are not in this area. Events without a place match. */
  excludedArea?: AreaFilter;
  categories?: Category[];
  excludedCategories?: Category[];
  /**
   * Events of a genre of each list: their genres, title, artists, tags or description contain one
   * of the folded phrases.
   */
  genres?: string[][];
  excludedGenres?: string[];
  /** Events with a genre, which is one of music at festivals. */
  withGenre?: true;
  /** Events with one of these tags, in any case. */
  tags?: string[];
  excludedTags?: string[];
  venueId?: string;
  artistId?: string;
  organizerId?: string;
  seriesId?: string;
  /** One row per series: its next matching event. */
  bySeries?: boolean;
  sourceIds?: number[];
  sourceEventId?: string;
  /** Events that only these sources list are omitted. */
  excludedSourceIds?: number[];
  /** False: without generated sample events. */
  demo?: false;
  statuses?: EventStatus[];
  availabilities?: Availability[];
  featured?: boolean;
  free?: boolean;
  online?: boolean;
  /** Maximum price of the cheapest ticket. Free events match. */
  priceMax?: number;
  /** Minimum price of the most expensive ticket. */
  priceMin?: number;
  /** Currencies in which `priceMax` and `priceMin` count. Absent: the currency of the event. */
  priceCurrencies?: string[];
  /** Without events for adults or teenagers only. */
  forChildren?: boolean;
  /** Part of the day in which the event begins, at the venue. */
  daypart?: Daypart | 'night';
  /** Hours of the day in which the event begins, at the venue. */
  hours?: ClockSpan;
  /** Days of the week on which the event runs, at the venue. Monday is 1. */
  weekdays?: number[];
  fields?: FieldConditions;
  near?: Circle;
  box?: Box;
  updatedSince?: Date;
  /** Events that begin at or after this instant, or have not ended at it. See `ongoing`. */
  from?: Date;
  /** Events that begin before this instant. */
  to?: Date;
  on?: LocalDay;
  /**
   * Events that began a day or more before `from` (an exhibition): absent omits them, unless `on`
   * is set. `only` omits the others.
   */
  ongoing?: 'include' | 'only';
  /** Events that begin at or after this instant. */
  startsFrom?: Date;
  /** Events that begin before this instant. */
  startsBefore?: Date;
  /** Time of the first request of a cursor. */
  now: Date;
}

export type EventSort = 'start' | '-start' | 'popular' | 'distance' | 'added' | 'price' | '-price';

export type EventKey = PageKey;

export interface EventPage extends Page {
  sort: EventSort;
}
