import { foldText, parseInstant, toInstant, toLocalTime } from '@marquee/domain';
import { categorise, type CategoryRule } from '../../reading/categorise.ts';
import { ANY_FILE, defineRecordFormat, type PartialRawEvent } from '../../reading/record-format.ts';
import {
  toFields,
  toList,
  toNumber,
  toProse,
  toText,
  toTexts,
  type Fields,
} from '../../reading/record.ts';
import { listWeeklyDates } from './weekly-dates.ts';

const ZONE = 'America/Toronto';

/**
 * City of Toronto, Festivals & Events: a JSON-LD array of schema.org events. The organiser's
 * contact data is not read.
 */
export const readToronto = defineRecordFormat({
  files: ANY_FILE,
  parse: JSON.parse,
  records: (parsed) => (Array.isArray(parsed) ? toList(parsed) : null),
  read: toPartialEvents,
});

interface Span {
  start: Date | null;
  end: Date | null;
}

function toPartialEvents(record: Fields): PartialRawEvent[] {
  const shared = sharedFields(record);
  const venue = toText(toFields(record['location'])['name']);
  const toId = (...parts: (string | null | undefined)[]) =>
    parts.map((part) => foldText(part ?? '')).join('|');
  const [start, end] = ['startDate', 'endDate'].map((name) =>
    parseInstant(toText(record[name]) ?? ''),
  );
  const span = { start: start ?? null, end: end ?? null };
  const weekly = listWeeklySpans(shared.title, span);
  const series_id = weekly && toId(shared.title, venue);
  return (weekly ?? [span]).map((each) => ({
    ...shared,
    source_id: toId(shared.title, each.start?.toISOString(), venue),
    series_id,
    ...toTimes(each),
  }));
}

function sharedFields(record: Fields): PartialRawEvent {
  const title = toText(record['name']);
  const keywords = toTexts(record['keywords']);
  const offer = toFields(record['offers']);
  const price = toNumber(offer['price']);
  return {
    title,
    description: toProse(record['description']),
    category: categorise(CATEGORIES, { title, text: [title, ...keywords].join('; ') }),
    ...toPlace(toFields(record['location'])),
    ticket_url: toText(offer['url']),
    url: toText(record['url']),
    image_url: toText(record['image']),
    price_min: price,
    price_max: price,
    currency: price === null ? null : toText(offer['priceCurrency']),
    is_free: record['isAccessibleForFree'] === true,
    tags: keywords,
    text_language: 'en',
  };
}

/**
 * A record of a weekly event has the first start and the end of the season. Its end of day is known
 * if it is after the start.
 */
function listWeeklySpans(title: string | null, { start, end }: Span): Span[] | null {
  if (!title || !start || !end) return null;
  const [first = '', from = ''] = toLocalTime(start, ZONE).split('T');
  const [last = '', to = ''] = toLocalTime(end, ZONE).split('T');
  const at = (date: string, time: string) => toInstant(`${date}T${time}`, ZONE);
  const dates = listWeeklyDates(title, first, last);
  return (
    dates?.map((date) => ({ start: at(date, from), end: to > from ? at(date, to) : null })) ?? null
  );
}

/** Treats midnight as an unknown hour, and an end equal to the start as unknown. */
function toTimes({ start, end }: Span): Partial<PartialRawEvent> {
  if (!start) return {};
  const localStart = toLocalTime(start, ZONE);
  const ends = end && end > start ? end : null;
  if (!localStart.endsWith('T00:00:00')) {
    return { start_utc: start.toISOString(), end_utc: ends?.toISOString() ?? null, timezone: ZONE };
  }
  const end_local = ends && toLocalTime(ends, ZONE).slice(0, 10);
  return { start_local: localStart.slice(0, 10), end_local, all_day: true, timezone: ZONE };
}

function toPlace(location: Fields): Partial<PartialRawEvent> {
  const name = toText(location['name']);
  if (/^on-?line event$/i.test(name ?? '')) return { online: true };
  const address = toFields(location['address']);
  const position = toFields(location['geo']);
  return {
    venue_name: name,
    address: toText(address['streetAddress']),
    city: toText(address['addressLocality']),
    region: toText(address['addressRegion']),
    country: toText(address['addressCountry']),
    lat: toNumber(position['latitude']),
    lng: toNumber(position['longitude']),
  };
}

const CATEGORIES: readonly CategoryRule[] = [
  [/\bfest(ival)?s?\b|celebration|parade/i, 'festival'],
  [/comedy/i, 'comedy'],
  [/; (?:.*; )?film|\bfilm screening/i, 'film'],
  [/; (?:.*; )?(theatre|dance)/i, 'theater'],
  [/; (?:.*; )?music|\bconcert\b/i, 'music'],
  [/nightlife/i, 'nightlife'],
  [/; (?:.*; )?(tour|walking)\b/i, 'community'],
  [/; (?:.*; )?(sports|run\/walk|running|cycling)/i, 'sports'],
  [/trade show/i, 'conference'],
];
