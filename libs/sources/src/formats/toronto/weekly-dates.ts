import { addDays, toWeekday } from '@marquee/domain';

const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const WEEKDAY = new RegExp(String.raw`(?:([\p{L}\d-]+)\s+)?\b(${WEEKDAYS.join('|')})s?\b`, 'giu');
const ORDINALS = ['first', 'second', 'third', 'fourth'];
/** Words before a weekday that name a single day, or a rule that a week does not express. */
const OTHER_RULES =
  /^(?:good|black|cyber|giving|ash|palm|easter|super|last|other|alternate|bi-?weekly)$/i;
const MAX_DAYS = 731;

/**
 * Returns the dates of a season whose title names its weekday ("Saturday Farmers' Market", "First
 * Wednesday Night"). Returns null if the title names none or several, or if the first or the last
 * day is another weekday.
 */
export function listWeeklyDates(title: string, first: string, last: string): string[] | null {
  const found = [...title.matchAll(WEEKDAY)];
  const [, before = '', name = ''] = found[0] ?? [];
  if (found.length !== 1 || OTHER_RULES.test(before)) return null;
  const weekday = WEEKDAYS.indexOf(name.toLowerCase()) + 1;
  const isSeason = last > first && last <= addDays(first, MAX_DAYS);
  if (!isSeason || toWeekday(first) !== weekday || toWeekday(last) !== weekday) return null;
  const week = ORDINALS.indexOf(before.toLowerCase());
  const dates = listWeeks(first, last).filter((date) => week < 0 || weekOfMonth(date) === week);
  return dates[0] === first ? dates : null;
}

function listWeeks(first: string, last: string): string[] {
  const dates: string[] = [];
  for (let date = first; date <= last; date = addDays(date, 7)) dates.push(date);
  return dates;
}

/** Counted from 0: the first Wednesday of a month is in week 0. */
const weekOfMonth = (date: string): number => Math.floor((Number(date.slice(8)) - 1) / 7);
