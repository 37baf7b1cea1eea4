import {
  eventPageUrl,
  FIELD_ENTRIES,
  foldText,
  type Event,
  type EventSummary,
} from '@marquee/domain';
import {
  formatConflicts,
  formatSpan,
  formatStatedPrice,
  isOff,
  lastsDays,
} from '@marquee/formats/display';
import type { Addresses } from '@marquee/operations';
import { z } from 'zod';
import { safeLink } from './sanitise-record.ts';

const text = z.string().optional();

/** The fields of a row. The first seven are always present. */
export const EventRow = z.object({
  title: z.string(),
  slug: z.string(),
  when: z.string(),
  venue_name: z.string(),
  city: z.string(),
  ticket_url: z.string(),
  category: z.string(),
  start_local: text,
  last_day: text,
  region: text,
  country: text,
  price: text,
  availability: text,
  distance_km: z.number().optional(),
  artists: z.array(z.string()).optional(),
  genre: text,
  age_restriction: text,
  phase: text,
  demo: z.boolean().optional(),
  more_dates: z.number().optional(),
});

/** What the texts and links of a row depend on. */
export interface RowOptions {
  addresses: Addresses;
  now: Date;
  /** The zone in which `when` is also stated. */
  tz?: string | undefined;
  /** The requested genres, which a row states first. */
  genres?: readonly string[] | undefined;
}

export const rowOptions = ({
  now,
  addresses,
  tz,
  genres,
}: Omit<RowOptions, 'now'> & { now: () => Date }): RowOptions => ({
  addresses,
  now: now(),
  tz,
  genres,
});

// English with 24 hours and the day before the month: no reader takes them for others.
const LOCALE = 'en-GB';
const MAX_TICKET_LINK_LENGTH = 100;
const MAX_ARTISTS_IN_ROW = 3;
const MAX_GENRES_IN_ROW = 2;
const MAX_ARTISTS = 20;
const MAX_TAGS = 10;
const MAX_SOURCES = 5;

/**
 * Returns the link of the seller if it is https and short, otherwise our redirect to it or our
 * page. All of them open a page. An event that is off has only our page.
 */
function ticketLink(event: EventSummary, { addresses }: RowOptions): string {
  const { ticket_url, ticket_kind, slug } = event;
  if (isOff(event)) return eventPageUrl(slug, addresses);
  if (ticket_kind === 'page') return ticket_url;
  const link = safeLink(ticket_url, Object.values(addresses));
  return link !== undefined && link.length <= MAX_TICKET_LINK_LENGTH
    ? link
    : `${addresses.api}/click/${slug}`;
}

/**
 * Returns an event as it can be read out: what, when, where and how much. Unknown and usual values
 * are absent.
 */
export function conciseEvent(event: EventSummary, options: RowOptions) {
  const { title, slug, venue_name, city, category, status, phase } = event;
  return {
    ...{ title, slug },
    ...tellTimes(event, options),
    ...{ venue_name, city, ticket_url: ticketLink(event, options), category },
    ...tellPlace(event),
    ...tellTickets(event),
    ...tellSubject(event, options),
    ...(event.age_restriction !== null && { age_restriction: event.age_restriction }),
    phase,
    ...(status !== 'scheduled' && status !== phase && { status }),
    ...(event.demo && { demo: true }),
    ...laterDates(event),
    ...tellConflicts(event, options.now),
  };
}

/** A model must not send anyone to a night that a source cancels. */
function tellConflicts(event: EventSummary, now: Date) {
  const conflicts = formatConflicts(event, { locale: LOCALE, now });
  return conflicts.length > 0 ? { conflicts } : {};
}

/**
 * Returns the local time as text. An event of several days also has its first hour and its last
 * day.
 */
function tellTimes(event: EventSummary, { now, tz }: RowOptions) {
  const { text } = formatSpan(event, { locale: LOCALE, now, withZone: true });
  const when = [text, ...inZone(event, tz)].join('; ');
  if (!lastsDays(event) || event.date_tbd) return { when };
  const hasHours = !event.all_day && !event.time_tbd;
  return {
    when,
    start_local: event.start_local.slice(0, hasHours ? 16 : 10),
    last_day: event.local_dates.to,
  };
}

/** The start in a zone that the caller names, unless it is that of the venue. */
function inZone(event: EventSummary, tz: string | undefined): string[] {
  if (tz === undefined || tz === event.timezone || event.all_day || event.time_tbd) return [];
  const format = new Intl.DateTimeFormat(LOCALE, {
    timeZone: tz,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  });
  return [`${format.format(new Date(event.start_utc))} ${tz}`];
}

function tellPlace({ city, region, country, distance_km }: EventSummary) {
  const isNew = region !== null && !region.includes(city) && !city.includes(region);
  return {
    ...(isNew && { region }),
    ...(country !== null && { country }),
    ...(distance_km !== undefined && { distance_km: Math.round(distance_km * 10) / 10 }),
  };
}

type ConciseRow = ReturnType<typeof conciseEvent>;

/** Takes the mark of generated events out of the rows if all of them have it. */
export function shareDemo(rows: ConciseRow[]): { isAllDemo: boolean; rows: ConciseRow[] } {
  const isAllDemo = rows.length > 1 && rows.every(({ demo }) => demo);
  return { isAllDemo, rows: isAllDemo ? rows.map(({ demo: _, ...row }) => row) : rows };
}

const SAID_BY_PHASE = ['available', 'sold_out', 'unknown'];

function tellTickets(event: EventSummary) {
  const price = formatStatedPrice(event, LOCALE);
  const { availability } = event;
  const isStated = !isOff(event) && !SAID_BY_PHASE.includes(availability);
  return { ...(price !== null && { price }), ...(isStated && { availability }) };
}

function tellSubject(
  { title, artists, genres: all }: EventSummary,
  { genres: requested = [] }: RowOptions,
) {
  const isRequested = (genre: string) => requested.includes(foldText(genre));
  const genres = [...all.filter(isRequested), ...all.filter((genre) => !isRequested(genre))];
  const others = artists.map(({ name }) => name).filter((name) => !title.includes(name));
  return {
    ...(others.length > 0 && { artists: others.slice(0, MAX_ARTISTS_IN_ROW) }),
    ...(genres.length > 0 && { genre: genres.slice(0, MAX_GENRES_IN_ROW).join(', ') }),
  };
}

/** Returns how many later events of its series match, and the day on which the last one begins. */
const laterDates = ({ performances = 1, last_date }: EventSummary) =>
  performances > 1 ? { more_dates: performances - 1, last_date } : {};

/** Returns a concise row with the fields that help to choose between events. */
export function detailedEvent(
  event: EventSummary,
  description: string | null,
  options: RowOptions,
) {
  const {
    id,
    start_utc,
    start_local,
    end_utc,
    timezone,
    featured,
    availability,
    price_min,
    price_max,
    currency,
    is_free,
  } = event;
  const { time_tbd, date_tbd, all_day } = event;
  return {
    ...conciseEvent(event, options),
    ...{ id, start_utc, start_local, end_utc, timezone, featured },
    ...{ price_min, price_max, currency, is_free },
    ...(!isOff(event) && { availability }),
    ...(time_tbd && { time_tbd }),
    ...(date_tbd && { date_tbd }),
    ...(all_day && { all_day }),
    artists: event.artists.map(({ name }) => name).slice(0, MAX_ARTISTS),
    description,
  };
}

/** Returns the plain fields that are stated. Translations would repeat title and description. */
const statedFields = (event: Event): object =>
  Object.fromEntries(
    FIELD_ENTRIES.flatMap(([name, { type }]): [string, unknown][] => {
      const value: unknown = event[name];
      if (type === 'texts' || value === null || (Array.isArray(value) && value.length === 0))
        return [];
      return [[name, type === 'features' ? withoutNulls(value as object) : value]];
    }),
  );

const withoutNulls = (features: object): object | string => {
  const stated = Object.entries(features).filter(([, value]) => value !== null);
  return stated.length > 0 ? Object.fromEntries(stated) : 'not stated';
};

/** Returns all fields of one event that a model can use. */
export function fullEvent(event: Event, options: RowOptions) {
  const {
    end_utc,
    status,
    time_tbd,
    all_day,
    venue_slug,
    address,
    region,
    country_code,
    lat,
    lng,
  } = event;
  const { online, online_url, wants, previous_start_utc, tags, artists, sources, links } = event;
  const { organizer, doors_local, genres } = event;
  return {
    ...detailedEvent(event, event.description, options),
    ...{ end_utc, status, time_tbd, all_day, venue_slug, address, region, country_code, lat, lng },
    ...statedFields(event),
    ...{ online, online_url, wants, previous_start_utc },
    ...(organizer && { organizer: organizer.name }),
    ...(doors_local !== null && { doors_local }),
    ...(genres.length > 0 && { genres }),
    artists: artists.slice(0, MAX_ARTISTS),
    tags: tags.slice(0, MAX_TAGS),
    sources: sources
      .slice(0, MAX_SOURCES)
      .map(({ source, licence, attribution, url }) => ({ source, licence, attribution, url })),
    page_url: links.page,
    calendar_url: links.ics,
  };
}
