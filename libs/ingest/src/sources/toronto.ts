import { foldText, toLocalTime, parseInstant } from '@marquee/domain';
import { categoryBy, type CategoryRule } from './keyword-category.ts';
import { ANY_FILE, defineRecordFormat, type PartialRawEvent } from './record-format.ts';
import { fieldsOf, listOf, numberOf, proseOf, textOf, textsOf, type Fields } from './record.ts';

const ZONE = 'America/Toronto';

/** City of Toronto, Festivals & Events: one JSON-LD array of schema.org events. The organiser's mail and phone are never read. */
export const readToronto = defineRecordFormat({
  files: ANY_FILE,
  parse: JSON.parse,
  records: (parsed) => (Array.isArray(parsed) ? listOf(parsed) : null),
  read: draftOf,
});

function draftOf(record: Fields): PartialRawEvent {
  const title = textOf(record['name']);
  const keywords = textsOf(record['keywords']);
  const start = parseInstant(textOf(record['startDate']) ?? '');
  const offer = fieldsOf(record['offers']);
  const price = numberOf(offer['price']);
  return {
    title,
    source_id: [title, start?.toISOString(), textOf(fieldsOf(record['location'])['name'])]
      .map((part) => foldText(part ?? ''))
      .join('|'),
    description: proseOf(record['description']),
    category: categoryBy(CATEGORIES, [title, ...keywords].join('; ')),
    ...timesOf(start, parseInstant(textOf(record['endDate']) ?? '')),
    ...placeOf(fieldsOf(record['location'])),
    ticket_url: textOf(offer['url']),
    url: textOf(record['url']),
    image_url: textOf(record['image']),
    price_min: price,
    currency: price === null ? null : textOf(offer['priceCurrency']),
    is_free: record['isAccessibleForFree'] === true,
    tags: keywords,
    language: 'en',
  };
}

/** The calendar writes midnight where it knows the day only, and repeats the start where it knows no end. */
function timesOf(start: Date | null, end: Date | null): Partial<PartialRawEvent> {
  if (!start) return {};
  const localStart = toLocalTime(start, ZONE);
  const ends = end && end > start ? end : null;
  if (!localStart.endsWith('T00:00:00')) {
    return { start_utc: start.toISOString(), end_utc: ends?.toISOString() ?? null, timezone: ZONE };
  }
  const end_local = ends && toLocalTime(ends, ZONE).slice(0, 10);
  return { start_local: localStart.slice(0, 10), end_local, all_day: true, timezone: ZONE };
}

function placeOf(location: Fields): Partial<PartialRawEvent> {
  const name = textOf(location['name']);
  if (/^on-?line event$/i.test(name ?? '')) return { online: true };
  const address = fieldsOf(location['address']);
  const position = fieldsOf(location['geo']);
  return {
    venue_name: name,
    address: textOf(address['streetAddress']),
    city: textOf(address['addressLocality']),
    region: textOf(address['addressRegion']),
    country: textOf(address['addressCountry']),
    lat: numberOf(position['latitude']),
    lng: numberOf(position['longitude']),
  };
}

const CATEGORIES: readonly CategoryRule[] = [
  [/\bfest(ival)?s?\b|celebration|parade/i, 'festival'],
  [/comedy/i, 'comedy'],
  [/; (?:.*; )?film|\bfilm screening/i, 'film'],
  [/; (?:.*; )?(theatre|dance)/i, 'theater'],
  [/; (?:.*; )?music|\bconcert\b/i, 'music'],
  [/nightlife/i, 'nightlife'],
  [/; (?:.*; )?(sports|run\/walk|running|cycling)/i, 'sports'],
  [/consumer show|convention\b/i, 'conference'],
];
