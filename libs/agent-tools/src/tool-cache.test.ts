import { expect, it } from '@jest/globals';
import { createToolCache } from './tool-cache.ts';

let created = 0;
const create = () =>
  Promise.resolve({ output: { n: ++created }, text: `{"n":${String(created)}}` });

it('returns cached output for 30 s or until the cache is invalidated', async () => {
  let now = 0;
  const cache = createToolCache({ maxBytes: 1_000_000, now: () => now });
  const first = await cache.getOrCreate('a', create);
  expect(await cache.getOrCreate('a', create)).toMatchObject({ text: first.text });
  expect((await cache.getOrCreate('b', create)).text).not.toBe(first.text);
  now = 29_999;
  expect((await cache.getOrCreate('a', create)).text).toBe(first.text);
  now = 30_000;
  const second = await cache.getOrCreate('a', create);
  expect(second.text).not.toBe(first.text);
  cache.invalidate();
  expect((await cache.getOrCreate('a', create)).text).not.toBe(second.text);
});

it('does not store output that was read before an invalidation', async () => {
  const cache = createToolCache({ maxBytes: 1_000_000 });
  const slow = cache.getOrCreate('a', async () => {
    cache.invalidate();
    return create();
  });
  const { text } = await slow;
  expect((await cache.getOrCreate('a', create)).text).not.toBe(text);
});

it('does not store an error', async () => {
  const cache = createToolCache({ maxBytes: 2_000 });
  await expect(cache.getOrCreate('a', () => Promise.reject(new Error('down')))).rejects.toThrow(
    'down',
  );
  expect(await cache.getOrCreate('a', create)).toMatchObject({ text: expect.any(String) });
});

it('evicts the oldest output when it is full', async () => {
  const cache = createToolCache({ maxBytes: 2_000 });
  const { text } = await cache.getOrCreate('a', create);
  for (const key of ['b', 'c', 'd', 'e']) await cache.getOrCreate(key, create);
  expect((await cache.getOrCreate('a', create)).text).not.toBe(text);
});

it('returns expired output for 24 hours while the database is unavailable', async () => {
  let now = 0;
  const cache = createToolCache({ maxBytes: 1_000_000, now: () => now });
  const refused = () =>
    Promise.reject(Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }));
  const { text } = await cache.getOrCreate('a', create);
  cache.invalidate();
  now = 60_000;
  expect((await cache.getOrCreate('a', refused)).text).toBe(text);
  await expect(cache.getOrCreate('a', () => Promise.reject(new Error('a bug')))).rejects.toThrow(
    'a bug',
  );
  now = 24 * 3_600_000 + 1;
  await expect(cache.getOrCreate('a', refused)).rejects.toThrow('refused');
});
