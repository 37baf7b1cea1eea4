import { describe, expect, it } from '@jest/globals';
import type { MatchKeys } from '@marquee/domain';
import { candidatePairs } from './candidate-pairs.ts';

const NOWHERE = { country_code: null, position: null };
const SEASON = Array.from({ length: 100 }, (_, day) => day);

const listing = (day: number, key: number): MatchKeys => ({
  ...{ day, around: 1, keys: [key], localKeys: [], place: NOWHERE },
});

describe('candidatePairs', () => {
  it('pairs listings of one day whose key is common in the season', () => {
    const all = [...SEASON, ...SEASON].map((day) => listing(3 * day, 7));
    const pairs = candidatePairs(all, SEASON.length);
    expect(pairs.map(([one, other]) => [one, other - SEASON.length]).sort(([a = 0], [b = 0]) => a - b)).toEqual(
      SEASON.map((day) => [day, day]),
    );
  });

  it('limits the listings that share a key and a day', () => {
    const pairs = candidatePairs([listing(0, 7), ...SEASON.map(() => listing(0, 7))], 1);
    expect(pairs).toHaveLength(40);
  });

  it('does not pair listings with different keys', () => {
    expect(candidatePairs([listing(0, 7), listing(0, 8)], 2)).toEqual([]);
  });
});
