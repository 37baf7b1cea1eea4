import { defineOperation } from '@marquee/domain';
import { feedInput, FeedOutput, readEventFeed, type FeedDeps } from './read-event-feed.ts';

const MOST = 100;

export const listNewEvents = defineOperation({
  name: 'event_news',
  summary: 'Newly listed events',
  description:
    'The filters of /events, the events that were added last first, at most 100: for feed readers. An item is published at the moment at which we first listed its event; its guid is the event’s id.',
  input: feedInput(MOST),
  output: FeedOutput,
  run: async (deps: FeedDeps, input) => readEventFeed(deps, input, 'added'),
});
