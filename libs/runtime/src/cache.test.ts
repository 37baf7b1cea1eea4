import { describe, expect, it } from '@jest/globals';
import { waitFor } from '@marquee/testing/wait-for';
import { createCache, type CacheOptions } from './cache.ts';
import { withTimeout } from './with-timeout.ts';

/** Creates a cache with a test clock, and a function that loads numbered values. */
function createFixture(options: Partial<CacheOptions<number>> = {}) {
  let now = 0;
  let loads = 0;
  const cache = createCache<number>({ ttlMs: 1_000, maxSize: 100, now: () => now, ...options });
  const load = () => Promise.resolve(++loads);
  return {
    cache,
    load,
    get: (key = 'a') => cache.get(key, load),
    advance: (ms: number) => (now += ms),
  };
}

/** A load that the test finishes. */
function createManualLoad() {
  let started = 0;
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  return { load: () => (started++, promise), resolve, reject, countStarted: () => started };
}

const fail = () => Promise.reject<number>(new Error('down'));
const ALWAYS_STALE = { onError: () => true, whileSlowMs: Infinity };

describe('a cache', () => {
  it('returns a value until its TTL has passed', async () => {
    const { get, advance } = createFixture();
    expect(await get()).toBe(1);
    advance(999);
    expect(await get()).toBe(1);
    advance(1);
    expect(await get()).toBe(2);
  });

  it('loads once for simultaneous calls with one key', async () => {
    const { get } = createFixture();
    expect(await Promise.all([get(), get(), get('b'), get()])).toEqual([1, 1, 2, 1]);
  });

  it('takes the TTL of each value from a function, and does not store a value with a TTL of 0', async () => {
    const { get, advance, cache } = createFixture({ ttlMs: (value) => (value === 1 ? 0 : 10) });
    expect(await Promise.all([get(), get()])).toEqual([1, 1]);
    expect(await get()).toBe(2);
    advance(9);
    expect(await get()).toBe(2);
    advance(1);
    expect(await get()).toBe(3);
    expect(cache.counts()).toEqual({ hits: 1, misses: 4, stale: 0 });
  });

  it('caches null', async () => {
    const cache = createCache<number | null>({ ttlMs: 1_000, maxSize: 10 });
    expect(await cache.get('a', () => Promise.resolve(null))).toBeNull();
    expect(await cache.get('a', () => Promise.resolve(1))).toBeNull();
  });

  it('rejects every caller of a failed load and loads again for the next call', async () => {
    const { cache, get } = createFixture();
    const results = await Promise.allSettled([cache.get('a', fail), cache.get('a', fail)]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await get()).toBe(1);
  });

  it('passes on what a load throws before it returns a promise', async () => {
    const { cache } = createFixture();
    const broken = () => {
      throw new Error('a bug');
    };
    await expect(cache.get('a', broken)).rejects.toThrow('a bug');
  });

  it('does not fail the other callers if one stops waiting', async () => {
    const { cache } = createFixture();
    const { load, resolve } = createManualLoad();
    const patient = cache.get('a', load);
    expect(await withTimeout(cache.get('a', load), 0, () => 'gave up')).toBe('gave up');
    resolve(7);
    expect(await patient).toBe(7);
    expect(await cache.get('a', fail)).toBe(7);
  });
});

describe('the stale value of a cache', () => {
  it('is not returned unless there are rules for it', async () => {
    const { cache, get, advance } = createFixture();
    await get();
    advance(1_000);
    await expect(cache.get('a', fail)).rejects.toThrow('down');
  });

  it('is returned after an error that the rules accept', async () => {
    const onError = (error: unknown, ageMs: number) =>
      String(error).includes('down') && ageMs <= 5_000;
    const { cache, get, advance } = createFixture({ stale: { onError } });
    await get();
    advance(5_000);
    expect(await cache.getEntry('a', fail)).toEqual({ value: 1, createdAt: 0, isStale: true });
    await expect(cache.get('a', () => Promise.reject(new Error('a bug')))).rejects.toThrow('a bug');
    advance(1);
    await expect(cache.get('a', fail)).rejects.toThrow('down');
    expect(cache.counts()).toEqual({ hits: 0, misses: 4, stale: 1 });
  });

  it('is returned without another load until the time for a retry has passed', async () => {
    const { cache, get, advance } = createFixture({ stale: { ...ALWAYS_STALE, retryMs: 10 } });
    await get();
    advance(1_000);
    expect(await cache.get('a', fail)).toBe(1);
    advance(9);
    expect(await get()).toBe(1);
    advance(1);
    expect(await get()).toBe(2);
  });

  it('is returned while a load is slow, and replaced when the load ends', async () => {
    const { cache, get, advance } = createFixture({ stale: ALWAYS_STALE });
    const { load, resolve, countStarted } = createManualLoad();
    await get();
    advance(1_000);
    expect(await Promise.all([cache.get('a', load), cache.get('a', load)])).toEqual([1, 1]);
    expect(countStarted()).toBe(1);
    resolve(7);
    await waitFor(async () => (await cache.get('a', load)) === 7);
  });

  it('hides the failure of a slow load that no caller waits for', async () => {
    const { cache, get, advance } = createFixture({ stale: ALWAYS_STALE });
    const { load, reject } = createManualLoad();
    const unhandled: unknown[] = [];
    const record = (reason: unknown) => unhandled.push(reason);
    process.on('unhandledRejection', record);
    await get();
    advance(1_000);
    await cache.get('a', load);
    reject(new Error('down'));
    expect(await cache.get('a', load)).toBe(1);
    await new Promise(setImmediate);
    process.off('unhandledRejection', record);
    expect(unhandled).toEqual([]);
  });
});

it('does not return an expired value that a load has replaced with one that is not stored', async () => {
  const { cache, get, advance } = createFixture({
    stale: ALWAYS_STALE,
    ttlMs: (value) => (value === 1 ? 1_000 : 0),
  });
  await get();
  advance(1_000);
  expect(await get()).toBe(2);
  await expect(cache.get('a', fail)).rejects.toThrow('down');
});

describe('an invalidation of a cache', () => {
  it('expires the stored values and separates new calls from the loads that run', async () => {
    const { cache, get } = createFixture();
    const { load, resolve } = createManualLoad();
    await get('b');
    const before = cache.get('a', load);
    cache.invalidate();
    expect(await get('a')).toBe(2);
    expect(await get('b')).toBe(3);
    resolve(7);
    expect(await before).toBe(7);
    expect(await get('a')).toBe(2);
  });

  it('stores what an earlier load returns as the stale value', async () => {
    const { cache, load } = createFixture({ stale: ALWAYS_STALE });
    const before = cache.get('a', async () => (cache.invalidate(), await load()));
    expect(await before).toBe(1);
    expect(await cache.get('a', fail)).toBe(1);
    expect(await cache.get('a', load)).toBe(2);
  });
});

describe('the size limit of a cache', () => {
  it('evicts the values that were not used for longest', async () => {
    const { get } = createFixture({ maxSize: 2 });
    for (const key of ['a', 'b', 'a', 'c']) await get(key);
    expect(await get('a')).toBe(1);
    expect(await get('b')).toBe(4);
  });

  it('counts the sizes of the values, and does not store one that is too large', async () => {
    const toSize = (value: number) => (value === 1 ? 60 : 40);
    const { get } = createFixture({ toSize, maxEntrySize: 50 });
    expect([await get('a'), await get('a'), await get('b')]).toEqual([1, 2, 3]);
    expect([await get('a'), await get('b')]).toEqual([2, 3]);
    await get('c');
    expect(await get('a')).toBe(5);
  });

  it('does not fail the callers of an evicted load', async () => {
    const { cache, get } = createFixture({ maxSize: 1 });
    const { load, resolve } = createManualLoad();
    const failing = createManualLoad();
    const results = Promise.allSettled([cache.get('a', load), cache.get('b', failing.load)]);
    await get('c');
    await get('d');
    resolve(7);
    failing.reject(new Error('down'));
    expect(await results).toMatchObject([{ value: 7 }, { reason: { message: 'down' } }]);
  });
});

describe('a cache with topics', () => {
  const createTopicFixture = () => {
    const byKey: Record<string, string[]> = { berlin: ['lists-de'], paris: ['lists-fr'] };
    let now = 0;
    let loads = 0;
    const cache = createCache<{ number: number; key: string }>({
      ttlMs: 30_000,
      maxSize: 100,
      now: () => now,
      findTopics: ({ key }) => byKey[key],
      stale: ALWAYS_STALE,
    });
    const get = async (key: string) =>
      (await cache.get(key, () => Promise.resolve({ number: ++loads, key }))).number;
    return { cache, get, advance: (ms: number) => (now += ms), countLoads: () => loads };
  };

  it('retains a value that does not depend on a changed topic', async () => {
    const { cache, get, advance } = createTopicFixture();
    expect([await get('berlin'), await get('paris')]).toEqual([1, 2]);
    cache.invalidateTopics(['lists-fr', 'lists']);
    advance(5_000);
    expect([await get('berlin'), await get('paris')]).toEqual([1, 3]);
  });

  it('returns a changed value for half a second, and then while it is refreshed', async () => {
    const { cache, get, advance } = createTopicFixture();
    await get('berlin');
    cache.invalidateTopics(['lists-de']);
    advance(499);
    expect([await get('berlin'), await get('berlin')]).toEqual([1, 1]);
    advance(1);
    expect(await get('berlin')).toBe(1);
    await waitFor(async () => (await get('berlin')) === 2);
  });

  it('waits for the refresh of a value that changed a second ago', async () => {
    const { cache, get, advance } = createTopicFixture();
    await get('berlin');
    cache.invalidateTopics(['lists-de']);
    advance(1_000);
    expect(await get('berlin')).toBe(2);
  });

  it('treats a value without topics as one that depends on each', async () => {
    const { cache, get, advance } = createTopicFixture();
    await get('world');
    cache.invalidateTopics(['lists-de']);
    advance(1_000);
    expect(await get('world')).toBe(2);
  });

  it('notices a change during a load', async () => {
    const { cache, get, advance } = createTopicFixture();
    const { load, resolve } = createManualLoad();
    const loading = cache.get('berlin', async () => ({ number: await load(), key: 'berlin' }));
    await waitFor(() => Promise.resolve(true));
    cache.invalidateTopics(['lists-de']);
    resolve(7);
    expect((await loading).number).toBe(7);
    advance(1_000);
    expect(await get('berlin')).toBe(1);
  });

  it('answers 85 of 100 reads from memory while every list changes 50 times a second', async () => {
    const { cache, get, advance, countLoads } = createTopicFixture();
    for (let tick = 0; tick < 1_000; tick++) {
      advance(10);
      if (tick % 2 === 0) cache.invalidateTopics('all');
      await get('berlin');
      await get('world');
    }
    const { hits, misses } = cache.counts();
    expect(hits / (hits + misses)).toBeGreaterThan(0.85);
    expect(countLoads()).toBeLessThan(60); // two values, ten seconds
  });
});
