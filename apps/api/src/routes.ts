import { get, type Route } from '@marquee/http';
import { getEvent, listEvents, searchEvents } from '@marquee/operations';
import type { Dependencies } from './dependencies.ts';

/** What the API offers. */
export const routes: Route<Dependencies>[] = [
  get('/events', listEvents),
  get('/events/:id_or_slug', getEvent),
  get('/search', searchEvents),
];

/** Told at the head of its reference. */
export const DESCRIPTION = `What is on, anywhere: a normalised catalogue of events worldwide. No key is needed to read.

Every answer carries \`ok\`; a refusal is a problem document (RFC 9457) that names what to mend. Times are given in UTC and on
the venue's wall clock. Lists are paged by \`offset\` or, to any depth, by \`next_cursor\`.`;
