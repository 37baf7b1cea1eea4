import { toInstant } from '@marquee/domain';
import { chooseMeal, type Meal } from './meal.ts';
import { classifyVenue, type VenueKind } from './venue-kind.ts';
import type { Hours, Visit } from './visit.ts';

/**
 * The times of a visit, which all sections share. Milliseconds since 1970; null if unknown or not
 * needed.
 */
export interface Schedule {
  arrival: number | null;
  /** When the doors open, if the visit is on the first day. */
  doors: number | null;
  meal: Meal | null;
  /** The rest of the event: its hours, from now on if it has begun. */
  event: Hours | null;
}

const MINUTE_MS = 60_000;
const STEP_MS = 5 * MINUTE_MS;
const MAX_DOORS_MS = 12 * 60 * MINUTE_MS;
const DEFAULT_LEAD_MINUTES = 45;
// Longer or shorter queues than usual.
const LEAD_MINUTES: Partial<Record<VenueKind, number>> = {
  stadium: 90,
  arena: 75,
  open_air: 60,
  cinema: 20,
};

/** Plans the meal, the arrival and the event without overlap, from now on. */
export function scheduleVisit(visit: Visit): Schedule {
  const { hours, now, obstacle } = visit;
  const soon = Math.ceil(now.getTime() / STEP_MS) * STEP_MS;
  const doors = hours && findDoors(visit, hours);
  const arrival = hours && obstacle === null ? planArrival(visit, { hours, doors, soon }) : null;
  return {
    arrival,
    doors,
    meal: obstacle === null ? chooseMeal(visit, arrival) : null,
    event: hours && remaining(hours, { now, soon }),
  };
}

interface ArrivalTimes {
  hours: Hours;
  doors: number | null;
  soon: number;
}

/** Returns a time before doors and start, or as soon as possible; null once it starts. */
function planArrival({ event, now }: Visit, { hours, doors, soon }: ArrivalTimes): number | null {
  const leadMinutes = LEAD_MINUTES[classifyVenue(event)] ?? DEFAULT_LEAD_MINUTES;
  const planned = Math.min(hours.start - leadMinutes * MINUTE_MS, doors ?? Infinity);
  if (planned >= now.getTime()) return planned;
  return soon < hours.start ? soon : null;
}

function findDoors({ event, now }: Visit, { start }: Hours): number | null {
  if (!event.doors_local) return null;
  const doors = toInstant(event.doors_local, event.timezone).getTime();
  return doors < start && doors > start - MAX_DOORS_MS && doors >= now.getTime() ? doors : null;
}

function remaining(
  { start, end }: Hours,
  { now, soon }: { now: Date; soon: number },
): Hours | null {
  const from = start >= now.getTime() ? start : soon;
  return from < end ? { start: from, end } : null;
}
