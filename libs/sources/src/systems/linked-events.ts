import { formatInstant, parseInstant } from '@marquee/domain';
import type { UnreadableRecord } from '../raw-event.ts';
import type { PartialRawEvent } from '../reading/record-format.ts';
import { toFields, toList, toNumber, toText, type Fields } from '../reading/record.ts';
import { followLink, listAt, toFieldList, withDefaults } from './paging.ts';
import { hidden, type RecordOrigin, type System } from './system.ts';
import { chooseText, textIn } from './texts.ts';
import type { RawTimes } from './times.ts';

// Languages of the cities that run it.
const LANGUAGES = ['fi', 'sv', 'en'];
const OPEN_LICENCE = /^(?:cc[_-]?by|cc0|public)/i;

/** Linked Events: Helsinki, Espoo, Turku, Tampere, Luckan and others. */
export const linkedEvents: System = {
  first: withDefaults({ include: 'location,keywords', page_size: '100', sort: 'start_time' }),
  next: followLink('meta.next'),
  records: listAt('data'),
  expand: async (body, lookUp, url) => {
    for (const record of toFieldList(toFields(body)['data']).map(writable)) {
      const location = toFields(record['location']);
      const address = toText(location['@id']);
      if (address === null || 'name' in location) continue;
      if (URL.parse(address, url)?.host === url.host) record['location'] = await lookUp(address);
    }
    return body;
  },
  read: (record, origin) =>
    readEvent(record, { ...origin, languages: [...origin.languages, ...LANGUAGES] }),
};

// parsed here, shared with no one
const writable = (record: Fields): Record<string, unknown> => record;

function readEvent(
  record: Fields,
  { where, languages }: RecordOrigin,
): PartialRawEvent | UnreadableRecord {
  const id = toText(record['id']);
  const isParent =
    record['super_event_type'] === 'recurring' && toList(record['sub_events']).length > 0;
  const status = toText(record['publication_status']);
  if (record['deleted'] === true || isParent || (status !== null && status !== 'public'))
    return hidden(id, where);
  const title = chooseText(record['name'], languages);
  const start = toText(record['start_time']);
  if (start === null) return { unreadable: 'The record has no start date.', where, source_id: id };
  const keywords = toFieldList(record['keywords']).flatMap(
    ({ name }) => textIn(name, languages) ?? [],
  );
  const [offer = {}] = toFieldList(record['offers']);
  return {
    title: title?.text ?? null,
    source_id: id,
    ...readSeries(record),
    description:
      textIn(record['description'], languages) ?? textIn(record['short_description'], languages),
    category: keywords.join(' | ') || null,
    ...readTimes(record, start),
    status: toText(record['event_status']),
    ...readPlace(record, languages),
    ...(offer['is_free'] === true
      ? { is_free: true }
      : { price_min: textIn(offer['price'], languages), currency: 'EUR' }),
    ticket_url: textIn(offer['info_url'], languages),
    url: textIn(record['info_url'], languages),
    image_url: openImage(record['images']),
    tags: keywords,
    language: readLanguage(record) ?? title?.language ?? null,
    organizer: textIn(record['provider'], languages),
    age_restriction: readAge(record),
  };
}

function readSeries(record: Fields): Partial<PartialRawEvent> {
  const parent = toText(toFields(record['super_event'])['@id']);
  const id = parent?.replace(/\/$/, '').split('/').at(-1);
  return id === undefined ? {} : { series_id: id };
}

/**
 * Without an hour, the start is a date or the midnight of one, and the end the midnight after the
 * last day.
 */
function readTimes(record: Fields, start: string): RawTimes {
  const end = toText(record['end_time']);
  if (record['has_start_time'] !== false) {
    const isDay = !start.includes('T');
    return isDay ? { start_local: start, end_local: end } : { start_utc: start, end_utc: end };
  }
  if (!start.includes('T')) return { start_local: start, end_local: end, all_day: true };
  const midnight = end === null ? null : parseInstant(end);
  const last = midnight && formatInstant(new Date(midnight.getTime() - 1000));
  return { start_utc: start, end_utc: last ?? end, all_day: true };
}

function readPlace(record: Fields, languages: readonly string[]): Partial<PartialRawEvent> {
  const place = toFields(record['location']);
  const isOnline = (toText(place['id']) ?? '').endsWith(':internet');
  const online_url = textIn(record['virtualevent_url'], languages);
  if (isOnline) return { online: true, online_url };
  const name = textIn(place['name'], languages);
  const city = textIn(place['address_locality'], ['fi', 'en', ...languages]);
  const [lng, lat] = toList(toFields(place['position'])['coordinates']).map(toNumber);
  return {
    venue_name: name === city ? null : name,
    address: textIn(place['street_address'], languages),
    city,
    lat: lat ?? null,
    lng: lng ?? null,
    ...(record['is_virtualevent'] === true && { online: true, online_url }),
  };
}

const openImage = (images: unknown): string | null =>
  toFieldList(images)
    .filter(({ license }) => OPEN_LICENCE.test(toText(license) ?? ''))
    .map(({ url }) => toText(url))[0] ?? null;

function readLanguage(record: Fields): string | null {
  const tags = toFieldList(record['in_language']).map((language) =>
    toText(language['@id'])?.replace(/\/$/, '').split('/').at(-1),
  );
  return tags.length === 1 ? (tags[0] ?? null) : null;
}

function readAge(record: Fields): string | null {
  const [from, to] = [toNumber(record['audience_min_age']), toNumber(record['audience_max_age'])];
  return from === null || from === 0
    ? null
    : to === null
      ? `${String(from)}+`
      : `${String(from)}-${String(to)}`;
}
