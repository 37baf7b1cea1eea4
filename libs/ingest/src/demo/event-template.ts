import type { Category } from '@marquee/domain';
import type { PerformerKind } from './performers.ts';
import type { RoomKind } from './words.ts';

/** How often each weekday is chosen, Monday first. */
export const WEEKS = {
  any: [1, 1, 1, 1, 1, 1, 1],
  evenings: [1, 1, 2, 3, 5, 5, 2],
  weekend: [0, 0, 0, 0, 1, 5, 4],
  nights: [0, 0, 0, 2, 6, 6, 0],
  workdays: [3, 4, 4, 3, 1, 0, 0],
  longWeekend: [0, 0, 0, 2, 5, 3, 0],
  earlyWeek: [4, 5, 4, 0, 0, 0, 0],
} as const;

/** A kind of event: names, places, times and prices. */
export interface EventTemplate {
  category: Category;
  /** Per thousand events. */
  share: number;
  /** Empty: the event is online. */
  rooms: readonly RoomKind[];
  titles: readonly string[];
  blurbs: readonly string[];
  /** Values of `{subject}` in titles and blurbs. Also used as a tag. */
  subjects?: readonly string[];
  /** The performers. The first is `{act}`, the second `{guest}`. */
  cast?: { kind: PerformerKind; size: readonly [number, number] };
  /** Local start times. Empty: all day. */
  starts: readonly string[];
  /** Per day. */
  hours: number;
  /** Number of days. Default: one. */
  days?: readonly [number, number];
  week: keyof typeof WEEKS;
  /** Range of the cheapest price. Null: always free. */
  euros: readonly [number, number] | null;
  /** Probability that the event is free. */
  freeShare?: number;
  age?: string;
}
