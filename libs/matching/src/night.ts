import type { EventStatus, Listing } from '@marquee/domain';
import { isTimed } from './is-timed.ts';
import { dayOf } from './listing-changes.ts';

/** Whether and when an event takes place: one fact, although several listings state parts of it. */
export interface Night {
  status: EventStatus;
  /** The listing whose status counts; null if no source ever changed it. */
  statusFrom: Listing | null;
  /** The listing whose times count. */
  timesFrom: Listing;
  /** A source moved the event to this day or hour. */
  isMoved: boolean;
  /** The listing on which an operator decided. */
  decided: Listing | null;
}

/**
 * Decides on status and times. The newest change counts, whatever the trust of its source: to
 * cancelled or postponed, back to scheduled, or to another day. A listing that was withdrawn
 * afterwards has not revoked its change. Without a change, the most trusted source counts. What an
 * operator decided counts more than all of these.
 *
 * @param current the listings that count for the other fields, by precedence
 * @param all also those that were withdrawn
 */
export function decideNight(current: Listing[], all: Listing[]): Night {
  const [first] = current;
  if (!first) throw new Error('There is no event without a listing.');
  const decided = findDecided(current);
  if (decided)
    return {
      status: statedStatus(decided),
      statusFrom: decided,
      timesFrom: isTimed(decided.event) ? decided : chooseHour(current, all, decided),
      isMoved: true,
      decided,
    };
  const moved = newest(all, dayStatedAt);
  const timesFrom = chooseHour(current, all, moved ?? first);
  const statusFrom = newest(all, statusStatedAt);
  return {
    status: statusFrom ? statedStatus(statusFrom) : unchangedStatus(current),
    statusFrom,
    timesFrom,
    isMoved: hourStatedAt(timesFrom) !== null || moved !== null,
    decided,
  };
}

/** Returns the listing that an operator chose, unless its source withdrew it. */
export const findDecided = (current: Listing[]): Listing | null =>
  newest(
    current.filter(({ withdrawn }) => !withdrawn),
    ({ stated_at }) => latest(stated_at['decided']),
  );

/** A status that never changed may be outdated: it counts only if no other listing exists. */
const unchangedStatus = ([first, ...others]: Listing[]): EventStatus =>
  first && others.length === 0 ? first.event.status : 'scheduled';

/** When a source changed the day: by a move, or by the status that states so. */
export const dayStatedAt = ({ event, status_said_at, stated_at }: Listing): number | null =>
  latest(stated_at['day'], event.status === 'rescheduled' ? status_said_at : null);

/** When a source changed the status. A new day revokes earlier statuses of other sources. */
const statusStatedAt = ({ status_said_at, stated_at }: Listing): number | null =>
  latest(stated_at['day'], status_said_at);

export const statedStatus = ({ event, stated_at }: Listing): EventStatus =>
  event.status === 'scheduled' && stated_at['day'] !== undefined ? 'rescheduled' : event.status;

/**
 * Of the listings with this day, prefers a changed hour, then one with a known city: otherwise the
 * hour may be of another time zone.
 */
function chooseHour(current: Listing[], all: Listing[], day: Listing): Listing {
  const isCandidate = ({ event }: Listing) => isTimed(event) && dayOf(event) === dayOf(day.event);
  const changed = newest(all.filter(isCandidate), hourStatedAt);
  if (changed) return changed;
  const timed = current.filter(isCandidate);
  return timed.find(({ event }) => event.city_id !== null) ?? timed[0] ?? day;
}

export const hourStatedAt = (listing: Listing): number | null =>
  latest(listing.stated_at['hour'], toDate(dayStatedAt(listing)));

const toDate = (at: number | null) => (at === null ? null : new Date(at));

function newest(
  listings: Listing[],
  statedAt: (listing: Listing) => number | null,
): Listing | null {
  const stated = listings.filter((listing) => statedAt(listing) !== null);
  return stated.toSorted((a, b) => (statedAt(b) ?? 0) - (statedAt(a) ?? 0))[0] ?? null;
}

function latest(...instants: (string | Date | null | undefined)[]): number | null {
  const known = instants.flatMap((at) => (at ? [new Date(at).getTime()] : []));
  return known.length > 0 ? Math.max(...known) : null;
}
