import { describe, expect, it } from '@jest/globals';
import { STALE_AFTER_MS } from '@marquee/domain';
import { waitFor } from '../../../tools/testing/wait-for.ts';
import { toJsonBody } from './response-body.ts';
import { createResponseCache, type FreshResponse } from './response-cache.ts';

/** A cache on a clock of the test's own, and something that answers with how often it was asked. */
function world({ maxBytes = 1_000_000 } = {}) {
  let now = 0;
  let asked = 0;
  const cache = createResponseCache({ maxBytes, now: () => now });
  const make = async (isPersonal = false) => {
    const turn = ++asked;
    await new Promise((resolve) => setTimeout(resolve, turn === 1 ? 20 : 0)); // the first is the slowest
    return { response: toJsonBody({ asked: turn }), isPersonal };
  };
  const ask = async (key = 'a', maker = make) => {
    const { response } = await cache.getOrCreate(key, () => maker());
    return (JSON.parse(response.body.toString()) as { asked: number }).asked;
  };
  return { cache, make, ask, pass: (ms: number) => (now += ms), asked: () => asked };
}

const away = async (): Promise<never> => {
  await Promise.resolve();
  throw Object.assign(new Error('connection refused'), { code: 'ECONNREFUSED' });
};

describe('the answer cache', () => {
  it('gives an answer for 30 seconds', async () => {
    const { ask, pass } = world();
    expect(await ask()).toBe(1);
    pass(29_999);
    expect(await ask()).toBe(1);
    pass(1);
    expect(await ask()).toBe(2);
  });

  it('asks once for all who ask at once', async () => {
    const { ask, asked } = world();
    expect(new Set(await Promise.all(Array.from({ length: 500 }, () => ask())))).toEqual(new Set([1]));
    expect(asked()).toBe(1);
  });

  it('asks again once the catalogue has changed, also while the answer of before is on its way', async () => {
    const { cache, ask } = world();
    const before = ask();
    cache.invalidate();
    const after = ask();
    expect(await Promise.all([before, after])).toEqual([1, 2]);
    expect(await ask()).toBe(2); // though the first came last
    cache.invalidate();
    expect(await ask()).toBe(3);
  });

  it('keeps nothing that concerns one request', async () => {
    const { make, ask } = world();
    expect([await ask('a', () => make(true)), await ask('a', () => make(true))]).toEqual([1, 2]);
  });

  it('gives the last answer for a day while the database is away, and nothing in place of any other error', async () => {
    const { cache, ask, pass } = world();
    await ask();
    cache.invalidate();
    pass(3_600_000);
    expect(await ask('a', away)).toBe(1);
    await expect(ask('other', away)).rejects.toThrow('connection refused');
    pass(1_000); // until then nothing is asked again
    const broken = () => Promise.reject(new Error('a mistake of ours'));
    await expect(ask('a', broken)).rejects.toThrow('a mistake of ours');
    pass(24 * 3_600_000);
    await expect(ask('a', away)).rejects.toThrow('connection refused');
    expect(cache.counts()).toEqual({ hits: 0, misses: 5, stale: 1 });
  });

  it('gives the last answer while a refresh takes long, and the new one once that is there', async () => {
    const { cache, ask, pass } = world();
    await ask();
    let finish: (answer: FreshResponse) => void = () => undefined;
    const slow = () => new Promise<FreshResponse>((resolve) => (finish = resolve));
    for (const change of [() => pass(30_000), cache.invalidate]) {
      change();
      expect(await ask('a', slow)).toBe(1); // forever, if it waited
    }
    finish({ response: toJsonBody({ asked: 7 }), isPersonal: false });
    await waitFor(async () => (await ask('a', slow)) === 7);
    expect(cache.counts().stale).toBeGreaterThanOrEqual(2);
  });

  it('waits for an answer if the last one is older than shared caches may use it', async () => {
    const { ask, pass } = world();
    await ask();
    pass(331_000);
    const slow = async () => {
      await new Promise((resolve) => setTimeout(resolve, 2 * STALE_AFTER_MS));
      return { response: toJsonBody({ asked: 7 }), isPersonal: false };
    };
    expect(await ask('a', slow)).toBe(7);
  });

  it('does not try again within a second after the database was unavailable', async () => {
    const { cache, ask, pass, asked } = world();
    await ask();
    cache.invalidate();
    let attempts = 0;
    const counted = () => (attempts++, away());
    for (let n = 0; n < 5; n++) expect(await ask('a', counted)).toBe(1);
    expect(attempts).toBe(1);
    pass(1_000);
    await ask();
    expect(asked()).toBe(2);
  });

  it('stays within its bytes', async () => {
    const { ask } = world({ maxBytes: 16_000 });
    for (let key = 0; key < 1_000; key++) await ask(String(key));
    expect(await ask('999')).toBe(1_000);
    expect(await ask('0')).toBe(1_001);
  });
});
