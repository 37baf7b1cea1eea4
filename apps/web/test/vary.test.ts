import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { findUndeclaredHeaders } from '@marquee/testing/undeclared-headers';
import { buildEvent, createTestWeb, type Web } from './create-test-web.ts';

let web: Web;
beforeAll(async () => {
  const gala = buildEvent({ title: 'Gala', artists: 'Air', venue_name: 'Tempodrom' });
  web = await createTestWeb([gala], { settings: { answerCacheMb: 4 } });
});
afterAll(() => web[Symbol.asyncDispose]());

it('names in Vary each header on which a response depends', async () => {
  const paths = [
    '/',
    '/events',
    '/e/gala-berlin-2026-11-28',
    '/venue/tempodrom-berlin',
    '/search?q=air',
    '/city/Berlin%2CDE',
    '/suggest.json?q=ga',
    '/sitemap.xml',
    '/nothing',
  ];
  expect(await findUndeclaredHeaders(web.url, paths)).toEqual([]);
});

it('answers 406 if a program accepts no type of an address', async () => {
  const status = async (path: string, accept: string) =>
    (await web.request.get(path).set('Accept', accept)).status;
  expect([
    await status('/', 'application/json'),
    await status('/', 'image/png, text/calendar'),
    await status('/sitemap.xml', 'text/html'),
    await status('/suggest.json?q=ga', 'text/html'),
  ]).toEqual([406, 406, 406, 406]);
  for (const accept of ['*/*', 'text/*', 'application/xhtml+xml,text/html;q=0.9', 'html'])
    expect(await status('/', accept)).toBe(200);
  expect(await status('/nothing', 'image/png')).toBe(404);
});
