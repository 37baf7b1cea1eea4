import type { EventPhase, EventSummary, TicketKind } from '@marquee/domain';
import { endOfEvent, type EventTimes } from './local-dates.ts';

export type PhasedEvent = EventTimes &
  Pick<EventSummary, 'status' | 'availability' | 'is_free'> & { ticket_kind: TicketKind };

/**
 * Whether an event does not take place as stated. Nothing is sold for it, so no surface shows its
 * price.
 */
export const isOff = ({ status }: Pick<EventSummary, 'status'>): boolean =>
  status === 'cancelled' || status === 'postponed';

/**
 * Returns the one phase of an event that every surface shows. A cancelled event stays cancelled
 * after its date.
 */
export function phaseAt(event: PhasedEvent, now: Date): EventPhase {
  if (event.status === 'cancelled' || event.status === 'postponed') return event.status;
  if (now >= endOfEvent(event)) return 'over';
  if (now >= new Date(event.start_utc) && !event.date_tbd) return 'running';
  if (event.availability === 'sold_out') return 'sold_out';
  return isSelling(event) ? 'on_sale' : 'announced';
}

function isSelling({ availability, ticket_kind, is_free }: PhasedEvent): boolean {
  if (availability === 'available' || availability === 'few_left') return true;
  return (
    availability === 'unknown' &&
    (ticket_kind === 'tickets' || ticket_kind === 'free' || is_free === true)
  );
}
