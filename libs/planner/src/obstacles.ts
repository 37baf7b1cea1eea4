import { endOfEvent } from '@marquee/formats/display';
import { isOnlineOnly, toPlace } from './place.ts';
import type { PlannedEvent } from './planned-event.ts';

/** Why nothing can be booked, as sentences without their full stop. */
export const OBSTACLES = {
  cancelled: 'This event is cancelled',
  over: 'This event is over',
  postponed: 'This event is postponed: it does not take place at its former time',
  moved_online: 'This event has moved online',
  online: 'This event takes place online',
  place_unknown: 'The place is not known yet',
} as const;
export type Obstacle = keyof typeof OBSTACLES;

/** Returns why no visit of an event is possible, or null. */
export function findEnd(event: PlannedEvent, now: Date): Obstacle | null {
  if (event.status === 'cancelled' || event.status === 'postponed') return event.status;
  return now >= endOfEvent(event) ? 'over' : null;
}

/** Returns why there is nothing to book for an event that takes place, or null. */
export function findObstacle(event: PlannedEvent): Obstacle | null {
  if (event.status === 'moved_online') return 'moved_online';
  if (isOnlineOnly(event)) return 'online';
  return toPlace(event) ? null : 'place_unknown';
}
