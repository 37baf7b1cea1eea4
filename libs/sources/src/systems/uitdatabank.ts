import { lookUp } from '@marquee/domain';
import type { PartialRawEvent } from '../reading/record-format.ts';
import { toFields, toList, toNumber, toText, type Fields } from '../reading/record.ts';
import { toDates, type EventDate } from './dates-of-event.ts';
import { countRecords, listAt, toFieldList, withDefaults } from './paging.ts';
import { hidden, type System, type SystemRecord } from './system.ts';
import { chooseText, textIn } from './texts.ts';
import { parseSpan } from './times.ts';

const STATUSES: Readonly<Record<string, string>> = {
  Unavailable: 'cancelled',
  TemporarilyUnavailable: 'postponed',
};

/** publiq UiTdatabank: Flanders and Brussels. */
export const uitdatabank: System = {
  first: withDefaults({ embed: 'true', limit: '100' }),
  next: countRecords({ name: 'start', size: 'limit', total: 'totalItems' }),
  key: { setting: 'UITDATABANK_CLIENT_ID', headers: (key) => ({ 'x-client-id': key }) },
  records: listAt('member'),
  read: (record, { where, languages }): SystemRecord[] => {
    const id = toText(record['@id'])?.split('/').at(-1) ?? null;
    const calendar = toText(record['calendarType']);
    const audience = toText(toFields(record['audience'])['audienceType']);
    const isPublic =
      (toText(record['workflowStatus']) ?? 'APPROVED') === 'APPROVED' &&
      (audience === null || audience === 'everyone');
    if (!isPublic || calendar === 'permanent') return [hidden(id, where)];
    const parts = calendar === 'multiple' ? toFieldList(record['subEvent']) : [record];
    const main = toText(record['mainLanguage']);
    const shared = sharedFields(record, [
      ...languages,
      ...(main === null ? [] : [main]),
      'nl',
      'fr',
      'en',
      'de',
    ]);
    return toDates(
      shared,
      id,
      parts.map((part) => readDate(part, record, calendar)),
    );
  },
};

/** A date has a status of its own. A period with opening hours lasts all day. */
function readDate(part: Fields, record: Fields, calendar: string | null): EventDate {
  const [start, end] = [toText(part['startDate']), toText(part['endDate'])];
  const typeIn = (name: string) =>
    toText(toFields(part[name])['type']) ?? toText(toFields(record[name])['type']) ?? '';
  const whole = toText(toFields(record['status'])['type']) ?? '';
  const status = lookUp(STATUSES, typeIn('status')) ?? lookUp(STATUSES, whole);
  return {
    ...(calendar === 'periodic'
      ? {
          start_local: start?.slice(0, 10) ?? null,
          end_local: end?.slice(0, 10) ?? null,
          all_day: true,
        }
      : parseSpan(start, end)),
    ...(status !== undefined && { status }),
    ...(typeIn('bookingAvailability') === 'Unavailable' && { availability: 'sold_out' }),
  };
}

function sharedFields(record: Fields, languages: readonly string[]): PartialRawEvent {
  const title = chooseText(record['name'], languages);
  const findLabels = (isFacility: boolean) =>
    toFieldList(record['terms'])
      .filter(({ domain }) => (domain === 'facility') === isFacility)
      .flatMap(({ label }) => toText(label) ?? []);
  const terms = findLabels(false);
  const links = toList(record['sameAs']).flatMap((link) => toText(link) ?? []);
  return {
    title: title?.text ?? null,
    description: textIn(record['description'], languages),
    category: terms.join(' | ') || null,
    ...readPlace(record, languages),
    ...readPrices(record['priceInfo']),
    url: links[0] ?? null,
    ticket_url: toText(toFields(record['bookingInfo'])['url']),
    organizer: textIn(toFields(record['organizer'])['name'], languages),
    tags: terms,
    accessibility: findLabels(true),
    image_url: toText(record['image']),
    language: title?.language ?? null,
    age_restriction: toText(record['typicalAgeRange'])?.replace(/-$/, '+') ?? null,
  };
}

function readPlace(record: Fields, languages: readonly string[]): Partial<PartialRawEvent> {
  const mode = toText(record['attendanceMode']);
  const online_url = toText(record['onlineUrl']);
  if (mode === 'online') return { online: true, online_url };
  const place = toFields(record['location']);
  const addresses = toFields(place['address']);
  const preferred = [...languages, ...Object.keys(addresses)].find(
    (language) => language in addresses,
  );
  const address = toFields('addressLocality' in addresses ? addresses : addresses[preferred ?? '']);
  const geo = toFields(place['geo']);
  return {
    venue_name: textIn(place['name'], languages),
    address: toText(address['streetAddress']),
    city: toText(address['addressLocality']),
    country: toText(address['addressCountry']),
    lat: toNumber(geo['latitude']),
    lng: toNumber(geo['longitude']),
    ...(mode === 'mixed' && { online: true, online_url }),
  };
}

/** The base tariff is the price. Reduced ones need a reason. */
function readPrices(value: unknown): Partial<PartialRawEvent> {
  const prices = toFieldList(value);
  const base = prices.find(({ category }) => category === 'base') ?? prices[0];
  const price = toNumber(base?.['price']);
  if (base === undefined || price === null) return {};
  return { price_min: price, price_max: price, currency: toText(base['priceCurrency']) ?? 'EUR' };
}
