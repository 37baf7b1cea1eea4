import type { Performances, StoredEvent, StoredFeedEvent, StoredSummary } from '@marquee/database';
import {
  eventPageUrl,
  eventWidgetUrl,
  presentPicture,
  type Event,
  type EventLinks,
  type EventSummary,
  type FeedEvent,
  type TicketKind,
} from '@marquee/domain';
import {
  endOfEvent,
  isFree,
  localDates,
  NOT_STATED,
  phaseAt,
  TO_BE_ANNOUNCED,
} from '@marquee/formats/display';

import { eventRevision } from '../event-revision.ts';

/** The public base URLs of the apps, without a trailing slash. */
export interface Addresses {
  api: string;
  widgets: string;
  /** Absent if there is no website. */
  web?: string | undefined;
}

/** What the computed fields of a response depend on. */
export interface Presentation {
  addresses: Addresses;
  now: Date;
}

interface Selection {
  /** The requested fields of a list. */
  fields?: readonly string[] | undefined;
}

/** The server of pictures: the website, or the widgets if there is none. */
export const pictureBase = ({ web, widgets }: Addresses): string => web ?? widgets;

/** Converts a stored event for lists. */
export const presentSummary = (
  { source_url, picture, ...event }: StoredSummary & Performances & { distance_km?: number },
  presentation: Presentation & Selection,
): EventSummary => ({
  ...event,
  ...(presentation.fields?.includes('links') && {
    links: buildLinks(event.slug, presentation.addresses),
  }),
  ...computeFields({ ...event, source_url, picture }, presentation),
  ...(event.performances !== undefined && { next_start: event.start_utc }),
});

/** Converts a stored event to the full record. */
export const presentEvent = (
  { source_url, picture, ...event }: StoredEvent,
  presentation: Presentation,
): Event => {
  const record = {
    ...event,
    ...computeFields({ ...event, source_url, picture }, presentation),
    links: buildLinks(event.slug, presentation.addresses),
  };
  return { ...record, revision: eventRevision(record) };
};

/** Converts a stored event for calendars and feeds. */
export const presentFeedEvent = (
  { source_url, picture, ...event }: StoredFeedEvent,
  presentation: Presentation,
): FeedEvent => ({
  ...event,
  ...computeFields({ ...event, source_url, picture }, presentation),
  links: buildLinks(event.slug, presentation.addresses),
});

function computeFields(event: StoredSummary, { addresses, now }: Presentation) {
  const ticket_kind = ticketKind(event);
  const isPast = now >= endOfEvent(event);
  const nameKnown = (name: string) => (isPast && name === TO_BE_ANNOUNCED ? NOT_STATED : name);
  return {
    ...(event.picture && { picture: presentPicture(event.picture, pictureBase(addresses)) }),
    ticket_url: event.ticket_url ?? event.source_url ?? eventPageUrl(event.slug, addresses),
    ticket_kind,
    availability: isOff(event) ? ('unknown' as const) : event.availability,
    phase: phaseAt({ ...event, ticket_kind }, now),
    local_dates: localDates(event),
    venue_name: nameKnown(event.venue_name),
    city: nameKnown(event.city),
  };
}

/**
 * No tickets of an event that does not take place as planned can be had, whatever its source
 * states.
 */
const isOff = ({ status }: StoredSummary) => status === 'cancelled' || status === 'postponed';

function ticketKind(event: StoredSummary): TicketKind {
  if (event.ticket_url !== null) return isFree(event) ? 'free' : 'tickets';
  return event.source_url === null ? 'page' : 'source';
}

export const buildLinks = (slug: string, addresses: Addresses): EventLinks => {
  const { api } = addresses;
  const self = `${api}/events/${slug}`;
  return {
    self,
    page: eventPageUrl(slug, addresses),
    ics: `${self}.ics`,
    og: `${api}/og/${slug}`,
    og_png: `${api}/og/${slug}.png`,
    click: `${api}/click/${slug}`,
    embed: eventWidgetUrl(slug, addresses),
  };
};
