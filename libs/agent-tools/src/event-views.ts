import type { Event, EventSummary } from '@marquee/domain';
import { z } from 'zod';
import { safeLink } from './sanitise-record.ts';

/** The seven fields that every event has, however little else is known of it. */
export const EventRow = z.object({
  title: z.string(),
  slug: z.string(),
  start_utc: z.string(),
  venue_name: z.string(),
  city: z.string(),
  ticket_url: z.string(),
  category: z.string(),
});

const MAX_TICKET_LINK_LENGTH = 200;
const MAX_ARTISTS = 20;
const MAX_TAGS = 10;
const MAX_SOURCES = 5;

/** The seller's page where its link is https and short; else our own link, which leads there. */
function ticketLink({ ticket_url, slug }: EventSummary, ours: string): string {
  const link = safeLink(ticket_url, ours);
  return link !== undefined && link.length <= MAX_TICKET_LINK_LENGTH ? link : `${ours}/click/${slug}`;
}

/** As few words as tell what, when and where; what is out of the ordinary is added. */
export function conciseEvent(event: EventSummary, ours: string) {
  const { title, slug, start_utc, venue_name, city, category, status } = event;
  return {
    ...{ title, slug, start_utc, venue_name, city, ticket_url: ticketLink(event, ours), category },
    ...(status !== 'scheduled' && { status }),
    ...(event.time_tbd && { time_tbd: true }),
    ...(event.date_tbd && { date_tbd: true }),
    ...(event.all_day && { all_day: true }),
  };
}

/** A row with what helps to choose between many. */
export function detailedEvent(event: EventSummary, description: string | null, ours: string) {
  const { id, start_local, timezone, country, featured, availability, price_min, price_max, currency, is_free } = event;
  return {
    ...conciseEvent(event, ours),
    ...{ id, start_local, timezone, country, featured, availability, price_min, price_max, currency, is_free },
    description,
  };
}

/** All that is worth telling of one event. */
export function fullEvent(event: Event, ours: string) {
  const { end_utc, status, time_tbd, all_day, venue_slug, address, region, country_code, lat, lng } = event;
  const { age_restriction, online, online_url, wants, previous_start_utc, tags, artists, sources, links } = event;
  return {
    ...detailedEvent(event, event.description, ours),
    ...{ end_utc, status, time_tbd, all_day, venue_slug, address, region, country_code, lat, lng },
    ...{ age_restriction, online, online_url, wants, previous_start_utc },
    artists: artists.slice(0, MAX_ARTISTS),
    tags: tags.slice(0, MAX_TAGS),
    sources: sources
      .slice(0, MAX_SOURCES)
      .map(({ source, licence, attribution, url }) => ({ source, licence, attribution, url })),
    page_url: links.page ?? links.self,
    calendar_url: links.ics,
  };
}
