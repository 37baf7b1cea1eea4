import type { Category } from '@marquee/domain';
import type { LocalDay } from '../events/event-filter.ts';

export interface TermVariant {
  words: string[];
  adjacent?: boolean;
  prefix?: boolean;
}

/** One part of a query with everything that satisfies it. */
export interface SearchTerm {
  variants: TermVariant[];
  cityIds?: number[];
  countryCode?: string;
  year?: number;
  month?: number;
  /** An event of one of these categories satisfies the term. */
  categories?: Category[];
  /**
   * The fields that are searched. `names`: title, artists and venue; `subject`: all except the
   * venue. Absent: all.
   */
  fields?: 'names' | 'subject';
  /** Events without the term match with a lower score. */
  isOptional?: boolean;
}

/** An event must satisfy every term that is not optional. */
export interface QueryInterpretation {
  terms: SearchTerm[];
  /** Exact names of an event, artist or venue, likeliest first. */
  wholeNames: string[];
  /** An event that satisfies one of these terms does not match. */
  excluded?: SearchTerm[];
  day?: LocalDay;
}

export interface Hit {
  id: string;
  score: number;
  starts_at: Date;
  /** In kilometres from the centre of the filter; null without one. */
  distance: number | null;
}
