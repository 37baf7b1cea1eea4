import { parseDate } from '@marquee/domain';
import type { DateOrder } from './date-order.ts';
import { parseMonth, parseWeekday } from './months.ts';

/** A day, or the first and last of several. */
export interface Days {
  first: string;
  last?: string;
}
/** Why a text is no day. */
export interface NoDay {
  reason: string;
}

export const UNREADABLE = 'a date or time that cannot be read';
const NO_YEAR = 'a date without a year';
export const NO_DAY = 'a month without a day';
const AMBIGUOUS = 'a date that can be two days: set --date-order dmy or mdy';

export interface DayContext {
  order: DateOrder | undefined;
  /** The year of a date that states a weekday but no year is the nearest that fits. */
  now: Date;
  /** The year of a date that states none. */
  year?: number;
}

interface Parts {
  day?: number;
  month?: number;
  year?: number;
  weekday?: number;
}

const SPLIT =
  /\s*(?:–|—|\s-\s|(?<=\d|\.|\p{L})-(?=\d)|\/(?=\d{4}-|\d{1,2}\.?\s?\p{L}{3})|\b(?:to|until|till|through|bis(?: zum)?|au|al|até|hasta(?: el)?|do|до|по|t\/m|tot|a)\b)\s*/iu;
const LEADING =
  /^(?:from|vom|von|ab|du|des|de|del|dal|from the|od|с|van|tra il|le|el|il|den|am|on|am)\s+(?=\P{Ll}|\d|\p{Ll}{2,})/iu;
const NUMBERS = /^(\d{1,4})([./-])\s?(\d{1,2})\2\s?(\d{1,4})\.?$/;
const WORD_DAY =
  /^(?:(\d{1,2})(?:st|nd|rd|th|\.|er|º|°)?,?\s*(?:de\s+|of\s+)?(\p{L}{3,})\.?,?(?:\s+(?:de(?:l)?\s+)?(\d{4}|'\d\d)\.?)?|(\p{L}{3,})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?(?:\s+(\d{4}))?|(\d{4})[\s.,]+(\p{L}{3,}|\d{1,2})\.?[\s.,]+(\d{1,2})\.?)(?:\s*(?:г|года|р|року|г\.)\.?)?$/u;
const MONTH_AND_YEAR = /^(\p{L}{3,})\.?,?\s+(?:de(?:l)?\s+)?\d{4}$/u;
const HYPHENED = /^(\d{1,2})-(\p{L}{3,})-(\d{4})$/u;
const WEEKDAY = /^(\p{L}{2,})\.?[,:]?\s+(?=\S)/u;
const TRAILING_WEEKDAY = /[\s,]+\(?(\p{L}{2,})\.?\)?$/u;
const BARE_DAY = /^(\d{1,2})(?:st|nd|rd|th|\.|er)?$/;
const DAY_AND_MONTH = /^(\d{1,2})([./-])\s?(\d{1,2})\.?$/;

/**
 * Parses a day in any usual notation, or a span of days: "23. – 27. Juli 2026", "June 3-5, 2026",
 * "du 6 au 13 mai 2026".
 */
export function parseDays(stated: string, context: DayContext): Days | NoDay {
  const text = stated.replace(/\s+/g, ' '); // a long gap costs the patterns quadratic time
  const whole = parseOneDay(text, context);
  if (!('reason' in whole) || whole.reason !== UNREADABLE) return whole;
  const split = splitSpan(text);
  if (split === null) return whole;
  const [from, to] = split;
  // "15/12 – 10/01/2027": one of the dates can show the order of both.
  const known = { ...context, order: context.order ?? detectDateOrder(withYears(text)) };
  const last = toParts(to, known) ?? datedParts(to, known);
  const first = toParts(from, known);
  if (!last || !first) return parseSpanOfDates(split, known) ?? whole;
  return fillSpan(first, last, known);
}

function splitSpan(text: string): [string, string] | null {
  const bare = text.replace(LEADING, '');
  const match = SPLIT.exec(bare);
  if (!match || match.index === 0) return null;
  const [from, to] = [bare.slice(0, match.index), bare.slice(match.index + match[0].length)];
  // "June 3-5, 2026": the month is before both days.
  const [, month = '', , rest = ''] = /^(\p{L}{3,}\.?)\s+(\d{1,2})()$/u.exec(from) ?? [];
  const [, day, year] = /^(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})$/.exec(to) ?? [];
  if (month !== '' && day !== undefined && parseMonth(month) !== undefined)
    return [from, `${month} ${day}${rest}, ${year ?? ''}`];
  return [from, to];
}

function datedParts(text: string, context: DayContext): Parts | null {
  const found = parseOneDay(text, context);
  if ('reason' in found) return null;
  const [year, month, day] = found.first.split('-').map(Number);
  return { ...(year && { year }), ...(month && { month }), ...(day && { day }) };
}

function parseSpanOfDates([from, to]: [string, string], context: DayContext): Days | null {
  const [first, last] = [parseOneDay(from, context), parseOneDay(to, context)];
  if ('reason' in first || 'reason' in last) return null;
  return last.first >= first.first ? { first: first.first, last: last.first } : null;
}

function fillSpan(first: Parts, last: Parts, context: DayContext): Days | NoDay {
  const month = first.month ?? last.month;
  const end = resolve(last, context);
  if ('reason' in end) return end;
  const endYear = Number(end.first.slice(0, 4));
  const isBefore = (month ?? 0) > (last.month ?? 0);
  const start = resolve(
    { ...first, month, year: first.year ?? (isBefore ? endYear - 1 : endYear) } as Parts,
    context,
  );
  if ('reason' in start) return start;
  return start.first <= end.first
    ? { first: start.first, last: end.first }
    : { reason: UNREADABLE };
}

function parseOneDay(stated: string, context: DayContext): Days | NoDay {
  const iso = parseDate(stated);
  if (iso !== null) return { first: iso };
  const text = stated.replace(LEADING, '').replace(HYPHENED, '$1 $2 $3');
  const numbers = NUMBERS.exec(withoutWeekday(text).rest);
  if (numbers) return parseNumbers(numbers, context.order);
  const parts = toParts(text, context);
  if (parts?.day !== undefined && parts.month !== undefined) return resolve(parts, context);
  const [, month = ''] = MONTH_AND_YEAR.exec(text) ?? [];
  return { reason: parseMonth(month) === undefined ? UNREADABLE : NO_DAY };
}

function withoutWeekday(text: string): { weekday?: number; rest: string } {
  const [prefix = '', name = ''] = WEEKDAY.exec(text) ?? [];
  const weekday = parseWeekday(name);
  if (weekday !== undefined) return { weekday, rest: text.slice(prefix.length) };
  const [suffix = '', last = ''] = TRAILING_WEEKDAY.exec(text) ?? [];
  const trailing = parseWeekday(last);
  return trailing === undefined
    ? { rest: text }
    : { weekday: trailing, rest: text.slice(0, -suffix.length) };
}

/** Reads "23.", "27. Juli 2026", "Fri, Dec 4", "4.7.", "25/07". */
function toParts(text: string, { order }: Pick<DayContext, 'order'>): Parts | null {
  const { weekday, rest } = withoutWeekday(text.trim().replace(LEADING, ''));
  const known: Parts = weekday === undefined ? {} : { weekday };
  const [, bare] = BARE_DAY.exec(rest) ?? [];
  if (bare !== undefined) return { ...known, day: Number(bare) };
  const [, one, mark = '', other] = DAY_AND_MONTH.exec(rest) ?? [];
  if (one !== undefined) {
    const chosen = chooseOrder([Number(one), Number(other)], mark, order);
    const [day, month] = chosen === 'mdy' ? [other, one] : [one, other];
    return chosen === null ? null : { ...known, day: Number(day), month: Number(month) };
  }
  const [, d1, m1, y1, m2, d2, y2, y3, m3, d3] = WORD_DAY.exec(rest) ?? [];
  const name = m1 ?? m2 ?? m3;
  if (name === undefined) return null;
  const number = /^\d+$/.test(name) ? Number(name) : parseMonth(name);
  const year = y1 ?? y2 ?? y3;
  if (number === undefined) return null;
  return {
    ...known,
    ...{ day: Number(d1 ?? d2 ?? d3), month: number },
    ...(year !== undefined && { year: Number(year.replace("'", '20')) }),
  };
}

function resolve(parts: Parts, { now, year: known }: DayContext): Days | NoDay {
  const { day, month, weekday, year = known } = parts;
  if (day === undefined || month === undefined) return { reason: UNREADABLE };
  if (year !== undefined) {
    const date = toDate(year, month, day);
    return date === null ? { reason: UNREADABLE } : { first: date };
  }
  if (weekday === undefined) return { reason: NO_YEAR };
  const thisYear = now.getUTCFullYear();
  const fitting = Array.from({ length: 2 * MAX_YEARS + 1 }, (_, index) =>
    toDate(thisYear - MAX_YEARS + index, month, day),
  ).filter((date) => date !== null && new Date(date).getUTCDay() === weekday);
  const distance = (date: string) => Math.abs(Date.parse(date) - now.getTime());
  const nearest = fitting.reduce<string | null>(
    (best, date) =>
      date !== null && (best === null || distance(date) < distance(best)) ? date : best,
    null,
  );
  return nearest === null ? { reason: NO_YEAR } : { first: nearest };
}

const MAX_YEARS = 6;

function parseNumbers(
  [, first = '', mark = '', second = '', third = '']: RegExpExecArray,
  order: DateOrder | undefined,
): Days | NoDay {
  if (first.length === 4) return wrap(toDate(first, second, third));
  if (first.length === 3 || third.length === 3) return { reason: UNREADABLE };
  const chosen = chooseOrder([Number(first), Number(second)], mark, order);
  if (chosen === null) return { reason: AMBIGUOUS };
  const full = third.length === 2 ? `20${third}` : third;
  return wrap(chosen === 'mdy' ? toDate(full, first, second) : toDate(full, second, first));
}

const wrap = (date: string | null): Days | NoDay =>
  date === null ? { reason: UNREADABLE } : { first: date };

/**
 * A number over 12 is the day. Dots are written between day and month, unless the file shows
 * otherwise.
 */
function chooseOrder(
  [first, second]: [number, number],
  mark: string,
  order: DateOrder | undefined,
): DateOrder | null {
  if (first > 12 !== second > 12) return first > 12 ? 'dmy' : 'mdy';
  if (order === 'dmy' || order === 'mdy') return order;
  return mark === '.' || first === second ? 'dmy' : null;
}

const toDate = (year: number | string, month: number | string, day: number | string) =>
  parseDate(
    [
      String(year).padStart(4, '0'),
      String(month).padStart(2, '0'),
      String(day).padStart(2, '0'),
    ].join('-'),
  );

/** Short dates with a year, by which the others of a text show the order: "25/07". */
export const withYears = (text: string): string =>
  text.replaceAll(/(?<![\d/.-])(\d{1,2}([/.-])\d{1,2})(?![\d/]|[.-]\d)/g, '$1$22000');

/**
 * Returns the order that the dates of a text show: a number over 12 is a day. "8:00 PM" is written
 * where months come first.
 */
export function detectDateOrder(text: string): DateOrder | undefined {
  const dates = [
    ...text.matchAll(/\b(\d{1,2})([/.-])(\d{1,2})\2(?:\d{4}|\d{2})\b(?![/.-]\d)/g),
  ].map(([, a, mark, b]) => ({ first: Number(a), second: Number(b), mark }));
  const isDayFirst = dates.some(({ first }) => first > 12);
  const isMonthFirst = dates.some(({ second }) => second > 12);
  if (isDayFirst !== isMonthFirst) return isDayFirst ? 'dmy' : 'mdy';
  const isSlashed = dates.some(({ mark }) => mark !== '.');
  return !isDayFirst && isSlashed && /\d\s?[ap]\.?m\b/i.test(text) ? 'mdy' : undefined;
}
