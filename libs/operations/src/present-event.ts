import type { StoredEvent, StoredFeedEvent, StoredSummary } from '@marquee/database';
import type { Event, EventLinks, EventSummary, FeedEvent } from '@marquee/domain';

/** The public addresses of our deployables, without a slash at the end. */
export interface Addresses {
  api: string;
  /** Absent where the widgets' address is not known: then events have no page for people. */
  widgets?: string;
}

/** A stored event as lists show it: where nobody sells tickets, the link leads to our own page of it. */
export const presentSummary = (
  event: StoredSummary & { distance_km?: number },
  addresses: Addresses,
): EventSummary => ({
  ...event,
  ticket_url: event.ticket_url ?? selfOf(event.slug, addresses),
});

/** A stored event as its own page shows it. */
export const presentEvent = (event: StoredEvent, addresses: Addresses): Event => ({
  ...event,
  ticket_url: event.ticket_url ?? selfOf(event.slug, addresses),
  links: linksOf(event.slug, addresses),
});

/** A stored event as feeds tell of it. */
export const presentFeedEvent = (event: StoredFeedEvent, addresses: Addresses): FeedEvent => ({
  ...event,
  ticket_url: event.ticket_url ?? selfOf(event.slug, addresses),
  links: linksOf(event.slug, addresses),
});

const linksOf = (slug: string, addresses: Addresses): EventLinks => {
  const { api, widgets } = addresses;
  const page = widgets === undefined ? null : `${widgets}/embed/event/${slug}`;
  const self = selfOf(slug, addresses);
  return {
    self,
    ics: `${self}.ics`,
    og: `${api}/og/${slug}`,
    og_png: `${api}/og/${slug}.png`,
    click: `${api}/click/${slug}`,
    ...(page !== null && { page, embed: page }),
  };
};

const selfOf = (slug: string, { api }: Addresses) => `${api}/events/${slug}`;

/** Where a person reads of an event. */
export const pageOf = (slug: string, addresses: Addresses): string =>
  linksOf(slug, addresses).page ?? selfOf(slug, addresses);
