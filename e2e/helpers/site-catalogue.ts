import type { RawArticle } from '@marquee/ingest/articles';
import type { RawEvent } from '@marquee/sources';
import { buildEvent } from '@marquee/sources/testing';

const DAY_MS = 86_400_000;

/** Returns a day relative to today as `YYYY-MM-DD`. */
const inDays = (days: number): string =>
  new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/**
 * Builds one event of each shape: with tickets, free, sold out, cancelled, past, of several days,
 * online, without a date.
 */
export const buildCatalogue = (): RawEvent[] => [...buildDated(), ...buildOdd()];

const buildDated = (): RawEvent[] => [
  buildEvent({
    title: 'Gala',
    start_local: `${inDays(7)}T20:00:00`,
    artists: ['Air', 'Can'],
    venue_name: 'Tempodrom',
    lat: 52.5,
    lng: 13.38,
    ticket_url: 'https://tickets.example/gala',
    url: 'https://listings.example/gala',
    price_min: 20,
    price_max: 40,
    currency: 'EUR',
    description: 'A night of <b>music</b>.',
  }),
  buildEvent({
    title: 'Open house',
    start_local: `${inDays(8)}T10:00:00`,
    is_free: true,
    category: 'community',
  }),
  buildEvent({
    title: 'Source only',
    start_local: `${inDays(9)}T10:00:00`,
    url: 'https://listings.example/9',
  }),
  buildEvent({ title: 'Sold out', start_local: `${inDays(9)}T19:00:00`, availability: 'sold_out' }),
  buildEvent({ title: 'Off', start_local: `${inDays(10)}T19:00:00`, status: 'cancelled' }),
  buildEvent({ title: 'Over', start_local: `${inDays(-30)}T19:00:00`, artists: ['Air'] }),
];

const buildOdd = (): RawEvent[] => [
  buildEvent({
    title: 'Long fair',
    start_local: inDays(-2),
    end_local: inDays(5),
    category: 'festival',
  }),
  buildEvent({ title: 'Day unknown', start_local: inDays(20), date_tbd: true }),
  buildEvent({
    title: 'Webinar',
    start_local: `${inDays(3)}T15:00:00`,
    city: null,
    country: null,
    online: true,
    online_url: 'https://meet.example/webinar',
    category: 'conference',
  }),
  buildEvent({
    title: '東京の夜',
    start_local: `${inDays(12)}T19:00:00`,
    city: 'Tokyo',
    country: 'JP',
  }),
];

export const ARTICLE: RawArticle = {
  source_article_id: 'guide',
  title: 'A guide to Berlin',
  lang: 'en',
  published_at: '2026-11-20T18:00:00Z',
  body: 'Where to go.',
};
