import {
  addDays,
  offsetAt,
  toInstant,
  toLocalTime,
  parseDate,
  parseInstant,
  parseLocal,
  type Category,
} from '@marquee/domain';
import type { RawEvent } from '../raw-event.ts';
import { RecordRejectedError } from '../record-rejected-error.ts';
import { parseFlag } from './values.ts';
import { findZone, findZoneByOffset } from './zone-names.ts';

export interface EventTimes {
  start_local: string;
  end_local: string | null;
  timezone: string;
  all_day: boolean;
  time_tbd: boolean;
  date_tbd: boolean;
}

const YEARS = { first: 1500, last: 2199 };
// "9999-12-31" means an open end. The day after it is not representable.
const LAST_END = '9999-12-30T00:00:00';

/** The zone of the place. It is certain if the town or its position is known. */
export interface PlaceZone {
  timezone: string | null;
  isCertain: boolean;
  /** It is that of most events of the list, for lack of any other. */
  isOfList?: boolean;
}

/**
 * Returns local start and end in the stated zone, else in the zone of the place, else in the offset
 * of the start, else in UTC.
 */
export function normaliseTimes(stated: RawEvent, category: Category, place: PlaceZone): EventTimes {
  const timezone = chooseZone(stated, place);
  const raw = hasWinterOffset(stated, timezone) ? onStatedClock(stated) : stated;
  const start = readStart(raw, timezone);
  if (start === null)
    throw new RecordRejectedError(
      raw.start_utc || raw.start_local ? 'invalid start date' : 'no start',
    );
  const year = Number(start.local.slice(0, 4));
  if (year < YEARS.first || year > YEARS.last) throw new RecordRejectedError('start out of range');
  const end = readEnd(raw, timezone);
  const isDateOnly = start.isDateOnly;
  const all_day =
    parseFlag(raw.all_day) ??
    (parseFlag(raw.time_tbd) !== true &&
      (isDateOnly ? fillsTheDay(category, start, end) : isWholeDays(start, end)));
  const time_tbd = !all_day && (isDateOnly || parseFlag(raw.time_tbd) === true);
  const wholeDays = all_day || time_tbd;
  return {
    start_local: wholeDays ? atMidnight(start.local) : start.local,
    end_local: end && normaliseEnd(start, end, wholeDays),
    timezone,
    all_day,
    time_tbd,
    date_tbd: parseFlag(raw.date_tbd) ?? false,
  };
}

/**
 * Whether the start has the offset of winter although its zone has summer time then, as all starts
 * of the list have: the program does not know of summer time.
 */
function hasWinterOffset(raw: RawEvent, timezone: string): boolean {
  const { constant_offset, start_utc, start_local } = raw;
  if (constant_offset === undefined) return false;
  const start = [start_utc, start_local].map((text) => parseInstant(text?.trim() ?? ''));
  const at = start.find((instant) => instant !== null);
  if (!at) return false;
  const [hours = '', minutes = '0'] = constant_offset.slice(1).split(/:?(?=\d\d$)/);
  const sign = constant_offset.startsWith('-') ? -1 : 1;
  const offset = sign * (Number(hours) * 60 + Number(minutes)) * 60;
  const year = String(at.getUTCFullYear());
  const winter = offsetAt(new Date(`${year}-01-15T12:00:00Z`), timezone);
  return winter === offset && offsetAt(at, timezone) === offset + HOUR_S;
}

const HOUR_S = 3_600;

const onStatedClock = (raw: RawEvent): RawEvent => ({
  ...raw,
  ...{ start_utc: null, start_local: withoutOffset(raw.start_utc ?? raw.start_local) },
  ...{ end_utc: null, end_local: withoutOffset(raw.end_utc ?? raw.end_local) },
});

const withoutOffset = (text: string | null | undefined): string | null =>
  text?.trim().replace(/[+-]\d\d:?\d\d$/, '') ?? null;

/**
 * An instant or a day does not depend on the stated zone, which can be that of the editor: India in
 * America/New_York.
 */
function chooseZone(raw: RawEvent, place: PlaceZone): string {
  const stated = raw.timezone ? findZone(raw.timezone) : null;
  if (stated === null || place.timezone === null)
    return stated ?? place.timezone ?? statedOffset(raw) ?? 'UTC';
  // A fixed offset is the one of a day, perhaps of another season: the zone of the place knows its
  // rules.
  const isFixed = stated.startsWith('Etc/') && stated !== 'Etc/UTC';
  const isWallClock = !statesInstant(raw) && !parseDate(raw.start_local?.trim() ?? '');
  return (isWallClock && !isFixed) || !place.isCertain ? stated : place.timezone;
}

/** "2027-05-08T20:00:00+09:00" of an unknown place is shown on that clock. */
function statedOffset({ start_utc, start_local }: RawEvent): string | null {
  const text = [start_utc, start_local].find((stated) => parseInstant(stated?.trim() ?? ''));
  const [offset = null] = /[+-]\d\d:?\d\d$/.exec(text?.trim() ?? '') ?? [];
  return offset === null ? null : findZoneByOffset(offset);
}

const statesInstant = ({ start_utc, start_local }: RawEvent): boolean =>
  [start_utc, start_local].some((stated) => parseInstant(stated?.trim() ?? '') !== null);

/**
 * What is doubtful about the zone of an event, or null. The text has no value, so that equal doubts
 * are counted together.
 */
export function findZoneDoubt(raw: RawEvent, place: PlaceZone): string | null {
  const isDay = parseDate(raw.start_local?.trim() ?? '') !== null;
  if (raw.timezone?.trim() && findZone(raw.timezone) === null)
    return `the time zone "${raw.timezone.trim().slice(0, 60)}" is not known`;
  if (hasWinterOffset(raw, chooseZone(raw, place)))
    return 'the offset of winter in summer: the hour counts';
  const isOfList = place.isOfList === true;
  const isStated = (place.timezone !== null && !isOfList) || raw.timezone?.trim();
  // An instant in UTC is right, but its hour is not that of the place.
  if (isStated || statedOffset(raw) !== null || isDay) return null;
  return `no place and no time zone: the zone is ${isOfList ? 'that of most events' : 'UTC'}`;
}

/** Returns why a stated end is not that of the event, or null. */
export function findLostEnd(raw: RawEvent, event: EventTimes): string | null {
  const stated = [raw.end_utc, raw.end_local].find((text) => text?.trim())?.trim();
  if (!stated || event.end_local !== null || stated.startsWith('0000')) return null;
  const end = readEnd(raw, event.timezone);
  if (end === null) return 'an end that cannot be read';
  const length = event.all_day || event.time_tbd || end.isDateOnly ? DATE_LENGTH : undefined;
  const isBefore = end.local.slice(0, length) < event.start_local.slice(0, length);
  return isBefore ? 'an end before the start' : null;
}

const DATE_LENGTH = 10;

interface ReadTime {
  /** `YYYY-MM-DDTHH:mm:ss` */
  local: string;
  isDateOnly: boolean;
}

function readTime(
  utc: string | null | undefined,
  local: string | null | undefined,
  zone: string,
): ReadTime | null {
  const instant = utc ? parseInstant(utc.trim()) : null;
  if (instant) return { local: toLocalTime(instant, zone), isDateOnly: false };
  const text = (local ?? utc ?? '').trim();
  const withOffset = parseInstant(text);
  if (withOffset) return { local: toLocalTime(withOffset, zone), isDateOnly: false };
  const date = parseDate(text);
  if (date) return { local: `${date}T00:00:00`, isDateOnly: true };
  const wallClock = parseLocal(text);
  if (wallClock === null) return null;
  // An hour that the clocks skip is that of the instant: 02:30 is 03:30.
  return { local: toLocalTime(toInstant(wallClock, zone), zone), isDateOnly: false };
}

/** The midnights of a list that states no hours are days, in the zone or in UTC. */
function readStart(raw: RawEvent, zone: string): ReadTime | null {
  const start = readTime(raw.start_utc, raw.start_local, zone);
  return start && toDay(raw, start, raw.start_utc ?? raw.start_local);
}

function toDay(raw: RawEvent, time: ReadTime, stated: string | null | undefined): ReadTime {
  if (raw.is_at_one_hour !== true || time.isDateOnly) return time;
  const [, utcDay] = UTC_MIDNIGHT.exec(stated?.trim() ?? '') ?? [];
  const hour = time.local.slice(DATE_LENGTH + 1);
  // Nothing begins at 2 in the night every day: it is midnight in UTC, seen from Europe.
  const isUtc = utcDay !== undefined && time.local.startsWith(utcDay) && hour < NIGHT_END;
  return isUtc || hour === '00:00:00' ? { local: atMidnight(time.local), isDateOnly: true } : time;
}

const UTC_MIDNIGHT = /^(\d{4}-\d\d-\d\d)T00:00/;
const NIGHT_END = '06:00:00';

function readEnd(raw: RawEvent, zone: string): ReadTime | null {
  const read = readTime(raw.end_utc, raw.end_local, zone);
  const end = read && toDay(raw, read, raw.end_utc ?? raw.end_local);
  if (end === null) return null;
  if (isNextMidnight(raw, end)) return { ...end, local: addDays(end.local.slice(0, 10), -1) };
  return end.local > LAST_END ? { ...end, local: LAST_END } : end;
}

/** An event of whole days whose end is an instant ends at the midnight after its last day. */
const isNextMidnight = (raw: RawEvent, { local, isDateOnly }: ReadTime): boolean =>
  parseFlag(raw.all_day) === true &&
  !isDateOnly &&
  parseInstant(raw.end_utc?.trim() ?? '') !== null &&
  local.endsWith('T00:00:00');

// A concert with a date only has an unknown hour. A conference or a festival lasts all day.
const fillsTheDay = (category: Category, start: ReadTime, end: ReadTime | null) =>
  category === 'conference' ||
  category === 'festival' ||
  (end !== null && end.local.slice(0, 10) > start.local.slice(0, 10));

// Midnight to 23:59 on the venue's wall clock is how forms without a field for "all day" store it.
const isWholeDays = (start: ReadTime, end: ReadTime | null) =>
  start.local.endsWith('T00:00:00') &&
  end !== null &&
  end.local > start.local &&
  /T23:59:(?:00|59)$/.test(end.local);

/**
 * Returns null if the end is not after the start. An end date of a timed event means the following
 * midnight.
 */
function normaliseEnd(start: ReadTime, end: ReadTime, wholeDays: boolean): string | null {
  if (wholeDays)
    return end.local.slice(0, 10) > start.local.slice(0, 10) ? atMidnight(end.local) : null;
  const local = end.isDateOnly ? `${addDays(end.local.slice(0, 10), 1)}T00:00:00` : end.local;
  return local > start.local ? local : null;
}

const atMidnight = (local: string) => `${local.slice(0, 10)}T00:00:00`;
