// SQL because of cost: a batch looks up keys with one index scan and limits per key, and stores
// keys in bulk.
import type { MatchKeys } from '@marquee/domain';
import sql, { raw } from 'sql-template-tag';
import type { Query } from '../../connection/connect.ts';
import { copyRows } from '../../statements/copy-statement.ts';
import { rowsSql } from '../../statements/rows-to-sql.ts';
import { toKeyRows, type KeyRow } from './match-key-rows.ts';

// Limits for a key that many events share: the nearest in time are candidates, the rest is not
// scanned.
const MAX_LATER = 20;
const MAX_EARLIER = 12;
const MAX_SCANNED = 200;

/** The keys of a listing that may exist, with the days and the box of its candidates. */
export interface KeyLookup {
  day: number;
  first: number;
  last: number;
  keys: number[];
  local_keys: number[];
  country_code: string | null;
  south?: number;
  north?: number;
  west?: number;
  east?: number;
}

const LOOKUP_TYPES = {
  day: 'int',
  first: 'int',
  last: 'int',
  keys: 'int[]',
  local_keys: 'int[]',
  country_code: 'char(2)',
  south: 'smallint',
  north: 'smallint',
  west: 'smallint',
  east: 'smallint',
};

const NO_BOUNDS = sql`NULL::smallint AS south, NULL::smallint AS north, NULL::smallint AS west, NULL::smallint AS east`;

// An unknown country or position does not exclude a candidate.
const IS_NEAR = sql`(m.country_code = k.country_code) IS NOT FALSE
  AND (m.lat BETWEEN k.south AND k.north AND m.lng BETWEEN k.west AND k.east) IS NOT FALSE`;

/** Returns the ids of events with one of the keys, near in time and place. */
export async function findCandidateIds(query: Query, lookups: KeyLookup[]): Promise<string[]> {
  const rows = await query<{ event_id: string }>(sql`
    WITH lookup AS ${rowsSql(lookups, LOOKUP_TYPES)},
    k AS (SELECT unnest(keys) AS key, day, first, last, NULL AS country_code, ${NO_BOUNDS} FROM lookup
      UNION ALL SELECT unnest(local_keys), day, first, last, country_code, south, north, west, east FROM lookup)
    SELECT DISTINCT m.event_id FROM k CROSS JOIN LATERAL (
      (SELECT event_id FROM (SELECT * FROM match_key WHERE key = k.key AND day BETWEEN k.day AND k.last
        ORDER BY day LIMIT ${MAX_SCANNED}::int) m WHERE ${IS_NEAR} LIMIT ${MAX_LATER}::int)
      UNION ALL
      (SELECT event_id FROM (SELECT * FROM match_key WHERE key = k.key AND day BETWEEN k.first AND k.day - 1
        ORDER BY day DESC LIMIT ${MAX_SCANNED}::int) m WHERE ${IS_NEAR} LIMIT ${MAX_EARLIER}::int)) m`);
  return rows.map(({ event_id }) => event_id);
}

export interface ListingKeys {
  event_id: string;
  keys: MatchKeys;
  /** The event is new, so no keys are stored for it. */
  isNew: boolean;
}

/**
 * Stores the blocking keys of listings. Keys of outdated listings and merged events remain; they
 * only cost extra lookups.
 */
export async function saveKeys(query: Query, listings: ListingKeys[]): Promise<void> {
  const ofNew: EventKeyRow[] = [];
  const ofKnown: EventKeyRow[] = [];
  for (const [event_id, ofEvent] of Map.groupBy(listings, (listing) => listing.event_id)) {
    const rows = ofEvent.every(({ isNew }) => isNew) ? ofNew : ofKnown;
    for (const row of toKeyRows(ofEvent.map(({ keys }) => keys))) rows.push({ event_id, ...row });
  }
  await Promise.all([
    ofNew.length > 0 && query(copyRows('match_key', KEY_COLUMNS, flattenKeys(ofNew))),
    ofKnown.length > 0 &&
      query(sql`
        WITH event_keys AS ${rowsSql(ofKnown, KEY_TYPES)}
        INSERT INTO match_key (${raw(KEY_COLUMNS.join(', '))})
        SELECT unnest(keys), day, event_id, NULL, NULL, NULL FROM event_keys
        UNION ALL SELECT unnest(local_keys), day, event_id, country_code, lat, lng FROM event_keys
        ON CONFLICT (key, day, event_id) DO UPDATE SET country_code = NULL, lat = NULL, lng = NULL
          WHERE (match_key.country_code, match_key.lat, match_key.lng) IS DISTINCT FROM (excluded.country_code, excluded.lat, excluded.lng)`),
  ]);
}

const KEY_COLUMNS = ['key', 'day', 'event_id', 'country_code', 'lat', 'lng'];
const KEY_TYPES = {
  event_id: 'uuid',
  day: 'int',
  keys: 'int[]',
  local_keys: 'int[]',
  country_code: 'char(2)',
  lat: 'smallint',
  lng: 'smallint',
};

/** Yields one row per key. */
function* flattenKeys(rows: EventKeyRow[]) {
  for (const { event_id, day, keys, local_keys, country_code, lat, lng } of rows) {
    for (const key of keys) yield { key, day, event_id };
    for (const key of local_keys) yield { key, day, event_id, country_code, lat, lng };
  }
}

type EventKeyRow = KeyRow & { event_id: string };

const BYTES_PER_ROW = 54;

/** Uses the table's size, because statistics may be older than the run. */
export async function estimateSize(query: Query): Promise<{ pages: number; rows: number }> {
  const [table] = await query<{ bytes: number; pages: number }>(sql`
    SELECT size::float8 AS bytes, (size / current_setting('block_size')::int)::int AS pages
    FROM pg_relation_size('match_key') AS size`);
  const { bytes, pages } = table ?? { bytes: 0, pages: 0 };
  return { pages, rows: bytes / BYTES_PER_ROW };
}

export const PAGES_PER_READ = 20; // small results are collected as young garbage
// Buckets of eight days: they need far less memory than days and cause few extra lookups.
export const DAYS_BITS = 3;

/** Returns pairs of a key and a bucket of days, four bytes each. */
export async function readHexEntries(query: Query, page: number): Promise<string> {
  const [rows] = await query<{ entries: string | null }>(sql`
    SELECT encode(string_agg(int4send(key) || int4send(day >> ${DAYS_BITS}::int), ''), 'hex') AS entries FROM match_key
    WHERE ctid >= ${`(${String(page)},0)`}::tid AND ctid < ${`(${String(page + PAGES_PER_READ)},0)`}::tid`);
  return rows?.entries ?? '';
}
