import { isFree, type EventSource, type EventSummary, type TicketKind } from '@marquee/domain';

type Sold = Pick<EventSummary, 'ticket_url' | 'is_free' | 'price_min' | 'price_max' | 'currency'> & {
  sources?: EventSource[];
};

/** Returns what the ticket link of an event leads to. */
export function ticketKind(event: Sold, apiUrl: string): TicketKind {
  if (event.ticket_url.startsWith(`${apiUrl}/`)) return 'page';
  if (event.sources?.some(({ url }) => url === event.ticket_url)) return 'source';
  return isFree(event) ? 'free' : 'tickets';
}
