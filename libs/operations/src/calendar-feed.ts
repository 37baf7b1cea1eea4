import { defineOperation, EVENT_STATUSES } from '@marquee/domain';
import { feedInput, FeedOutput, readEventFeed, type FeedDeps } from './read-event-feed.ts';

const MOST = 500;

export const calendarFeed = defineOperation({
  name: 'calendar_feed',
  summary: 'Events as a calendar to subscribe to',
  description:
    'The filters of /events, soonest first, at most 500. Cancelled events stay in it, marked as such, so that whoever subscribed learns of it; `status` narrows that. An event keeps its UID for good, and its SEQUENCE rises when it is moved, cancelled or otherwise changed. Times are in the venue’s zone, whose rules come along; an event of which only the days are known has DATE values.',
  input: feedInput(MOST),
  output: FeedOutput,
  run: async (deps: FeedDeps, input) =>
    readEventFeed(deps, { ...input, status: input.status ?? [...EVENT_STATUSES] }, 'start'),
});
