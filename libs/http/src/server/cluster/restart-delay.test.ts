import { expect, it } from '@jest/globals';
import { createRestartDelay } from './restart-delay.ts';

it('doubles while processes end soon, up to half a minute, and begins again after one that ran for a minute', () => {
  const delayAfter = createRestartDelay();
  const delays = Array.from({ length: 11 }, () => delayAfter(500));
  expect(delays).toEqual([100, 200, 400, 800, 1_600, 3_200, 6_400, 12_800, 25_600, 30_000, 30_000]);
  expect(delayAfter(60_000)).toBe(100);
  expect(delayAfter(59_999)).toBe(100);
  expect(delayAfter(59_999)).toBe(200);
});
