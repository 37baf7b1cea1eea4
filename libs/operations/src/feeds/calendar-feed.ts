import { defineOperation, EVENT_STATUSES } from '@marquee/domain';
import { feedInput, FeedOutput, readEventFeed, type FeedDeps } from './read-event-feed.ts';

const MAX_EVENTS = 500;

export const calendarFeed = defineOperation({
  name: 'calendar_feed',
  summary: 'Events as a calendar subscription',
  description:
    'Takes the filters of GET /events and returns up to 500 events, soonest first. Cancelled events are included and marked as cancelled, so subscribers see the cancellation; `status` changes this. The UID of an event never changes. Its SEQUENCE increases when the event is moved, cancelled or otherwise changed. Times are in the time zone of the venue, whose rules are included. An event without known times has DATE values.',
  input: feedInput(MAX_EVENTS),
  output: FeedOutput,
  run: async (deps: FeedDeps, input) =>
    readEventFeed(deps, { ...input, status: input.status ?? [...EVENT_STATUSES] }, 'start'),
});
