import { lookUp } from '@marquee/domain';
import { parsePrices } from '../reading/parse-prices.ts';
import type { PartialRawEvent } from '../reading/record-format.ts';
import { toFields, toList, toNumber, toProse, toText, type Fields } from '../reading/record.ts';
import { toDates } from './dates-of-event.ts';
import { toFieldList, listAt, withDefaults } from './paging.ts';
import { hidden, type System, type SystemPage, type SystemRecord } from './system.ts';
import { chooseText, textIn } from './texts.ts';
import { parseSpan } from './times.ts';

const STATUSES: Readonly<Record<string, string>> = {
  2: 'rescheduled',
  3: 'moved_online',
  4: 'postponed',
  6: 'cancelled',
};
const FULL = 5;
const [ONLINE, MIXED] = [2, 3];

/** The OpenAgenda API v2: the events of one agenda, with all dates and languages. */
export const openagendaApi: System = {
  first: withDefaults({ detailed: '1', size: '300' }),
  next: followCursor,
  key: { setting: 'OPENAGENDA_API_KEY', headers: (key) => ({ key }) },
  records: listAt('events'),
  read: (record, { where, languages }): SystemRecord[] => {
    const id = toText(record['uid']);
    const state = toNumber(record['state']);
    if ((state !== null && state !== 2) || record['draft'] === true || record['private'] === 1)
      return [hidden(id, where)];
    const timings = toFieldList(
      record['timings'] ?? [record['nextTiming'] ?? record['firstTiming']],
    );
    const spans = timings.flatMap(({ begin, end }) =>
      toText(begin) === null ? [] : [parseSpan(toText(begin), toText(end))],
    );
    if (spans.length === 0)
      return [{ unreadable: 'The record has no start date.', where, source_id: id }];
    return toDates(sharedFields(record, [...languages, 'fr', 'en']), id, spans);
  },
};

/** The cursor `after` has several values. Each is a parameter. */
function followCursor({ url, body, count }: SystemPage): URL | null {
  const after = toList(toFields(body)['after']).flatMap((value) => toText(value) ?? []);
  if (after.length === 0 || count === 0) return null;
  const next = new URL(url);
  next.searchParams.delete('after[]');
  for (const value of after) next.searchParams.append('after[]', value);
  return next;
}

function sharedFields(record: Fields, languages: readonly string[]): PartialRawEvent {
  const title = chooseText(record['title'], languages);
  const keywords = Object.values(toFields(record['keywords']))
    .flatMap(toList)
    .flatMap((word) => toText(word) ?? []);
  const status = toNumber(toFields(record['status'])['id'] ?? record['status']);
  const image = toFields(record['image']);
  return {
    title: title?.text ?? null,
    description:
      textIn(record['longDescription'], languages) ?? textIn(record['description'], languages),
    category: keywords.join(' | ') || null,
    status: lookUp(STATUSES, String(status)) ?? null,
    availability: status === FULL ? 'sold_out' : null,
    ...readPlace(record),
    ...parsePrices(textIn(record['conditions'], languages)),
    url: toText(record['canonicalUrl']),
    ticket_url:
      toFieldList(record['registration'])
        .filter(({ type }) => type === 'link')
        .flatMap(({ value }) => toText(value) ?? [])[0] ?? null,
    image_url:
      toText(image['base']) !== null && toText(image['filename']) !== null
        ? `${toText(image['base']) ?? ''}${toText(image['filename']) ?? ''}`
        : null,
    age_restriction: readAge(toFields(record['age'])),
    organizer: toText(toFields(record['originAgenda'])['title']),
    tags: keywords,
    accessibility: { step_free: toFields(record['accessibility'])['mi'] === true || null },
    timezone: toText(record['timezone']),
    language: title?.language ?? null,
  };
}

function readPlace(record: Fields): Partial<PartialRawEvent> {
  const mode = toNumber(toFields(record['attendanceMode'])['id'] ?? record['attendanceMode']);
  const online_url = toProse(record['onlineAccessLink']);
  if (mode === ONLINE) return { online: true, online_url };
  const place = toFields(record['location']);
  return {
    venue_name: toText(place['name']),
    address: toText(place['address']),
    city: toText(place['city']),
    region: toText(place['region']),
    country: toText(place['countryCode']),
    lat: toNumber(place['latitude']),
    lng: toNumber(place['longitude']),
    ...(mode === MIXED && { online: true, online_url }),
  };
}

function readAge({ min, max }: Fields): string | null {
  const [from, to] = [toNumber(min), toNumber(max)];
  return from === null || from === 0
    ? null
    : to === null
      ? `${String(from)}+`
      : `${String(from)}-${String(to)}`;
}
