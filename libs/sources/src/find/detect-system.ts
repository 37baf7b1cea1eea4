import type { EventFormatName } from '../formats.ts';
import { isFields, toFields, toList } from '../reading/record.ts';

interface Signature {
  format: EventFormatName;
  /** Where the list of records is. */
  list: string;
  /** Members that a record of this system has, and records of others do not have together. */
  members: string[];
  /** Members of the answer next to the list. */
  beside?: string[];
}

/** What distinguishes the answers of the systems. */
const SIGNATURES: readonly Signature[] = [
  { format: 'the-events-calendar', list: 'events', members: ['utc_start_date', 'start_date'] },
  { format: 'squarespace', list: 'upcoming', members: ['startDate'], beside: ['collection'] },
  { format: 'localist', list: 'events', members: ['event.event_instances'] },
  { format: 'linked-events', list: 'data', members: ['start_time', 'event_status', 'name'] },
  { format: 'datatourisme', list: 'objects', members: ['takesPlaceAt'] },
  { format: 'opendatasoft', list: 'results', members: ['occurrences'] },
  { format: 'opendatasoft', list: '', members: ['occurrences', 'date_start'] },
  { format: 'openagenda', list: '', members: ['timings', 'title_fr'] },
  { format: 'openagenda', list: 'results', members: ['timings', 'title_fr'] },
  { format: 'opendatasoft', list: 'results', members: [], beside: ['total_count'] },
  { format: 'gancio', list: '', members: ['start_datetime', 'place'] },
  { format: 'taiwan-culture', list: '', members: ['showInfo'] },
  { format: 'open-data-hub', list: 'Items', members: ['EventDate', 'Detail'] },
  { format: 'uitdatabank', list: 'member', members: ['calendarType'] },
  { format: 'bibliocommons', list: 'entities.events', members: ['definition'] },
  { format: 'trumba', list: '', members: ['eventID', 'startDateTime'] },
  { format: 'mobilizon', list: 'data.searchEvents.elements', members: ['beginsOn'] },
  { format: 'openagenda-api', list: 'events', members: ['uid', 'title', 'location', 'lastTiming'] },
  { format: 'openagenda-api', list: 'events', members: ['uid', 'title', 'timings'] },
  { format: 'eventfinda', list: 'events', members: ['sessions', 'datetime_start'] },
  { format: 'eventfinda', list: 'events', members: ['sessions', 'is_cancelled'] },
  { format: 'spektrix', list: '', members: ['startUtc', 'event'] },
  { format: 'sparql', list: 'results.bindings', members: [] },
  { format: 'openligadb', list: '', members: ['matchID', 'team1'] },
  { format: 'thesportsdb', list: 'events', members: ['idEvent', 'strEvent'] },
  { format: 'public-holidays', list: '', members: ['localName', 'countryCode'] },
  { format: 'ckan', list: 'result.records', members: [] },
  { format: 'ticketmaster', list: '_embedded.events', members: ['dates'] },
  { format: 'seatgeek', list: 'events', members: ['datetime_utc', 'performers'] },
  { format: 'eventbrite', list: 'events', members: ['start.utc', 'name'] },
];

/** Returns the format of a JSON answer by its members, or null if no system answers so. */
export function detectSystem(body: unknown, url: URL | null = null): EventFormatName | null {
  if (url !== null && /^\/resource\/\w{4}-\w{4}\.json$/.test(url.pathname) && Array.isArray(body))
    return 'socrata';
  return SIGNATURES.find((signature) => fits(signature, body))?.format ?? null;
}

function fits({ list, members, beside = [] }: Signature, body: unknown): boolean {
  const found = list === '' ? body : valueAt(body, list);
  const records = Array.isArray(found)
    ? toList(found)
    : isFields(found) && list !== ''
      ? Object.values(found)
      : null;
  if (records === null || beside.some((name) => !(name in toFields(body)))) return false;
  const sample = records.slice(0, 5).filter(isFields);
  if (sample.length === 0) return records.length === 0 && members.length === 0;
  return members.every((path) => sample.some((record) => valueAt(record, path) !== undefined));
}

const valueAt = (body: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => toFields(value)[name], body);
