import { addDays, parseDate } from '@marquee/domain';
import type { PartialRawEvent } from '../reading/record-format.ts';

export type RawTimes = Pick<
  PartialRawEvent,
  'start_utc' | 'start_local' | 'end_utc' | 'end_local' | 'all_day' | 'time_tbd'
>;

/** Seconds or milliseconds since 1970 as an instant. */
export function epochInstant(value: number | null): string | null {
  if (value === null) return null;
  const date = new Date(Math.abs(value) < 1e11 ? value * 1000 : value);
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
}

const OFFSET = /(?:Z|[+-]\d\d:?\d\d)$/i;

/** `2027-02-05 20:00:00` is local, `2027-02-05T20:00:00+0100` an instant. */
export function parseTime(text: string | null): { utc?: string; local?: string } {
  if (text === null) return {};
  const iso = text
    .trim()
    .replace(/^(\d{4})[/.](\d{1,2})[/.](\d{1,2})/, isoDate)
    .replace(/^(\d{4}-\d\d-\d\d) (?=\d)/, '$1T');
  if (!iso.includes('T') || !OFFSET.test(iso))
    return { local: iso.replace(/(T\d\d:\d\d(?::\d\d)?)\.\d+$/, '$1') };
  return { utc: iso.replace(/([+-]\d\d)(\d\d)$/, '$1:$2') };
}

const isoDate = (_: string, ...parts: string[]) =>
  parts
    .slice(0, 3)
    .map((part) => part.padStart(2, '0'))
    .join('-');

/**
 * Start and end as a source states them: instants, local times or dates. An end date is the last
 * day.
 */
export function parseSpan(start: string | null, end: string | null): RawTimes {
  const [from, to] = [parseTime(start), parseTime(end)];
  const isWhole = isWholeDays(start, end);
  if (isWhole) return { start_local: datePart(start), end_local: datePart(end), all_day: true };
  return {
    ...(from.utc !== undefined && { start_utc: from.utc }),
    ...(from.local !== undefined && { start_local: from.local }),
    ...(to.utc !== undefined && { end_utc: to.utc }),
    ...(to.local !== undefined && { end_local: to.local }),
  };
}

/** 00:00 to 23:59 on the source's own clock. */
const isWholeDays = (start: string | null, end: string | null): boolean =>
  /^\d{4}.\d\d?.\d\d?[T ]00:00(?::00)?/.test(start ?? '') && /[T ]23:59(?::\d\d)?/.test(end ?? '');

export const datePart = (text: string | null): string | null =>
  parseTime(text).local?.slice(0, 10) ?? parseTime(text).utc?.slice(0, 10) ?? null;

/** Joins a day and an hour. Without an hour the day alone is known. */
export const atHour = (day: string | null, hour: string | null): string | null =>
  day === null || hour === null
    ? day
    : `${day}T${hour.length < 6 ? `${hour}:00` : hour}`.replace(/T(\d):/, 'T0$1:');

/**
 * Returns the days of a period, at most `most`: the first alone if one of the two is not a date.
 */
export function daysBetween(first: string, last: string, most = 366): string[] {
  const days = [first];
  if (parseDate(first) === null || parseDate(last) === null) return days;
  for (let day = addDays(first, 1); day <= last && days.length < most; day = addDays(day, 1))
    days.push(day);
  return days;
}
