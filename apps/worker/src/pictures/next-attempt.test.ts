import { expect, it } from '@jest/globals';
import { nextAttemptMs } from './next-attempt.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

it('waits longer after each failure, up to a week', () => {
  const waits = [1, 2, 3, 4, 5, 6, 7, 20].map(
    (failures) => nextAttemptMs('failed', failures) / MINUTE_MS,
  );
  expect(waits).toEqual([5, 20, 80, 320, 1_280, 5_120, 10_080, 10_080]);
});

it.each(['stored', 'unusable', 'gone'] as const)(
  'looks again after a month if the image is %s',
  (outcome) => {
    expect(nextAttemptMs(outcome, 3)).toBe(30 * DAY_MS);
  },
);
