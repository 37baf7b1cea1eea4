import { toInstant, toLocalTime } from '@marquee/domain';

const DAY_MS = 86_400_000;

/** An instant, as `20261231T200000Z`. */
export const utcTime = (instant: string): string => instant.replace(/[-:]/g, '');

/** A wall-clock time `2026-12-31T20:00:00`, as `20261231T200000`. */
const localTime = (local: string): string => local.replace(/[-:]/g, '');

export interface EventTimes {
  start_utc: string;
  end_utc: string | null;
  timezone: string;
  all_day: boolean;
  time_tbd: boolean;
}

/** Whether only the days of an event are known. */
const isByDay = ({ all_day, time_tbd }: EventTimes): boolean => all_day || time_tbd;

/** The zone that an event's times need defined in the file; null where they are days or UTC. */
export const zoneOf = (event: EventTimes): string | null =>
  isByDay(event) || event.timezone === 'UTC' ? null : event.timezone;

/** DTSTART and DTEND as names and values. An end that nobody stated is left out. */
export function timeProperties(event: EventTimes): [name: string, value: string][] {
  const { start_utc, end_utc } = event;
  const start = timeProperty('DTSTART', start_utc, event);
  return end_utc !== null && end_utc > start_utc ? [start, timeProperty('DTEND', end_utc, event)] : [start];
}

function timeProperty(name: string, instant: string, event: EventTimes): [name: string, value: string] {
  const local = toLocalTime(new Date(instant), event.timezone);
  if (isByDay(event)) return [`${name};VALUE=DATE`, localTime(local.slice(0, 10))];
  const isClear = zoneOf(event) !== null && !comesTwice(local, new Date(instant), event.timezone);
  return isClear ? [`${name};TZID=${event.timezone}`, localTime(local)] : [name, utcTime(instant)];
}

/** Whether clocks that are put back show a time twice: programs disagree on which of the two is meant. */
function comesTwice(local: string, instant: Date, zone: string): boolean {
  const aheadMs = (at: number) => Date.parse(`${toLocalTime(new Date(at), zone)}Z`) - at;
  const putBackMs = aheadMs(instant.getTime()) - aheadMs(instant.getTime() + DAY_MS);
  const isFirst = putBackMs > 0 && toLocalTime(new Date(instant.getTime() + putBackMs), zone) === local;
  return isFirst || toInstant(local, zone).getTime() !== instant.getTime();
}
