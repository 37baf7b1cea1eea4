import type { UnreadableRecord } from '../raw-event.ts';
import { categoryBy, type CategoryRule } from './keyword-category.ts';
import { pricesIn } from './prices-in.ts';
import { ANY_FILE, defineRecordFormat, type PartialRawEvent, type Origin } from './record-format.ts';
import { fieldsOf, isFields, listOf, numberOf, proseOf, textOf, textsOf, type Fields } from './record.ts';

/** OpenAgenda's public events as Opendatasoft gives them, in French: an export (a list), API v2 or API v1. */
export const readOpenAgenda = defineRecordFormat({
  files: ANY_FILE,
  parse: JSON.parse,
  records: recordsIn,
  read: occurrencesOf,
});

function recordsIn(parsed: unknown): unknown[] | null {
  if (Array.isArray(parsed)) return listOf(parsed);
  const { results, records } = fieldsOf(parsed);
  if (Array.isArray(results)) return listOf(results);
  return Array.isArray(records) ? listOf(records).map((record) => fieldsOf(record)['fields']) : null;
}

function occurrencesOf(record: Fields, { where }: Origin): (PartialRawEvent | UnreadableRecord)[] {
  const title = textOf(record['title_fr']);
  const timings = timingsIn(record['timings']);
  if (!title) return [{ unreadable: 'The record has no title.', where }];
  if (!timings) return [{ unreadable: `The timings of "${title}" are not a list of occurrences.`, where }];
  const about = aboutOf(record, title);
  return timings.map((timing) => ({
    ...about,
    source_id: `${textOf(record['uid']) ?? ''}-${textOf(timing['begin']) ?? ''}`,
    ...timesOf(textOf(timing['begin']), textOf(timing['end'])),
  }));
}

/** A list, printed as JSON inside the JSON. */
function timingsIn(value: unknown): Fields[] | null {
  try {
    const timings: unknown = typeof value === 'string' ? JSON.parse(value) : value;
    return Array.isArray(timings) && timings.length > 0 ? listOf(timings).filter(isFields) : null;
  } catch {
    return null;
  }
}

/** From midnight to 23:59 is how the form says "all day". */
function timesOf(begin: string | null, end: string | null): Partial<PartialRawEvent> {
  const isWholeDay = begin?.slice(11, 16) === '00:00' && end?.slice(11, 16) === '23:59';
  if (isWholeDay) return { start_local: begin.slice(0, 10), end_local: end.slice(0, 10), all_day: true };
  return { start_utc: begin, end_utc: end };
}

function aboutOf(record: Fields, title: string): PartialRawEvent {
  const keywords = keywordsOf(record['keywords_fr']);
  const mode = idIn(record['attendancemode']);
  return {
    title,
    description: proseOf(record['longdescription_fr']) ?? proseOf(record['description_fr']),
    category: categoryBy(CATEGORIES, [title, ...keywords, textOf(record['originagenda_title'])].join(' | ')),
    status: STATUSES[idIn(record['status']) ?? 1] ?? null,
    availability: idIn(record['status']) === FULL ? 'sold_out' : null,
    ...(mode === ONLINE ? { timezone: 'Europe/Paris' } : placeOf(record)),
    online: mode === ONLINE || mode === MIXED,
    online_url: textOf(record['onlineaccesslink']),
    ticket_url: bookingLinkOf(record['registration']),
    url: textOf(record['canonicalurl']),
    image_url: textOf(record['originalimage']) ?? textOf(record['image']),
    ...pricesIn(textOf(record['conditions_fr'])),
    age_restriction: agesOf(numberOf(record['age_min']), numberOf(record['age_max'])),
    tags: keywords,
    language: 'fr',
  };
}

const [ONLINE, MIXED] = [2, 3];
const FULL = 5;
const STATUSES: Partial<Record<number, string>> = {
  2: 'rescheduled',
  3: 'moved_online',
  4: 'postponed',
  6: 'cancelled',
};

/** `{"id": 6, "label": {"fr": "Annulé", …}}`, as text. */
const idIn = (value: unknown): number | null =>
  numberOf(/"id":\s*(\d+)/.exec(typeof value === 'string' ? value : '')?.[1]);

const keywordsOf = (value: unknown) => (typeof value === 'string' ? textsOf(value.split(';')) : textsOf(value));

function placeOf(record: Fields): Partial<PartialRawEvent> {
  const position = record['location_coordinates'];
  const [lat, lng] = Array.isArray(position)
    ? listOf(position)
    : [fieldsOf(position)['lat'], fieldsOf(position)['lon']];
  return {
    venue_name: textOf(record['location_name']),
    address: textOf(record['location_address']),
    city: textOf(record['location_city']),
    region: textOf(record['location_region']),
    country: textOf(record['location_countrycode']),
    lat: numberOf(lat),
    lng: numberOf(lng),
  };
}

/** Of the ways to book only links are taken: phones and mails are people's. */
const bookingLinkOf = (registration: unknown): string | null =>
  /"type":\s*"link",\s*"value":\s*"([^"]+)"/.exec(typeof registration === 'string' ? registration : '')?.[1] ?? null;

const agesOf = (from: number | null, to: number | null) =>
  from === null || from === 0 ? null : to ? `${from}-${to}` : `${from}+`;

const CATEGORIES: readonly CategoryRule[] = [
  [/\bfestival|\bfête\b|carnaval/i, 'festival'],
  [/stand.?up|\bhumour|one.?man.?show|\bimpro\b/i, 'comedy'],
  [/th[ée][âa]tre|com[ée]die|\bdans(e|er)\b|spectacle|mise en scène|marionnette|\bconte\b|panthea/i, 'theater'],
  [/\bfilms?\b|cin[ée]ma|projection|documentaire/i, 'film'],
  [/concert|musi(que|cal)|\bjazz\b|op[ée]ra|\bbal\b|chant|chorale/i, 'music'],
  [/clubbing|soirée dj|\bdj\b/i, 'nightlife'],
  [/\bsport|course à pied|marathon|vélo\b|geovelo/i, 'sports'],
  [/conférence|colloque|congrès|\bsalon\b|\bforum\b|webinaire/i, 'conference'],
];
