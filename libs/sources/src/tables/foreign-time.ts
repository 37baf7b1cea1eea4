import { parseDate, parseInstant, parseLocal } from '@marquee/domain';
import type { DateOrder } from './table-options.ts';

/** A date or local time in ISO 8601, an instant, or the reason why there is none. */
export type ForeignTime = { local: string; until?: string } | { utc: string } | { reason: string };

const MONTHS: Readonly<Record<string, number>> = Object.fromEntries(
  ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl'].flatMap((locale) =>
    (['long', 'short'] as const).flatMap((month) =>
      Array.from({ length: 12 }, (_, index) => [
        new Intl.DateTimeFormat(locale, { month, timeZone: 'UTC', day: 'numeric' })
          .formatToParts(Date.UTC(2024, index, 1))
          .find(({ type }) => type === 'month')
          ?.value.toLowerCase()
          .replace('.', '') ?? '',
        index + 1,
      ]),
    ),
  ),
);

const TIME = /(?:^|[\sT,])(\d{1,2})(?:[:.h](\d{2}))?(?::(\d{2}))?\s*([ap]\.?\s?m\.?|uhr|h)?\s*$/i;
// ISO 8601 without separators: "20270508", "20270508T2000Z".
const COMPACT = /^((?:19|20)\d{2})(0[1-9]|1[0-2])([0-3]\d)(?=$|T)/;
const COMPACT_TIME = /^(\d{4}-\d\d-\d\d)T(\d\d)(\d\d)(?:\d\d)?(Z?)$/;
const NUMBERS = /^(\d{1,4})([./-])\s?(\d{1,2})\2\s?(\d{1,4})$/;
const WORDS =
  /^(?:\p{L}+\.?,?\s+)?(?:(\d{1,2})(?:st|nd|rd|th|\.|er|º)?\s+(?:de\s+)?(\p{L}+)\.?,?\s+(?:de\s+)?(\d{4})|(\p{L}+)\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4}))$/u;
const WEEKDAY = /^(\p{L}{2,12})\.?,?\s+(?=\d)/u;
// "8pm – 10pm", "19:30 bis 22 Uhr"
const RANGE =
  /^(.*\d.*?)\s*(?:[-–—]|\b(?:to|till|until|bis|al|jusqu'à)\b|\sà\s)\s*(\d{1,2}(?:[:.h]\d{2})?(?::\d{2})?\s*(?:[ap]\.?\s?m\.?|uhr|h)?)$/iu;
const MAX_LENGTH = 200;
const UNREADABLE = 'a date or time that cannot be read';
const AMBIGUOUS = 'a date that can be two days: set --date-order dmy or mdy';

/** Parses "8.5.2027", "05/06/2027 20:00", "05/30/2027 10:00 AM", "30 May 2027" and ISO 8601. */
export function parseForeignTime(text: string, order: DateOrder | undefined): ForeignTime {
  if (text.length > MAX_LENGTH) return { reason: UNREADABLE };
  const stated = withoutJapaneseMarks(text).trim().replaceAll(/\s+/g, ' ');
  const plain = stated.replace(COMPACT, '$1-$2-$3').replace(COMPACT_TIME, '$1T$2:$3:00$4');
  if (parseInstant(plain)) return { utc: plain };
  const iso = parseDate(plain) ?? parseLocal(plain);
  if (iso !== null) return { local: iso };
  const whole = parseDay(plain, order);
  if (typeof whole === 'string') return { local: whole };
  return parseRange(plain, order) ?? parseDayAndTime(plain, order, whole.reason);
}

/** Returns the start of a span of hours, with its end. */
function parseRange(text: string, order: DateOrder | undefined): ForeignTime | null {
  const [, first, last] = RANGE.exec(text) ?? [];
  if (first === undefined || last === undefined) return null;
  const half = /[ap]\.?\s?m\.?$/i.exec(last)?.[0];
  const start = [first, `${first} ${half ?? 'h'}`]
    .map((stated) => parseDayAndTime(stated, order, UNREADABLE))
    .find((time) => 'local' in time);
  const end = TIME.exec(` ${last}`);
  const until = end && parseClock(end);
  return start && 'local' in start && until !== null ? { ...start, until } : null;
}

function parseDayAndTime(plain: string, order: DateOrder | undefined, reason: string): ForeignTime {
  const clock = TIME.exec(plain);
  if (!clock) return { reason };
  const day = parseDay(
    plain.slice(0, clock.index).replace(/[\s,]+(?:at|um|à|a las|[-–—|])?$/i, ''),
    order,
  );
  if (typeof day !== 'string') return day;
  const time = parseClock(clock);
  return time === null ? { reason: UNREADABLE } : { local: `${day}T${time}` };
}

const JAPANESE_TIME = /(午前|午後)?\s?(\d{1,2})時(?:\s?(\d{1,2})分)?(半)?/u;

/** "2027年8月7日(土) 午後6時30分" is "2027-8-7 6:30 pm". */
function withoutJapaneseMarks(text: string): string {
  if (!/[年月日時（(]/.test(text)) return text;
  const plain = text
    .replace(/[（(][月火水木金土日祝・]{1,5}[)）]/gu, ' ')
    .replace(/(\d{4})年\s?(\d{1,2})月\s?(\d{1,2})日/u, '$1-$2-$3 ');
  const [time = '', half, hour = '', minute, isHalfPast] = JAPANESE_TIME.exec(plain) ?? [];
  if (time === '') return plain;
  const minutes = minute?.padStart(2, '0') ?? (isHalfPast === undefined ? '00' : '30');
  const suffix = half === '午後' ? ' pm' : half === '午前' ? ' am' : '';
  return plain.replace(time, `${hour}:${minutes}${suffix}`);
}

function parseDay(stated: string, order: DateOrder | undefined): string | { reason: string } {
  const [prefix = '', weekday = ''] = WEEKDAY.exec(stated) ?? [];
  const text = MONTHS[weekday.toLowerCase()] === undefined ? stated.slice(prefix.length) : stated;
  const iso = parseDate(text);
  if (iso !== null) return iso;
  const [, day, name, year, otherName, otherDay, otherYear] = WORDS.exec(text) ?? [];
  const month = MONTHS[(name ?? otherName ?? '').toLowerCase()];
  if (month !== undefined)
    return toDate(year ?? otherYear, month, day ?? otherDay) ?? { reason: UNREADABLE };
  const [, first = '', mark, second = '', third = ''] = NUMBERS.exec(text) ?? [];
  if (mark === undefined) return { reason: UNREADABLE };
  if (first.length === 4) return toDate(first, second, third) ?? { reason: UNREADABLE };
  const chosen = chooseOrder([Number(first), Number(second)], mark, order);
  if (chosen === null) return { reason: AMBIGUOUS };
  const full = third.length === 2 ? `20${third}` : third;
  return (
    (chosen === 'mdy' ? toDate(full, first, second) : toDate(full, second, first)) ?? {
      reason: UNREADABLE,
    }
  );
}

/** Dots are only written between day and month. A number over 12 is the day. */
function chooseOrder(
  [first, second]: [number, number],
  mark: string,
  order: DateOrder | undefined,
): DateOrder | null {
  if (mark === '.') return 'dmy';
  if (first > 12 !== second > 12) return first > 12 ? 'dmy' : 'mdy';
  return order === 'ymd' || order === undefined ? (first === second ? 'dmy' : null) : order;
}

const toDate = (
  year: number | string | undefined,
  month: number | string,
  day: number | string | undefined,
) =>
  parseDate(
    [
      String(year).padStart(4, '0'),
      String(month).padStart(2, '0'),
      String(day).padStart(2, '0'),
    ].join('-'),
  );

function parseClock([, hours = '', minutes, seconds = '00', half = '']: RegExpExecArray):
  string | null {
  const isHalf = /^[ap]/i.test(half);
  if (minutes === undefined && half === '') return null;
  const hour = Number(hours);
  if (isHalf && (hour < 1 || hour > 12)) return null;
  const full = isHalf ? (hour % 12) + (/^p/i.test(half) ? 12 : 0) : hour;
  return (
    parseLocal(`2000-01-01T${String(full).padStart(2, '0')}:${minutes ?? '00'}:${seconds}`)?.slice(
      11,
    ) ?? null
  );
}

/** Returns the order that the dates of a text show: a number over 12 is a day. "8:00 PM" is written where months come first. */
export function detectDateOrder(text: string): DateOrder | undefined {
  const dates = [...text.matchAll(/\b(\d{1,2})[/-](\d{1,2})[/-]\d{4}\b/g)].map(
    ([, a, b]) => [Number(a), Number(b)] as const,
  );
  const isDayFirst = dates.some(([first]) => first > 12);
  const isMonthFirst = dates.some(([, second]) => second > 12);
  if (isDayFirst !== isMonthFirst) return isDayFirst ? 'dmy' : 'mdy';
  return !isDayFirst && /\d\s?[ap]\.?m\b/i.test(text) ? 'mdy' : undefined;
}
