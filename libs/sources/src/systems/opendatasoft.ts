import { readOpenAgendaRecord } from '../formats/openagenda/openagenda.ts';
import { parsePrices } from '../reading/parse-prices.ts';
import type { PartialRawEvent } from '../reading/record-format.ts';
import { toFields, toNumber, toProse, toText, type Fields } from '../reading/record.ts';
import { createRecordReader } from '../tables/json-table.ts';
import { toDates } from './dates-of-event.ts';
import { isDropped } from './drop-rows.ts';
import { countRecords, listAt, toFieldList, withDefaults } from './paging.ts';
import { hidden, type RecordOrigin, type System, type SystemRecord } from './system.ts';
import { parseSpan } from './times.ts';

const setSize = withDefaults({ limit: '100' });

/**
 * Datasets of the Opendatasoft Explore API: rows with `occurrences`, those of OpenAgenda with
 * `timings`, and flat tables of any city with a mapping. `/records` lists at most 10,000 rows,
 * `/exports/json` all.
 */
export const opendatasoft: System = {
  first: (url) => {
    if (url.pathname.endsWith('/records')) setSize(url);
  },
  next: (page) => {
    if (!page.url.pathname.endsWith('/records')) return null;
    const next = countRecords({ name: 'offset', size: 'limit', total: 'total_count' })(page);
    if (Number(next?.searchParams.get('offset') ?? 0) + page.count <= MAX_RECORDS) return next;
    throw new Error('The dataset has more than 10,000 rows: use its address /exports/json.');
  },
  records: (body) =>
    listAt('results')(body) ??
    listAt('')(body) ??
    (listAt('records')(body) &&
      toFieldList(toFields(body)['records']).map(
        (one) => toFields(one['record'])['fields'] ?? one['fields'],
      )),
  read: (record, origin) => {
    if ('timings' in record && 'title_fr' in record) return readOpenAgendaRecord(record, origin);
    return 'occurrences' in record ? readOccurrences(record, origin) : readRow(record, origin);
  },
};

const MAX_RECORDS = 10_000;

function readRow(record: Fields, { where, options }: RecordOrigin): SystemRecord {
  if (isDropped(record, options.drop)) return hidden(toText(record['id']), where);
  const point = toFieldList(Object.values(record)).find(
    ({ lat, lon }) => toNumber(lat) !== null && toNumber(lon) !== null,
  );
  return createRecordReader(options)(
    point ? { ...record, lat: point['lat'], lng: point['lon'] } : record,
    where,
  );
}

/** The outer bounds are not the event: each occurrence is. */
function readOccurrences(record: Fields, { where, languages }: RecordOrigin): SystemRecord[] {
  const id = toText(record['event_id']) ?? toText(record['id']);
  const spans = (toText(record['occurrences']) ?? '').split(';').flatMap((span) => {
    const [start = '', end = ''] = span.trim().split('_');
    return start === '' ? [] : [parseSpan(start, end || null)];
  });
  if (spans.length === 0)
    return [{ unreadable: 'The record has no start date.', where, source_id: id }];
  return toDates(sharedFields(record, languages), id, spans);
}

/** 1 and 0, as numbers or texts. */
const toFlag = (value: unknown): boolean | null => {
  const number = toNumber(value);
  return number === null ? null : number === 1;
};
const negated = (flag: boolean | null) => (flag === null ? null : !flag);

function sharedFields(record: Fields, languages: readonly string[]): PartialRawEvent {
  const { lat, lon } = toFields(record['lat_lon']);
  const tags = (toText(record['qfap_tags']) ?? toText(record['tags']) ?? '')
    .split(';')
    .filter(Boolean);
  const venue = toText(record['address_name']);
  const isOnline =
    venue === null &&
    toText(record['address_city']) === null &&
    toText(record['address_street']) === null;
  const type = toText(record['price_type'])?.toLowerCase();
  return {
    title: toText(record['title']),
    description: toProse(record['description']) ?? toProse(record['lead_text']),
    category: tags.join(' | ') || null,
    ...(isOnline
      ? { online: true, online_url: toText(record['access_link']) }
      : {
          venue_name: venue,
          address: toText(record['address_street']),
          city: toText(record['address_city'])?.replace(/\s+\d+\s?(?:er|e|[eè]me)$/i, '') ?? null,
          lat: toNumber(lat),
          lng: toNumber(lon),
        }),
    ...(type === 'gratuit'
      ? { is_free: true }
      : parsePrices(toText(record['price_detail'])?.replace(/<[^>]*>/g, ' ') ?? null)),
    url: toText(record['url']),
    ticket_url: toText(record['access_link']),
    image_url: toText(record['cover_url']),
    tags,
    organizer: toText(record['contact_organisation_name']),
    audience: toText(record['audience'])?.replace(/[.;].*$/s, '') ?? null,
    accessibility: {
      step_free: toFlag(record['pmr']),
      sign_language: toFlag(record['sign_language']),
    },
    outdoor: negated(toFlag(record['event_indoor'])),
    dogs_allowed: toFlag(record['event_pets_allowed']),
    language: toText(record['locale']) ?? languages[0] ?? null,
  };
}
