import { isTimeZone } from '@marquee/domain';
import type { PartialRawEvent } from '../reading/record-format.ts';
import { toFields, toNumber, toProse, toText, type Fields } from '../reading/record.ts';
import { followLink, listAt, toFieldList, withDefaults } from './paging.ts';
import { hidden, type System } from './system.ts';
import { firstObject } from './texts.ts';
import { datePart, type RawTimes } from './times.ts';

/** The Events Calendar (WordPress), REST v1. */
export const theEventsCalendar: System = {
  first: withDefaults({ per_page: '50' }),
  next: followLink('next_rest_url'),
  records: listAt('events'),
  read: (record, { where }) => {
    const id = toText(record['id']);
    const status = toText(record['status']);
    if (record['hide_from_listings'] === true || (status !== null && status !== 'publish'))
      return hidden(id, where);
    const timezone = toText(record['timezone']);
    const categories = namesIn(record['categories']);
    return {
      title: toText(record['title']),
      source_id: id,
      description: toProse(record['description']) ?? toProse(record['excerpt']),
      category: categories.join(' | ') || null,
      ...readTimes(record),
      timezone: timezone !== null && isTimeZone(timezone) && timezone !== 'UTC' ? timezone : null,
      status: toText(record['event_status']) ?? toText(toFields(record['event_status'])['status']),
      ...readPlace(record),
      ...readPrices(record),
      url: toText(record['url']),
      ticket_url: toText(record['website']),
      image_url: toText(toFields(record['image'])['url']),
      organizer: toText(firstObject(record['organizer'])['organizer']),
      organizer_url: toText(firstObject(record['organizer'])['website']),
      tags: [...categories, ...namesIn(record['tags'])],
      featured: record['featured'] === true,
    };
  },
};

const namesIn = (terms: unknown): string[] =>
  toFieldList(terms).flatMap(({ name }) => toText(name) ?? []);

function readTimes(record: Fields): RawTimes {
  const text = (name: string) => toText(record[name]);
  if (record['all_day'] === true)
    return {
      start_local: datePart(text('start_date')),
      end_local: datePart(text('end_date')),
      all_day: true,
    };
  const toInstant = (value: string | null) => value && `${value.replace(' ', 'T')}Z`;
  const [start, end] = [toInstant(text('utc_start_date')), toInstant(text('utc_end_date'))];
  if (start !== null) return { start_utc: start, end_utc: end };
  return {
    start_local: text('start_date')?.replace(' ', 'T') ?? null,
    end_local: text('end_date')?.replace(' ', 'T') ?? null,
  };
}

function readPlace(record: Fields): Partial<PartialRawEvent> {
  const venue = firstObject(record['venue']);
  const online_url = toText(record['virtual_url']);
  return {
    venue_name: toText(venue['venue']),
    address: toText(venue['address']),
    city: toText(venue['city']),
    region: toText(venue['stateprovince']) ?? toText(venue['state']) ?? toText(venue['province']),
    country: toText(venue['country']),
    lat: toNumber(venue['geo_lat']),
    lng: toNumber(venue['geo_lng']),
    ...(record['is_virtual'] === true && { online: true, online_url }),
  };
}

/**
 * `cost` is what readers see. The values next to it lack a currency in words such as "Donation".
 */
function readPrices(record: Fields): Partial<PartialRawEvent> {
  const currency = toText(toFields(record['cost_details'])['currency_code']);
  const cost = toText(record['cost']);
  return { price_min: cost, ...(currency !== null && { currency }) };
}
