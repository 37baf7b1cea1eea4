import type { SourceAccess } from '../fetch/settings.ts';
import type { EventFormatName, FormatName } from '../formats.ts';
import { toFields } from '../reading/record.ts';
import type { ApiAccess } from './api-client.ts';
import { paginateByArtist } from './paginate-by-artist.ts';
import { paginateByCursor } from './paginate-by-cursor.ts';
import { paginateByDateWindow } from './paginate-by-date-window.ts';
import type { ReadPages } from './paging.ts';

/** An API that lists events page by page for clients with a key. */
export interface TicketingApi extends ApiAccess {
  format: EventFormatName;
  host: string;
  /** The paths of paged lists. Other paths are fetched once. */
  lists: RegExp;
  pages: ReadPages;
}

const asQueryParameter = (name: string) => (url: URL, key: string) => {
  url.searchParams.set(name, key);
  return {};
};

const TICKETING_APIS: readonly TicketingApi[] = [
  {
    format: 'ticketmaster',
    host: 'app.ticketmaster.com',
    lists: /^\/discovery\/v2\/events(\.json)?\/?$/,
    key: 'TICKETMASTER_API_KEY',
    authorise: asQueryParameter('apikey'),
    requestsPerSecond: 4, // limit: 5
    maxRequests: 5_000,
    pages: paginateByDateWindow({
      first: 0,
      size: ['size', 200],
      maxEvents: 1_000, // limit: size × page < 1,000
      from: 'startDateTime',
      to: 'endDateTime',
      order: ['sort', 'date,asc'],
      utcSuffix: 'Z',
      totalIn: ({ page }) => toFields(page)['totalElements'],
    }),
  },
  {
    format: 'seatgeek',
    host: 'api.seatgeek.com',
    lists: /^\/2\/events\/?$/,
    key: 'SEATGEEK_CLIENT_ID',
    authorise: asQueryParameter('client_id'),
    requestsPerSecond: 2, // limit unpublished
    maxRequests: 10_000,
    pages: paginateByDateWindow({
      first: 1,
      size: ['per_page', 100],
      maxEvents: 10_000, // the API responds with 200 and an empty list after that
      from: 'datetime_utc.gte',
      to: 'datetime_utc.lte',
      order: ['sort', 'datetime_utc.asc'],
      utcSuffix: '',
      totalIn: ({ meta }) => toFields(meta)['total'],
    }),
  },
  {
    format: 'bandsintown',
    host: 'rest.bandsintown.com',
    lists: /^\/artists\/[^/]+\/events\/?$/,
    key: 'BANDSINTOWN_APP_ID',
    authorise: asQueryParameter('app_id'),
    requestsPerSecond: 2, // limit unpublished
    maxRequests: 10_000,
    pages: paginateByArtist,
  },
  {
    format: 'eventbrite',
    host: 'www.eventbriteapi.com',
    lists: /^\/v3\/(organizations|organizers|venues|series|users)\/[^/]+\/events\/?$/,
    key: 'EVENTBRITE_TOKEN',
    authorise: (_url, key) => ({ authorization: `Bearer ${key}` }),
    requestsPerSecond: 0.5, // limit: 2,000 per hour
    maxRequests: 2_000,
    pages: paginateByCursor,
  },
];

/**
 * Returns the API at a location. A key is sent only to its own host over https, or to a stub server
 * on this machine if private addresses are allowed.
 */
export function ticketingApiFor(
  format: FormatName,
  location: string,
  { allowPrivate }: SourceAccess,
): TicketingApi | null {
  const api = TICKETING_APIS.find((candidate) => candidate.format === format);
  const url = URL.parse(location);
  if (!api || !url) return null;
  const isOwnHost = url.protocol === 'https:' && url.host === api.host;
  const isStub = allowPrivate && /^(?:127\.0\.0\.1|\[::1\]|localhost)$/.test(url.hostname);
  return isOwnHost || isStub ? api : null;
}
