import { findCategory } from '../../normalise/category-table.ts';
import type { PartialRawEvent } from '../../reading/record-format.ts';
import {
  toFields,
  isFields,
  toList,
  toNumber,
  toProse,
  toText,
  type Fields,
} from '../../reading/record.ts';
import { defineTicketingApiFormat } from '../../ticketing-apis/ticketing-api-format.ts';

/** SeatGeek's API v2: pages of events, single events, or lists of them. */
export const readSeatGeek = defineTicketingApiFormat({ listRecords, read: toPartialEvent });

function listRecords(body: unknown): unknown[] | null {
  if (Array.isArray(body)) return toList(body);
  const { events, datetime_local, datetime_utc } = toFields(body);
  if (Array.isArray(events)) return toList(events);
  return datetime_local !== undefined || datetime_utc !== undefined ? [body] : null;
}

function toPartialEvent(event: Fields): PartialRawEvent {
  const venue = toFields(event['venue']);
  const performers = toList(event['performers']).filter(isFields);
  const stats = toFields(event['stats']);
  const lowest = toNumber(stats['lowest_price']);
  return {
    title: toText(event['title']) ?? toText(event['short_title']),
    source_id: toText(event['id']),
    description: toProse(event['description']),
    ...toCategoryAndTags(event, performers),
    ...toStart(event),
    end_utc: withUtcSuffix(toText(event['enddatetime_utc'])),
    timezone: toText(venue['timezone']),
    status: toText(event['status']),
    availability: (toNumber(stats['listing_count']) ?? 0) > 0 ? 'available' : null,
    ...toPlace(venue),
    artists: sortByBilling(performers).flatMap((performer) => toText(performer['name']) ?? []),
    ...toArtistFacts(performers),
    price_min: lowest,
    price_max: lowest === null ? null : toNumber(stats['highest_price']),
    currency: lowest === null ? null : 'USD', // the API's only currency
    ticket_url: toText(event['url']),
    image_url: imageUrl(performers),
    // SeatGeek's range is 0 to 1
    popularity: 1_000 * (toNumber(event['popularity']) ?? toNumber(event['score']) ?? 0),
  };
}

/** Prefers the deepest taxonomy, which is the most specific: sports, then baseball, then mlb. */
function toCategoryAndTags(
  event: Fields,
  performers: Fields[],
): Pick<PartialRawEvent, 'category' | 'tags'> {
  const names = toList(event['taxonomies'])
    .map((taxonomy) => toTerm(toFields(taxonomy)['name']))
    .filter(Boolean);
  const genres = performers.flatMap(listGenres);
  const terms = [toTerm(event['type']), ...names.toReversed()];
  return { category: findCategory('seatgeek', terms), tags: [...new Set([...names, ...genres])] };
}

const listGenres = (performer: Fields): string[] =>
  toList(performer['genres']).flatMap((genre) => toText(toFields(genre)['name']) ?? []);

/** Genres and images are stated per performer. */
function toArtistFacts(performers: Fields[]): Pick<PartialRawEvent, 'artist_ids'> {
  const artist_ids = performers.flatMap((performer) => {
    const [name, genres, image_url] = [
      toText(performer['name']),
      listGenres(performer),
      performerImage(performer),
    ];
    if (name === null || (genres.length === 0 && image_url === null)) return [];
    return [
      { name, ...(genres.length > 0 && { genres }), ...(image_url !== null && { image_url }) },
    ];
  });
  return artist_ids.length > 0 ? { artist_ids } : {};
}

const toTerm = (name: unknown) => toText(name)?.replaceAll('_', ' ') ?? '';

/** Ignores the placeholder 03:30, which a flag marks as an unknown hour. */
function toStart(event: Fields): Partial<PartialRawEvent> {
  const local = toText(event['datetime_local']);
  const date_tbd = event['date_tbd'] === true || null;
  const time_tbd = event['time_tbd'] === true || event['datetime_tbd'] === true || date_tbd;
  if (time_tbd && local) return { start_local: local.slice(0, 10), time_tbd, date_tbd };
  return local
    ? { start_local: local }
    : { start_utc: withUtcSuffix(toText(event['datetime_utc'])) };
}

/** Adds the Z that the API leaves out. */
const withUtcSuffix = (text: string | null) =>
  text === null || /Z$|[+-]\d\d:?\d\d$/.test(text) ? text : `${text}Z`;

function toPlace(venue: Fields): Partial<PartialRawEvent> {
  const position = toFields(venue['location']);
  const address = toText(venue['address']);
  return {
    venue_name: toText(venue['name']),
    address,
    city: toText(venue['city']),
    region: toText(venue['state']),
    country: toText(venue['country']),
    // Without a street address the position is the centre of the town, not the venue.
    lat: address === null ? null : toNumber(position['lat']),
    lng: address === null ? null : toNumber(position['lon']),
  };
}

/** Sorts the home team first, then the performer after whom the event is named. */
const sortByBilling = (performers: Fields[]) =>
  performers.toSorted((one, other) => Number(isFirst(other)) - Number(isFirst(one)));
const isFirst = (performer: Fields) =>
  performer['home_team'] === true || performer['primary'] === true;

const imageUrl = (performers: Fields[]): string | null =>
  sortByBilling(performers)
    .flatMap((performer) => performerImage(performer) ?? [])
    .at(0) ?? null;

const performerImage = ({ image, images }: Fields): string | null =>
  toText(toFields(images)['huge']) ?? toText(image);
