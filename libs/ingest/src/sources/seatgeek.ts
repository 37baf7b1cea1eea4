import { categoryOfTerms } from '../normalise/category-table.ts';
import type { PartialRawEvent } from './record-format.ts';
import { fieldsOf, isFields, listOf, numberOf, proseOf, textOf, type Fields } from './record.ts';
import { vendorPages } from './vendor-page.ts';

/** SeatGeek's API v2: pages of events, single events, lists of them. */
export const readSeatGeek = vendorPages({ recordsOf, read: draftOf });

function recordsOf(body: unknown): unknown[] | null {
  if (Array.isArray(body)) return listOf(body);
  const { events, datetime_local, datetime_utc } = fieldsOf(body);
  if (Array.isArray(events)) return listOf(events);
  return datetime_local !== undefined || datetime_utc !== undefined ? [body] : null;
}

function draftOf(event: Fields): PartialRawEvent {
  const venue = fieldsOf(event['venue']);
  const performers = listOf(event['performers']).filter(isFields);
  const stats = fieldsOf(event['stats']);
  const lowest = numberOf(stats['lowest_price']);
  return {
    title: textOf(event['title']) ?? textOf(event['short_title']),
    source_id: textOf(event['id']),
    description: proseOf(event['description']),
    ...kindOf(event, performers),
    ...startOf(event),
    end_utc: inUtc(textOf(event['enddatetime_utc'])),
    timezone: textOf(venue['timezone']),
    status: textOf(event['status']),
    availability: (numberOf(stats['listing_count']) ?? 0) > 0 ? 'available' : null,
    ...placeOf(venue),
    artists: billed(performers).flatMap((performer) => textOf(performer['name']) ?? []),
    price_min: lowest,
    price_max: lowest === null ? null : numberOf(stats['highest_price']),
    currency: lowest === null ? null : 'USD', // the API knows no other
    ticket_url: textOf(event['url']),
    image_url: pictureOf(performers),
    popularity: 1_000 * (numberOf(event['popularity']) ?? numberOf(event['score']) ?? 0), // theirs is from 0 to 1
  };
}

/** The deepest taxonomy tells most: sports, then baseball, then mlb. */
function kindOf(event: Fields, performers: Fields[]): Pick<PartialRawEvent, 'category' | 'tags'> {
  const names = listOf(event['taxonomies'])
    .map((taxonomy) => termOf(fieldsOf(taxonomy)['name']))
    .filter(Boolean);
  const genres = performers
    .flatMap((performer) => listOf(performer['genres']))
    .flatMap((genre) => textOf(fieldsOf(genre)['name']) ?? []);
  const terms = [termOf(event['type']), ...names.toReversed()];
  return { category: categoryOfTerms('seatgeek', terms), tags: [...new Set([...names, ...genres])] };
}

const termOf = (name: unknown) => textOf(name)?.replaceAll('_', ' ') ?? '';

/** An hour that nobody knows yet is written as 03:30 at the venue, and flagged. */
function startOf(event: Fields): Partial<PartialRawEvent> {
  const local = textOf(event['datetime_local']);
  const date_tbd = event['date_tbd'] === true || null;
  const time_tbd = event['time_tbd'] === true || event['datetime_tbd'] === true || date_tbd;
  if (time_tbd && local) return { start_local: local.slice(0, 10), time_tbd, date_tbd };
  return local ? { start_local: local } : { start_utc: inUtc(textOf(event['datetime_utc'])) };
}

/** Instants come without a Z. */
const inUtc = (text: string | null) => (text === null || /Z$|[+-]\d\d:?\d\d$/.test(text) ? text : `${text}Z`);

function placeOf(venue: Fields): Partial<PartialRawEvent> {
  const position = fieldsOf(venue['location']);
  const address = textOf(venue['address']);
  return {
    venue_name: textOf(venue['name']),
    address,
    city: textOf(venue['city']),
    region: textOf(venue['state']),
    country: textOf(venue['country']),
    // Of a venue without a street the position is the middle of its town, which is not where it stands.
    lat: address === null ? null : numberOf(position['lat']),
    lng: address === null ? null : numberOf(position['lon']),
  };
}

/** Who plays at home comes first, then who the event is named after. */
const billed = (performers: Fields[]) =>
  performers.toSorted((one, other) => Number(isFirst(other)) - Number(isFirst(one)));
const isFirst = (performer: Fields) => performer['home_team'] === true || performer['primary'] === true;

const pictureOf = (performers: Fields[]): string | null =>
  billed(performers)
    .flatMap(({ image, images }) => textOf(fieldsOf(images)['huge']) ?? textOf(image) ?? [])
    .at(0) ?? null;
