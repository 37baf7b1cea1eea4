import type { RawEvent } from '../raw-event.ts';
import { validated, type PartialRawEvent, type Reading } from './record-format.ts';
import { isFields, type Fields } from './record.ts';

type Kind = 'text' | 'number' | 'flag' | 'list' | 'ids';

/** The columns of NDJSON and CSV. Others are ignored. */
export const COLUMNS = {
  title: 'text',
  source_id: 'text',
  description: 'text',
  category: 'text',
  start_utc: 'text',
  start_local: 'text',
  end_utc: 'text',
  end_local: 'text',
  timezone: 'text',
  all_day: 'flag',
  time_tbd: 'flag',
  date_tbd: 'flag',
  status: 'text',
  availability: 'text',
  venue_name: 'text',
  address: 'text',
  city: 'text',
  region: 'text',
  country: 'text',
  lat: 'number',
  lng: 'number',
  artists: 'list',
  artist_ids: 'ids',
  ticket_url: 'text',
  url: 'text',
  image_url: 'text',
  price_min: 'number',
  price_max: 'number',
  currency: 'text',
  is_free: 'flag',
  tags: 'list',
  language: 'text',
  age_restriction: 'text',
  online: 'flag',
  online_url: 'text',
  featured: 'flag',
  popularity: 'number',
} as const satisfies Record<keyof RawEvent, Kind>;

const KINDS = Object.entries(COLUMNS);

/** A record whose keys are our columns: null and blank mean unknown, an object or a list in a plain column is refused. */
export function rawEventFrom(record: Fields, where: string): Reading {
  const event: Record<string, unknown> = { ...COLUMNS }; // all records have one shape, which is read faster
  for (const [column, kind] of KINDS) {
    const value = record[column];
    if (isUnknown(value)) {
      event[column] = undefined;
      continue;
    }
    if (!isOfKind(value, kind)) return { unreadable: `The value of ${column} is not ${SHOULD_BE[kind]}.`, where };
    event[column] = plain(value, kind);
  }
  return validated(event as PartialRawEvent, where); // each value was checked against its column's kind
}

const SHOULD_BE: Record<Kind, string> = {
  text: 'a text',
  number: 'a number',
  flag: 'true or false',
  list: 'a text or a list of texts',
  ids: 'a list of objects with a name and ids',
};

const isUnknown = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && !value.trim());
const isScalar = (value: unknown) => !isFields(value) && !Array.isArray(value);

function isOfKind(value: unknown, kind: Kind): boolean {
  if (kind === 'ids') return Array.isArray(value) && value.every(isNamedWithIds);
  return kind === 'list' && Array.isArray(value)
    ? value.every((item) => item !== null && isScalar(item))
    : isScalar(value);
}

const isNamedWithIds = (item: unknown): boolean =>
  isFields(item) &&
  typeof item['name'] === 'string' &&
  [item['musicbrainz_id'], item['spotify_id']].every((id) => isUnknown(id) || typeof id === 'string');

/** Nothing else of it is kept: that could be as deep as a file can be written. */
const withIds = ({ name, musicbrainz_id, spotify_id }: Fields): Fields => ({ name, musicbrainz_id, spotify_id });

function plain(value: unknown, kind: Kind): unknown {
  if (Array.isArray(value)) return kind === 'ids' ? value.map(withIds) : value.map(String);
  if (kind === 'number' && typeof value === 'number') return value;
  if (kind === 'flag' && typeof value === 'boolean') return value;
  return String(value);
}
