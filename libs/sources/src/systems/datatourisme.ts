import { parsePrices } from '../reading/parse-prices.ts';
import { toPriceRange } from '../reading/price-range.ts';
import type { PartialRawEvent } from '../reading/record-format.ts';
import { toFields, toList, toNumber, toText, toTexts, type Fields } from '../reading/record.ts';
import { followLink, listAt, toFieldList, withDefaults } from './paging.ts';
import { hidden, type System, type SystemRecord } from './system.ts';
import { chooseText, firstObject, textIn, withoutPrefixes } from './texts.ts';
import { atHour, type RawTimes } from './times.ts';

const FIELDS =
  'uuid,uri,label,type,takesPlaceAt,isLocatedAt,hasDescription,offers,hasContact,hasMainRepresentation,hasBeenCreatedBy,lastUpdate';

/** DATAtourisme API v1, and the older dumps, whose names have prefixes. */
export const datatourisme: System = {
  first: withDefaults({ page_size: '250', fields: FIELDS }),
  next: followLink('meta.next'),
  key: { setting: 'DATATOURISME_API_KEY', headers: (key) => ({ 'x-api-key': key }) },
  records: (body) => listAt('objects')(body) ?? listAt('')(body),
  read: (stated, { where, languages }) => {
    const record = toFields(withoutPrefixes(stated));
    const id = toText(record['uuid']) ?? toText(record['uri']) ?? toText(record['@id']);
    const types = toTexts(record['type'] ?? record['@type']);
    if (types.some((type) => /^(?:Tour|Order|Product)$/.test(type))) return hidden(id, where);
    const periods = toFieldList(record['takesPlaceAt']).flatMap(
      (period) => readTimes(period) ?? [],
    );
    if (periods.length === 0)
      return { unreadable: 'The record has no start date.', where, source_id: id };
    const shared = sharedFields(record, types, [...languages, 'fr', 'en']);
    return periods.map((times): SystemRecord => ({
      ...shared,
      source_id:
        id === null ? null : periods.length === 1 ? id : `${id}-${times.start_local ?? ''}`,
      ...(periods.length > 1 && { series_id: id }),
      ...times,
    }));
  },
};

/** A whole calendar year is an opening, not an event. */
function readTimes(period: Fields): RawTimes | null {
  const day = (name: string) => toText(period[name])?.slice(0, 10) ?? null;
  const [first, last] = [day('startDate'), day('endDate')];
  if (first === null || (first.endsWith('-01-01') && last === `${first.slice(0, 4)}-12-31`))
    return null;
  const [from, to] = [toText(period['startTime']), toText(period['endTime'])];
  if (from === null) return { start_local: first, end_local: last, all_day: true };
  return {
    start_local: atHour(first, from),
    end_local: to === null ? null : atHour(last ?? first, to),
  };
}

function sharedFields(
  record: Fields,
  types: string[],
  languages: readonly string[],
): PartialRawEvent {
  const title = chooseText(record['label'], languages);
  const description = firstObject(record['hasDescription']);
  const contacts = toFieldList(record['hasContact']);
  return {
    title: title?.text ?? null,
    description:
      textIn(description['description'], languages) ??
      textIn(description['shortDescription'], languages),
    category: types.map((type) => type.replace(/(?<=[a-z])(?=[A-Z])/g, ' ')).join(' | ') || null,
    ...readPlace(firstObject(record['isLocatedAt']), languages),
    ...readPrices(record['offers'], languages),
    url: contacts.flatMap(({ homepage }) => toText(homepage) ?? toTexts(homepage))[0] ?? null,
    organizer: textIn(firstObject(record['hasBeenCreatedBy'])['legalName'], languages),
    image_url: readImage(firstObject(record['hasMainRepresentation'])),
    accessibility: { step_free: record['reducedMobilityAccess'] === true || null },
    language: title?.language ?? null,
  };
}

/** A picture whose rights end is not taken: the catalogue would show it for longer. */
function readImage(representation: Fields): string | null {
  const annotations = toFieldList(representation['hasAnnotation']);
  if (annotations.some(({ rightsEndDate }) => toText(rightsEndDate) !== null)) return null;
  const locator = firstObject(representation['hasRelatedResource'])['locator'];
  return toTexts(locator)[0] ?? toText(locator);
}

function readPlace(place: Fields, languages: readonly string[]): Partial<PartialRawEvent> {
  const address = firstObject(place['address']);
  const geo = firstObject(place['geo']);
  const postcode = toText(address['postalCode']);
  const city =
    textIn(firstObject(address['hasAddressCity'])['label'], ['fr']) ??
    textIn(address['addressLocality']);
  return {
    venue_name: textIn(place['label'], languages),
    address: textIn(address['streetAddress']),
    city,
    country: OVERSEAS[postcode?.slice(0, 3) ?? ''] ?? 'FR',
    lat: toNumber(geo['latitude']),
    lng: toNumber(geo['longitude']),
  };
}

/** Departments and territories with a country code and a time zone of their own, by postcode. */
const OVERSEAS: Readonly<Record<string, string>> = {
  ...{ 971: 'GP', 972: 'MQ', 973: 'GF', 974: 'RE', 975: 'PM', 976: 'YT', 977: 'BL', 978: 'MF' },
  ...{ 986: 'WF', 987: 'PF', 988: 'NC' },
};

function readPrices(offers: unknown, languages: readonly string[]): Partial<PartialRawEvent> {
  const specifications = toFieldList(offers).flatMap((offer) =>
    toFieldList(offer['priceSpecification']),
  );
  const range = toPriceRange(
    specifications.flatMap((one) => numbersIn(one['minPrice'] ?? one['price'])),
    specifications.flatMap((one) => numbersIn(one['maxPrice'])),
  );
  const currency = specifications.map((one) => toText(one['priceCurrency'])).find(Boolean) ?? 'EUR';
  if (range.price_min !== null) return { ...range, currency };
  const policies = specifications.flatMap((one) => toFieldList(one['hasEligiblePolicy']));
  if (policies.some(({ key }) => key === 'Free')) return { is_free: true };
  const words = specifications
    .map((one) => textIn(one['textPriceSpecification'] ?? one['additionalInformation'], languages))
    .find(Boolean);
  return parsePrices(words ?? null);
}

const numbersIn = (value: unknown): (number | null)[] =>
  (Array.isArray(value) ? toList(value) : [value]).map(toNumber);
