import { boxAround, type MatchKeys, type Position } from '@marquee/domain';
import sql from 'sql-template-tag';
import type { Query } from '../connect.ts';
import { rowsSql } from '../rows-to-sql.ts';
import type { MatchKeyFilter } from './match-key-filter.ts';
import { PER_DEGREE } from './match-key-rows.ts';

// Limits for a key that many events share: the nearest in time are candidates, the rest is not scanned.
const MAX_LATER = 20;
const MAX_EARLIER = 12;
const MAX_SCANNED = 200;

interface CandidateOptions {
  /** The largest distance between the positions that two listings of one event state. */
  maxDistanceKm: number;
  keyFilter: MatchKeyFilter;
}

/** Returns the ids of events near in time and place that share a blocking key with one of the listings. */
export async function findCandidates(
  query: Query,
  { maxDistanceKm, keyFilter }: CandidateOptions,
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
