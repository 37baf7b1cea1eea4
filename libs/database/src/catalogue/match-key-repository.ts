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

// Of a number that more events have, the nearest in time; so many are looked at for whether they are near in place.
const MAX_LATER = 20;
const MAX_EARLIER = 12;
const MAX_LOOKED_AT = 200;

/** Events near in time and place that share a number with one of these listings. */
export async function findCandidates(
  query: Query,
  { maxDistanceKm, numbers }: Pick<MatchStrategy, 'maxDistanceKm'> & { numbers: MatchKeyFilter },
  listings: MatchKeys[],
): Promise<string[]> {
  await numbers.load(query, sum(listings.map(({ keys, localKeys }) => keys.length + localKeys.length)));
  const asked = listings.flatMap((listing) => askedOf(listing, numbers.filterExisting(listing), maxDistanceKm));
  if (asked.length === 0) return [];
  const rows = await query<{ event_id: string }>(sql`
    WITH asked AS ${rowsSql(asked, ASKED_TYPES)},
    k AS (SELECT unnest(keys) AS key, day, first, last, NULL AS country_code, ${NO_BOUNDS} FROM asked
      UNION ALL SELECT unnest(local_keys), day, first, last, country_code, south, north, west, east FROM asked)
    SELECT DISTINCT m.event_id FROM k CROSS JOIN LATERAL (
      (SELECT event_id FROM (SELECT * FROM match_key WHERE key = k.key AND day BETWEEN k.day AND k.last
        ORDER BY day LIMIT ${MAX_LOOKED_AT}::int) m WHERE ${IS_NEAR} LIMIT ${MAX_LATER}::int)
      UNION ALL
      (SELECT event_id FROM (SELECT * FROM match_key WHERE key = k.key AND day BETWEEN k.first AND k.day - 1
        ORDER BY day DESC LIMIT ${MAX_LOOKED_AT}::int) m WHERE ${IS_NEAR} LIMIT ${MAX_EARLIER}::int)) m`);
  return rows.map(({ event_id }) => event_id);
}

type StandingKeys = ReturnType<MatchKeyFilter['filterExisting']>;

const sum = (counts: number[]): number => counts.reduce((all, count) => all + count, 0);

/** What is to be looked for of a listing's numbers, where any of them may stand. */
function askedOf({ day, around, place }: MatchKeys, { keys, localKeys }: StandingKeys, maxDistanceKm: number) {
  if (keys.length + localKeys.length === 0) return [];
  const days = { day, first: day - around, last: day + around };
  const bounds = boundsAround(place.position, maxDistanceKm);
  return [{ ...days, keys, local_keys: localKeys, country_code: place.country_code, ...bounds }];
}

const ASKED_TYPES = {
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

// What either does not know does not part them.
const IS_NEAR = sql`(m.country_code = k.country_code) IS NOT FALSE
  AND (m.lat BETWEEN k.south AND k.north AND m.lng BETWEEN k.west AND k.east) IS NOT FALSE`;

const PER_DEGREE = 100;
const MAX_ROUNDED_KM = 1;

/** In hundredths of a degree. A box over the date line is as wide as the world. */
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

// A source may list one event a thousand times: more than so many say nothing new.
const MAX_LISTINGS = 40;

/** What sources list of events; of many listings of one those that stand, and of these the newest. */
export async function findListings(query: Query, eventIds: string[]): Promise<Listing[]> {
  if (eventIds.length === 0) return [];
  return query<Listing>(sql`
    SELECT c.source_id, c.source_event_id, c.event_id, c.facts, s.trust, c.changed_at, c.status_said_at, c.withdrawn_at IS NOT NULL AS withdrawn
    FROM unnest(${eventIds}::uuid[]) AS e(id) CROSS JOIN LATERAL (
      SELECT * FROM claim WHERE event_id = e.id ORDER BY withdrawn_at NULLS FIRST, changed_at DESC, source_event_id LIMIT ${MAX_LISTINGS}::int) c
    JOIN source s ON s.id = c.source_id`);
}

/** A listing whose numbers are to be kept. */
export interface ListingKeys {
  event_id: string;
  facts: NormalisedEvent;
  /** Its event is: nothing is kept of it yet. */
  isNew: boolean;
}

/** Keeps the numbers by which listings of events are found. Those of what a source said before, and of events that became part of others, stay: they cost a look. */
export async function saveKeys(query: Query, keysOf: MatchStrategy['keysOf'], listings: ListingKeys[]): Promise<void> {
  const ofNew: EventKeyRow[] = [];
  const ofKnown: EventKeyRow[] = [];
  for (const [event_id, its] of Map.groupBy(listings, (listing) => listing.event_id)) {
    const rows = its.every(({ isNew }) => isNew) ? ofNew : ofKnown;
    for (const row of keyRowsOf(its.map(({ facts }) => keysOf(facts)))) rows.push({ event_id, ...row });
  }
  await Promise.all([
    ofNew.length > 0 && query(copyRows('match_key', KEY_COLUMNS, keyRows(ofNew))),
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

/** A row a number. */
function* keyRows(rows: EventKeyRow[]) {
  for (const { event_id, day, keys, local_keys, country_code, lat, lng } of rows) {
    for (const key of keys) yield { key, day, event_id };
    for (const key of local_keys) yield { key, day, event_id, country_code, lat, lng };
  }
}

type EventKeyRow = KeyRow & { event_id: string };

/** Numbers of one day and place. */
interface KeyRow {
  day: number;
  keys: number[];
  local_keys: number[];
  country_code: string | null;
  lat: number | null;
  lng: number | null;
}

const keyRowOf = ({ day, keys, localKeys, place: { country_code, position } }: MatchKeys): KeyRow => ({
  day,
  keys,
  local_keys: localKeys,
  country_code,
  lat: position ? Math.round(position.lat * PER_DEGREE) : null,
  lng: position ? Math.round(position.lng * PER_DEGREE) : null,
});

/** The numbers of one event's listings, each number and day once. Where two listings say other places, theirs count anywhere. */
function keyRowsOf(listings: MatchKeys[]): KeyRow[] {
  const rows = listings.map(keyRowOf);
  if (rows.length < 2) return rows;
  const known = new Map<string, KeyRow>();
  for (const row of rows) {
    for (const key of row.keys) addNumber(known, key, { ...row, ...ANYWHERE });
    for (const key of row.local_keys) addNumber(known, key, row);
  }
  return [...known.values()];
}

const ANYWHERE = { country_code: null, lat: null, lng: null };

function addNumber(known: Map<string, KeyRow>, key: number, row: KeyRow): void {
  const name = `${String(key)} ${String(row.day)}`;
  const before = known.get(name) ?? row;
  const isElsewhere = before.country_code !== row.country_code || before.lat !== row.lat || before.lng !== row.lng;
  known.set(name, { ...row, ...(isElsewhere && ANYWHERE), keys: [], local_keys: [key] });
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

const AT_ONCE = 500;

/** Makes the numbers of events that have none yet: what a migration left. */
export async function backfillMatchKeys(query: Query, keysOf: MatchStrategy['keysOf']): Promise<void> {
  for (let taken = AT_ONCE; taken === AT_ONCE;) {
    const rows = await query<{ event_id: string }>(sql`SELECT event_id FROM match_backlog LIMIT ${AT_ONCE}`);
    taken = rows.length;
    const ids = rows.map(({ event_id }) => event_id);
    const listings = await findListings(query, ids);
    await saveKeys(
      query,
      keysOf,
      listings.map(({ event_id, facts }) => ({ event_id, facts, isNew: false })),
    );
    await query(sql`DELETE FROM match_backlog WHERE event_id = ANY(${ids}::uuid[])`);
  }
}
