import type { FeedEvent } from '@marquee/domain';
import { generateRssFeed, type RssFeed } from 'feedsmith';
import { eventSummary } from './event-summary.ts';
import { withoutUnwritable } from './unwritable.ts';

const TTL_MINUTES = 60;

type Item = RssFeed.Item<string>;

export interface EventFeed {
  title: string;
  description: string;
  /** The URL of the feed itself. */
  url: string;
  /** The URL of the site that the feed is about. */
  home: string;
  events: FeedEvent[];
}

/**
 * Writes an RSS 2.0 feed of events in the given order. `pubDate` is when Marquee first listed an
 * event.
 */
export function writeRss({ title, description, url, home, events }: EventFeed): string {
  const latest = events
    .map(({ updated_at }) => updated_at)
    .sort()
    .at(-1);
  return withoutUnwritable(
    generateRssFeed({
      title,
      link: home,
      description,
      atom: { links: [{ href: url, rel: 'self', type: 'application/rss+xml' }] },
      ...(latest !== undefined && { lastBuildDate: latest }),
      ttl: TTL_MINUTES,
      items: events.map(toItem),
    }),
  );
}

function toItem(event: FeedEvent): Item {
  const link = event.links.page ?? event.links.self;
  return {
    title: event.title,
    ...(link !== undefined && { link }),
    guid: { value: event.id, isPermaLink: false },
    pubDate: event.created_at,
    categories: [event.category, ...event.tags].map((name) => ({ name })),
    description: eventSummary(event),
    enclosures: toEnclosures(event.image_url),
  };
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

/**
 * Returns an enclosure if the file extension shows the media type. The unknown length is written as
 * 0.
 */
function toEnclosures(url: string | null): NonNullable<Item['enclosures']> {
  const extension = /\.(\w{3,4})(?:\?|$)/.exec(url ?? '')?.[1]?.toLowerCase() ?? '';
  const type = Object.hasOwn(IMAGE_TYPES, extension) ? IMAGE_TYPES[extension] : undefined;
  return url !== null && type !== undefined ? [{ url, length: 0, type }] : [];
}
