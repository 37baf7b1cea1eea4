import type { MatchKeys } from '@marquee/domain';
import { arePlacesApart } from './compare-places.ts';

// Limits per blocking key of a listing, so that a common key costs a bounded amount of work. The
// nearest days come first.
const MAX_NEIGHBOURS = 40;
const MAX_SCANNED = 200;

export type IndexPair = [number, number];

/**
 * Pairs each of the first `count` listings with listings that share a blocking key and are near in
 * time and place.
 */
export function candidatePairs(keyed: MatchKeys[], count: number): IndexPair[] {
  const index = createKeyIndex(keyed);
  const pairs = new Map<number, IndexPair>();
  for (const [one, own] of [...keyed.entries()].reverse()) {
    const addPairs = (key: number, isLocal: boolean): void => {
      const near = one < count ? index.findNear(key, own, isLocal) : [];
      for (const other of near) pairs.set(one * keyed.length + other, [one, other]);
      index.add(key, own.day, one);
    };
    for (const key of own.keys) addPairs(key, false);
    for (const key of own.localKeys) addPairs(key, true);
  }
  return [...pairs.values()];
}

/**
 * Lists listings by key and day, so that a common key ("united") of a whole season does not exceed
 * the limits.
 */
function createKeyIndex(keyed: MatchKeys[]) {
  const days = new Map<number, number[]>();
  return {
    add(key: number, day: number, index: number): void {
      const indexes = days.get(toNumber(key, day));
      if (indexes) indexes.push(index);
      else days.set(toNumber(key, day), [index]);
    },
    findNear(key: number, own: MatchKeys, isLocal: boolean): number[] {
      const found: number[] = [];
      let scanned = 0;
      for (const day of daysAround(own)) {
        const onDay = days.get(toNumber(key, day)) ?? [];
        for (let at = onDay.length - 1; at >= 0; at--) {
          const other = onDay[at] ?? -1;
          if (canMatch(own, keyed[other], isLocal)) found.push(other);
          if (found.length === MAX_NEIGHBOURS || ++scanned === MAX_SCANNED) return found;
        }
      }
      return found;
    },
  };
}

const DAYS = 2 ** 18;
const toNumber = (key: number, day: number): number => key * DAYS + day;

/** Returns the days on which a listing of the same event may begin, the nearest first. */
function daysAround({ day, around }: MatchKeys): number[] {
  const days = [day];
  for (let distance = 1; distance <= around; distance++) days.push(day + distance, day - distance);
  return days;
}

/**
 * Returns whether listings with a common key can be one event: for local keys, they are not in
 * separate places.
 */
const canMatch = (own: MatchKeys, other: MatchKeys | undefined, isLocal: boolean): boolean =>
  other !== undefined && (!isLocal || !arePlacesApart(other.place, own.place));
