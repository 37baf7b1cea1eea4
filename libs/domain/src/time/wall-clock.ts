import { LRUCache } from 'lru-cache';
import { Temporal } from 'temporal-polyfill';

const ZONE = /^[A-Za-z][\w+/-]{0,63}$/;
const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const LOCAL = /^(\d{4}-\d{2}-\d{2})[T ]([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?(?:\.\d+)?$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})$/i;

// The years with four digits, which PostgreSQL can read.
const MAX_ZONES = 2_000;
const FIRST_INSTANT = Date.parse('0001-01-02T00:00:00Z');
const LAST_INSTANT = Date.parse('9999-12-30T00:00:00Z');

/**
 * Returns whether the tz database contains a zone, e.g. `Europe/Berlin`. Offsets such as `+02:00`
 * are not zones.
 */
export const isTimeZone = (zone: string): boolean => ZONE.test(zone) && knownZones.memo(zone);

const knownZones = new LRUCache<string, boolean>({
  max: MAX_ZONES,
  memoMethod: (zone) =>
    tryOrNull(() => Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(zone)) !== null,
});

/**
 * Parses an existing calendar date (from the year 1) in the form `YYYY-MM-DD`. Returns null for any
 * other text.
 */
export function parseDate(text: string): string | null {
  const [, year, month, day] = DATE.exec(text)?.map(Number) ?? [];
  if (year === undefined || month === undefined || day === undefined) return null;
  const isReal = year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month);
  return isReal ? text : null;
}

/**
 * Parses a wall-clock time without an offset to `YYYY-MM-DDTHH:mm:ss`. Returns null for any other
 * text.
 */
export function parseLocal(text: string): string | null {
  const [, date = '', hour, minute, second = '00'] = LOCAL.exec(text) ?? [];
  return hour && minute && parseDate(date) ? `${date}T${hour}:${minute}:${second}` : null;
}

/**
 * Parses an ISO 8601 instant with `Z` or an offset. Drops fractions of a second. Returns null for
 * any other text.
 */
export function parseInstant(text: string): Date | null {
  if (!INSTANT.test(text)) return null;
  const milliseconds = tryOrNull(
    () => Temporal.Instant.from(text.replace(' ', 'T')).epochMilliseconds,
  );
  if (milliseconds === null || milliseconds < FIRST_INSTANT || milliseconds > LAST_INSTANT)
    return null;
  return new Date(Math.floor(milliseconds / 1000) * 1000);
}

/**
 * Returns the instant at which clocks in `zone` show `local`. A skipped time moves forward by the
 * gap; of a repeated time, the first counts (RFC 5545, Temporal's "compatible").
 */
export function toInstant(local: string, zone: string): Date {
  const shown = Date.parse(`${local}Z`);
  // Local time differs from UTC by less than a day, and no clock change exceeds a day.
  const period = findPeriod(shown - 2 * DAY_MS, zone);
  if (period && shown + 2 * DAY_MS <= period.until) return new Date(shown - period.offset);
  return new Date(Temporal.PlainDateTime.from(local).toZonedDateTime(zone).epochMilliseconds);
}

/** Returns the local time in `zone` at an instant, as `YYYY-MM-DDTHH:mm:ss`. */
export function toLocalTime(instant: Date, zone: string): string {
  const period = findPeriod(instant.getTime(), zone);
  if (period) return new Date(instant.getTime() + period.offset).toISOString().slice(0, 19);
  const zoned = Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(zone);
  return formatLocal(zoned.toPlainDateTime());
}

/** Returns midnight at the start of `date` plus `days` in `zone`. */
export function startOfDay(date: string, zone: string, days = 0): Date {
  return toInstant(`${days === 0 ? date : addDays(date, days)}T00:00:00`, zone);
}

/** Adds days to a date. Validate `date` with `parseDate` first. */
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().replace(/T.*/, '');

/** Monday is 1. */
export const toWeekday = (date: string): number => Temporal.PlainDate.from(date).dayOfWeek;

/** Formats an instant in UTC with whole seconds: `2026-12-31T20:00:00Z`. */
export const formatInstant = (instant: Date): string =>
  instant.toISOString().replace(/\.\d{3}Z$/, 'Z');

const DAY_MS = 86_400_000;

/** A period of constant UTC offset, in milliseconds since 1970. */
interface OffsetPeriod {
  from: number;
  /** Exclusive. */
  until: number;
  /** Milliseconds ahead of UTC. */
  offset: number;
}

const MAX_PERIODS = 40;
const MONTH_MS = 31 * DAY_MS;
const cachedPeriods = new LRUCache<string, OffsetPeriod[]>({
  max: MAX_ZONES,
  memoMethod: () => [],
});

/**
 * Returns the cached period around an instant, or null for an unknown zone. Temporal alone takes
 * twenty times longer.
 */
function findPeriod(instant: number, zone: string): OffsetPeriod | null {
  const known = cachedPeriods.memo(zone);
  for (const period of known) if (instant >= period.from && instant < period.until) return period;
  const found = tryOrNull(() => computePeriod(instant, zone));
  if (!found) return null;
  const shorter = known.findIndex(({ until }) => until === found.until);
  if (shorter >= 0) known.splice(shorter, 1);
  known.unshift(found);
  known.length = Math.min(known.length, MAX_PERIODS);
  return found;
}

/**
 * Starts a month before the instant, or at the last change since, because searching for earlier
 * changes is slow.
 */
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
