import { formatInstant } from '@marquee/domain';
import {
  writeAtom,
  writeCalendar,
  writeEventAtom,
  writeGeoJson,
  writeJsonFeed,
  writeJsonLd,
  writeRss,
} from '@marquee/formats';
import type { Format } from '@marquee/http';
import type {
  Addresses,
  calendarEvent,
  calendarFeed,
  demandHistory,
  demandReport,
  listNewEvents,
  getEvent,
  listArticles,
  listEvents,
  searchEvents,
} from '@marquee/operations';
import type { Theme } from '@marquee/pages';
import { writeEventCsv } from './event-csv.ts';
import { writeDemandCsv, writeDemandHistoryCsv } from './pages/demand-csv.ts';
import { DEMAND_PAGE_POLICY, writeDemandPage } from './pages/demand-page.tsx';

interface Deps {
  addresses: Addresses;
}

const CALENDAR = {
  type: 'text/calendar; charset=utf-8',
  description: 'iCalendar (RFC 5545, RFC 7986)',
};

export const calendarOfEvents: Format<Deps, typeof calendarFeed.output> = {
  ...CALENDAR,
  write: ({ title, events }, { deps, path }) =>
    writeCalendar({ name: title, url: toUrl(path, deps), events }),
};

export const calendarOfOne: Format<Deps, typeof calendarEvent.output> = {
  ...CALENDAR,
  write: ({ event }, { deps, path }) =>
    writeCalendar({ name: event.title, url: toUrl(path, deps), events: [event] }),
};

export const rss: Format<Deps, typeof listNewEvents.output> = {
  type: 'application/rss+xml; charset=utf-8',
  description: 'RSS 2.0',
  write: ({ title, events }, { deps, path }) =>
    writeRss({
      title,
      description: 'Newly listed events.',
      url: toUrl(path, deps),
      home: deps.addresses.api,
      events,
    }),
};

export const eventAtom: Format<Deps & { now: () => Date }, typeof listNewEvents.output> = {
  type: 'application/atom+xml; charset=utf-8',
  description: 'Atom 1.0',
  write: ({ title, events }, { deps, path }) =>
    writeEventAtom({
      title,
      url: toUrl(path, deps),
      updated_at: formatInstant(deps.now()),
      events,
    }),
};

export const jsonFeed: Format<Deps, typeof listNewEvents.output> = {
  type: 'application/feed+json',
  description: 'JSON Feed 1.1',
  write: ({ title, events }, { deps, path }) =>
    writeJsonFeed({
      title,
      description: 'Newly listed events.',
      url: toUrl(path, deps),
      home: deps.addresses.api,
      events,
    }),
};

/** Lists and searches. The warnings of a response are in its JSON form only. */
export const geoJson: Format<object, typeof listEvents.output | typeof searchEvents.output> = {
  name: 'geojson',
  type: 'application/geo+json',
  description: 'GeoJSON (RFC 7946)',
  write: (page, { input: { fields } }) =>
    writeGeoJson(page, Array.isArray(fields) ? fields.map(String) : undefined),
};

/** `fields` does not select the columns. */
export const eventCsv: Format<object, typeof listEvents.output | typeof searchEvents.output> = {
  name: 'csv',
  type: 'text/csv; charset=utf-8',
  description: 'CSV (RFC 4180)',
  write: ({ events }) => writeEventCsv(events),
};

export const atom: Format<Deps & { now: () => Date }, typeof listArticles.output> = {
  type: 'application/atom+xml; charset=utf-8',
  description: 'Atom 1.0',
  write: ({ articles }, { deps, path }) =>
    writeAtom({
      title: 'Marquee: articles',
      url: toUrl(path, deps),
      updated_at: formatInstant(deps.now()),
      articles: articles.map((article) => {
        const url = `${deps.addresses.api}/articles/${article.slug}`; // a slug never changes
        return { ...article, id: url, url, author: null, updated_at: article.published_at };
      }),
    }),
};

export const jsonLd: Format<Deps, typeof getEvent.output> = {
  type: 'application/ld+json',
  description: 'schema.org Event (JSON-LD)',
  write: ({ event }) => writeJsonLd(event),
};

const THEMES: readonly Theme[] = ['dark', 'light', 'auto'];

export const demandPage: Format<Deps, typeof demandReport.output> = {
  name: 'html',
  type: 'text/html; charset=utf-8',
  description: 'A page to embed',
  headers: { 'Content-Security-Policy': DEMAND_PAGE_POLICY },
  write: (report, { deps, input }) =>
    writeDemandPage(report, {
      theme: THEMES.find((theme) => theme === input['theme']) ?? 'dark',
      widgets: deps.addresses.widgets,
    }),
};

export const demandCsv: Format<object, typeof demandReport.output> = {
  name: 'csv',
  type: 'text/csv; charset=utf-8',
  description: 'CSV (RFC 4180)',
  write: (report) => writeDemandCsv(report),
};

export const demandHistoryCsv: Format<object, typeof demandHistory.output> = {
  name: 'csv',
  type: 'text/csv; charset=utf-8',
  description: 'CSV (RFC 4180)',
  write: (history) => writeDemandHistoryCsv(history),
};

/** Returns the URL of a request, percent-encoded. */
const toUrl = (path: string, { addresses }: Deps): string =>
  new URL(`${addresses.api}${path}`).href;
