import { addDays, toWeekday } from '@marquee/domain';
import { daySpan, type DateSpan } from './date-span.ts';
import { dateOf, easterSunday, nthWeekday } from './movable-days.ts';

/**
 * Public holidays of whole countries: `MM-DD`, days after Easter Sunday (`E+1`), a weekday of a
 * month (`5:1#-1` is the last Monday of May), the first weekday from a day (`06-20>6` is the first
 * Saturday from 20 June) or the last one before it (`05-25<1`), the nearest Monday (`08-17~`), an
 * equinox (`Q3`, `Q9`), or a day of one year. `=MM-DD` has no substitute.
 */
const HOLIDAYS: Readonly<Record<string, string>> = {
  AR: '01-01 E-48 E-47 03-24 04-02 E-2 05-01 05-25 06-17~ 06-20 07-09 08-17~ 10-12~ 11-20~ 12-08 12-25',
  AT: '01-01 01-06 E+1 05-01 E+39 E+50 E+60 08-15 10-26 11-01 12-08 12-25 12-26',
  AU: '01-01 01-26 E-2 E-1 E+1 =04-25 12-25 12-26',
  BE: '01-01 E+1 05-01 E+39 E+50 07-21 08-15 11-01 11-11 12-25',
  BR: '01-01 E-2 04-21 05-01 09-07 10-12 11-02 11-15 11-20 12-25',
  CA: '01-01 E-2 05-25<1 07-01 9:1#1 10:1#2 12-25',
  CH: '01-01 E-2 E+1 E+39 E+50 08-01 12-25 12-26',
  CZ: '01-01 E-2 E+1 05-01 05-08 07-05 07-06 09-28 10-28 11-17 12-24 12-25 12-26',
  DE: '01-01 E-2 E+1 05-01 E+39 E+50 10-03 12-25 12-26',
  DK: '01-01 E-3 E-2 E+1 E+39 E+50 06-05 12-25 12-26',
  ES: '01-01 01-06 E-2 05-01 08-15 10-12 11-01 12-06 12-08 12-25',
  FI: '01-01 01-06 E-2 E+1 05-01 E+39 06-19>5 06-20>6 10-31>6 12-06 12-24 12-25 12-26',
  FR: '01-01 E+1 05-01 05-08 E+39 E+50 07-14 08-15 11-01 11-11 12-25',
  GB: '01-01 E-2 E+1 5:1#1 5:1#-1 8:1#-1 12-25 12-26',
  HU: '01-01 03-15 E-2 E+1 05-01 E+50 08-20 10-23 11-01 12-25 12-26',
  IE: '01-01 2:1#1 03-17 E+1 5:1#1 6:1#1 8:1#1 10:1#-1 12-25 12-26',
  IT: '01-01 01-06 E+1 04-25 05-01 06-02 08-15 10-04 11-01 12-08 12-25 12-26',
  JP: '01-01 1:1#2 02-11 02-23 Q3 04-29 05-03 05-04 05-05 7:1#3 08-11 9:1#3 Q9 10:1#2 11-03 11-23',
  MX: '01-01 2:1#1 3:1#3 05-01 09-16 11:1#3 12-25',
  NL: '01-01 E+1 04-27 E+39 E+50 12-25 12-26',
  NO: '01-01 E-3 E-2 E+1 05-01 05-17 E+39 E+50 12-25 12-26',
  NZ: '01-01 01-02 02-06 E-2 E+1 04-25 6:1#1 2026-07-10 2027-06-25 2028-07-14 2029-07-06 2030-06-21 10:1#4 12-25 12-26',
  PL: '01-01 01-06 E+1 05-01 05-03 E+60 08-15 11-01 11-11 12-24 12-25 12-26',
  PT: '01-01 E-2 04-25 05-01 E+60 06-10 08-15 10-05 11-01 12-01 12-08 12-25',
  SE: '01-01 01-06 E-2 E+1 05-01 E+39 06-06 06-19>5 06-20>6 10-31>6 12-24 12-25 12-26 12-31',
  US: '01-01 1:1#3 2:1#3 5:1#-1 06-19 07-04 9:1#1 10:1#2 11-11 11:4#4 12-25',
  ZA: '01-01 03-21 E-2 E+1 04-27 05-01 06-16 08-09 09-24 12-16 12-25 12-26',
};
const DEFAULT_COUNTRY = 'GB';
const MONDAY = 1;
const FRIDAY = 5;
const SATURDAY = 6;
const SUNDAY = 7;
const MAX_DAYS = 400;

type Days = ReadonlySet<string>;
type Substitute = (day: string, holidays: Days) => string;

const isWeekend = (day: string): boolean => toWeekday(day) > FRIDAY;

/** Returns the first day after a holiday that is not free. */
function afterIt(day: string, isFree: (day: string) => boolean): string {
  const next = addDays(day, 1);
  return isFree(next) ? afterIt(next, isFree) : next;
}

const nextWorkday: Substitute = (day, holidays) =>
  isWeekend(day) ? afterIt(day, (next) => isWeekend(next) || holidays.has(next)) : day;

const afterSunday: Substitute = (day, holidays) =>
  toWeekday(day) === SUNDAY ? afterIt(day, (next) => holidays.has(next)) : day;

const fridayOrMonday: Substitute = (day) =>
  addDays(day, { [SATURDAY]: -1, [SUNDAY]: 1 }[toWeekday(day)] ?? 0);

/** The day that is free for a holiday with a date. Other countries have none. */
const SUBSTITUTES: Readonly<Record<string, Substitute>> = {
  ...{ AU: nextWorkday, CA: nextWorkday, GB: nextWorkday, IE: nextWorkday, NZ: nextWorkday },
  ...{ JP: afterSunday, ZA: afterSunday },
  US: fridayOrMonday,
};

const known = new Map<string, Days>();

/** Returns the holidays of a year in a country of the table, and their substitutes. */
function holidaysOf(year: number, country: string): Days {
  const key = `${String(year)}${country}`;
  const days = known.get(key) ?? listHolidays(year, country);
  known.set(key, days);
  return days;
}

const HAS_SUBSTITUTE = /^(?:\d\d-\d\d|Q\d)$/;

function listHolidays(year: number, country: string): Days {
  const rules = (HOLIDAYS[country] ?? '').split(' ').map((rule) => ({
    day: toDay(rule, year),
    hasSubstitute: HAS_SUBSTITUTE.test(rule),
  }));
  const stated = rules.map(({ day }) => day);
  const days = new Set(stated);
  const dated = rules.filter(({ hasSubstitute }) => hasSubstitute);
  const substitute = SUBSTITUTES[country];
  if (substitute)
    for (const day of dated.map((rule) => rule.day).toSorted()) days.add(substitute(day, days));
  if (country === 'JP') for (const day of daysBetween(new Set(stated))) days.add(day);
  return days;
}

/** In Japan, a day between two holidays is one. */
const daysBetween = (days: Days): string[] =>
  [...days].filter((day) => days.has(addDays(day, 2))).map((day) => addDays(day, 1));

const RULE =
  /^(?:E(?<easter>[+-]\d+)|Q(?<equinox>\d)|(?<month>\d+):(?<weekday>\d)#(?<nth>-?\d)|(?<whole>\d{4}-\d\d-\d\d)|=?(?<date>\d\d-\d\d)(?:>(?<from>\d)|<(?<before>\d)|(?<near>~))?)$/;

function toDay(rule: string, year: number): string {
  const groups = RULE.exec(rule)?.groups ?? {};
  const { easter, equinox, month, weekday, nth, whole, date = '', from, before, near } = groups;
  if (easter !== undefined) return addDays(easterSunday(year), Number(easter));
  if (equinox !== undefined) return equinoxOf(year, Number(equinox));
  if (month !== undefined) return nthWeekday(year, Number(month), [Number(weekday), Number(nth)]);
  if (whole !== undefined) return whole;
  const day = dateOf(year, Number(date.slice(0, 2)), Number(date.slice(3)));
  if (from !== undefined) return weekdayFrom(day, Number(from));
  if (before !== undefined) return weekdayFrom(addDays(day, -7), Number(before));
  return near === undefined ? day : nearestMonday(day);
}

const weekdayFrom = (day: string, weekday: number): string =>
  addDays(day, (weekday - toWeekday(day) + 7) % 7);

/** A holiday from Tuesday to Friday moves to the nearest Monday. */
function nearestMonday(day: string): string {
  const weekday = toWeekday(day);
  if (isWeekend(day)) return day;
  return weekday < 4 ? addDays(day, MONDAY - weekday) : weekdayFrom(day, MONDAY);
}

/** The equinox of March or September in Japan, from 1980 to 2099. */
function equinoxOf(year: number, month: number): string {
  const years = year - 1980;
  const first = month === 3 ? 20.8431 : 23.2488;
  return dateOf(year, month, Math.floor(first + 0.242194 * years - Math.floor(years / 4)));
}

/** A holiday on 1 January can make a day of the year before free. */
const isHoliday = (day: string, country: string): boolean =>
  [0, 1].some((years) => holidaysOf(Number(day.slice(0, 4)) + years, country).has(day));

/** Returns the next public holiday of a country. Null if those of the country are unknown. */
export function nextHoliday(today: string, country = DEFAULT_COUNTRY): DateSpan | null {
  if (!HOLIDAYS[country]) return null;
  const day = daysFrom(today).find((each) => isHoliday(each, country));
  return day === undefined ? null : daySpan(day);
}

/**
 * Returns the next three or more days that are a weekend and the holidays next to it. With
 * `isBridged`, one working day between them is free: "puente". Null if the holidays are unknown.
 */
export function longWeekend(
  today: string,
  country = DEFAULT_COUNTRY,
  isBridged = false,
): DateSpan | null {
  if (!HOLIDAYS[country]) return null;
  const isFree = (day: string) => isWeekend(day) || isHoliday(day, country);
  const isBridge = (day: string) =>
    isBridged && !isFree(day) && isFree(addDays(day, -1)) && isFree(addDays(day, 1));
  const isOff = (day: string) => isFree(day) || isBridge(day);
  for (const day of daysFrom(today)) {
    if (!isHoliday(day, country)) continue;
    const span = widen(daySpan(day), isOff);
    if (addDays(span.from, 2) <= span.to) return span;
  }
  return null;
}

/** Returns a holiday with the weekend next to it: from a Wednesday on, the one after it. */
export function holidayWeekend({ from }: DateSpan, country = DEFAULT_COUNTRY): DateSpan {
  const weekday = toWeekday(from);
  const saturday = addDays(from, SATURDAY - weekday - (weekday < 3 ? 7 : 0));
  const days = [from, saturday, addDays(saturday, 1)].toSorted();
  const isOff = (day: string) => isWeekend(day) || (HOLIDAYS[country] && isHoliday(day, country));
  return widen(daySpan(days[0] ?? from, days.at(-1)), (day) => isOff(day) === true);
}

/** Adds the free days before and after. */
function widen({ from, to }: DateSpan, isOff: (day: string) => boolean): DateSpan {
  const [before, after] = [addDays(from, -1), addDays(to, 1)];
  if (isOff(before)) return widen(daySpan(before, to), isOff);
  return isOff(after) ? widen(daySpan(from, after), isOff) : daySpan(from, to);
}

const daysFrom = (today: string): string[] =>
  Array.from({ length: MAX_DAYS }, (_, days) => addDays(today, days));
