import type { EventFilter } from '@marquee/database';
import { findEveryWeek, type EveryWeek } from '@marquee/search';

/** The days of a week, from Monday. */
export const WEEKDAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;
export type Weekday = (typeof WEEKDAYS)[number];

export const toWeekdayNames = (weekdays: readonly number[]): Weekday[] =>
  WEEKDAYS.filter((_, index) => weekdays.includes(index + 1));

/** The days of every week, and the part of the day, that a whole phrase means. */
export type WeeklyDays = Pick<EventFilter, 'weekdays' | 'daypart'>;

/** Reads a whole phrase such as "fridays" or "weekday evenings". Null for other texts. */
export function readWeeklyDays(phrase: string): WeeklyDays | null {
  const found = findEveryWeek(phrase);
  return found?.rest === '' ? toWeeklyDays(found) : null;
}

/** A night is an evening, as in "friday night". */
const toWeeklyDays = ({ weekdays, partOfDay }: EveryWeek): WeeklyDays => ({
  weekdays,
  ...(partOfDay !== null && { daypart: partOfDay === 'night' ? 'evening' : partOfDay }),
});
