import { get, type Route } from '@marquee/http';
import { calendarEvent, calendarFeed, eventNews, getEvent, listEvents } from '@marquee/operations';
import type { Dependencies } from './dependencies.ts';
import { calendarOfEvents, calendarOfOne, jsonLd, rss } from './formats.ts';

/** What the API offers. */
export const routes: Route<Dependencies>[] = [
  get('/events', listEvents),
  get('/events.ics', calendarFeed, { format: calendarOfEvents }),
  get('/events.rss', eventNews, { format: rss }),
  get('/events/:id_or_slug.ics', calendarEvent, { format: calendarOfOne }),
  get('/events/:id_or_slug.jsonld', getEvent, { format: jsonLd }),
  get('/events/:id_or_slug', getEvent, { alternates: [jsonLd] }),
];

/** Told at the head of its reference. */
export const DESCRIPTION = `What is on, anywhere: a normalised catalogue of events worldwide. No key is needed to read.

Every answer carries \`ok\`; a refusal is a problem document (RFC 9457) that names what to mend. Times are given in UTC and on
the venue's wall clock. Lists are paged by \`offset\` or, to any depth, by \`next_cursor\`.`;
