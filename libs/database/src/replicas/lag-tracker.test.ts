import { expect, it } from '@jest/globals';
import { createLagTracker } from './lag-tracker.ts';

function trackerWith(...samples: [atMs: number, position: number][]) {
  const tracker = createLagTracker();
  for (const [atMs, position] of samples) tracker.record({ atMs, position });
  return tracker;
}

it.each([
  [
    'has the newest position',
    [
      [0, 10],
      [500, 20],
    ],
    20,
    0,
  ],
  [
    'is ahead of the sample',
    [
      [0, 10],
      [500, 20],
    ],
    25,
    0,
  ],
  [
    'has the position before',
    [
      [0, 10],
      [500, 20],
    ],
    19,
    500,
  ],
  [
    'has none of the positions',
    [
      [0, 10],
      [500, 20],
    ],
    9,
    Infinity,
  ],
  [
    'has the position at which the primary stood still',
    [
      [0, 10],
      [60_000, 10],
      [60_500, 20],
    ],
    10,
    500,
  ],
  ['follows a primary that was never reached', [], 5, 0],
  [
    'follows a primary that was restored to an earlier position',
    [
      [0, 100],
      [500, 20],
    ],
    30,
    0,
  ],
] as [string, [number, number][], number, number][])(
  'a replica that %s',
  (...[, samples, position, lagMs]) => {
    expect(trackerWith(...samples).lagOf(position)).toBe(lagMs);
  },
);
