import type { FeedEvent } from '@marquee/domain';
import { generateJsonFeed } from 'feedsmith';
import { writeAtom } from './atom.ts';
import { eventSummary } from './event-summary.ts';
import type { EventFeed } from './rss.ts';

/**
 * Writes an Atom 1.0 feed (RFC 4287) of events in the given order. `published` is when Marquee
 * first listed an event.
 */
export const writeEventAtom = (
  feed: Omit<EventFeed, 'description' | 'home'> & { updated_at: string },
): string =>
  writeAtom({
    title: feed.title,
    url: feed.url,
    updated_at: feed.updated_at,
    articles: feed.events.map((event) => ({
      id: `urn:uuid:${event.id}`,
      title: event.title,
      summary: eventSummary(event),
      url: pageUrl(event),
      lang: null,
      author: event.organizer?.name ?? null,
      published_at: event.created_at,
      updated_at: event.updated_at,
      image_url: event.image_url,
      category: event.category,
    })),
  });

/** Writes a JSON Feed 1.1 (jsonfeed.org) of events in the given order. */
export const writeJsonFeed = ({ title, description, url, home, events }: EventFeed): string =>
  JSON.stringify(
    generateJsonFeed({
      title,
      description,
      home_page_url: home,
      feed_url: url,
      items: events.map((event) => ({
        id: event.id,
        url: pageUrl(event),
        title: event.title,
        content_text: eventSummary(event),
        ...(event.image_url !== null && { image: event.image_url }),
        date_published: event.created_at,
        date_modified: event.updated_at,
        ...(event.organizer && { authors: [{ name: event.organizer.name }] }),
        tags: [event.category, ...event.tags],
      })),
    }),
  );

const pageUrl = ({ id, links }: FeedEvent): string => links.page ?? links.self ?? `urn:uuid:${id}`;
