import type { StoredEvent, StoredFeedEvent, StoredSummary } from '@marquee/database';
import type { Event, EventLinks, EventSummary, FeedEvent } from '@marquee/domain';

/** The public base URLs of the apps, without a trailing slash. */
export interface Addresses {
  api: string;
  /** If absent, events have no web page. */
  widgets?: string;
}

/** Converts a stored event for lists. Without a ticket seller, the ticket link leads to our own page of the event. */
export const presentSummary = (
  event: StoredSummary & { distance_km?: number },
  addresses: Addresses,
): EventSummary => ({
  ...event,
  ticket_url: event.ticket_url ?? apiUrl(event.slug, addresses),
});

/** Converts a stored event to the full record. */
export const presentEvent = (event: StoredEvent, addresses: Addresses): Event => ({
  ...event,
  ticket_url: event.ticket_url ?? apiUrl(event.slug, addresses),
  links: buildLinks(event.slug, addresses),
});

/** Converts a stored event for calendars and feeds. */
export const presentFeedEvent = (event: StoredFeedEvent, addresses: Addresses): FeedEvent => ({
  ...event,
  ticket_url: event.ticket_url ?? apiUrl(event.slug, addresses),
  links: buildLinks(event.slug, addresses),
});

const buildLinks = (slug: string, addresses: Addresses): EventLinks => {
  const { api, widgets } = addresses;
  const page = widgets === undefined ? null : `${widgets}/embed/event/${slug}`;
  const self = apiUrl(slug, addresses);
  return {
    self,
    ics: `${self}.ics`,
    og: `${api}/og/${slug}`,
    og_png: `${api}/og/${slug}.png`,
    click: `${api}/click/${slug}`,
    ...(page !== null && { page, embed: page }),
  };
};

const apiUrl = (slug: string, { api }: Addresses) => `${api}/events/${slug}`;

/** Returns the web page of an event, or its API URL if there is no web page. */
export const pageUrl = (slug: string, addresses: Addresses): string =>
  buildLinks(slug, addresses).page ?? apiUrl(slug, addresses);
