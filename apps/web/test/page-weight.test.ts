// What a first visit of each kind of page loads, as it is sent.
import { get } from 'node:http';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { must } from '@marquee/testing/must';
import { buildEvent, createTestWeb, type Web } from './create-test-web.ts';

/** Limits in bytes of the document, with 60 events in its lists. */
const DOCUMENTS = [
  ['/', 9_000],
  ['/search?city=Berlin', 9_000],
  ['/city/Berlin,DE', 9_000],
  ['/e/show-1-berlin-2026-11-28', 8_000],
  ['/venue/roxy-berlin', 7_000],
  ['/artist/the-testers', 7_000],
  ['/sources', 5_000],
  ['/submit', 6_000],
] as const;

/** Of the style sheet and the script, which browsers keep. */
const MAX_SHARED = 18_000;

let web: Web;
beforeAll(async () => {
  web = await createTestWeb(
    Array.from({ length: 60 }, (_, index) =>
      buildEvent({
        ...{ title: `Show ${String(index)}`, venue_name: 'Roxy', artists: ['The Testers'] },
        start_local: `2026-11-28T${String(10 + (index % 12))}:${String(index % 60).padStart(2, '0')}`,
      }),
    ),
  );
});
afterAll(async () => web[Symbol.asyncDispose]());

/** Returns the number of bytes of a response as they travel. */
const sizeOf = (path: string) =>
  new Promise<number>((resolve, reject) => {
    const headers = { 'Accept-Encoding': 'br', Accept: 'text/html,*/*;q=0.8' };
    get(`${web.url}${path}`, { headers }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => (bytes += chunk.length));
      response.on('end', () => {
        if (response.statusCode === 200) resolve(bytes);
        else reject(new Error(`${path} answers ${String(response.statusCode)}`));
      });
    }).on('error', reject);
  });

it.each(DOCUMENTS)('%s is at most %i bytes', async (path, limit) => {
  expect(await sizeOf(path)).toBeLessThanOrEqual(limit);
});

it('the style sheet and the script are small files, one of each', async () => {
  const { text } = await web.get('/');
  const files = [...text.matchAll(/(?:stylesheet" href|script src)="([^"]+)"/g)];
  expect(files).toHaveLength(2);
  const sizes = await Promise.all(files.map(([, path]) => sizeOf(must(path))));
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(MAX_SHARED);
});
