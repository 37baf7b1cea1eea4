import { expect, it } from '@jest/globals';
import { createToolCache } from './tool-cache.ts';

let made = 0;
const make = () => Promise.resolve({ answer: { n: ++made }, text: `{"n":${String(made)}}` });

it('gives an answer again until it is half a minute old, or the catalogue changes', async () => {
  let now = 0;
  const kept = createToolCache({ maxBytes: 1_000_000, now: () => now });
  const first = await kept.find('a', make);
  expect(await kept.find('a', make)).toMatchObject({ text: first.text });
  expect((await kept.find('b', make)).text).not.toBe(first.text);
  now = 29_999;
  expect((await kept.find('a', make)).text).toBe(first.text);
  now = 30_000;
  const second = await kept.find('a', make);
  expect(second.text).not.toBe(first.text);
  kept.forget();
  expect((await kept.find('a', make)).text).not.toBe(second.text);
});

it('does not keep what was read before a change', async () => {
  const kept = createToolCache({ maxBytes: 1_000_000 });
  const slow = kept.find('a', async () => {
    kept.forget();
    return make();
  });
  const { text } = await slow;
  expect((await kept.find('a', make)).text).not.toBe(text);
});

it('keeps nothing of a failure, and no more than it has room for', async () => {
  const kept = createToolCache({ maxBytes: 2_000 });
  await expect(kept.find('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  const { text } = await kept.find('a', make);
  for (const question of ['b', 'c', 'd', 'e']) await kept.find(question, make);
  expect((await kept.find('a', make)).text).not.toBe(text);
});

it('gives the last answer for a day while the database is unavailable', async () => {
  let now = 0;
  const kept = createToolCache({ maxBytes: 1_000_000, now: () => now });
  const refused = () => Promise.reject(Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }));
  const { text } = await kept.find('a', make);
  kept.forget();
  now = 60_000;
  expect((await kept.find('a', refused)).text).toBe(text);
  await expect(kept.find('a', () => Promise.reject(new Error('a bug')))).rejects.toThrow('a bug');
  now = 24 * 3_600_000 + 1;
  await expect(kept.find('a', refused)).rejects.toThrow('refused');
});
