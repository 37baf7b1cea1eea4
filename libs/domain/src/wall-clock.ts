import { Temporal } from 'temporal-polyfill';

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const LOCAL = /^(\d{4}-\d{2}-\d{2})[T ]([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?(?:\.\d+)?$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})$/i;

// The years that four digits can write, and PostgreSQL can read.
const FIRST_INSTANT = Date.parse('0001-01-02T00:00:00Z');
const LAST_INSTANT = Date.parse('9999-12-30T00:00:00Z');

/** Whether a zone is one that the tz database knows, e.g. `Europe/Berlin`. Offsets such as `+02:00` are none. */
export function isTimeZone(zone: string): boolean {
  if (!/^[A-Za-z]/.test(zone)) return false;
  try {
    Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(zone);
    return true;
  } catch {
    return false;
  }
}

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
  const milliseconds = orNull(() => Temporal.Instant.from(text.replace(' ', 'T')).epochMilliseconds);
  if (milliseconds === null || milliseconds < FIRST_INSTANT || milliseconds > LAST_INSTANT) return null;
  return new Date(Math.floor(milliseconds / 1000) * 1000);
}

/**
 * The instant at which clocks in `zone` show `local`. A time skipped in spring moves forward by the gap, one that
 * comes twice in autumn is the first (RFC 5545, and Temporal's "compatible").
 */
export function instantOf(local: string, zone: string): Date {
  const offset = steadyOffset(local, zone);
  if (offset !== null) return new Date(Date.parse(`${local}Z`) - offset);
  return new Date(Temporal.PlainDateTime.from(local).toZonedDateTime(zone).epochMilliseconds);
}

/** What clocks in `zone` show at an instant, as `YYYY-MM-DDTHH:mm:ss`. */
export function localTimeOf(instant: Date, zone: string): string {
  const offset = steadyOffset(instant.toISOString(), zone);
  if (offset !== null) {
    const local = new Date(instant.getTime() + offset).toISOString();
    if (steadyOffset(local, zone) === offset) return local.slice(0, 19);
  }
  const zoned = Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(zone);
  return printLocal(zoned.toPlainDateTime());
}

/** Midnight at the start of `date` in `zone`; with `days`, of the day that many days later. */
export function startOfDay(date: string, zone: string, days = 0): Date {
  return instantOf(`${days === 0 ? date : addDays(date, days)}T00:00:00`, zone);
}

export const addDays = (date: string, days: number): string => Temporal.PlainDate.from(date).add({ days }).toString();

/** 1 (Monday) to 7 (Sunday). */
export const weekdayOf = (date: string): number => Temporal.PlainDate.from(date).dayOfWeek;

/** An instant as answers print it: UTC, whole seconds, `2026-12-31T20:00:00Z`. */
export const printInstant = (instant: Date): string => instant.toISOString().replace(/\.\d{3}Z$/, 'Z');

const DAY_MS = 86_400_000;
const MOST_PERIODS = 50_000;
const steadyOffsets = new Map<string, number | null>();

/**
 * Milliseconds that clocks in `zone` are ahead of UTC throughout a time's month, or its day, and two days around; null where
 * they are changed meanwhile. Most periods of most zones are steady, and asking Temporal each time costs twenty times more.
 */
const steadyOffset = (time: string, zone: string): number | null =>
  offsetThroughout(time.slice(0, 7), zone) ?? offsetThroughout(time.slice(0, 10), zone);

function offsetThroughout(period: string, zone: string): number | null {
  const key = period + zone;
  const known = steadyOffsets.get(key);
  if (known !== undefined) return known;
  if (steadyOffsets.size >= MOST_PERIODS) steadyOffsets.clear();
  const offset = orNull(() => findOffset(period, zone));
  steadyOffsets.set(key, offset);
  return offset;
}

function findOffset(period: string, zone: string): number | null {
  const isMonth = period.length === 7;
  const from = Temporal.Instant.fromEpochMilliseconds(
    Date.parse(`${period}${isMonth ? '-01' : ''}T00:00:00Z`) - 2 * DAY_MS,
  ).toZonedDateTimeISO(zone);
  const change = from.getTimeZoneTransition('next')?.epochMilliseconds ?? Infinity;
  return change > from.epochMilliseconds + (isMonth ? 36 : 5) * DAY_MS ? from.offsetNanoseconds / 1e6 : null;
}

const printLocal = (time: Temporal.PlainDateTime) => time.toString({ smallestUnit: 'second' });

const daysIn = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate();

function orNull<T>(parse: () => T): T | null {
  try {
    return parse();
  } catch {
    return null;
  }
}
