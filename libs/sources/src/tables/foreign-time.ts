import { addDays, parseDate, parseInstant, parseLocal } from '@marquee/domain';
import { plainBasque } from './basque-dates.ts';
import type { DateOrder } from './date-order.ts';
import { parseDays, UNREADABLE, type DayContext } from './parse-day.ts';
import { HOUR_WORDS, parseHours, type Hours } from './parse-hours.ts';
import { plainDate } from './plain-dates.ts';
import { plainForm } from './plain-forms.ts';

export { detectDateOrder, NO_DAY, withYears } from './parse-day.ts';
export { isClock, parseHours } from './parse-hours.ts';

/**
 * A date or local time in ISO 8601 with its end if it states one, an instant, or the reason why
 * there is none.
 */
export type ForeignTime =
  | { local: string; end?: string; doors?: string; zone?: string }
  | { utc: string }
  | { reason: string };

// ISO 8601 without separators: "20270508", "20270508T2000Z".
const COMPACT = /^((?:19|20)\d{2})(0[1-9]|1[0-2])([0-3]\d)(?=$|T)/;
// "2027-05-08 2000"
const COMPACT_HOUR = /^(\d{4}-\d\d-\d\d) ([01]\d|2[0-3])([0-5]\d)$/;
const COMPACT_TIME = /^(\d{4}-\d\d-\d\d)T(\d\d)(\d\d)(?:\d\d)?(Z?)$/;
// The time of mails and feeds is an instant. Its zone is not that of the event.
const MAIL_TIME = /^(?:\p{L}{3}, )?\d{1,2} \p{L}{3} \d{4} \d\d:\d\d:\d\d (?:GMT|UTC|Z)$/u;
const EPOCH_SECONDS = /^[1-4]\d{9}$/;
const EPOCH_MS = /^[1-4]\d{12}$/;
const OFFSET_AFTER_SPACE =
  /^(\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?)\s+([+-]\d\d:?\d\d|UTC|Z)$/;
const ZERO = /^(?:0000-00-00|0001-01-01|1970-01-01|00[./-]00[./-]0000)(?:[T ]00:00(?::00)?.*)?$/;
const SPAN = /\s+(?:[-–—]|to|bis|au|al|hasta|until)\s+|\s*[–—~〜]\s*/i;
const MAX_LENGTH = 200;

/** How a text ends, or all of it, if a time is not known yet. */
export const TO_BE_CONFIRMED =
  /(?:^|(?<=\d)[\s,T]+)(?:tb[acd]|t\.b\.[acd]\.|to be (?:confirmed|announced|decided)|n\/a|offen|folgt|unbekannt|postp\.?|[-–?]+)$/i;

/** Zero dates, as databases write an unknown date. */
export const isZeroDate = (text: string): boolean => ZERO.test(text.trim());

/**
 * Parses "8.5.2027", "05/06/2027 20:00", "30 May 2027, 19:30 – 22:00", seconds or milliseconds
 * since 1970, and ISO 8601.
 */
export const parseForeignTime = (
  text: string,
  order: DateOrder | undefined,
  now = new Date(),
): ForeignTime => parseStated(text, { order, now });

const ORDERS = ['dmy', 'mdy'] as const;
const SLASHED = /(?<![\d/])(\d{1,2}\/\d{1,2})(?![\d/])/;

/**
 * Returns whether a text without a year states this day: "Aug 18, 8 pm" and "8/18" are 2027-08-18.
 */
export function agreesWithDay(text: string, day: string): boolean {
  const year = Number(day.slice(0, 4));
  const stated = text.replace(SLASHED, `$1/${String(year)}`);
  return ORDERS.some((order) => {
    const found = parseStated(stated, { order, now: new Date(day), year });
    return 'local' in found && found.local.slice(0, 10) === day;
  });
}

function parseStated(text: string, context: DayContext): ForeignTime {
  if (text.length > MAX_LENGTH) return { reason: UNREADABLE };
  const stated = plainDate(plainBasque(plainForm(text)))
    .trim()
    .replaceAll(/\s+/g, ' ')
    .replace(INNER_WEEKDAY, ' ');
  const exact = parseExact(stated);
  if (exact) return exact;
  const whole = parseDays(stated, context);
  if ('first' in whole) return withLastDay(whole);
  const found = parseSpan(stated, context) ?? parseDayAndHours(stated, context);
  if (found) return found;
  const bare = stated.replace(REMARK, '');
  return bare === stated ? { reason: whole.reason } : parseStated(bare, context);
}

// "16/01/2027(Sat)20:00"
const INNER_WEEKDAY = /(?<=\d)\s?\(\p{L}{2,10}\.?\)\s?(?=\d)/u;
// "14-17 avril 2025 (exposition en cours)"
const REMARK = /\s*[([][^()[\]]*[)\]]$/;

function parseExact(stated: string): ForeignTime | null {
  if (EPOCH_SECONDS.test(stated)) return { utc: new Date(Number(stated) * 1000).toISOString() };
  if (MAIL_TIME.test(stated) && !isNaN(Date.parse(stated)))
    return { utc: new Date(stated).toISOString() };
  if (EPOCH_MS.test(stated)) return { utc: new Date(Number(stated)).toISOString() };
  const plain = stated
    .replace(COMPACT, '$1-$2-$3')
    .replace(COMPACT_HOUR, '$1T$2:$3')
    .replace(COMPACT_TIME, '$1T$2:$3:00$4')
    .replace(
      OFFSET_AFTER_SPACE,
      (_, time: string, offset: string) =>
        `${time.replace(' ', 'T')}${/\d/.test(offset) ? offset : 'Z'}`,
    );
  if (parseInstant(plain)) return { utc: plain };
  const iso = parseDate(plain) ?? parseLocal(plain);
  return iso === null ? null : { local: iso };
}

const withLastDay = ({ first, last }: { first: string; last?: string }): ForeignTime =>
  last === undefined || last === first ? { local: first } : { local: first, end: last };

function parseDayAndHours(text: string, context: DayContext): ForeignTime | null {
  const hours = parseHours(text);
  if (!hours) return null;
  const before = trimMarks(text.slice(0, hours.from));
  const after = trimMarks(text.slice(hours.to));
  for (const day of [before, after]) {
    if (!/\d/.test(day)) continue;
    const found = parseDays(day, context);
    if ('first' in found) return atHours(found.first, hours, found.last);
    if (found.reason !== UNREADABLE) return found;
  }
  return null;
}

/** Adds hours to a day. An end before the start is on the next day. */
export function atHours(day: string, hours: Hours, lastDay?: string): ForeignTime {
  const local = `${day}T${hours.start}`;
  const sameDay = hours.end === undefined ? undefined : `${day}T${hours.end}`;
  const end =
    sameDay === undefined || sameDay > local ? sameDay : `${addDays(day, 1)}T${hours.end ?? ''}`;
  const last =
    lastDay === undefined || hours.end === undefined ? lastDay : `${lastDay}T${hours.end}`;
  return {
    local,
    ...((last ?? end) !== undefined && { end: last ?? end ?? '' }),
    ...(hours.doors !== undefined && { doors: hours.doors }),
    ...(hours.zone !== undefined && { zone: hours.zone }),
  };
}

/** Two dates with hours: "2027-06-01 10:00 – 2027-06-03 18:00". */
function parseSpan(text: string, context: DayContext): ForeignTime | null {
  const [from, to, ...rest] = text.split(SPAN);
  if (from === undefined || to === undefined || rest.length > 0) return null;
  const one = (part: string) => parseExact(part) ?? parseDayAndHours(part, context);
  const [first, last] = [one(from), one(to)];
  if (!first || !last || !('local' in first && 'local' in last)) return null;
  if (last.local === first.local) return first;
  return last.local > first.local ? { ...first, end: last.local } : null;
}

const BEFORE_HOUR = new RegExp(
  String.raw`\s(?:at|ab|à|a las?|alle|o|v|u|od|${HOUR_WORDS})\.?$`,
  'iu',
);

const trimMarks = (text: string): string =>
  text
    .replace(/[\s,;·|([@:–—-]+$/u, '')
    .replace(BEFORE_HOUR, '')
    .replace(/[\s,;:]+$/u, '')
    .replace(/^[\s,;·|)\]:–—-]+/u, '')
    .replace(/^(?:on|am|le|el|il|den)\s+/i, '');
