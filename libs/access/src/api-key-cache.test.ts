import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { createApiKeyCache, type ApiKeyOwner } from './api-key-cache.ts';

const HOLDER: ApiKeyOwner = {
  key_id: 'k',
  account_id: null,
  tier: 'free',
  custom_limit: null,
  expires_at: null,
  origins: null,
};
const never = () => new Promise<never>(() => undefined);
const MINUTE_MS = 60_000;

/** A finder on a clock of the test's own. */
function finderWith(find: () => Promise<ApiKeyOwner | null>) {
  const world = { find, now: 1, lookUps: 0 };
  const finder = createApiKeyCache({
    find: () => (world.lookUps++, world.find()),
    now: () => world.now,
  });
  const pass = async (ms: number) => {
    world.now += ms + 1;
    await setTimeout(5); // the cache reads its clock once a millisecond
  };
  return { world, pass, find: (hash = 'hash', address = 'a') => finder.find(hash, address) };
}

describe('keys while the database does not respond', () => {
  it('are accepted for 24 hours if they are cached', async () => {
    const { world, pass, find } = finderWith(() => Promise.resolve(HOLDER));
    await find();
    world.find = never;
    await pass(MINUTE_MS);
    expect(await find()).toEqual(HOLDER);
    expect(await find()).toEqual(HOLDER);
    expect(world.lookUps).toBe(2); // not one for each request
    world.find = () => Promise.reject(new Error('refused'));
    await pass(24 * 60 * MINUTE_MS);
    await expect(find()).rejects.toThrow('refused');
  });

  it('are looked up again after a short delay', async () => {
    const { world, pass, find } = finderWith(() => Promise.resolve(HOLDER));
    await find();
    world.find = never;
    await pass(MINUTE_MS);
    await find();
    world.find = () => Promise.resolve(null); // revoked meanwhile
    await pass(MINUTE_MS / 6);
    expect(await find()).toBeNull();
  });
});

describe('unknown keys', () => {
  const statesOf = async (lookUps: Promise<unknown>[]) =>
    (await Promise.allSettled(lookUps)).map(({ status }) => status);
  const invented = (count: number, name: string) =>
    Array.from({ length: count }, (_, n) => `${name}-${String(n)}`);

  it('of one address are looked up at most 60 times a minute', async () => {
    const { world, pass, find } = finderWith(() => Promise.resolve(null));
    const states = await statesOf(invented(200, 'x').map((hash) => find(hash)));
    expect(states.filter((state) => state === 'rejected')).toHaveLength(140);
    await expect(find('y')).rejects.toMatchObject({ code: 'quota_exceeded' });
    expect(world.lookUps).toBe(60);
    expect(await find('y', 'b')).toBeNull();
    await pass(MINUTE_MS);
    expect(await find('y')).toBeNull();
  });

  it('do not block cached or existing keys of the same address', async () => {
    const { world, pass, find } = finderWith(() => Promise.resolve(HOLDER));
    for (const hash of invented(200, 'known')) expect(await find(hash)).toEqual(HOLDER);
    world.find = () => Promise.resolve(null);
    await statesOf(invented(200, 'x').map((hash) => find(hash)));
    world.find = () => Promise.resolve(HOLDER);
    expect(await find('known-0')).toEqual(HOLDER);
    await expect(find('another')).rejects.toMatchObject({ code: 'quota_exceeded' });
    await pass(MINUTE_MS);
    expect(await find('known-0')).toEqual(HOLDER);
  });
});
