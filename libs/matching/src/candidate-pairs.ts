import type { MatchKeys } from '@marquee/domain';
import { arePlacesApart } from './compare-places.ts';

// Limit per blocking key and day. A key with more listings is not evidence.
const MAX_NEIGHBOURS = 40;

export type IndexPair = [number, number];

/** Pairs each of the first `count` listings with listings that share a blocking key and are near in time and place. */
export function candidatePairs(keyed: MatchKeys[], count: number): IndexPair[] {
  const neighbours = createKeyIndex();
  const pairs = new Map<number, IndexPair>();
  for (const [index, own] of [...keyed.entries()].reverse()) {
    const addPairs = (key: number, isLocal: boolean): void => {
      const near = index < count ? neighbours.findNear(key, own) : [];
      for (const other of near)
        if (canMatch(own, keyed[other], isLocal)) pairs.set(index * keyed.length + other, [index, other]);
      neighbours.add(key, own.day, index);
    };
    for (const key of own.keys) addPairs(key, false);
    for (const key of own.localKeys) addPairs(key, true);
  }
  return [...pairs.values()];
}

/** Lists listings by key and day, so that a common key ("united") of a whole season does not exceed the limit. */
function createKeyIndex() {
  const days = new Map<string, number[]>();
  const name = (key: number, day: number) => `${String(key)} ${String(day)}`;
  return {
    add(key: number, day: number, index: number): void {
      const indexes = days.get(name(key, day));
      if (indexes) indexes.push(index);
      else days.set(name(key, day), [index]);
    },
    findNear(key: number, { day, around }: MatchKeys): number[] {
      const found: number[] = [];
      for (let near = day - around; near <= day + around; near++)
        found.push(...(days.get(name(key, near))?.slice(-MAX_NEIGHBOURS) ?? []));
      return found;
    },
  };
}

/** Returns whether listings with a common key can be one event: for local keys, they are not in separate places. */
const canMatch = (own: MatchKeys, other: MatchKeys | undefined, isLocal: boolean): boolean =>
  other !== undefined && (!isLocal || !arePlacesApart(other.place, own.place));
