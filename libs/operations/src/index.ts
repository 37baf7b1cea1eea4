export { calendarEvent, type CalendarEventDeps } from './calendar-event.ts';
export { calendarFeed } from './calendar-feed.ts';
export { eventNews } from './event-news.ts';
export type { FeedDeps } from './feed.ts';
export { getEvent, type GetEventDeps } from './get-event.ts';
export { listEvents, type ListEventsDeps } from './list-events.ts';
export type { Addresses } from './present-event.ts';
