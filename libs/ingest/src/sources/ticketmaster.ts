import { parseInstant } from '@marquee/domain';
import { categoryOfTerms } from '../normalise/category-table.ts';
import type { SourceReader, UnreadableRecord } from '../raw-event.ts';
import { largestOf } from './largest-image.ts';
import type { PartialRawEvent } from './record-format.ts';
import { fieldsOf, isFields, listOf, numberOf, proseOf, textOf, type Fields } from './record.ts';
import { vendorPages } from './vendor-page.ts';

/** Ticketmaster's Discovery API v2: pages of events, single events, lists of them. `now` tells what is not on sale yet. */
export const ticketmasterFormat = (now: () => Date): SourceReader =>
  vendorPages({ recordsOf, read: (record) => read(record, now()) });

export const readTicketmaster = ticketmasterFormat(() => new Date());

/** The last page, and one behind it, has no `_embedded`. */
function recordsOf(body: unknown): unknown[] | null {
  if (Array.isArray(body)) return listOf(body);
  const { _embedded, page, type } = fieldsOf(body);
  const { events } = fieldsOf(_embedded);
  if (Array.isArray(events)) return listOf(events);
  if (type === 'event') return [body];
  return isFields(page) && _embedded === undefined ? [] : null;
}

function read(event: Fields, now: Date): PartialRawEvent | UnreadableRecord {
  if (event['test'] !== true) return draftOf(event, now);
  return {
    unreadable: 'The event is one of the API for tests.',
    where: textOf(event['id']) ?? 'an event without an id',
  };
}

function draftOf(event: Fields, now: Date): PartialRawEvent {
  const { venues, attractions } = fieldsOf(event['_embedded']);
  const dates = fieldsOf(event['dates']);
  const venue = fieldsOf(listOf(venues)[0] ?? event['place']);
  const { category, tags } = kindOf(event);
  return {
    title: textOf(event['name']),
    source_id: textOf(event['id']),
    description: [event['description'], event['info'], event['additionalInfo']].map(proseOf).find(Boolean) ?? null,
    category,
    tags,
    ...startOf(fieldsOf(dates['start'])),
    ...endOf(fieldsOf(dates['end'])),
    timezone: textOf(dates['timezone']) ?? textOf(venue['timezone']),
    ...standing(textOf(fieldsOf(dates['status'])['code']), fieldsOf(fieldsOf(event['sales'])['public']), now),
    ...placeOf(venue),
    ...billOf(listOf(attractions).map(fieldsOf)),
    ...pricesOf(listOf(event['priceRanges']).filter(isFields)),
    ticket_url: textOf(event['url']),
    image_url: largestOf(event['images']),
    language: textOf(event['locale'])?.replace('_', '-') ?? null,
    age_restriction: textOf(fieldsOf(event['ageRestrictions'])['ageRuleDescription']),
  };
}

/** Only the primary classification counts: a search for music returns what has music somewhere. */
function kindOf(event: Fields) {
  const listed = listOf(event['classifications']).filter(isFields);
  const primary = fieldsOf(listed.find((one) => one['primary'] === true) ?? listed[0]);
  const segment = nameOf(primary['segment']);
  const genres = [nameOf(primary['genre']), nameOf(primary['subGenre'])];
  const terms = [...genres.map((genre) => `${segment}/${genre}`), segment];
  return { category: categoryOfTerms('ticketmaster', terms), tags: [...new Set(genres)].filter(Boolean) };
}

const nameOf = (value: unknown) => textOf(fieldsOf(value)['name'])?.replace(/^(?:Undefined|Other)$/, '') ?? '';

function startOf(start: Fields): Partial<PartialRawEvent> {
  const date = textOf(start['localDate']);
  const time = textOf(start['localTime']);
  const date_tbd = start['dateTBD'] === true || start['dateTBA'] === true || null;
  const isOpen = start['timeTBA'] === true || start['noSpecificTime'] === true || date_tbd === true;
  if (isOpen && date) return { start_local: date, time_tbd: true, date_tbd };
  const instant = textOf(start['dateTime']);
  if (instant && parseInstant(instant)) return { start_utc: instant };
  return { start_local: date && time ? `${date}T${time}` : date };
}

/** An approximate end is the hour at which doors are taken to be closed, days later at times. */
function endOf(end: Fields): Partial<PartialRawEvent> {
  if (end['approximate'] === true || end['noSpecificTime'] === true) return {};
  const [date, time] = [textOf(end['localDate']), textOf(end['localTime'])];
  return { end_utc: textOf(end['dateTime']), end_local: date && time ? `${date}T${time}` : date };
}

/** What one code says of the event and of its tickets; the sale begins in 1900 where nobody set a date. */
function standing(code: string | null, sale: Fields, now: Date): Pick<PartialRawEvent, 'status' | 'availability'> {
  const word = code?.toLowerCase() ?? '';
  const begin = parseInstant(textOf(sale['startDateTime']) ?? '');
  const isAhead = sale['startTBD'] === true || sale['startTBA'] === true || (begin !== null && begin > now);
  const availability = word === 'onsale' ? 'available' : word === 'offsale' ? 'off_sale' : null;
  const status = availability === null ? word || null : null;
  return { status, availability: isAhead && status === null ? 'not_yet' : availability };
}

function placeOf(venue: Fields): Partial<PartialRawEvent> {
  const [address, state, country] = [fieldsOf(venue['address']), fieldsOf(venue['state']), fieldsOf(venue['country'])];
  const position = fieldsOf(venue['location']);
  return {
    venue_name: textOf(venue['name']),
    address: ['line1', 'line2', 'line3'].flatMap((line) => textOf(address[line]) ?? []).join(', ') || null,
    city: textOf(fieldsOf(venue['city'])['name']),
    region: textOf(state['stateCode']) ?? textOf(state['name']),
    country: textOf(country['countryCode']) ?? textOf(country['name']),
    lat: numberOf(position['latitude']),
    lng: numberOf(position['longitude']),
  };
}

function billOf(attractions: Fields[]): Pick<PartialRawEvent, 'artists' | 'artist_ids'> {
  const artists = attractions.flatMap(({ name }) => textOf(name) ?? []);
  const artist_ids = attractions.flatMap(({ name, externalLinks }) => {
    const { musicbrainz, spotify } = fieldsOf(externalLinks);
    const ids = { musicbrainz_id: linkOf(musicbrainz, 'id'), spotify_id: linkOf(spotify, 'url') };
    const known = textOf(name);
    return known && (ids.musicbrainz_id || ids.spotify_id) ? [{ name: known, ...ids }] : [];
  });
  return artist_ids.length > 0 ? { artists, artist_ids } : { artists };
}

const linkOf = (links: unknown, field: 'id' | 'url') => textOf(fieldsOf(listOf(links)[0])[field]);

function pricesOf(ranges: Fields[]): Pick<PartialRawEvent, 'price_min' | 'price_max' | 'currency'> {
  const currency = textOf(ranges[0]?.['currency']);
  const alike = ranges.filter((range) => textOf(range['currency']) === currency);
  const prices = alike.flatMap(({ min, max }) => [min, max]).map(numberOf);
  const amounts = prices.filter((price) => price !== null);
  if (amounts.length === 0) return {};
  return { price_min: Math.min(...amounts), price_max: Math.max(...amounts), currency };
}
