import { addDays } from '@marquee/domain';
import type { RawWarning } from '../raw-event.ts';
import { type ColumnPlan, columnsFor, type Halves } from './column-sources.ts';
import type { DateOrder } from './date-order.ts';
import {
  atHours,
  isZeroDate,
  parseForeignTime,
  parseHours,
  TO_BE_CONFIRMED,
  type ForeignTime,
} from './foreign-time.ts';
import { withUsualHalf } from './halves.ts';
import { type Row, text } from './row.ts';
import { isYes } from './yes-words.ts';

export interface RowTimes {
  start_local?: string | undefined;
  start_utc?: string;
  end_local?: string | undefined;
  end_utc?: string;
  timezone?: string | undefined;
  doors_local?: string | undefined;
  time_tbd?: true;
  all_day?: true;
  warnings: RawWarning[];
}

interface Refusal {
  unreadable: string;
  column: string;
  value: string;
}

const START_COLUMNS = ['start_local', 'start_utc', 'start_date', 'start_time'] as const;
const END_COLUMNS = ['end_local', 'end_utc', 'end_date', 'end_time'] as const;

const LOST_END = 'an end that cannot be read';

/**
 * Reads start and end of a row. A time of day that cannot be read leaves the day, and an end that
 * cannot be read leaves the start, both with a warning.
 */
export function readRowTimes(
  row: Row,
  plan: ColumnPlan,
  order: DateOrder | undefined,
): RowTimes | Refusal {
  const isAllDay = isYes(text(row.all_day) ?? '');
  const warnings: RawWarning[] = [];
  const start = readStart(row, { order, isAllDay, warnings, halves: plan.halves });
  if (start !== null && 'reason' in start)
    return refusal(start, columnsFor(plan, START_COLUMNS), startText(row));
  const statedEnd = readEnd(row, { order, isAllDay, plan, start });
  const isLost = statedEnd !== null && 'reason' in statedEnd;
  if (isLost)
    warnings.push({
      warning: LOST_END,
      detail: `${columnsFor(plan, END_COLUMNS)}: ${endText(row).slice(0, 60)}`,
    });
  const end = isLost ? null : statedEnd;
  const stated = start !== null && 'local' in start ? start : null;
  const lastDay = end && stated ? endOfDay(stated, end) : end;
  return {
    ...(start && ('utc' in start ? { start_utc: start.utc } : toStart(start.local, row, plan))),
    ...(stated?.end !== undefined && { end_local: stated.end }),
    ...(lastDay && ('utc' in lastDay ? { end_utc: lastDay.utc } : toEnd(lastDay.local, row, plan))),
    ...(stated?.zone !== undefined && row.timezone === undefined && { timezone: stated.zone }),
    ...(stated?.doors !== undefined &&
      row.doors_local === undefined && { doors_local: stated.doors }),
    ...(isUnknownHour(row) && { time_tbd: true as const }),
    ...(stated && isWholeDay(stated, plan) && { all_day: true as const }),
    warnings,
  };
}

/** Google's API has a day in the place of an hour: `{"start": {"date": "2027-05-08"}}`. */
const isWholeDay = ({ local }: { local: string }, { sources }: ColumnPlan): boolean =>
  !hasHour(local) &&
  sources.get('start_date')?.[0]?.[0] === 'start.date' &&
  sources.get('end_date')?.[0]?.[0] === 'end.date';

/**
 * The last day has the hour at which the hours of the start end ("12 – 20 Uhr"). Without one, the
 * day of the start itself states no end.
 */
function endOfDay(start: { local: string; end?: string }, end: StatedTime): StatedTime | null {
  if (!('local' in end) || hasHour(end.local) || !hasHour(start.local)) return end;
  const [, hour] = start.end?.split('T') ?? [];
  const last = hour === undefined ? end.local : `${end.local}T${hour}`;
  if (hour !== undefined && last > start.local) return { local: last };
  return end.local > start.local.slice(0, 10)
    ? end
    : start.end === undefined
      ? null
      : { local: start.end };
}

type StatedTime = Exclude<ForeignTime, { reason: string }>;

const refusal = ({ reason }: { reason: string }, column: string, value: string): Refusal => ({
  unreadable: reason,
  column,
  value,
});

/** A stated instant counts if no local time is stated. */
const wholeStart = (row: Row): string | null => {
  const local = text(row.start_local) ?? text(row.start_date);
  const instant = toInstantText(text(row.start_utc));
  // Many sources write local times with a Z, but not in a column of UTC.
  if (instant !== null && /T\d\d:\d\d(?::\d\d(?:\.\d+)?)?Z$/.test(local ?? ''))
    return isYes(text(row.all_day) ?? '') ? (local ?? '').slice(0, 10) : instant;
  return instant !== null &&
    !/\d[:h]\d\d|\d{10}/.test(`${local ?? ''} ${text(row.start_time) ?? ''}`)
    ? instant
    : local;
};

/** A column of instants can have them without a zone: "2027-05-22 23:30:00". */
const toInstantText = (stated: string | null): string | null =>
  stated !== null && /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d)?(?:\.\d+)?$/.test(stated)
    ? `${stated.replace(' ', 'T')}Z`
    : stated;
const startText = (row: Row) =>
  [wholeStart(row), text(row.start_time)].filter((part) => part !== null).join(' ');
const endText = (row: Row) =>
  [text(row.end_local) ?? text(row.end_date) ?? text(row.end_utc), text(row.end_time)]
    .filter((part) => part !== null)
    .join(' ');
/**
 * Microsoft Graph writes an instant as `{"dateTime": "2027-05-08T18:00:00", "timeZone": "UTC"}`.
 */
const isInUtc = (local: string, { timezone }: Row, { sources }: ColumnPlan): boolean =>
  hasHour(local) &&
  /^(?:etc\/)?utc$/i.test(text(timezone) ?? '') &&
  /\.timezone$/i.test(sources.get('timezone')?.[0]?.[0] ?? '') &&
  /\.datetime$/i.test(sources.get('start_local')?.[0]?.[0] ?? '');
const toStart = (local: string, row: Row, plan: ColumnPlan) =>
  isInUtc(local, row, plan)
    ? { start_utc: `${local}Z`, timezone: undefined }
    : { start_local: local };
const toEnd = (local: string, row: Row, plan: ColumnPlan) =>
  isInUtc(local, row, plan) ? { end_utc: `${local}Z` } : { end_local: local };
const isUnknownHour = (row: Row) =>
  TO_BE_CONFIRMED.test(wholeStart(row) ?? '') || TO_BE_CONFIRMED.test(text(row.start_time) ?? '');

interface StartContext {
  order: DateOrder | undefined;
  isAllDay: boolean;
  warnings: RawWarning[];
  halves: Halves;
}

function readStart(
  row: Row,
  { order, isAllDay, warnings, halves }: StartContext,
): ForeignTime | null {
  const time = withColon(text(row.start_time));
  const whole = wholeStart(row)?.replace(TO_BE_CONFIRMED, '');
  if (whole === undefined || whole === '') return time === null ? null : readTimeAlone(time, order);
  const read = readDay(row, whole, order);
  if (isAllDay || time === null || !('local' in read)) return read;
  const day = withoutMidnight(read);
  if (hasHour(day.local)) return day;
  const stated = time.replace(TO_BE_CONFIRMED, '');
  if (stated === '') return day;
  const instant =
    INSTANT_TIME.test(stated.trim()) && parseForeignTime(`${day.local}T${stated.trim()}`, order);
  if (instant && 'utc' in instant) return instant;
  const clear = withUsualHalf(stated, halves);
  const hours = clear === null ? null : (parseHours(clear) ?? toBareHour(clear));
  if (hours) return atHours(day.local, hours, day.end);
  warnings.push({ warning: 'the time of day', detail: stated.slice(0, 60) });
  return day;
}

/** A text of hours ("19:00–23:00", "Evening") states no day. */
function readTimeAlone(time: string, order: DateOrder | undefined): ForeignTime | null {
  const read = parseForeignTime(time, order);
  return 'reason' in read && (!/\d/.test(time) || parseHours(time)) ? null : read;
}

/** A database writes a day as its midnight. The hour has a column of its own. */
const withoutMidnight = <T extends { local: string }>(time: T): T => ({
  ...time,
  local: time.local.replace(/T00:00:00$/, ''),
});

/**
 * A date can be next to an hour that is a column of its own, or the date in one column and "date,
 * time" in another.
 */
function readDay(row: Row, whole: string, order: DateOrder | undefined): ForeignTime {
  const first = parseForeignTime(whole, order);
  const date = text(row.start_date);
  if (!('reason' in first) || date === null || date === whole) return first;
  return parseForeignTime(date, order);
}

/** "20 5" of a column of hours and one of minutes is 20:05. */
const withColon = (time: string | null): string | null =>
  time?.replace(
    /^(\d{1,2}) (\d{1,2})(?= [ap]|$)/i,
    (_, hour: string, minute: string) => `${hour}:${minute.padStart(2, '0')}`,
  ) ?? null;

function readHours(time: string, halves: Halves) {
  const clear = withUsualHalf(time, halves);
  return clear === null ? null : parseHours(clear);
}

/**
 * "20", and "7" in the evening: a bare number is an hour only in a column of hours. So are "1930"
 * and "19-30".
 */
function toBareHour(stated: string) {
  const [, hour, minute = '00'] = /^(\d{1,2})(?:-?(00|30|45))?$/.exec(stated.trim()) ?? [];
  const isHour = hour !== undefined && Number(hour) >= 8 && Number(hour) < 24;
  return isHour ? { start: `${hour.padStart(2, '0')}:${minute}:00` } : null;
}

// "15:00:00Z" is not a time on the clock of the place.
const INSTANT_TIME = /^\d\d:\d\d(?:Z|:\d\d(?:\.\d+)?(?:Z|[+-](?:0\d|1[0-4]):?\d\d))$/;

const hasHour = (local: string) => local.length > 10;

interface EndContext {
  order: DateOrder | undefined;
  isAllDay: boolean;
  plan: ColumnPlan;
  start: Exclude<ForeignTime, { reason: string }> | null;
}

function readEnd(row: Row, { order, isAllDay, plan, start }: EndContext): ForeignTime | null {
  const time = isAllDay ? null : withColon(text(row.end_time));
  const whole = text(row.end_local) ?? text(row.end_date) ?? toInstantText(text(row.end_utc));
  if (whole !== null && !isZeroDate(whole)) {
    const day = parseForeignTime(whole, order);
    if (!('local' in day) || hasHour(day.local)) return withLastDay(day, row, plan);
    const hours = time === null ? null : readHours(time, plan.halves);
    return hours && start && 'local' in start && hasHour(start.local)
      ? atHours(day.local, { start: hours.start })
      : withLastDay(day, row, plan);
  }
  if (time === null || start === null || !('local' in start) || !hasHour(start.local)) return null;
  const hours = readHours(time, plan.halves);
  if (!hours || (hours.start === MIDNIGHT_HOUR && whole !== null)) return null;
  const [day = '', hour = ''] = start.local.split('T');
  return { local: `${hours.start > hour ? day : addDays(day, 1)}T${hours.start}` };
}

const MIDNIGHT_HOUR = '00:00:00';

const MIDNIGHT = /^(?:0?0:00(?::00)?|12:00(?::00)? am)$/i;

/** Outlook ends an all-day event at 00:00 of the next day, and Google's API on the next day. */
function withLastDay(end: ForeignTime, row: Row, { sources }: ColumnPlan): ForeignTime {
  if (!('local' in end)) return end;
  const isExclusive = isYes(text(row.all_day) ?? '') && MIDNIGHT.test(text(row.end_time) ?? '');
  return isExclusive || sources.get('end_date')?.[0]?.[0] === 'end.date'
    ? { local: addDays(end.local.slice(0, 10), -1) }
    : end;
}
