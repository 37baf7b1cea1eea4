import { hash } from 'node:crypto';
import { foldText } from '@marquee/domain';
import type { UnreadableRecord } from '../../raw-event.ts';
import { categorise, type CategoryRule } from '../../reading/categorise.ts';
import { parsePrices } from '../../reading/parse-prices.ts';
import {
  ANY_FILE,
  defineRecordFormat,
  type PartialRawEvent,
  type Origin,
} from '../../reading/record-format.ts';
import {
  toFields,
  isFields,
  toList,
  toNumber,
  toProse,
  toText,
  toTexts,
  type Fields,
} from '../../reading/record.ts';
import { toOccurrences } from './occurrences.ts';

/**
 * OpenAgenda's public events from Opendatasoft, in French: an export (a list), API v2 or API v1.
 */
export const readOpenAgenda = defineRecordFormat({
  files: ANY_FILE,
  parse: JSON.parse,
  records: listRecords,
  read: readOpenAgendaRecord,
});

function listRecords(parsed: unknown): unknown[] | null {
  if (Array.isArray(parsed)) return toList(parsed);
  const { results, records } = toFields(parsed);
  if (Array.isArray(results)) return toList(results);
  return Array.isArray(records)
    ? toList(records).map((record) => toFields(record)['fields'])
    : null;
}

/** Reads a record of the export. */
export function readOpenAgendaRecord(
  record: Fields,
  { where }: Pick<Origin, 'where'>,
): (PartialRawEvent | UnreadableRecord)[] {
  const title = toText(record['title_fr']);
  const timings = parseTimings(record['timings']);
  const uid = toText(record['uid']);
  const ids = { id_prefix: uid && `${uid}-` };
  if (!title) return [{ unreadable: 'The record has no title.', where, ...ids }];
  if (!timings)
    return [
      {
        unreadable: 'The timings are not a list of occurrences.',
        where: `${where}: ${title}`,
        ...ids,
      },
    ];
  const shared = sharedFields(record, title);
  return toOccurrences(timings).map(({ begin, times }) => ({
    ...shared,
    source_id: `${uid ?? ''}-${begin ?? ''}`,
    ...times,
  }));
}

/** Parses the list, which is JSON inside a JSON string. */
function parseTimings(value: unknown): Fields[] | null {
  try {
    const timings: unknown = typeof value === 'string' ? JSON.parse(value) : value;
    return Array.isArray(timings) && timings.length > 0 ? toList(timings).filter(isFields) : null;
  } catch {
    return null;
  }
}

function sharedFields(record: Fields, title: string): PartialRawEvent {
  const keywords = toKeywords(record['keywords_fr']);
  const mode = parseId(record['attendancemode']);
  return {
    title,
    series_id: toSeriesId(record, title),
    description: toProse(record['longdescription_fr']) ?? toProse(record['description_fr']),
    category: categorise(CATEGORIES, {
      title,
      text: [title, ...keywords, toText(record['originagenda_title'])].join(' | '),
    }),
    status: STATUSES[parseId(record['status']) ?? 1] ?? null,
    availability: parseId(record['status']) === FULL ? 'sold_out' : null,
    ...(mode === ONLINE ? { timezone: 'Europe/Paris' } : toPlace(record)),
    online: mode === ONLINE || mode === MIXED,
    online_url: toText(record['onlineaccesslink']),
    ticket_url: bookingLink(record['registration']),
    url: toText(record['canonicalurl']),
    image_url: toText(record['originalimage']) ?? toText(record['image']),
    ...parsePrices(toText(record['conditions_fr'])),
    age_restriction: toAgeRestriction(toNumber(record['age_min']), toNumber(record['age_max'])),
    tags: keywords,
    organizer: toText(record['originagenda_title']),
    // For people with a motor impairment. The other codes name no feature.
    accessibility: {
      step_free: (toText(record['accessibility']) ?? '').split(';').includes('mi') || null,
    },
    text_language: 'fr',
  };
}

/** One campaign is entered once per place: the same agenda, title and introduction. */
function toSeriesId(record: Fields, title: string): string | null {
  const agenda = toText(record['originagenda_uid']);
  const introduction = toText(record['description_fr']);
  if (agenda === null || introduction === null) return toText(record['uid']);
  return `${agenda}/${hash('sha256', `${foldText(title)}|${introduction}`).slice(0, 16)}`;
}

const [ONLINE, MIXED] = [2, 3];
const FULL = 5;
const STATUSES: Partial<Record<number, string>> = {
  2: 'rescheduled',
  3: 'moved_online',
  4: 'postponed',
  6: 'cancelled',
};

/** Reads the id from text such as `{"id": 6, "label": {"fr": "Annulé", …}}`. */
const parseId = (value: unknown): number | null =>
  toNumber(/"id":\s*(\d+)/.exec(typeof value === 'string' ? value : '')?.[1]);

const toKeywords = (value: unknown) =>
  typeof value === 'string' ? toTexts(value.split(';')) : toTexts(value);

function toPlace(record: Fields): Partial<PartialRawEvent> {
  const position = record['location_coordinates'];
  const [lat, lng] = Array.isArray(position)
    ? toList(position)
    : [toFields(position)['lat'], toFields(position)['lon']];
  return {
    venue_name: toText(record['location_name']),
    address: toText(record['location_address']),
    city: toText(record['location_city']),
    region: toText(record['location_region']),
    country: toText(record['location_countrycode']),
    lat: toNumber(lat),
    lng: toNumber(lng),
  };
}

/**
 * Returns the booking link. Phone numbers and e-mail addresses are personal data and are ignored.
 */
const bookingLink = (registration: unknown): string | null =>
  /"type":\s*"link",\s*"value":\s*"([^"]+)"/.exec(
    typeof registration === 'string' ? registration : '',
  )?.[1] ?? null;

const toAgeRestriction = (from: number | null, to: number | null) =>
  from === null || from === 0 ? null : to ? `${from}-${to}` : `${from}+`;

const CATEGORIES: readonly CategoryRule[] = [
  [/\bfestival|\bfête\b|\bcarnaval\b/i, 'festival'],
  [/stand.?up|\bhumour|one.?man.?show|\bimpro\b/i, 'comedy'],
  [
    /th[ée][âa]tre|com[ée]die|\bdans(e|er)\b|spectacle|mise en scène|marionnette|\bconte\b|panthea/i,
    'theater',
  ],
  [/\bfilms?\b|cin[ée]ma|projection|documentaire/i, 'film'],
  [/concert|musi(que|cal)|\bjazz\b|\bop[ée]ras?(?!\p{L})|\bbal\b|\bchants?\b|chorale/iu, 'music'],
  [/clubbing|soirée dj|\bdj\b/i, 'nightlife'],
  [/\bsport|course à pied|marathon|vélo\b|geovelo/i, 'sports'],
  [/conférence|colloque|congrès|\bsalon\b|\bforum\b|webinaire/i, 'conference'],
];
