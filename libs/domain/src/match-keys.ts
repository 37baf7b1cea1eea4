import type { Position } from './geo.ts';

/** What listings of one event are likely to share: numbers, and the day (since 1970) around which they count. */
export interface MatchKeys {
  day: number;
  /** How many days around it another listing may say. */
  around: number;
  /** Wherever it is: its addresses on the web, and what has its city in it. */
  keys: number[];
  /** Near `place` only: titles and names, which many events share. None of `keys`. */
  localKeys: number[];
  place: MatchPlace;
}

/** Where another listing of the same event must be, if it says where it is; null where that cannot be told. */
export interface MatchPlace {
  country_code: string | null;
  position: Position | null;
}
