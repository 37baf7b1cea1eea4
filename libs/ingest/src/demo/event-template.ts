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

/** One kind of event: how it is called, where and when it takes place, and what it costs. */
export interface EventTemplate {
  category: Category;
  /** Per thousand events. */
  share: number;
  /** None: it takes place online. */
  rooms: readonly RoomKind[];
  titles: readonly string[];
  blurbs: readonly string[];
  /** What `{subject}` stands for in titles and blurbs; it becomes a tag as well. */
  subjects?: readonly string[];
  /** Who performs, the first as `{act}` and the second as `{guest}`. */
  cast?: { kind: PerformerKind; size: readonly [number, number] };
  /** Local starting times; none: all day. */
  starts: readonly string[];
  /** Of one day. */
  hours: number;
  /** How many days it runs; one, if left out. */
  days?: readonly [number, number];
  week: keyof typeof WEEKS;
  /** Lowest and highest price of the cheapest ticket; null: always free. */
  euros: readonly [number, number] | null;
  /** How likely it is free all the same. */
  freeShare?: number;
  age?: string;
}
