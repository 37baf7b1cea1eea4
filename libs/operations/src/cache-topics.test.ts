import { expect, it } from '@jest/globals';
import { cacheTopics } from './cache-topics.ts';
import { listEvents } from './events/list-events.ts';

const EVENT = { id: '1', start_utc: '2027-01-01T20:00:00Z', venue_slug: 'hall' };
const topicsOfList = (query: Record<string, string>) =>
  cacheTopics({ events: [EVENT] }, { path: '/events', input: listEvents.input.parse(query) });

it.each([
  [{}, ['lists']],
  [{ city: 'Berlin' }, ['lists']],
  [{ country: 'DE' }, ['lists-de']],
  [{ country: 'germany, FR' }, ['lists-de', 'lists-fr']],
  [{ country: '!DE' }, ['lists']],
  [{ country: 'Scotland' }, ['lists']],
])('a list of %j depends on %j', (query, topics) => {
  expect(topicsOfList(query)).toEqual(topics);
});

it.each([
  ['/events/:id_or_slug', { event: EVENT }, ['event-1']],
  ['/venues/:slug', { venue: { slug: 'hall' }, events: [EVENT] }, ['event-1', 'venue-hall']],
  ['/artists/:slug', { artist: { slug: 'air' }, events: [] }, ['artist-air']],
  ['/series/:slug', { series: { slug: 'gala' }, events: [EVENT] }, ['lists']],
])('a record at %s depends on what it contains', (path, content, topics) => {
  expect(cacheTopics(content, { path, input: {} }).sort()).toEqual(topics);
});
