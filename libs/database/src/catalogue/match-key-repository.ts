import {
  boxAround,
  type NormalisedEvent,
  type Position,
  type Listing,
  type MatchKeys,
  type PossibleMatch,
  type MatchStrategy,
} from '@marquee/domain';
import sql, { raw } from 'sql-template-tag';
import type { Query } from '../connect.ts';
import { copyRows } from '../copy-statement.ts';
import { rowsSql } from '../rows-to-sql.ts';
import type { MatchKeyFilter } from './match-key-filter.ts';
import { compareListingIds } from './match-overrides.ts';

// Limits for a key that many events share: the nearest in time are candidates, the rest is not scanned.
const MAX_LATER = 20;
const MAX_EARLIER = 12;
const MAX_SCANNED = 200;

/** Returns the ids of events near in time and place that share a blocking key with one of the listings. */
export async function findCandidates(
  query: Query,
  { maxDistanceKm, keyFilter }: Pick<MatchStrategy, 'maxDistanceKm'> & { keyFilter: MatchKeyFilter },
  listings: MatchKeys[],
): Promise<string[]> {
  await keyFilter.load(query, sum(listings.map(({ keys, localKeys }) => keys.length + localKeys.length)));
  const lookups = listings.flatMap((listing) => toLookup(listing, keyFilter.filterExisting(listing), maxDistanceKm));
  if (lookups.length === 0) return [];
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

type ExistingKeys = ReturnType<MatchKeyFilter['filterExisting']>;

const sum = (counts: number[]): number => counts.reduce((all, count) => all + count, 0);

/** Returns no row if none of the listing's keys may exist. */
function toLookup({ day, around, place }: MatchKeys, { keys, localKeys }: ExistingKeys, maxDistanceKm: number) {
  if (keys.length + localKeys.length === 0) return [];
  const days = { day, first: day - around, last: day + around };
  const bounds = boundsAround(place.position, maxDistanceKm);
  return [{ ...days, keys, local_keys: localKeys, country_code: place.country_code, ...bounds }];
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

const PER_DEGREE = 100;
const MAX_ROUNDED_KM = 1;

/** Returns bounds in hundredths of a degree. A box across the date line spans all longitudes. */
function boundsAround(position: Position | null, maxDistanceKm: number) {
  if (!position) return {};
  const { south, north, spans } = boxAround(position, maxDistanceKm + MAX_ROUNDED_KM);
  const [west, east] = spans.length === 1 && spans[0] ? spans[0] : [-180, 180];
  return {
    south: Math.floor(south * PER_DEGREE),
    north: Math.ceil(north * PER_DEGREE),
    west: Math.floor(west * PER_DEGREE),
    east: Math.ceil(east * PER_DEGREE),
  };
}

// Some sources list one event a thousand times. More listings add no information.
const MAX_LISTINGS = 40;

/** Returns the listings of events: active ones first, then the newest, up to a limit per event. */
export async function findListings(query: Query, eventIds: string[]): Promise<Listing[]> {
  if (eventIds.length === 0) return [];
  return query<Listing>(sql`
    SELECT c.source_id, c.source_event_id, c.event_id, c.facts, s.trust, c.changed_at, c.status_said_at, c.withdrawn_at IS NOT NULL AS withdrawn
    FROM unnest(${eventIds}::uuid[]) AS e(id) CROSS JOIN LATERAL (
      SELECT * FROM claim WHERE event_id = e.id ORDER BY withdrawn_at NULLS FIRST, changed_at DESC, source_event_id LIMIT ${MAX_LISTINGS}::int) c
    JOIN source s ON s.id = c.source_id`);
}

export interface ListingKeys {
  event_id: string;
  facts: NormalisedEvent;
  /** The event is new, so no keys are stored for it. */
  isNew: boolean;
}

/** Stores the blocking keys of listings. Keys of outdated listings and merged events remain; they only cost extra lookups. */
export async function saveKeys(
  query: Query,
  buildKeys: MatchStrategy['buildKeys'],
  listings: ListingKeys[],
): Promise<void> {
  const ofNew: EventKeyRow[] = [];
  const ofKnown: EventKeyRow[] = [];
  for (const [event_id, ofEvent] of Map.groupBy(listings, (listing) => listing.event_id)) {
    const rows = ofEvent.every(({ isNew }) => isNew) ? ofNew : ofKnown;
    for (const row of toKeyRows(ofEvent.map(({ facts }) => buildKeys(facts)))) rows.push({ event_id, ...row });
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

interface KeyRow {
  day: number;
  keys: number[];
  local_keys: number[];
  country_code: string | null;
  lat: number | null;
  lng: number | null;
}

const toKeyRow = ({ day, keys, localKeys, place: { country_code, position } }: MatchKeys): KeyRow => ({
  day,
  keys,
  local_keys: localKeys,
  country_code,
  lat: position ? Math.round(position.lat * PER_DEGREE) : null,
  lng: position ? Math.round(position.lng * PER_DEGREE) : null,
});

/** Returns each key and day of one event's listings once. A key of listings at different places applies anywhere. */
function toKeyRows(listings: MatchKeys[]): KeyRow[] {
  const rows = listings.map(toKeyRow);
  if (rows.length < 2) return rows;
  const merged = new Map<string, KeyRow>();
  for (const row of rows) {
    for (const key of row.keys) addKey(merged, key, { ...row, ...ANYWHERE });
    for (const key of row.local_keys) addKey(merged, key, row);
  }
  return [...merged.values()];
}

const ANYWHERE = { country_code: null, lat: null, lng: null };

function addKey(merged: Map<string, KeyRow>, key: number, row: KeyRow): void {
  const id = `${String(key)} ${String(row.day)}`;
  const before = merged.get(id) ?? row;
  const isElsewhere = before.country_code !== row.country_code || before.lat !== row.lat || before.lng !== row.lng;
  merged.set(id, { ...row, ...(isElsewhere && ANYWHERE), keys: [], local_keys: [key] });
}

export async function savePossibleDuplicates(query: Query, pairs: PossibleMatch[]): Promise<void> {
  if (pairs.length === 0) return;
  const rows = pairs.map(({ a, b, score, reasons }) => {
    const [one, other] = compareListingIds(a, b) ? [a, b] : [b, a];
    return {
      source_a: one.source_id,
      id_a: one.source_event_id,
      source_b: other.source_id,
      id_b: other.source_event_id,
      score,
      reasons,
    };
  });
  const types = {
    source_a: 'smallint',
    id_a: 'text',
    source_b: 'smallint',
    id_b: 'text',
    score: 'real',
    reasons: 'text[]',
  };
  await query(sql`
    INSERT INTO undecided_pair (source_a, id_a, source_b, id_b, score, reasons) SELECT * FROM ${rowsSql(rows, types)} r
    ON CONFLICT DO NOTHING`);
}

const BATCH_SIZE = 500;

/** Builds the keys of events that a migration put into `match_backlog`. */
export async function backfillMatchKeys(query: Query, buildKeys: MatchStrategy['buildKeys']): Promise<void> {
  for (let taken = BATCH_SIZE; taken === BATCH_SIZE;) {
    const rows = await query<{ event_id: string }>(sql`SELECT event_id FROM match_backlog LIMIT ${BATCH_SIZE}`);
    taken = rows.length;
    const ids = rows.map(({ event_id }) => event_id);
    const listings = await findListings(query, ids);
    await saveKeys(
      query,
      buildKeys,
      listings.map(({ event_id, facts }) => ({ event_id, facts, isNew: false })),
    );
    await query(sql`DELETE FROM match_backlog WHERE event_id = ANY(${ids}::uuid[])`);
  }
}
