import { endOfEvent } from '@marquee/domain';
import { isOnlineOnly, toPlace } from './place.ts';
import type { PlannedEvent } from './planned-event.ts';

/** Returns why no visit of an event is possible, as a sentence without its full stop, or null. */
export function findEnd(event: PlannedEvent, now: Date): string | null {
  if (event.status === 'cancelled') return 'This event is cancelled';
  if (now >= endOfEvent(event)) return 'This event is over';
  return event.status === 'postponed' ? 'This event is postponed: it does not take place at its former time' : null;
}

/** Returns why there is nothing to book for an event that takes place, or null. */
export function findObstacle(event: PlannedEvent): string | null {
  if (event.status === 'moved_online') return 'This event has moved online';
  if (isOnlineOnly(event)) return 'This event takes place online';
  return toPlace(event) ? null : 'The place is not known yet';
}
