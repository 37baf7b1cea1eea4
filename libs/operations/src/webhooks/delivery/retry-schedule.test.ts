import { expect, it } from '@jest/globals';
import { nextAttemptAt } from './retry-schedule.ts';

const CREATED_AT = new Date('2026-11-20T00:00:00Z');
const HOUR_MS = 3_600_000;

function attemptTimes(random: number): number[] {
  const times: number[] = [];
  let now: Date | null = CREATED_AT;
  for (let attempts = 0; now; attempts++) {
    times.push(now.getTime() - CREATED_AT.getTime());
    now = nextAttemptAt({ attempts, createdAt: CREATED_AT }, now, random);
  }
  return times;
}

it.each([0, 0.5, 1])(
  'retries a message for three days, with growing delays (jitter %d)',
  (random) => {
    const times = attemptTimes(random);
    expect(times.at(-1)).toBe(72 * HOUR_MS);
    const delays = times.slice(1, -1).map((time, index) => time - (times[index] ?? 0));
    expect(delays).toEqual([...delays].sort((a, b) => a - b));
    expect(times.filter((time) => time <= HOUR_MS)).toHaveLength(6);
    expect(times.length).toBeLessThan(25);
  },
);
