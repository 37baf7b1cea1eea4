import { toLocalTime, type FeedEvent } from '@marquee/domain';
import { statedPlace } from '../stated-place.ts';
import { writeXml, type Elements } from './xml.ts';

const MINUTES_TO_LIVE = '60';

export interface EventFeed {
  title: string;
  description: string;
  /** Of the feed itself. */
  url: string;
  /** Of what it is a feed of. */
  home: string;
  events: FeedEvent[];
}

/** RSS 2.0 of events, in the order given; an item is published when we first listed its event. */
export function writeRss({ title, description, url, home, events }: EventFeed): string {
  const latest = events
    .map(({ updated_at }) => updated_at)
    .sort()
    .at(-1);
  return writeXml({
    rss: {
      '@version': '2.0',
      '@xmlns:atom': 'http://www.w3.org/2005/Atom',
      channel: {
        title,
        link: home,
        description,
        'atom:link': { '@href': url, '@rel': 'self', '@type': 'application/rss+xml' },
        lastBuildDate: latest && mailDate(latest),
        ttl: MINUTES_TO_LIVE,
        item: events.map(itemOf),
      },
    },
  });
}

function itemOf(event: FeedEvent): Elements {
  return {
    title: event.title,
    link: event.links.page ?? event.links.self,
    guid: { '@isPermaLink': 'false', '#text': event.id },
    pubDate: mailDate(event.created_at),
    category: [event.category, ...event.tags],
    description: [whenAndWhere(event), event.description].filter((part) => part !== null).join('\n\n'),
    enclosure: enclosureOf(event.image_url),
  };
}

function whenAndWhere(event: FeedEvent): string {
  const { venue, city } = statedPlace(event);
  const local = toLocalTime(new Date(event.start_utc), event.timezone);
  const when = event.all_day || event.time_tbd ? local.slice(0, 10) : local.slice(0, 16).replace('T', ' ');
  return [event.status === 'scheduled' ? null : event.status, when, venue, city]
    .filter((part) => part !== null)
    .join(', ');
}

const IMAGE_TYPES: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  svg: 'image/svg+xml',
};

/** Only where the address tells the type. Its length is not known, which is written as 0. */
function enclosureOf(url: string | null): Elements | undefined {
  const ending = /\.(\w{3,4})(?:\?|$)/.exec(url ?? '')?.[1]?.toLowerCase() ?? '';
  const type = Object.hasOwn(IMAGE_TYPES, ending) ? IMAGE_TYPES[ending] : undefined;
  return url !== null && type !== undefined ? { '@url': url, '@length': '0', '@type': type } : undefined;
}

/** `Thu, 31 Dec 2026 20:00:00 GMT` (RFC 822 with four digits of the year). */
const mailDate = (instant: string) => new Date(instant).toUTCString();
