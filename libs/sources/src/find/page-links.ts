import type { EventFormatName } from '../formats.ts';
import { plainLine } from '../normalise/text.ts';

/** A place where a feed may be. */
export interface Candidate {
  format: EventFormatName;
  location: string;
  reason: string;
  /** Why it must not be switched on without a person. */
  caution?: string;
}

const MAX_ADDRESS = 4_000;
const MAX_TAG = 10_000;
/** The links of a page are in its beginning. Hostile pages are long. */
const MAX_PAGE = 2_000_000;

const attribute = (tag: string, name: string): string | null => {
  const [, quoted, single, bare] =
    new RegExp(`\\b${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`, 'i').exec(
      tag.slice(0, MAX_TAG),
    ) ?? [];
  return plainLine(quoted ?? single ?? bare, MAX_ADDRESS);
};

const CALENDAR_WORDS =
  /\b(?:subscribe|ical|icalendar|ics|webcal|export|abonnieren|abonner|exporter|suscribir|calendario|kalender|calendrier|tilaa|prenumerera)\b/i;

/**
 * Returns the feeds that a page links or embeds, and the interfaces of the system that made it.
 * Best first.
 */
export function candidatesIn(text: string, page: URL): Candidate[] {
  const html = text.slice(0, MAX_PAGE);
  const linked = linkedFeeds(html, page);
  const isFeed = ({ format }: Candidate) => format === 'rss';
  return [
    ...linked.filter((candidate) => !isFeed(candidate)),
    ...systemInterfaces(html, page),
    ...embeddedCalendars(html),
    ...calendarLinks(html, page),
    ...markedEvents(html, page),
    ...linked.filter(isFeed),
  ];
}

/** The page itself: as schema.org, and by the classes of microformats. */
function markedEvents(html: string, page: URL): Candidate[] {
  const location = page.href;
  const isEmbedded = /<script\b[^<>]{0,200}\btype\s*=\s*["']?application\/json\b/i.test(html);
  const isMarked = /\bclass\s*=\s*["']?[^"'<>=]*\b(?:h-event|vevent)\b/i.test(html);
  return [
    { format: 'jsonld', location, reason: 'events in the page itself' },
    ...(isMarked || isEmbedded
      ? [{ format: 'html', location, reason: 'events marked in the page' } as const]
      : []),
  ];
}

/** Where the interfaces of systems answer on any host. They are tried if a page states nothing. */
export const wellKnownInterfaces = (page: URL): Candidate[] =>
  WELL_KNOWN.map(([format, path]) => ({
    format,
    location: new URL(path, page.origin).href,
    reason: 'the usual address of the system',
  }));

const WELL_KNOWN: readonly [EventFormatName, string][] = [
  ['the-events-calendar', '/wp-json/tribe/events/v1/events'],
  ['localist', '/api/2/events'],
  ['gancio', '/api/events'],
  ['linked-events', '/v1/event/'],
  ['ics', '/live/ical/events'],
];

function linkedFeeds(html: string, page: URL): Candidate[] {
  const tags = html.match(/<link\b[^<>]*>/gi) ?? [];
  return tags.flatMap((tag): Candidate[] => {
    const href = attribute(tag, 'href');
    const type = attribute(tag, 'type')?.toLowerCase() ?? '';
    const location = href === null ? null : (URL.parse(href, page)?.href ?? null);
    if (
      location === null ||
      !/\balternate\b/i.test(attribute(tag, 'rel') ?? '') ||
      /oembed/i.test(tag)
    )
      return [];
    if (type === 'text/calendar')
      return [{ format: 'ics', location, reason: 'the page names this calendar' }];
    if (type === 'application/ld+json')
      return [{ format: 'jsonld', location, reason: 'the page names this JSON-LD' }];
    return /^application\/(?:rss|atom)\+xml$/.test(type)
      ? [{ format: 'rss', location, reason: 'the page names this feed' }]
      : [];
  });
}

interface Mark {
  mark: RegExp;
  addresses: (found: RegExpExecArray, page: URL) => [EventFormatName, string][];
  name: string;
  caution?: string;
}

const restBase = (html: string): string | null => {
  const tag = (html.match(/<link\b[^<>]*>/gi) ?? []).find(
    (link) => attribute(link, 'rel') === 'https://api.w.org/',
  );
  return tag === undefined ? null : attribute(tag, 'href');
};

/** What the software of a site leaves in its pages, and where it answers. */
const MARKS: readonly Mark[] = [
  {
    name: 'Gancio',
    mark: /content="Gancio\b|gancio/i,
    addresses: () => [
      ['gancio', '/api/events'],
      ['ics', '/feed/ics'],
    ],
  },
  {
    name: 'Mobilizon',
    mark: /content="Mobilizon\b|\bmobilizon\b/i,
    addresses: () => [
      ['mobilizon', '/api'],
      ['ics', '/feed/instance/ics'],
    ],
  },
  { name: 'Localist', mark: /localist/i, addresses: () => [['localist', '/api/2/events']] },
  {
    name: 'LiveWhale',
    mark: /livewhale|\/live\/(?:json|ical|rss)\//i,
    addresses: () => [['ics', '/live/ical/events']],
  },
  {
    name: 'Linked Events',
    mark: /https?:\/\/[^"'\s]{1,300}\/v1\/event\/?(?=["'?])/i,
    addresses: ([address]) => [['linked-events', address]],
  },
  {
    name: 'Trumba',
    mark: /webName["']?\s*[:=]\s*["']([\w-]+)["']/i,
    addresses: ([, name = '']) => [
      ['trumba', `https://www.trumba.com/calendars/${name}.json`],
      ['ics', `https://www.trumba.com/calendars/${name}.ics`],
    ],
  },
  {
    name: 'BiblioCommons',
    mark: /https?:\/\/([\w-]+)\.bibliocommons\.com/i,
    addresses: ([, slug = '']) => [
      ['bibliocommons', `https://gateway.bibliocommons.com/v2/libraries/${slug}/events`],
    ],
  },
  {
    name: 'Tockify',
    mark: /data-tockify-calendar=["']([\w.-]+)["']/i,
    addresses: ([, name = '']) => [['ics', `https://tockify.com/api/feeds/ics/${name}`]],
  },
  {
    name: 'Spektrix',
    mark: /system\.spektrix\.com\/([\w-]+)/i,
    addresses: ([, client = '']) => [
      ['spektrix', `https://system.spektrix.com/${client}/api/v3/instances`],
    ],
  },
  {
    name: 'Modern Events Calendar',
    mark: /modern-events-calendar/i,
    addresses: () => [['ics', '/?mec-ical-feed=1']],
  },
  {
    name: 'My Calendar',
    mark: /plugins\/my-calendar/i,
    addresses: () => [['ics', '/?feed=my-calendar-ics']],
  },
  {
    name: 'Events Manager',
    mark: /plugins\/events-manager/i,
    addresses: (_, page) => [
      ['ics', `${page.origin}${page.pathname}?ical=1`],
      ['ics', '/events.ics'],
    ],
  },
  {
    name: 'Meetup',
    mark: /^https:\/\/www\.meetup\.com\/[\w-]+/,
    addresses: ([address]) => [['ics', `${address}/events/ical/`]],
  },
  {
    name: 'Squarespace',
    mark: /collection-type-events|"typeName":"events"/i,
    caution: 'robots.txt of Squarespace forbids it: the owner of the site must agree',
    addresses: (_, page) => [['squarespace', `${page.origin}${page.pathname}?format=json`]],
  },
];

function systemInterfaces(html: string, page: URL): Candidate[] {
  const base = restBase(html);
  const hasTribe = base !== null || /tribe-events|the-events-calendar/i.test(html);
  const wordpress: Candidate[] = hasTribe
    ? [
        {
          format: 'the-events-calendar',
          location: `${(URL.parse(base ?? '/wp-json/', page) ?? page).href.replace(/\/?$/, '/')}tribe/events/v1/events`,
          reason: 'The Events Calendar',
        },
      ]
    : [];
  const marked = MARKS.flatMap(({ name, mark, addresses, caution }) => {
    const found = mark.exec(page.href) ?? mark.exec(html);
    return (found ? addresses(found, page) : []).flatMap(([format, address]): Candidate[] => {
      const location = URL.parse(address, page)?.href;
      return location === undefined
        ? []
        : [{ format, location, reason: name, ...(caution !== undefined && { caution }) }];
    });
  });
  return [...wordpress, ...marked];
}

/** Public calendars of Google in a frame. There can be several in one. */
function embeddedCalendars(html: string): Candidate[] {
  const frames =
    html.match(
      /https?:\/\/(?:www\.)?calendar\.google\.com\/calendar\/(?:u\/\d\/)?embed\?[^"'<>\s]+/gi,
    ) ?? [];
  return frames.flatMap((frame) => {
    const parameters = URL.parse(plainLine(frame, MAX_ADDRESS) ?? '')?.searchParams;
    const ids = [
      ...(parameters?.getAll('src') ?? []),
      ...(parameters?.getAll('cid') ?? []).map((cid) => Buffer.from(cid, 'base64').toString()),
    ];
    return ids.map((id): Candidate => ({
      format: 'ics',
      location: `https://calendar.google.com/calendar/ical/${encodeURIComponent(id)}/public/basic.ics`,
      reason: 'a public Google calendar in the page',
      caution:
        'robots.txt of Google Calendar forbids crawlers: it is allowed if the calendar is yours',
    }));
  });
}

function calendarLinks(html: string, page: URL): Candidate[] {
  const links = [...html.matchAll(/<a\b[^<>]*>(?:[^<]{0,80})/gi)].flatMap(([tag]): Candidate[] => {
    const href = attribute(tag, 'href');
    if (href === null) return [];
    const location = URL.parse(href.replace(/^webcals?:/i, 'https:'), page)?.href;
    const isCalendar =
      /^webcals?:/i.test(href) ||
      /\.ics(?:$|[?#])|[?&](?:ical|outlook-ical)=|format=ical|\/ical\/?(?:$|\?)/i.test(href);
    return location !== undefined && isCalendar
      ? [
          {
            format: 'ics',
            location,
            reason: CALENDAR_WORDS.test(tag) ? 'a link to subscribe' : 'a link to a calendar',
          },
        ]
      : [];
  });
  return links.slice(0, MAX_LINKS);
}
const MAX_LINKS = 5;
