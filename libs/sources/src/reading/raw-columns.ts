import { FIELD_ENTRIES, type EventField, type FieldName } from '@marquee/domain';
import type { RawEvent } from '../raw-event.ts';
import { validated, type PartialRawEvent, type ReadResult } from './record-format.ts';
import { isFields, type Fields } from './record.ts';

type Kind = 'text' | 'number' | 'flag' | 'list' | 'ids' | 'features' | 'texts';

const KIND_OF_TYPE: Readonly<Record<EventField['type'], Kind>> = {
  flag: 'flag',
  text: 'text',
  word: 'text',
  languages: 'list',
  features: 'features',
  texts: 'texts',
};

const FIELD_COLUMNS = Object.fromEntries(
  FIELD_ENTRIES.map(([name, { type }]) => [name, KIND_OF_TYPE[type]]),
) as Record<FieldName, Kind>; // every field has an entry

/** The columns of NDJSON and CSV. Other columns are ignored. */
export const COLUMNS = {
  title: 'text',
  source_id: 'text',
  series_id: 'text',
  series_title: 'text',
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
  venue_image_url: 'text',
  price_min: 'number',
  price_max: 'number',
  currency: 'text',
  is_free: 'flag',
  tags: 'list',
  language: 'text',
  text_language: 'text',
  online: 'flag',
  online_url: 'text',
  featured: 'flag',
  popularity: 'number',
  organizer: 'text',
  organizer_url: 'text',
  doors_local: 'text',
  genres: 'list',
  ...FIELD_COLUMNS,
} satisfies Record<
  Exclude<keyof RawEvent, 'warnings' | 'list_names' | 'is_at_one_hour' | 'constant_offset'>,
  Kind
>;

const KINDS = Object.entries(COLUMNS);

/**
 * Builds a raw event from our columns. Null and blank mean unknown. Rejects an object or list in a
 * plain column.
 */
export function toRawEvent(record: Fields, where: string): ReadResult {
  // one object shape for all records is faster
  const event: Record<string, unknown> = { ...COLUMNS };
  for (const [column, kind] of KINDS) {
    const value = record[column];
    if (isUnknown(value)) {
      event[column] = undefined;
      continue;
    }
    if (!isOfKind(value, kind))
      return { unreadable: `The value of ${column} is not ${SHOULD_BE[kind]}.`, where };
    event[column] = convert(value, kind);
  }
  // each value was checked against its column's kind
  return validated(event as PartialRawEvent, where);
}

const SHOULD_BE: Record<Kind, string> = {
  text: 'text',
  number: 'a number',
  flag: 'true or false',
  list: 'text or a list of texts',
  ids: 'a list of objects with a name and ids',
  features: 'text, a list of texts, or an object of flags',
  texts: 'an object of texts by language',
};

const isUnknown = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && !value.trim());
const isScalar = (value: unknown) => !isFields(value) && !Array.isArray(value);

function isOfKind(value: unknown, kind: Kind): boolean {
  if (kind === 'ids') return Array.isArray(value) && value.every(isArtistIds);
  if (kind === 'texts') return isFields(value) && Object.values(value).every(isScalar);
  if (kind === 'features' && isFields(value)) return Object.values(value).every(isScalar);
  return (kind === 'list' || kind === 'features') && Array.isArray(value)
    ? value.every((item) => item !== null && isScalar(item))
    : isScalar(value);
}

const isArtistIds = (item: unknown): boolean =>
  isFields(item) &&
  typeof item['name'] === 'string' &&
  [item['musicbrainz_id'], item['spotify_id'], item['image_url']].every(
    (id) => isUnknown(id) || typeof id === 'string',
  ) &&
  (isUnknown(item['genres']) || isTexts(item['genres']));

const isTexts = (value: unknown) =>
  Array.isArray(value) && value.every((genre) => typeof genre === 'string');

/** Drops all other members: they can be nested to any depth. */
const pickIds = ({ name, musicbrainz_id, spotify_id, genres, image_url }: Fields): Fields => ({
  ...{ name, musicbrainz_id, spotify_id },
  ...(!isUnknown(genres) && { genres }),
  ...(!isUnknown(image_url) && { image_url }),
});

function convert(value: unknown, kind: Kind): unknown {
  if (Array.isArray(value)) return kind === 'ids' ? value.map(pickIds) : value.map(String);
  if (kind === 'features' && isFields(value)) return value;
  if (kind === 'texts') return value;
  if (kind === 'number' && typeof value === 'number') return value;
  if (kind === 'flag' && typeof value === 'boolean') return value;
  return String(value);
}
