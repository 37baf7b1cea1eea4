import type { ListedEvent, Listing } from './listing.ts';

/** The fields that a view reads of a row of search_events, and of the event of get_event. */
interface ToolEvent {
  title: string;
  slug: string;
  when?: string;
  venue_name?: string;
  city?: string;
  price?: string;
  phase?: string;
  status?: string;
  demo?: boolean;
  ticket_url?: string;
  page_url?: string;
  description?: string;
}

interface ToolOutput {
  events?: ToolEvent[];
  event?: ToolEvent;
}

/** The address of the site, and what comes before the slug in the address of an event page. */
export interface ViewAddresses {
  site: string;
  eventPage: string;
}

export interface ToolListing {
  listing: Listing;
  /** The description, if the output is one event. */
  description: string | undefined;
}

/** Returns what a view shows of the output of a tool. */
export function toToolListing(output: unknown, addresses: ViewAddresses): ToolListing {
  const { events, event } = Object(output) as ToolOutput;
  const rows = events ?? (event ? [event] : []);
  return {
    listing: {
      lang: 'en',
      dir: 'ltr',
      title: event ? 'Event' : 'Events',
      href: addresses.site,
      by: { text: 'Marquee', href: addresses.site },
      empty: 'No event matches.',
      events: rows.map((row) => toListedEvent(row, addresses)),
    },
    description: event?.description,
  };
}

const DAY = /^(?:(?<weekday>\p{L}{3}),? )?(?<day>\d{1,2}) (?<month>\p{L}{3})/u;

const STATES: Readonly<Record<string, { text: string; tone: string }>> = {
  cancelled: { text: 'Cancelled', tone: 'alert' },
  sold_out: { text: 'Sold out', tone: 'alert' },
  postponed: { text: 'Postponed', tone: 'change' },
  rescheduled: { text: 'New date', tone: 'change' },
  running: { text: 'Running', tone: 'change' },
  over: { text: 'Over', tone: 'quiet' },
};

/** Phases in which no one sells tickets. */
const UNSOLD = ['cancelled', 'over', 'postponed', 'sold_out'];

function toListedEvent(row: ToolEvent, { eventPage }: ViewAddresses): ListedEvent {
  const {
    title,
    slug,
    when = '',
    venue_name,
    city,
    price,
    phase = '',
    status = '',
    demo,
    ticket_url,
    page_url,
  } = row;
  const { weekday = '', day = '', month = '' } = DAY.exec(when)?.groups ?? {};
  const states = [STATES[phase], STATES[status]].flatMap((state) => state ?? []);
  // Without a seller, the link leads to the page of the event, like the title.
  const seller = ticket_url?.startsWith(eventPage) ? undefined : ticket_url;
  return {
    title,
    href: page_url ?? `${eventPage}${encodeURIComponent(slug)}`,
    leaf: day === '' ? null : { weekday, day, month },
    date: when,
    facts: [when, venue_name, city, price, demo ? 'sample' : ''].flatMap((fact) =>
      fact ? [fact] : [],
    ),
    states,
    off: phase === 'cancelled',
    tickets:
      seller && !UNSOLD.includes(phase)
        ? { text: 'Tickets', label: `Tickets: ${title}`, href: seller }
        : null,
  };
}
