import { defineOperation } from '@marquee/domain';
import { feedInput, FeedOutput, readEventFeed, type FeedDeps } from '../feeds/read-event-feed.ts';

const MAX_EVENTS = 100;

export const listNewEvents = defineOperation({
  name: 'event_news',
  summary: 'Newly listed events',
  description:
    'For feed readers: takes the filters of GET /events and returns up to 100 events, most recently added first. The publication date of an item is when the event was first listed; its guid is the id of the event.',
  input: feedInput(MAX_EVENTS),
  output: FeedOutput,
  run: async (deps: FeedDeps, input) => readEventFeed(deps, input, 'added'),
});
