import { type EventSummary, startOfDay, toLocalTime } from '@marquee/domain';

export type EventTimes = Pick<
  EventSummary,
  'start_utc' | 'end_utc' | 'start_local' | 'timezone' | 'time_tbd' | 'date_tbd' | 'all_day'
>;

const ASSUMED_DURATION_MS = 3 * 3_600_000;
const DAY_MS = 86_400_000;

/**
 * Returns when the event ends: its stated end, or 3 hours after the start, or the end of its day if
 * no time is known.
 */
export function endOfEvent(times: EventTimes): Date {
  if (times.end_utc !== null) return new Date(times.end_utc);
  if (times.all_day || times.time_tbd)
    return startOfDay(times.start_local.slice(0, 10), times.timezone, 1);
  return new Date(Date.parse(times.start_utc) + ASSUMED_DURATION_MS);
}

/**
 * Returns the first and the last calendar day (`YYYY-MM-DD`) in a zone, by default the venue's. An
 * end at midnight belongs to the day before.
 */
export function localDates(
  times: EventTimes,
  zone: string = times.timezone,
): { from: string; to: string } {
  const isDays = times.all_day || times.time_tbd || zone === times.timezone;
  const from = (isDays ? times.start_local : toLocalTime(new Date(times.start_utc), zone)).slice(
    0,
    10,
  );
  if (times.end_utc === null) return { from, to: from };
  const dayZone = times.all_day || times.time_tbd ? times.timezone : zone;
  const to = toLocalTime(new Date(Date.parse(times.end_utc) - 1), dayZone).slice(0, 10);
  return { from, to: to > from ? to : from };
}

/**
 * Whether an event is shown with a first and a last day. A club night that ends at 5:00 is one
 * evening.
 */
export function lastsDays(times: EventTimes, zone: string = times.timezone): boolean {
  const { from, to } = localDates(times, zone);
  const hasHours = !times.all_day && !times.time_tbd;
  const isOneNight = hasHours && endOfEvent(times).getTime() - Date.parse(times.start_utc) < DAY_MS;
  return to > from && !isOneNight;
}
