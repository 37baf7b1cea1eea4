export { escaped } from './pages/escaped.ts';
export { DEMAND_PAGE_POLICY, writeDemandPage, type Theme } from './pages/demand-page.ts';
export { writeCalendar, type Calendar } from './calendar/calendar.ts';
export { writeEvening, type CalendarEntry, type EveningCalendar } from './calendar/evening-calendar.ts';
export { jsonLdOf, writeJsonLd } from './schema-org/json-ld.ts';
export { writeAtom, type ArticleEntry, type ArticleFeed } from './syndication/atom.ts';
export { writeRss, type EventFeed } from './syndication/rss.ts';
