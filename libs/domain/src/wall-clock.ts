import { Temporal } from 'temporal-polyfill';
import { memoize } from './memoize.ts';

const ZONE = /^[A-Za-z][\w+/-]{0,63}$/;
const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const LOCAL = /^(\d{4}-\d{2}-\d{2})[T ]([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?(?:\.\d+)?$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})$/i;

// The years that four digits can write, and PostgreSQL can read.
const FIRST_INSTANT = Date.parse('0001-01-02T00:00:00Z');
const LAST_INSTANT = Date.parse('9999-12-30T00:00:00Z');

/** Whether a zone is one that the tz database knows, e.g. `Europe/Berlin`. Offsets such as `+02:00` are none. */
export const isTimeZone = (zone: string): boolean => ZONE.test(zone) && isKnownZone(zone);

const isKnownZone = memoize(
  (zone) => tryOrNull(() => Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(zone)) !== null,
  2_000,
);

/** A calendar date that exists (from the year 1), as `YYYY-MM-DD`; else null. */
export function parseDate(text: string): string | null {
  const [, year, month, day] = DATE.exec(text)?.map(Number) ?? [];
  if (year === undefined || month === undefined || day === undefined) return null;
  const isReal = year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month);
  return isReal ? text : null;
}

/** A wall-clock time without an offset, as `YYYY-MM-DDTHH:mm:ss`; else null. */
export function parseLocal(text: string): string | null {
  const [, date = '', hour, minute, second = '00'] = LOCAL.exec(text) ?? [];
  return hour && minute && parseDate(date) ? `${date}T${hour}:${minute}:${second}` : null;
}

/** A full ISO 8601 instant (with `Z` or an offset); else null. Fractions of a second are dropped. */
export function parseInstant(text: string): Date | null {
  if (!INSTANT.test(text)) return null;
  const milliseconds = tryOrNull(() => Temporal.Instant.from(text.replace(' ', 'T')).epochMilliseconds);
  if (milliseconds === null || milliseconds < FIRST_INSTANT || milliseconds > LAST_INSTANT) return null;
  return new Date(Math.floor(milliseconds / 1000) * 1000);
}

/**
 * The instant at which clocks in `zone` show `local`. A time skipped in spring moves forward by the gap, one that
 * comes twice in autumn is the first (RFC 5545, and Temporal's "compatible").
 */
export function toInstant(local: string, zone: string): Date {
  const shown = Date.parse(`${local}Z`);
  // What clocks show is never further from UTC than a day, and no change moves them by more.
  const period = findPeriod(shown - 2 * DAY_MS, zone);
  if (period && shown + 2 * DAY_MS <= period.until) return new Date(shown - period.offset);
  return new Date(Temporal.PlainDateTime.from(local).toZonedDateTime(zone).epochMilliseconds);
}

/** What clocks in `zone` show at an instant, as `YYYY-MM-DDTHH:mm:ss`. */
export function toLocalTime(instant: Date, zone: string): string {
  const period = findPeriod(instant.getTime(), zone);
  if (period) return new Date(instant.getTime() + period.offset).toISOString().slice(0, 19);
  const zoned = Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(zone);
  return formatLocal(zoned.toPlainDateTime());
}

/** Midnight at the start of `date` in `zone`; with `days`, of the day that many days later. */
export function startOfDay(date: string, zone: string, days = 0): Date {
  return toInstant(`${days === 0 ? date : addDays(date, days)}T00:00:00`, zone);
}

/** `date` must be one that exists (`parseDate`). */
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().replace(/T.*/, '');

/** 1 (Monday) to 7 (Sunday). */
export const toWeekday = (date: string): number => Temporal.PlainDate.from(date).dayOfWeek;

/** An instant as answers print it: UTC, whole seconds, `2026-12-31T20:00:00Z`. */
export const formatInstant = (instant: Date): string => instant.toISOString().replace(/\.\d{3}Z$/, 'Z');

const DAY_MS = 86_400_000;

/** A time in which a zone's clocks are not changed, in milliseconds since 1970. */
interface OffsetPeriod {
  from: number;
  /** Not included. */
  until: number;
  /** Milliseconds that they are ahead of UTC meanwhile. */
  offset: number;
}

const MAX_PERIODS = 40;
const MONTH_MS = 31 * DAY_MS;
const cachedPeriods = memoize((): OffsetPeriod[] => [], 2_000);

/** A period around an instant; null where there is no such zone or time. Asking Temporal each time costs twenty times more. */
function findPeriod(instant: number, zone: string): OffsetPeriod | null {
  const known = cachedPeriods(zone);
  for (const period of known) if (instant >= period.from && instant < period.until) return period;
  const found = tryOrNull(() => computePeriod(instant, zone));
  if (!found) return null;
  const shorter = known.findIndex(({ until }) => until === found.until);
  if (shorter >= 0) known.splice(shorter, 1);
  known.unshift(found);
  known.length = Math.min(known.length, MAX_PERIODS);
  return found;
}

/** From a month before it, or the last change since, to the next change: looking for changes before an instant is slow. */
function computePeriod(instant: number, zone: string): OffsetPeriod {
  let start = Temporal.Instant.fromEpochMilliseconds(instant - MONTH_MS).toZonedDateTimeISO(zone);
  let change = start.getTimeZoneTransition('next');
  while (change && change.epochMilliseconds <= instant) {
    start = change;
    change = start.getTimeZoneTransition('next');
  }
  const until = change?.epochMilliseconds ?? Infinity;
  return { from: start.epochMilliseconds, until, offset: start.offsetNanoseconds / 1e6 };
}

const formatLocal = (time: Temporal.PlainDateTime) => time.toString({ smallestUnit: 'second' });

const daysIn = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate();

function tryOrNull<T>(parse: () => T): T | null {
  try {
    return parse();
  } catch {
    return null;
  }
}
