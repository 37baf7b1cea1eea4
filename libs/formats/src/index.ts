export { writeCalendar, type Calendar } from './calendar/calendar.ts';
export {
  writePlanCalendar,
  type CalendarEntry,
  type PlanCalendar,
} from './calendar/plan-calendar.ts';
export { toJsonLd, writeJsonLd, writePageJsonLd } from './schema-org/json-ld.ts';
export { writeAtom, type ArticleEntry, type ArticleFeed } from './syndication/atom.ts';
export { writeEventAtom, writeJsonFeed } from './syndication/event-feeds.ts';
export { writeGeoJson } from './geo-json.ts';
export { writeRss, type EventFeed } from './syndication/rss.ts';
