import { expect, it } from '@jest/globals';
import { createRecentWriters } from './recent-writers.ts';

it('remembers each subject of a writer for five seconds after the last write', () => {
  let now = 0;
  const writers = createRecentWriters({ now: () => now });
  writers.add(['account', 'address']);
  now = 3_000;
  writers.add(['address']);
  now = 4_999;
  expect([
    writers.has(['account']),
    writers.has(['other', 'address']),
    writers.has(['other']),
  ]).toEqual([true, true, false]);
  now = 5_000;
  expect([writers.has(['account']), writers.has(['address'])]).toEqual([false, true]);
  now = 8_000;
  expect(writers.has(['address'])).toBe(false);
});
