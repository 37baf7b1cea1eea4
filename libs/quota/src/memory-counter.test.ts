import { expect, it } from '@jest/globals';
import { createMemoryCounter } from './memory-counter.ts';
import type { Policy } from './policy.ts';

const HOUR_S = 3_600;
const START_S = 1_790_000_000;
const LIMIT: Policy = { name: 'anonymous', limit: 2, window: 'hour' };
const MEMBERS: Policy = { name: 'members', limit: 1, window: 'hour', member: 'a' };

it.each([
  ['stays while the clock is set back by some seconds', -30, false],
  ['ends when the clock is set back by hours', -25 * HOUR_S, true],
  ['ends when the clock is set forward by hours', 25 * HOUR_S, true],
])('a limit %s', (_, stepS, isAdmitted) => {
  let nowS = START_S;
  const counter = createMemoryCounter({ now: () => nowS });
  for (let times = 0; times < LIMIT.limit; times++) counter.consume('caller', [LIMIT, MEMBERS]);
  expect(counter.consume('caller', [LIMIT]).admitted).toBe(false);
  nowS += stepS;
  expect(counter.consume('caller', [LIMIT]).admitted).toBe(isAdmitted);
  expect(counter.consume('caller', [{ ...MEMBERS, member: 'b' }]).admitted).toBe(isAdmitted);
});
