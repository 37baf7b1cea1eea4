import { describe, expect, it } from '@jest/globals';
import { UnavailableError } from '@marquee/domain';
import { STALE_AFTER_MS } from '@marquee/runtime';
import { waitFor } from '@marquee/testing/wait-for';
import { toJsonBody } from './response-body.ts';
import { createResponseCache, type FreshResponse } from './response-cache.ts';

/** Creates a cache with a test clock, and a function that creates numbered responses. */
function createFixture({ maxBytes = 1_000_000 } = {}) {
  let now = 0;
  let created = 0;
  const cache = createResponseCache({ maxBytes, now: () => now });
  const create = async (isPersonal = false) => {
    const number = ++created;
    // the first is the slowest
    await new Promise((resolve) => setTimeout(resolve, number === 1 ? 20 : 0));
    return { response: toJsonBody({ number }), isPersonal };
  };
  const get = async (key = 'a', creator = create) => {
    const { response } = await cache.getOrCreate(key, () => creator());
    return (JSON.parse(response.body.toString()) as { number: number }).number;
  };
  return { cache, create, get, advance: (ms: number) => (now += ms), countCreated: () => created };
}

const failAsUnavailable = async (): Promise<never> => {
  await Promise.resolve();
  throw new UnavailableError('failed', 'connection refused');
};

describe('the response cache', () => {
  it('returns a response for 30 seconds', async () => {
    const { get, advance } = createFixture();
    expect(await get()).toBe(1);
    advance(29_999);
    expect(await get()).toBe(1);
    advance(1);
    expect(await get()).toBe(2);
  });

  it('creates one response for simultaneous requests', async () => {
    const { get, countCreated } = createFixture();
    expect(new Set(await Promise.all(Array.from({ length: 500 }, () => get())))).toEqual(
      new Set([1]),
    );
    expect(countCreated()).toBe(1);
  });

  it('does not return a response after invalidate that was started before it', async () => {
    const { cache, get } = createFixture();
    const before = get();
    cache.invalidate();
    const after = get();
    expect(await Promise.all([before, after])).toEqual([1, 2]);
    expect(await get()).toBe(2); // although the first response finished last
    cache.invalidate();
    expect(await get()).toBe(3);
  });

  it('does not store personal responses', async () => {
    const { create, get } = createFixture();
    expect([await get('a', () => create(true)), await get('a', () => create(true))]).toEqual([
      1, 2,
    ]);
  });

  it('returns the last response for a day while the database is unavailable, and passes on other errors', async () => {
    const { cache, get, advance } = createFixture();
    await get();
    cache.invalidate();
    advance(3_600_000);
    expect(await get('a', failAsUnavailable)).toBe(1);
    await expect(get('other', failAsUnavailable)).rejects.toThrow('connection refused');
    advance(1_000); // until then no refresh starts
    const broken = () => Promise.reject(new Error('a mistake of ours'));
    await expect(get('a', broken)).rejects.toThrow('a mistake of ours');
    advance(24 * 3_600_000);
    await expect(get('a', failAsUnavailable)).rejects.toThrow('connection refused');
    expect(cache.counts()).toEqual({ hits: 0, misses: 5, stale: 1 });
  });

  it('returns the last response while a refresh is slow, and the new one when it is finished', async () => {
    const { cache, get, advance } = createFixture();
    await get();
    let finish: (response: FreshResponse) => void = () => undefined;
    const slow = () => new Promise<FreshResponse>((resolve) => (finish = resolve));
    for (const change of [() => advance(30_000), cache.invalidate]) {
      change();
      expect(await get('a', slow)).toBe(1); // would never resolve if it waited
    }
    finish({ response: toJsonBody({ number: 7 }), isPersonal: false });
    await waitFor(async () => (await get('a', slow)) === 7);
    expect(cache.counts().stale).toBeGreaterThanOrEqual(2);
  });

  it('waits for a refresh if the last response is older than shared caches may use it', async () => {
    const { get, advance } = createFixture();
    await get();
    advance(331_000);
    const slow = async () => {
      await new Promise((resolve) => setTimeout(resolve, 2 * STALE_AFTER_MS));
      return { response: toJsonBody({ number: 7 }), isPersonal: false };
    };
    expect(await get('a', slow)).toBe(7);
  });

  it('does not retry within a second after the database was unavailable', async () => {
    const { cache, get, advance, countCreated } = createFixture();
    await get();
    cache.invalidate();
    let attempts = 0;
    const counted = () => (attempts++, failAsUnavailable());
    for (let n = 0; n < 5; n++) expect(await get('a', counted)).toBe(1);
    expect(attempts).toBe(1);
    advance(1_000);
    await get();
    expect(countCreated()).toBe(2);
  });

  it('evicts responses beyond its size limit', async () => {
    const { get } = createFixture({ maxBytes: 16_000 });
    for (let key = 0; key < 1_000; key++) await get(String(key));
    expect(await get('999')).toBe(1_000);
    expect(await get('0')).toBe(1_001);
  });
});
