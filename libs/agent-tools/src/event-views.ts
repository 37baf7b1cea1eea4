import type { Event, EventSummary } from '@marquee/domain';
import { z } from 'zod';
import { safeLink } from './sanitise-record.ts';

/** The seven fields that every event has. */
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

/** Returns the link of the seller if it is https and short, otherwise our redirect to it. */
function ticketLink({ ticket_url, slug }: EventSummary, apiUrl: string): string {
  const link = safeLink(ticket_url, apiUrl);
  return link !== undefined && link.length <= MAX_TICKET_LINK_LENGTH ? link : `${apiUrl}/click/${slug}`;
}

/** Returns what, when and where; other fields only if they are unusual. */
export function conciseEvent(event: EventSummary, apiUrl: string) {
  const { title, slug, start_utc, venue_name, city, category, status } = event;
  return {
    ...{ title, slug, start_utc, venue_name, city, ticket_url: ticketLink(event, apiUrl), category },
    ...(status !== 'scheduled' && { status }),
    ...(event.time_tbd && { time_tbd: true }),
    ...(event.date_tbd && { date_tbd: true }),
    ...(event.all_day && { all_day: true }),
    ...localDays(event),
    ...(event.demo && { demo: true }),
    ...laterDates(event),
  };
}

/** Returns the days at the venue as `from/to` (ISO 8601) if they differ from the day of `start_utc`. */
function localDays({ start_utc, local_dates: { from, to } }: EventSummary): { local_dates?: string } {
  if (from === to && start_utc.startsWith(from)) return {};
  return { local_dates: from === to ? from : `${from}/${to}` };
}

/** Returns how many later events of its series match, and the day on which the last one begins. */
const laterDates = ({ performances = 1, last_date }: EventSummary) =>
  performances > 1 ? { more_dates: performances - 1, last_date } : {};

/** Returns a concise row with the fields that help to choose between events. */
export function detailedEvent(event: EventSummary, description: string | null, apiUrl: string) {
  const { id, phase, start_local, timezone, country, featured, availability, price_min, price_max, currency, is_free } =
    event;
  return {
    ...conciseEvent(event, apiUrl),
    ...{ id, phase, start_local, timezone, country, featured, availability, price_min, price_max, currency, is_free },
    description,
  };
}

/** Returns all fields of one event that a model can use. */
export function fullEvent(event: Event, apiUrl: string) {
  const { end_utc, status, time_tbd, all_day, venue_slug, address, region, country_code, lat, lng } = event;
  const { age_restriction, online, online_url, wants, previous_start_utc, tags, artists, sources, links } = event;
  const { organizer, doors_local, genres } = event;
  return {
    ...detailedEvent(event, event.description, apiUrl),
    ...{ end_utc, status, time_tbd, all_day, venue_slug, address, region, country_code, lat, lng },
    ...{ age_restriction, online, online_url, wants, previous_start_utc },
    ...(organizer && { organizer: organizer.name }),
    ...(doors_local !== null && { doors_local }),
    ...(genres.length > 0 && { genres }),
    artists: artists.slice(0, MAX_ARTISTS),
    tags: tags.slice(0, MAX_TAGS),
    sources: sources
      .slice(0, MAX_SOURCES)
      .map(({ source, licence, attribution, url }) => ({ source, licence, attribution, url })),
    page_url: links.page ?? links.self,
    calendar_url: links.ics,
  };
}
