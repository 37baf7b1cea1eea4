import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { buildEvent, createTestWeb, type Web } from './create-test-web.ts';

let web: Web;
beforeAll(async () => {
  web = await createTestWeb([
    buildEvent({ title: 'Gala', artists: ['Air'], venue_name: 'Tempodrom' }),
    buildEvent({ title: 'Off', status: 'cancelled' }),
    buildEvent({
      title: 'Next',
      start_local: '2026-12-31T20:00:00',
      city: 'São Paulo',
      country: 'BR',
    }),
  ]);
});
afterAll(() => web[Symbol.asyncDispose]());

const get = (path: string) => web.request.get(path).expect(200);
const locationsIn = (text: string) =>
  [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => url);

describe('the sitemap', () => {
  it('is named in robots.txt', async () => {
    expect((await get('/robots.txt')).text).toContain(`Sitemap: ${web.url}/sitemap.xml`);
  });

  it('lists the pages, the cities and the events of each month', async () => {
    const index = await get('/sitemap.xml').expect('Content-Type', /application\/xml/);
    const files = locationsIn(index.text).map((url) => url.slice(web.url.length));
    expect(files.slice(0, 4)).toEqual([
      '/sitemaps/pages.xml',
      '/sitemaps/cities.xml',
      '/sitemaps/events-2026-11.xml',
      '/sitemaps/events-2026-12.xml',
    ]);
    const urls = (
      await Promise.all(files.map(async (file) => locationsIn((await get(file)).text)))
    ).flat();
    expect(urls).toEqual(
      expect.arrayContaining(
        [
          '/demand',
          '/ask',
          '/city/Berlin%2CDE',
          '/city/S%C3%A3o%20Paulo%2CBR',
          '/e/gala-berlin-2026-11-28',
        ].map((path) => `${web.url}${path}`),
      ),
    );
    expect(urls.filter((url) => url.includes('/e/off-'))).toEqual([]);
    for (const url of urls) await web.get(url.slice(web.url.length)).expect(200);
  });

  it('states the month of an event once, and when it changed', async () => {
    const { text } = await get('/sitemaps/events-2026-12.xml');
    expect(text).toContain('/e/next-sao-paulo-2026-12-31</loc><lastmod>20');
    expect(text).not.toContain('gala');
  });

  it.each(['/sitemaps/events-2026-13.xml', '/sitemaps/events-x.xml', '/sitemaps/nope.xml'])(
    'has no file %s',
    async (path) => {
      await web.request.get(path).expect(404);
    },
  );
});

it.each([
  ['/city/Berlin', 'city=Berlin%2C+DE'],
  ['/artist/air', 'artist=air'],
  ['/venue/tempodrom-berlin', 'venue=tempodrom-berlin'],
])('names the feed and the calendar of its list: %s', async (path, query) => {
  const { text } = await web.get(path).expect(200);
  expect(text).toMatch(
    new RegExp(
      `<link rel="alternate" type="application/rss\\+xml" title="[^"]+" href="https://api.test/events.rss\\?${query.replace('+', '\\+')}"`,
    ),
  );
  expect(text).toContain(`href="https://api.test/events.ics?${query}"`);
});

it('lists the sources with their terms', async () => {
  const { text } = await web.get('/sources').expect(200);
  expect(text).toMatch(/<bdi>test<\/bdi>.*not checked.*CC0-1\.0 <small>A test<\/small>/);
});
