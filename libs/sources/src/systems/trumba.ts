import { addDays, parseDate } from '@marquee/domain';
import { plainText } from '../normalise/text.ts';
import type { PartialRawEvent } from '../reading/record-format.ts';
import { toFields, toProse, toText, type Fields } from '../reading/record.ts';
import { listAt, toFieldList, withDefaults, withParam } from './paging.ts';
import type { System } from './system.ts';

const WINDOW_DAYS = 90;
const WINDOWS = 4;
const compact = (day: string) => day.replaceAll('-', '');

/** Trumba: calendars of cities, universities and museums. Each has fields of its own. */
export const trumba: System = {
  first: (url, now) => {
    withDefaults({ startdate: compact(now.toISOString().slice(0, 10)), days: String(WINDOW_DAYS) })(
      url,
    );
  },
  // The list states no end: a year is read.
  next: ({ url, number }) => {
    const [, year, month, day] =
      /^(\d{4})(\d\d)(\d\d)$/.exec(url.searchParams.get('startdate') ?? '') ?? [];
    const days = Number(url.searchParams.get('days'));
    if (
      number >= WINDOWS ||
      year === undefined ||
      month === undefined ||
      day === undefined ||
      !days
    )
      return null;
    return withParam(url, 'startdate', compact(addDays(`${year}-${month}-${day}`, days)));
  },
  records: listAt(''),
  read: (record) => {
    const custom = customFields(record);
    const cost = findField(custom, /^(?:cost|price|admission|fees?|tickets?|eintritt|precio)\b/i);
    const venue = findField(custom, /^(?:venue|building|venue name)$/i);
    const address = findField(custom, /^(?:venue )?(?:street )?address$/i);
    const location = plain(record['location']);
    const isOnline =
      /^(?:online|virtual)$/i.test(toText(record['locationType']) ?? '') ||
      /^(?:online|virtual)\b/i.test(location ?? '');
    return {
      title: plain(record['title']),
      source_id: toText(record['eventID']),
      description: toProse(record['description']),
      category: findField(custom, /^(?:event )?(?:type|category)s?$/i),
      ...readTimes(record),
      status: record['canceled'] === true ? 'cancelled' : null,
      availability: record['reservationFull'] === true ? 'sold_out' : null,
      ...(isOnline ? { online: true } : readPlace(location, venue, address)),
      ...(cost === null ? {} : { price_min: cost }),
      url: toText(record['permaLinkUrl']) ?? linkIn(record['webLink']),
      ticket_url: toText(record['signUpUrl']) ?? linkIn(record['eventActionUrl']),
      image_url: toText(toFields(record['eventImage'])['url']),
      age_restriction: findField(custom, /^ages?\b/i),
      accessibility: findField(custom, /^accessib/i),
      languages: findField(custom, /^languages?$/i),
      organizer: findField(custom, /^(?:organi[sz]er|sponsor|host|department)\b/i),
    };
  },
};

function readPlace(
  location: string | null,
  venue: string | null,
  address: string | null,
): Partial<PartialRawEvent> {
  if (venue !== null) return { venue_name: venue, address: address ?? location };
  const [name = null, ...rest] = location?.split(/\s*[,\n]\s*/) ?? [];
  return { venue_name: name, address: address ?? (rest.join(', ') || null) };
}

/** An all-day event ends at the midnight after its last day. */
function readTimes(record: Fields): Partial<PartialRawEvent> {
  const at = (name: string) => {
    const local = toText(record[`${name}DateTime`]);
    const offset = toText(record[`${name}TimeZoneOffset`])?.replace(/^([+-]\d\d)(\d\d)$/, '$1:$2');
    return { local, instant: local === null || offset === undefined ? null : local + offset };
  };
  const [start, end] = [at('start'), at('end')];
  if (record['allDay'] === true) {
    const first = start.local?.slice(0, 10) ?? null;
    const last = end.local?.slice(0, 10) ?? null;
    const isMidnight = end.local?.includes('T00:00:00') === true && end.local !== start.local;
    const isAfter = isMidnight && last !== null && parseDate(last) !== null;
    return { start_local: first, end_local: isAfter ? addDays(last, -1) : last, all_day: true };
  }
  return start.instant === null
    ? { start_local: start.local, end_local: end.local }
    : { start_utc: start.instant, end_utc: end.instant };
}

const plain = (value: unknown) => plainText(toProse(value), 500);
const linkIn = (value: unknown): string | null =>
  /https?:\/\/[^\s"'<>]+/.exec(toText(value) ?? '')?.[0] ?? null;

const customFields = (record: Fields) =>
  toFieldList(record['customFields']).map((field) => ({
    label: toText(field['label']) ?? '',
    value: plain(field['value']),
  }));

const findField = (fields: ReturnType<typeof customFields>, label: RegExp): string | null =>
  fields.find((field) => label.test(field.label.trim()) && field.value !== null)?.value ?? null;
