import { addDays, toInstant, toLocalTime } from '@marquee/domain';
import { endOfEvent, lastsDays } from '@marquee/formats/display';
import { findEnd, findObstacle, type Obstacle } from './obstacles.ts';
import { toPlace, type Place } from './place.ts';
import type { PlannedEvent } from './planned-event.ts';

/** A visit of an event on one day. Days are `YYYY-MM-DD` at the venue. */
export interface Visit extends VisitDays {
  event: PlannedEvent;
  now: Date;
  /** Null if the event is online or its place is unknown. */
  place: Place | null;
  /** Why nothing can be booked, or null. */
  obstacle: Obstacle | null;
  /** Whether no visit is possible, because the event does not take place or has ended. */
  isOff: boolean;
  /**
   * The planned day: the first one, or the next sensible one of an event that runs. Never past;
   * null if there is none.
   */
  day: string | null;
  /** When the event takes place on that day; null if its hours are unknown. */
  hours: Hours | null;
}

interface VisitDays {
  /** A show at 01:00 belongs to the day before. */
  firstDay: string;
  lastDay: string;
  /** Whether the event lasts for days, and not only a night. */
  isOfDays: boolean;
  hasBegun: boolean;
  today: string;
}

/** Milliseconds since 1970. */
export interface Hours {
  start: number;
  end: number;
}

const HOUR_MS = 3_600_000;
const ASSUMED_MS = 3 * HOUR_MS;
const MAX_DAY_MS = 16 * HOUR_MS;
const NIGHT_ENDS = '05:00:00';
// From this time on, the next day is the better one to visit an event that runs for days.
const LATEST_START = '16:00:00';

export function toVisit(event: PlannedEvent, now: Date): Visit {
  const days = toDays(event, now);
  const end = findEnd(event, now);
  const hasDay = end === null && !event.date_tbd;
  return {
    ...days,
    event,
    now,
    place: toPlace(event),
    obstacle: end ?? findObstacle(event),
    isOff: end !== null,
    day: hasDay ? chooseDay(days, toLocalTime(now, event.timezone)) : null,
    hours:
      hasDay && isTimed(event) && !(days.isOfDays && days.hasBegun) ? toHours(event, days) : null,
  };
}

/** Whether the start time is known. */
const isTimed = ({ all_day, time_tbd, date_tbd }: PlannedEvent): boolean =>
  !all_day && !time_tbd && !date_tbd;

function toDays(event: PlannedEvent, now: Date): VisitDays {
  const dayAt = (ms: number) => toDay(toLocalTime(new Date(ms), event.timezone), event);
  const firstDay = dayAt(Date.parse(event.start_utc));
  const isOfDays = !event.date_tbd && lastsDays(event);
  return {
    firstDay,
    lastDay: isOfDays ? latest(firstDay, dayAt(endOfEvent(event).getTime() - 1)) : firstDay,
    isOfDays,
    hasBegun: now >= new Date(event.start_utc),
    today: toLocalTime(now, event.timezone).slice(0, 10),
  };
}

function toDay(local: string, event: PlannedEvent): string {
  const day = local.slice(0, 10);
  return isTimed(event) && local.slice(11) < NIGHT_ENDS ? addDays(day, -1) : day;
}

function chooseDay(
  { firstDay, lastDay, isOfDays, hasBegun, today }: VisitDays,
  localNow: string,
): string {
  if (!isOfDays || !hasBegun) return latest(firstDay, today);
  const next = localNow.slice(11) < LATEST_START ? today : addDays(today, 1);
  return latest(earliest(next, lastDay), today);
}

function toHours(event: PlannedEvent, { isOfDays }: VisitDays): Hours {
  const start = Date.parse(event.start_utc);
  const end = isOfDays ? endOfFirstDay(event) : endOfEvent(event).getTime();
  return { start, end: end > start ? end : start + ASSUMED_MS };
}

/**
 * Returns the time of day at which the event ends on its last day, if that is plausible on the
 * first; else 0.
 */
function endOfFirstDay({ start_utc, start_local, end_utc, timezone }: PlannedEvent): number {
  if (end_utc === null) return 0;
  const clock = toLocalTime(new Date(end_utc), timezone).slice(10);
  const end = toInstant(`${start_local.slice(0, 10)}${clock}`, timezone).getTime();
  return end - Date.parse(start_utc) <= MAX_DAY_MS ? end : 0;
}

const latest = (one: string, other: string) => (one > other ? one : other);
const earliest = (one: string, other: string) => (one < other ? one : other);
