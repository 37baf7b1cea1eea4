import { addDays, parseDate, toWeekday } from '@marquee/domain';

export type PartOfDay = 'morning' | 'afternoon' | 'evening' | 'night';

/** Calendar days, both inclusive, in the zone in which today is stated. */
export interface DateSpan {
  from: string;
  to: string;
  /** Null for the whole day. */
  partOfDay: PartOfDay | null;
}

const FRIDAY = 5;
const SUNDAY = 7;

export const daySpan = (
  from: string,
  to: string = from,
  partOfDay: PartOfDay | null = null,
): DateSpan => ({
  from,
  to,
  partOfDay,
});

export const toDate = (year: number, month: number, day: number): string | null =>
  parseDate(`${String(year).padStart(4, '0')}-${pad(month)}-${pad(day)}`);

const pad = (value: number) => String(value).padStart(2, '0');

/** Returns whole months. `month` may be beyond 12. */
export function monthsSpan(year: number, month: number, count = 1): DateSpan {
  const first = new Date(Date.UTC(year, month - 1, 1)).toISOString().slice(0, 10);
  const last = new Date(Date.UTC(year, month - 1 + count, 0)).toISOString().slice(0, 10);
  return daySpan(first, last);
}

/** Returns Friday to Sunday of this week, plus weeks. */
export function weekendSpan(today: string, weeks = 0): DateSpan {
  const monday = addDays(today, 1 - toWeekday(today) + 7 * weeks);
  return daySpan(addDays(monday, FRIDAY - 1), addDays(monday, SUNDAY - 1));
}

/**
 * Returns the rest of the days of a week from one day of the week to another; from the last one on,
 * those of the next week.
 */
export function daysOfWeek(today: string, first: number, last: number): DateSpan {
  const weekday = toWeekday(today);
  const monday = addDays(today, 1 - weekday + (weekday >= last ? 7 : 0));
  const from = addDays(monday, first - 1);
  return daySpan(from > today ? from : today, addDays(monday, last - 1));
}

/** Returns Monday to Sunday; the current week begins today. */
export function weekSpan(today: string, weeks = 0): DateSpan {
  const monday = addDays(today, 1 - toWeekday(today) + 7 * weeks);
  return daySpan(weeks === 0 ? today : monday, addDays(monday, SUNDAY - 1));
}

/** Returns the next day with a weekday (Monday is 1), today included. */
export const comingWeekday = (today: string, weekday: number): string =>
  addDays(today, (weekday - toWeekday(today) + 7) % 7);

/** Returns the next day with a weekday, today excluded. */
export const comingWeekdayAfter = (today: string, weekday: number): string =>
  comingWeekday(addDays(today, 1), weekday);

/** Returns the weekday of next week. */
export const weekdayOfNextWeek = (today: string, weekday: number): string =>
  addDays(today, weekday - toWeekday(today) + 7);

/**
 * Returns a day of this year, or of the next one if it has passed. Null if there is no such day in
 * either.
 */
export function comingDay(today: string, month: number, day: number): string | null {
  const year = Number(today.slice(0, 4));
  // A leap day can be up to eight years away.
  for (let next = year; next <= year + 8; next++) {
    const date = toDate(next, month, day);
    if (date !== null && date >= today) return date;
  }
  return null;
}

/** Returns the month of this year, or of the next one if it has passed. */
export function comingMonths(today: string, month: number, count = 1): DateSpan {
  const year = Number(today.slice(0, 4));
  const thisYear = monthsSpan(year, month, count);
  // The winter of last year can still run.
  const lastYear = monthsSpan(year - 1, month, count);
  if (lastYear.to >= today) return lastYear;
  return thisYear.to >= today ? thisYear : monthsSpan(year + 1, month, count);
}
