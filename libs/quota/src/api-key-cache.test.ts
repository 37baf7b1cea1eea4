import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { createApiKeyCache, type ApiKeyOwner } from './api-key-cache.ts';

const HOLDER: ApiKeyOwner = { key_id: 'k', account_id: null, tier: 'free', custom_limit: null, expires_at: null };
const never = () => new Promise<never>(() => undefined);
const MINUTE_MS = 60_000;

/** A finder on a clock of the test's own. */
function finderWith(find: () => Promise<ApiKeyOwner | null>) {
  const world = { find, now: 1, lookUps: 0 };
  const finder = createApiKeyCache({ find: () => (world.lookUps++, world.find()), now: () => world.now });
  const pass = async (ms: number) => {
    world.now += ms + 1;
    await setTimeout(5); // the cache reads its clock once a millisecond
  };
  return { world, pass, find: () => finder.find('hash') };
}

describe('keys while the database does not respond', () => {
  it('are accepted for a day if they were known', async () => {
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

  it('are looked up again soon', async () => {
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
