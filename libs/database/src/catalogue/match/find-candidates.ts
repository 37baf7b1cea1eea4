import { boxAround, type MatchKeys, type Position } from '@marquee/domain';
import type { Query } from '../../connection/connect.ts';
import type { MatchKeyFilter } from './match-key-filter.ts';
import { PER_DEGREE } from './match-key-rows.ts';
import { findCandidateIds, type KeyLookup } from './match-keys-sql.ts';

interface CandidateOptions {
  /** The largest distance between the positions that two listings of one event state. */
  maxDistanceKm: number;
  keyFilter: MatchKeyFilter;
}

/**
 * Returns the ids of events near in time and place that share a blocking key with one of the
 * listings.
 */
export async function findCandidates(
  query: Query,
  { maxDistanceKm, keyFilter }: CandidateOptions,
  listings: MatchKeys[],
): Promise<string[]> {
  await keyFilter.load(
    query,
    sum(listings.map(({ keys, localKeys }) => keys.length + localKeys.length)),
  );
  const lookups = listings.flatMap((listing) =>
    toLookup(listing, keyFilter.filterExisting(listing), maxDistanceKm),
  );
  if (lookups.length === 0) return [];
  return findCandidateIds(query, lookups);
}

type ExistingKeys = ReturnType<MatchKeyFilter['filterExisting']>;

const sum = (counts: number[]): number => counts.reduce((all, count) => all + count, 0);

/** Returns no row if none of the listing's keys may exist. */
function toLookup(
  { day, around, place }: MatchKeys,
  { keys, localKeys }: ExistingKeys,
  maxDistanceKm: number,
): KeyLookup[] {
  if (keys.length + localKeys.length === 0) return [];
  const days = { day, first: day - around, last: day + around };
  const bounds = boundsAround(place.position, maxDistanceKm);
  return [{ ...days, keys, local_keys: localKeys, country_code: place.country_code, ...bounds }];
}

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
