import { toInstant, toLocalTime } from '@marquee/domain';

const DAY_MS = 86_400_000;

/** Formats an instant as `20261231T200000Z`. */
export const utcTime = (instant: string): string => instant.replace(/[-:]/g, '');

/** Formats a wall-clock time `2026-12-31T20:00:00` as `20261231T200000`. */
const localTime = (local: string): string => local.replace(/[-:]/g, '');

export interface EventTimes {
  start_utc: string;
  end_utc: string | null;
  timezone: string;
  all_day: boolean;
  time_tbd: boolean;
}

/** Whether an event has dates without times. */
const isDateOnly = ({ all_day, time_tbd }: EventTimes): boolean => all_day || time_tbd;

/**
 * Returns the time zone that the file must define for an event; null if its times are dates or UTC.
 */
export const requiredZone = (event: EventTimes): string | null =>
  isDateOnly(event) || event.timezone === 'UTC' ? null : event.timezone;

/** Returns DTSTART and DTEND as names and values. An unknown end is omitted. */
export function timeProperties(event: EventTimes): [name: string, value: string][] {
  const { start_utc, end_utc } = event;
  const start = timeProperty('DTSTART', start_utc, event);
  return end_utc !== null && end_utc > start_utc
    ? [start, timeProperty('DTEND', end_utc, event)]
    : [start];
}

function timeProperty(
  name: string,
  instant: string,
  event: EventTimes,
): [name: string, value: string] {
  const local = toLocalTime(new Date(instant), event.timezone);
  if (isDateOnly(event)) return [`${name};VALUE=DATE`, localTime(local.slice(0, 10))];
  const isUnambiguous =
    requiredZone(event) !== null && !isAmbiguous(local, new Date(instant), event.timezone);
  return isUnambiguous
    ? [`${name};TZID=${event.timezone}`, localTime(local)]
    : [name, utcTime(instant)];
}

/**
 * Whether a local time occurs twice because clocks are set back. Programs disagree on which of the
 * two is meant.
 */
function isAmbiguous(local: string, instant: Date, zone: string): boolean {
  const aheadMs = (at: number) => Date.parse(`${toLocalTime(new Date(at), zone)}Z`) - at;
  const setBackMs = aheadMs(instant.getTime()) - aheadMs(instant.getTime() + DAY_MS);
  const isFirst =
    setBackMs > 0 && toLocalTime(new Date(instant.getTime() + setBackMs), zone) === local;
  return isFirst || toInstant(local, zone).getTime() !== instant.getTime();
}
