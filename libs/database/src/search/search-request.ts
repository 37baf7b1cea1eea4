import type { LocalDay } from '../events/event-filter.ts';

/** Folded words that must all be in an event. */
export interface TermVariant {
  words: string[];
  /** They stand side by side, in this order. */
  adjacent?: boolean;
  /** The last one is only the beginning of a word. */
  prefix?: boolean;
}

/** One thing that was asked for, and all that meets it. */
export interface SearchTerm {
  variants: TermVariant[];
  /** Places and dates that it names. */
  cityIds?: number[];
  countryCode?: string;
  year?: number;
  month?: number;
  /** An event without it is found, too, but comes later. */
  isOptional?: boolean;
}

/** One understanding of a query: an event must meet every term that is not optional. */
export interface QueryInterpretation {
  terms: SearchTerm[];
  /** Names, best first: an event, artist or venue of exactly this name is what was meant. */
  wholeNames: string[];
  /** Only events of this day. */
  day?: LocalDay;
}

/** An event that was found, and how well it answers. */
export interface Hit {
  id: string;
  score: number;
  starts_at: Date;
}
