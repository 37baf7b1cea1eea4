import { offsetAt } from '@marquee/domain';
import type { MatchFeatures } from './match-features.ts';

const DAY_MINUTES = 24 * 60;

/**
 * Returns the minutes between two starts, or null if an hour is unknown. Events at places compare
 * by their clocks, online events by instants.
 */
export function minutesApart(a: MatchFeatures, b: MatchFeatures): number | null {
  const [start, other] = [localMinutes(a, b), localMinutes(b, a)];
  if (start === null || other === null) return null;
  const byClock = Math.abs(start - other);
  if (!a.event.online || !b.event.online || a.event.timezone === b.event.timezone) return byClock;
  const byInstant = Math.abs(start - offsetMinutes(a) - (other - offsetMinutes(b)));
  // Without a stated zone, the zone is UTC and the clock may be the right one.
  const isAssumed = [a, b].some(({ event }) => event.timezone === 'UTC');
  return isAssumed ? Math.min(byClock, byInstant) : byInstant;
}

/**
 * Midnight is an hour only next to a late hour of the evening before: many sources state it for an
 * unknown hour.
 */
function localMinutes(own: MatchFeatures, other: MatchFeatures): number | null {
  const isMidnight =
    own.minute === null && statesMidnight(own) && own.firstDay === other.firstDay + 1;
  const minute = isMidnight ? 0 : own.minute;
  return minute === null ? null : own.firstDay * DAY_MINUTES + minute;
}

const statesMidnight = ({ event: { all_day, time_tbd, date_tbd } }: MatchFeatures) =>
  !all_day && !time_tbd && !date_tbd;

export const offsetMinutes = ({ event }: MatchFeatures): number =>
  offsetAt(new Date(`${event.start_local}Z`), event.timezone) / 60;
