import type { Position } from './places/geo.ts';

/** Blocking keys: two listings of one event usually share at least one of them. */
export interface MatchKeys {
  /** Days since 1970-01-01. */
  day: number;
  /** Tolerance in days in either direction. */
  around: number;
  /** Compared worldwide: URLs, and keys that include the city. */
  keys: number[];
  /**
   * Compared near `place` only: titles and names, which many events share. Disjoint from `keys`.
   */
  localKeys: number[];
  place: MatchPlace;
}

/** Where a matching listing must be; null if unknown. */
export interface MatchPlace {
  country_code: string | null;
  position: Position | null;
}
