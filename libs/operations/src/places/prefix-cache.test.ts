import { expect, it } from '@jest/globals';
import { createPrefixCache } from './place-caches.ts';

/**
 * Returns a function that looks up a prefix in the cache, and the number of look-ups in the
 * database.
 */
function createFixture(stored: number[][]) {
  const cache = createPrefixCache();
  let loads = 0;
  const find = () => cache.get('ber', () => Promise.resolve(stored[loads++] ?? []));
  return { cache, find, loads: () => loads };
}

it('finds the cities of a prefix in memory until the catalogue changes', async () => {
  const { cache, find, loads } = createFixture([[1], [1, 2]]);
  expect([await find(), await find(), loads()]).toEqual([[1], [1], 1]);
  cache.invalidate();
  expect([await find(), loads()]).toEqual([[1, 2], 2]);
});

it('looks up a prefix without cities again, because its first event may follow', async () => {
  const { find } = createFixture([[], [1]]);
  expect([await find(), await find()]).toEqual([[], [1]]);
});
