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
