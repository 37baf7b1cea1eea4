import { toPriceRange } from '../reading/price-range.ts';
import type { PartialRawEvent } from '../reading/record-format.ts';
import { toFields, toNumber, toText, type Fields } from '../reading/record.ts';
import { toDates } from './dates-of-event.ts';
import { countPages, listAt, toFieldList, withDefaults } from './paging.ts';
import { hidden, type System, type SystemRecord } from './system.ts';
import { atHour, daysBetween, type RawTimes } from './times.ts';

const LANGUAGES = ['de', 'it', 'en'];

/** Open Data Hub South Tyrol, tourism API v1. */
export const openDataHub: System = {
  first: withDefaults({ pagenumber: '1', pagesize: '100', active: 'true' }),
  next: countPages({ name: 'pagenumber', first: 1, total: 'TotalPages' }),
  records: listAt('Items'),
  read: (record, { where, languages }): SystemRecord[] => {
    const id = toText(record['Id']);
    const isClosed = toFields(record['LicenseInfo'])['ClosedData'] === true;
    if (isClosed || record['Active'] === false || record['OdhActive'] === false)
      return [hidden(id, where)];
    const dates = toFieldList(record['EventDate']).flatMap(readTimes);
    if (dates.length === 0)
      return [{ unreadable: 'The record has no start date.', where, source_id: id }];
    return toDates(sharedFields(record, [...languages, ...LANGUAGES]), id, dates);
  },
};

/** A period with hours happens on each of its days. 00:00 to 23:59 or to 00:00 is the whole day. */
function readTimes(period: Fields): RawTimes[] {
  const [first, last] = [toText(period['From'])?.slice(0, 10), toText(period['To'])?.slice(0, 10)];
  if (first === undefined) return [];
  const [from, to] = [readHour(period['Begin']), readHour(period['End'])];
  const isWhole =
    from === null ||
    (from === '00:00:00' && (to === null || to === '00:00:00' || to.startsWith('23:59')));
  if (isWhole) return [{ start_local: first, end_local: last ?? first, all_day: true }];
  return daysBetween(first, last ?? first).map((day) => ({
    start_local: atHour(day, from),
    // An end before the start is after midnight.
    end_local: to === null || to === from ? null : atHour(to < from ? nextDay(day) : day, to),
  }));
}

const readHour = (value: unknown): string | null =>
  /\d\d:\d\d:\d\d/.exec(toText(value) ?? '')?.[0] ?? null;
const nextDay = (day: string) => daysBetween(day, '9999-12-31', 2)[1] ?? day;

/** Details and contacts are objects by language: any of them can be missing. */
function choose(
  value: unknown,
  languages: readonly string[],
): { fields: Fields; language: string | null } {
  const versions = toFields(value);
  const language = [...languages, ...Object.keys(versions)].find((one) => one in versions) ?? null;
  return { fields: toFields(versions[language ?? '']), language };
}

function sharedFields(record: Fields, languages: readonly string[]): PartialRawEvent {
  const detail = choose(record['Detail'], languages);
  const contact = choose(record['ContactInfos'], languages).fields;
  const [position] = toFieldList(record['GpsInfo']);
  const [image] = toFieldList(record['ImageGallery']).filter(({ License }) => License === 'CC0');
  const prices = Object.values(toFields(record['EventPrice'])).map((price) =>
    toNumber(toFields(price)['Price']),
  );
  const topics = toFieldList(record['Topics']).flatMap(({ TopicInfo }) => toText(TopicInfo) ?? []);
  const hasPrice = prices.some((price) => price !== null && price > 0);
  return {
    title: toText(detail.fields['Title']) ?? toText(record['Shortname']),
    description: toText(detail.fields['BaseText']) ?? toText(detail.fields['IntroText']),
    category: topics.join(' | ') || null,
    venue_name: toText(contact['CompanyName']),
    address: toText(contact['Address']),
    city: toText(contact['City']),
    country: toText(contact['CountryCode']) ?? 'IT',
    ...(position && { lat: toNumber(position['Latitude']), lng: toNumber(position['Longitude']) }),
    ...(hasPrice && { ...toPriceRange(prices, []), currency: 'EUR' }),
    url: toText(contact['Url']),
    image_url: toText(image?.['ImageUrl']),
    organizer: toText(choose(record['OrganizerInfos'], languages).fields['CompanyName']),
    tags: topics,
    language: detail.language,
  };
}
