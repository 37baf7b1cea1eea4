import { parseInstant } from '@marquee/domain';
import { findCategory } from '../../normalise/category-table.ts';
import type { SourceReader, UnreadableRecord } from '../../raw-event.ts';
import { toPriceRange } from '../../reading/price-range.ts';
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
import { largestImageUrl } from './largest-image.ts';

/**
 * Ticketmaster's Discovery API v2: pages of events, single events, or lists of them. `now` decides
 * what is not on sale yet.
 */
export const ticketmasterFormat = (now: () => Date): SourceReader =>
  defineTicketingApiFormat({ listRecords, read: (record) => readEvent(record, now()) });

export const readTicketmaster = ticketmasterFormat(() => new Date());

/** Accepts the last page, and a page after it, which have no `_embedded`. */
function listRecords(body: unknown): unknown[] | null {
  if (Array.isArray(body)) return toList(body);
  const { _embedded, page, type } = toFields(body);
  const { events } = toFields(_embedded);
  if (Array.isArray(events)) return toList(events);
  if (type === 'event') return [body];
  return isFields(page) && _embedded === undefined ? [] : null;
}

function readEvent(event: Fields, now: Date): PartialRawEvent | UnreadableRecord {
  if (event['test'] !== true) return toPartialEvent(event, now);
  return {
    unreadable: 'The event is a test event of the API.',
    where: toText(event['id']) ?? 'an event without an id',
  };
}

function toPartialEvent(event: Fields, now: Date): PartialRawEvent {
  const { venues, attractions } = toFields(event['_embedded']);
  const dates = toFields(event['dates']);
  const venue = toFields(toList(venues)[0] ?? event['place']);
  const { category, tags } = toCategoryAndTags(event);
  const [promoter] = [toList(event['promoters'])[0], event['promoter']].filter(isFields);
  return {
    title: toText(event['name']),
    source_id: toText(event['id']),
    description:
      [event['description'], event['info'], event['additionalInfo']].map(toProse).find(Boolean) ??
      null,
    category,
    tags,
    genres: tags,
    organizer: toText(promoter?.['name']),
    doors_local: toDoors(toFields(event['doorsTimes'])),
    ...toStart(toFields(dates['start'])),
    ...toEnd(toFields(dates['end'])),
    timezone: toText(dates['timezone']) ?? toText(venue['timezone']),
    ...toStatus(
      toText(toFields(dates['status'])['code']),
      toFields(toFields(event['sales'])['public']),
      now,
    ),
    ...toPlace(venue),
    ...toLineup(toList(attractions).map(toFields)),
    ...toPrices(toList(event['priceRanges']).filter(isFields)),
    ticket_url: toText(event['url']),
    image_url: largestImageUrl(event['images']),
    text_language: toText(event['locale'])?.replace('_', '-') ?? null,
    age_restriction: toText(toFields(event['ageRestrictions'])['ageRuleDescription']),
  };
}

function toCategoryAndTags(event: Fields) {
  const { segment, genres } = primaryClassification(event);
  const terms = [...genres.map((genre) => `${segment}/${genre}`), segment];
  return {
    category: findCategory('ticketmaster', terms),
    tags: [...new Set(genres)].filter(Boolean),
  };
}

/** Uses only the primary classification: a search for music also returns events with some music. */
function primaryClassification(record: Fields) {
  const listed = toList(record['classifications']).filter(isFields);
  const primary = toFields(listed.find((one) => one['primary'] === true) ?? listed[0]);
  const genres = [classificationName(primary['genre']), classificationName(primary['subGenre'])];
  return { segment: classificationName(primary['segment']), genres };
}

const classificationName = (value: unknown) =>
  toText(toFields(value)['name'])?.replace(/^(?:Undefined|Other)$/, '') ?? '';

function toStart(start: Fields): Partial<PartialRawEvent> {
  const date = toText(start['localDate']);
  const time = toText(start['localTime']);
  const date_tbd = start['dateTBD'] === true || start['dateTBA'] === true || null;
  const isOpen = start['timeTBA'] === true || start['noSpecificTime'] === true || date_tbd === true;
  if (isOpen && date) return { start_local: date, time_tbd: true, date_tbd };
  const instant = toText(start['dateTime']);
  if (instant && parseInstant(instant)) return { start_utc: instant };
  return { start_local: date && time ? `${date}T${time}` : date };
}

function toDoors({ localDate, localTime, dateTime }: Fields): string | null {
  const [date, time] = [toText(localDate), toText(localTime)];
  return date && time ? `${date}T${time}` : (toText(dateTime) ?? time);
}

/** Ignores an approximate end: it is the presumed closing time, sometimes days later. */
function toEnd(end: Fields): Partial<PartialRawEvent> {
  if (end['approximate'] === true || end['noSpecificTime'] === true) return {};
  const [date, time] = [toText(end['localDate']), toText(end['localTime'])];
  return { end_utc: toText(end['dateTime']), end_local: date && time ? `${date}T${time}` : date };
}

/**
 * Derives event status and ticket availability from one code. A sale that starts in 1900 has no
 * known start date.
 */
function toStatus(
  code: string | null,
  sale: Fields,
  now: Date,
): Pick<PartialRawEvent, 'status' | 'availability'> {
  const word = code?.toLowerCase() ?? '';
  const begin = parseInstant(toText(sale['startDateTime']) ?? '');
  const isAhead =
    sale['startTBD'] === true || sale['startTBA'] === true || (begin !== null && begin > now);
  const availability = word === 'onsale' ? 'available' : word === 'offsale' ? 'off_sale' : null;
  const status = availability === null ? word || null : null;
  return { status, availability: isAhead && status === null ? 'not_yet' : availability };
}

function toPlace(venue: Fields): Partial<PartialRawEvent> {
  const [address, state, country] = [
    toFields(venue['address']),
    toFields(venue['state']),
    toFields(venue['country']),
  ];
  const position = toFields(venue['location']);
  return {
    venue_name: toText(venue['name']),
    venue_image_url: largestImageUrl(venue['images']),
    address:
      ['line1', 'line2', 'line3'].flatMap((line) => toText(address[line]) ?? []).join(', ') || null,
    city: toText(toFields(venue['city'])['name']),
    region: toText(state['stateCode']) ?? toText(state['name']),
    country: toText(country['countryCode']) ?? toText(country['name']),
    lat: toNumber(position['latitude']),
    lng: toNumber(position['longitude']),
  };
}

function toLineup(attractions: Fields[]): Pick<PartialRawEvent, 'artists' | 'artist_ids'> {
  const artists = attractions.flatMap(({ name }) => toText(name) ?? []);
  const artist_ids = attractions.flatMap((attraction) => {
    const { name, externalLinks } = attraction;
    const { musicbrainz, spotify } = toFields(externalLinks);
    const genres = primaryClassification(attraction).genres.filter(Boolean);
    const ids = {
      musicbrainz_id: firstLink(musicbrainz, 'id'),
      spotify_id: firstLink(spotify, 'url'),
    };
    const image_url = largestImageUrl(attraction['images']);
    const facts = {
      ...(genres.length > 0 && { genres }),
      ...(image_url !== null && { image_url }),
    };
    const artist = toText(name);
    const isKnown =
      Object.keys(facts).length > 0 || ids.musicbrainz_id !== null || ids.spotify_id !== null;
    return artist && isKnown ? [{ name: artist, ...ids, ...facts }] : [];
  });
  return artist_ids.length > 0 ? { artists, artist_ids } : { artists };
}

const firstLink = (links: unknown, field: 'id' | 'url') =>
  toText(toFields(toList(links)[0])[field]);

function toPrices(ranges: Fields[]): Pick<PartialRawEvent, 'price_min' | 'price_max' | 'currency'> {
  const currency = toText(ranges[0]?.['currency']);
  const sameCurrency = ranges.filter((range) => toText(range['currency']) === currency);
  const amounts = (name: 'min' | 'max') => sameCurrency.map((range) => toNumber(range[name]));
  return { ...toPriceRange(amounts('min'), amounts('max')), currency };
}
