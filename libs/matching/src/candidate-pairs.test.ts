import { describe, expect, it } from '@jest/globals';
import type { MatchKeys } from '@marquee/domain';
import { candidatePairs } from './candidate-pairs.ts';

const NOWHERE = { country_code: null, position: null };
const SEASON = Array.from({ length: 100 }, (_, day) => day);

const listing = (day: number, key: number, around = 1): MatchKeys => ({
  ...{ day, around, keys: [key], localKeys: [], place: NOWHERE },
});

const local = (day: number, key: number, country_code: string): MatchKeys => ({
  ...{ day, around: 1, keys: [], localKeys: [key], place: { country_code, position: null } },
});

describe('candidatePairs', () => {
  it('pairs listings of one day whose key is common in the season', () => {
    const all = [...SEASON, ...SEASON].map((day) => listing(3 * day, 7));
    const pairs = candidatePairs(all, SEASON.length);
    expect(
      pairs.map(([one, other]) => [one, other - SEASON.length]).sort(([a = 0], [b = 0]) => a - b),
    ).toEqual(SEASON.map((day) => [day, day]));
  });

  it('limits the listings that share a key and a day', () => {
    const pairs = candidatePairs([listing(0, 7), ...SEASON.map(() => listing(0, 7))], 1);
    expect(pairs).toHaveLength(40);
  });

  it('limits the listings that share a key over all days, and takes the nearest days', () => {
    const around = SEASON.slice(0, 15).flatMap((day) =>
      Array.from({ length: 10 }, () => listing(day, 7, 7)),
    );
    const pairs = candidatePairs([listing(7, 7, 7), ...around], 1);
    const days = Map.groupBy(pairs, ([, other]) => around[other - 1]?.day);
    expect([...days].map(([day, { length }]) => [day, length])).toEqual([
      [7, 10],
      [8, 10],
      [6, 10],
      [9, 10],
    ]);
  });

  it('compares a bounded number of pairs if all listings share a key', () => {
    const all = Array.from({ length: 1000 }, () => listing(0, 7));
    expect(candidatePairs(all, 500).length).toBeLessThanOrEqual(500 * 40);
  });

  it('finds a listing of the same country behind others with its title', () => {
    const abroad = SEASON.map(() => local(0, 7, 'US'));
    const pairs = candidatePairs([local(0, 7, 'FR'), ...abroad, local(0, 7, 'FR')], 1);
    expect(pairs).toEqual([[0, abroad.length + 1]]);
  });

  it('does not pair listings with different keys', () => {
    expect(candidatePairs([listing(0, 7), listing(0, 8)], 2)).toEqual([]);
  });
});
