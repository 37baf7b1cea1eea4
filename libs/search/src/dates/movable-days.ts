import { addDays, toWeekday } from '@marquee/domain';
import { toDate } from './date-span.ts';

/**
 * Returns Easter Sunday of a year in the Gregorian calendar, by the algorithm of Meeus, Jones and
 * Butcher.
 */
export function easterSunday(year: number): string {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3);
  const h = (19 * a + b - Math.floor(b / 4) - d + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const days = h + l - 7 * m + 114;
  return dateOf(year, Math.floor(days / 31), (days % 31) + 1);
}

export const dateOf = (year: number, month: number, day: number): string =>
  toDate(year, month, day) ?? '';

/** The nth weekday of a month; -1 is the last one. */
export function nthWeekday(year: number, month: number, [weekday, nth]: readonly [number, number]) {
  const first = dateOf(year, month, 1);
  const ofFirst = addDays(first, (weekday - toWeekday(first) + 7) % 7);
  if (nth > 0) return addDays(ofFirst, 7 * (nth - 1));
  const fifth = addDays(ofFirst, 28);
  return fifth.slice(5, 7) === first.slice(5, 7) ? fifth : addDays(ofFirst, 21);
}
