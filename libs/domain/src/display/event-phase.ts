import type { EventSummary } from '../event.ts';
import { endOfEvent, type EventTimes } from './local-dates.ts';

export const EVENT_PHASES = ['announced', 'on_sale', 'sold_out', 'running', 'over', 'cancelled', 'postponed'] as const;
export type EventPhase = (typeof EVENT_PHASES)[number];

export type PhasedEvent = EventTimes &
  Pick<EventSummary, 'status' | 'availability' | 'is_free'> & { ticket_kind: TicketKind };

/** What the ticket link leads to: a seller, the registration of a free event, the source's page, or our own page. */
export const TICKET_KINDS = ['tickets', 'free', 'source', 'page'] as const;
export type TicketKind = (typeof TICKET_KINDS)[number];

/** Returns the one phase of an event that every surface shows. `over` wins over a cancellation only if the event was held. */
export function phaseAt(event: PhasedEvent, now: Date): EventPhase {
  if (event.status === 'cancelled' || event.status === 'postponed') return event.status;
  if (now >= endOfEvent(event)) return 'over';
  if (now >= new Date(event.start_utc) && !event.date_tbd) return 'running';
  if (event.availability === 'sold_out') return 'sold_out';
  return isSelling(event) ? 'on_sale' : 'announced';
}

function isSelling({ availability, ticket_kind, is_free }: PhasedEvent): boolean {
  if (availability === 'available' || availability === 'few_left') return true;
  return availability === 'unknown' && (ticket_kind === 'tickets' || ticket_kind === 'free' || is_free === true);
}
