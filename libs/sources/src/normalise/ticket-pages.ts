import { foldText, type NormalisedEvent } from '@marquee/domain';
import { isTicketSeller } from './ticket-sellers.ts';

// A page that many titles share is about the house, its prices or its subtitles.
const MAX_TITLES = 4;
const MAX_PAGES = 10_000;

/**
 * Corrects the ticket pages of a run's events, batch by batch. A page that many unlike events share
 * sells no ticket of one of them, unless a known seller has it: it counts as the page of the event
 * if there is no other. A page of a known seller is a ticket page.
 */
export function createTicketPages() {
  const titles = new Map<string, Set<string>>();

  function observe({ ticket_url, title, series }: NormalisedEvent): void {
    if (ticket_url === null || isTicketSeller(ticket_url)) return;
    const known = titles.get(ticket_url);
    if (known === undefined && titles.size < MAX_PAGES)
      titles.set(ticket_url, new Set([series?.id ?? foldText(title)]));
    else if (known !== undefined && known.size <= MAX_TITLES)
      known.add(series?.id ?? foldText(title));
  }

  function correct(event: NormalisedEvent): NormalisedEvent {
    const { ticket_url, url } = event;
    if (ticket_url === null)
      return url !== null && isTicketSeller(url) ? { ...event, ticket_url: url } : event;
    const isShared = (titles.get(ticket_url)?.size ?? 0) > MAX_TITLES;
    return isShared ? { ...event, ticket_url: null, url: url ?? ticket_url } : event;
  }

  return (events: NormalisedEvent[]): NormalisedEvent[] => {
    for (const event of events) observe(event);
    return events.map(correct);
  };
}

export type TicketPages = ReturnType<typeof createTicketPages>;
