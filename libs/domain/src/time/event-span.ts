import { toInstant, startOfDay } from './wall-clock.ts';

const ASSUMED_DURATION_MS = 3 * 3_600_000;
/** Longer events have an index of their own, so lists by start only scan back this far. */
export const LONG_RUN_MS = 6 * 3_600_000;

export interface StatedTimes {
  /** Wall clock at the venue, `YYYY-MM-DDTHH:mm:ss`. */
  start_local: string;
  end_local: string | null;
  timezone: string;
  all_day: boolean;
  time_tbd: boolean;
}

export interface EventSpan {
  starts_at: Date;
  /** The stated end, or null. If only dates are known, the last day is included. */
  ends_at: Date | null;
  /**
   * When lists stop showing it: the end, or 3 h after the start, or the end of the day at the
   * venue.
   */
  runs_until: Date;
}

/** Converts wall-clock times to instants. An end before the start is ignored. */
export function toEventSpan(times: StatedTimes): EventSpan {
  const starts_at = toInstant(times.start_local, times.timezone);
  const wholeDays = times.all_day || times.time_tbd;
  const stated =
    times.end_local &&
    (wholeDays
      ? endOfDay(times.end_local, times.timezone)
      : toInstant(times.end_local, times.timezone));
  const ends_at = stated && stated >= starts_at ? stated : null;
  return { starts_at, ends_at, runs_until: ends_at ?? assumedEnd(times, starts_at) };
}

function assumedEnd(times: StatedTimes, starts_at: Date): Date {
  if (times.all_day || times.time_tbd) return endOfDay(times.start_local, times.timezone);
  return new Date(starts_at.getTime() + ASSUMED_DURATION_MS);
}

const endOfDay = (local: string, zone: string) => startOfDay(local.slice(0, 10), zone, 1);
