import type { KeySetting, SourceAccess } from '../fetch/settings.ts';
import type { EventFormatName, FormatName } from '../formats.ts';
import { fieldsOf } from '../sources/record.ts';
import { paginateByArtist } from './paginate-by-artist.ts';
import { paginateByCursor } from './paginate-by-cursor.ts';
import { paginateByDateWindow } from './paginate-by-date-window.ts';
import type { ReadPages } from './paging.ts';

/** An API that lists events page by page, for whom has a key. */
export interface TicketingApi {
  format: EventFormatName;
  host: string;
  /** The paths that hold lists of events; others are asked for once. */
  lists: RegExp;
  key: KeySetting;
  /** Puts the key where the API wants it. */
  authorise: (url: URL, key: string) => Record<string, string>;
  requestsPerSecond: number;
  /** In one run; beyond lies somebody's daily quota. */
  mostRequests: number;
  pages: ReadPages;
}

const inQuery = (name: string) => (url: URL, key: string) => {
  url.searchParams.set(name, key);
  return {};
};

const VENDORS: readonly TicketingApi[] = [
  {
    format: 'ticketmaster',
    host: 'app.ticketmaster.com',
    lists: /^\/discovery\/v2\/events(\.json)?\/?$/,
    key: 'TICKETMASTER_API_KEY',
    authorise: inQuery('apikey'),
    requestsPerSecond: 4, // of 5
    mostRequests: 5_000,
    pages: paginateByDateWindow({
      first: 0,
      size: ['size', 200],
      mostEvents: 1_000, // size × page must stay below
      from: 'startDateTime',
      to: 'endDateTime',
      order: ['sort', 'date,asc'],
      utcSuffix: 'Z',
      totalIn: ({ page }) => fieldsOf(page)['totalElements'],
    }),
  },
  {
    format: 'seatgeek',
    host: 'api.seatgeek.com',
    lists: /^\/2\/events\/?$/,
    key: 'SEATGEEK_CLIENT_ID',
    authorise: inQuery('client_id'),
    requestsPerSecond: 2, // unpublished
    mostRequests: 10_000,
    pages: paginateByDateWindow({
      first: 1,
      size: ['per_page', 100],
      mostEvents: 10_000, // beyond it answers 200 with an empty list
      from: 'datetime_utc.gte',
      to: 'datetime_utc.lte',
      order: ['sort', 'datetime_utc.asc'],
      utcSuffix: '',
      totalIn: ({ meta }) => fieldsOf(meta)['total'],
    }),
  },
  {
    format: 'bandsintown',
    host: 'rest.bandsintown.com',
    lists: /^\/artists\/[^/]+\/events\/?$/,
    key: 'BANDSINTOWN_APP_ID',
    authorise: inQuery('app_id'),
    requestsPerSecond: 2, // unpublished
    mostRequests: 10_000,
    pages: paginateByArtist,
  },
  {
    format: 'eventbrite',
    host: 'www.eventbriteapi.com',
    lists: /^\/v3\/(organizations|organizers|venues|series|users)\/[^/]+\/events\/?$/,
    key: 'EVENTBRITE_TOKEN',
    authorise: (_url, key) => ({ authorization: `Bearer ${key}` }),
    requestsPerSecond: 0.5, // of 2,000 an hour
    mostRequests: 2_000,
    pages: paginateByCursor,
  },
];

/** The API that a format's location is the address of. A key goes to its own host over https, and to a stand-in on this machine where private addresses are allowed. */
export function ticketingApiFor(
  format: FormatName,
  location: string,
  { allowPrivate }: SourceAccess,
): TicketingApi | null {
  const vendor = VENDORS.find((candidate) => candidate.format === format);
  const url = URL.parse(location);
  if (!vendor || !url) return null;
  const isItself = url.protocol === 'https:' && url.host === vendor.host;
  const isStandIn = allowPrivate && /^(?:127\.0\.0\.1|\[::1\]|localhost)$/.test(url.hostname);
  return isItself || isStandIn ? vendor : null;
}
