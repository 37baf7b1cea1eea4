import { expect, it } from '@jest/globals';
import { steadyNow } from './steady-now.ts';

it('returns milliseconds since 1970, also while the clock of the machine is wrong', () => {
  const { now } = Date;
  const before = steadyNow();
  expect(Math.abs(before - now())).toBeLessThan(3_600_000);
  Date.now = () => now() - 25 * 3_600_000;
  try {
    expect(steadyNow()).toBeGreaterThanOrEqual(before);
  } finally {
    Date.now = now;
  }
});
