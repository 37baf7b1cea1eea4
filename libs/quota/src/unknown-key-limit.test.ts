import { expect, it } from '@jest/globals';
import { createUnknownKeyLimit } from './unknown-key-limit.ts';

const START_MS = 1_790_000_000_000;
const MAX_UNKNOWN = 60;
const find = (found: string | null) => () => Promise.resolve(found);

async function spend(limit: ReturnType<typeof createUnknownKeyLimit>, count: number) {
  for (let times = 0; times < count; times++) await limit.run('192.0.2.1', find(null));
}

it('an address may look up 60 unknown keys within a minute, and learns when it may again', async () => {
  let nowMs = START_MS;
  const limit = createUnknownKeyLimit({ now: () => nowMs });
  await spend(limit, MAX_UNKNOWN);
  nowMs += 20_000;
  await expect(limit.run('192.0.2.1', find('a key'))).rejects.toMatchObject({
    code: 'quota_exceeded',
    retryAfterS: 40,
  });
  expect(await limit.run('192.0.2.2', find('a key'))).toBe('a key');
  nowMs += 40_000;
  expect(await limit.run('192.0.2.1', find('a key'))).toBe('a key');
});

it('lookups of known keys do not count against the limit of unknown ones', async () => {
  const limit = createUnknownKeyLimit({ now: () => START_MS });
  for (let times = 0; times < 2 * MAX_UNKNOWN; times++) await limit.run('192.0.2.1', find('a key'));
  await spend(limit, MAX_UNKNOWN);
  await expect(spend(limit, 1)).rejects.toMatchObject({ code: 'quota_exceeded' });
});

it('a lookup in progress counts as unknown until it ends', async () => {
  const limit = createUnknownKeyLimit({ now: () => START_MS });
  await spend(limit, MAX_UNKNOWN - 1);
  const { promise, resolve } = Promise.withResolvers<string | null>();
  const pending = limit.run('192.0.2.1', () => promise);
  await expect(limit.run('192.0.2.1', find(null))).rejects.toMatchObject({ retryAfterS: 1 });
  resolve('a key');
  expect(await pending).toBe('a key');
  await spend(limit, 1);
  await expect(spend(limit, 1)).rejects.toMatchObject({ code: 'quota_exceeded' });
});
