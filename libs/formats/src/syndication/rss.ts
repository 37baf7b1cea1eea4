import { toLocalTime, type FeedEvent } from '@marquee/domain';
import { statedPlace } from '../stated-place.ts';
import { writeXml, type Elements } from './xml.ts';

const TTL_MINUTES = '60';

export interface EventFeed {
  title: string;
  description: string;
  /** The URL of the feed itself. */
  url: string;
  /** The URL of the site that the feed is about. */
  home: string;
  events: FeedEvent[];
}

/** Writes an RSS 2.0 feed of events in the given order. `pubDate` is when Marquee first listed an event. */
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
        lastBuildDate: latest && toRfc822(latest),
        ttl: TTL_MINUTES,
        item: events.map(toItem),
      },
    },
  });
}

function toItem(event: FeedEvent): Elements {
  return {
    title: event.title,
    link: event.links.page ?? event.links.self,
    guid: { '@isPermaLink': 'false', '#text': event.id },
    pubDate: toRfc822(event.created_at),
    category: [event.category, ...event.tags],
    description: [whenAndWhere(event), event.description].filter((part) => part !== null).join('\n\n'),
    enclosure: toEnclosure(event.image_url),
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

/** Returns an enclosure if the file extension shows the media type. The unknown length is written as 0. */
function toEnclosure(url: string | null): Elements | undefined {
  const extension = /\.(\w{3,4})(?:\?|$)/.exec(url ?? '')?.[1]?.toLowerCase() ?? '';
  const type = Object.hasOwn(IMAGE_TYPES, extension) ? IMAGE_TYPES[extension] : undefined;
  return url !== null && type !== undefined ? { '@url': url, '@length': '0', '@type': type } : undefined;
}

/** Formats an instant as `Thu, 31 Dec 2026 20:00:00 GMT` (RFC 822 with a year of four digits). */
const toRfc822 = (instant: string) => new Date(instant).toUTCString();
