import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { buildEvent, createTestWeb, type Web } from './create-test-web.ts';

let web: Web;
beforeAll(async () => {
  web = await createTestWeb([
    ...[1, 8, 15].map((day) =>
      buildEvent({
        title: 'Market',
        venue_name: 'Square',
        start_local: `2026-12-${String(day).padStart(2, '0')}T10:00:00`,
      }),
    ),
    buildEvent({ title: 'Gala', artists: ['Air'], venue_name: 'Tempodrom', organizer: 'Emil' }),
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
    expect(files.slice(0, 9)).toEqual([
      '/sitemaps/pages.xml',
      '/sitemaps/cities.xml',
      '/sitemaps/artists.xml',
      '/sitemaps/venues.xml',
      '/sitemaps/organizers.xml',
      '/sitemaps/series.xml',
      '/sitemaps/archive.xml',
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
          '/artist/air',
          '/venue/tempodrom-berlin',
          '/archive/2026-11',
          '/cities',
          '/city/Berlin%2CDE',
          '/organizers/emil',
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
  ['/city/Berlin', 'city=Berlin%2C+DE', 'Berlin'],
  ['/artist/air', 'artist=air', 'Air'],
  ['/venue/tempodrom-berlin', 'venue=tempodrom-berlin', 'Tempodrom'],
  ['/organizers/emil', 'organizer=emil', 'Emil'],
  ['/series/market-berlin', 'series=market-berlin', 'Market'],
])('names the feed and the calendar of its list, and follows it: %s', async (path, query, name) => {
  const { text } = await web.get(path).expect(200);
  expect(text).toMatch(
    new RegExp(
      `<link rel="alternate" type="application/rss\\+xml" title="[^"]+" href="https://api.test/events.rss\\?${query.replace('+', '\\+')}"`,
    ),
  );
  expect(text).toContain(`href="https://api.test/events.ics?${query}"`);
  expect(followedOn(text)).toEqual({ name, filter: query });
});

/** Returns what the form of a page follows; null without a form. */
function followedOn(text: string) {
  const [, name, form = ''] =
    /<summary class="button">Follow (.*?)<\/summary><form[^>]* action="\/account\/follow"(.*?)<\/form>/.exec(
      text,
    ) ?? [];
  const [, filter] = /name="filter" value="([^"]*)"/.exec(form) ?? [];
  return name === undefined ? null : { name, filter: filter?.replaceAll('&amp;', '&') };
}

it.each([
  [
    'category=music&city=Berlin',
    { name: 'Music, Berlin, Germany', filter: 'category=music&city=Berlin%2C+DE' },
  ],
  ['q=free+concerts+in+Berlin+tonight', { filter: 'city=Berlin%2C+DE&category=music&free=true' }],
  [
    'q=concerts+in+Berlin&kind=concert',
    { filter: 'kind=concert&city=Berlin%2C+DE&category=music' },
  ],
  ['on=tonight', null],
  ['q=tonight', null],
  ['q=music+in+the+evening', { filter: 'category=music&part_of_day=evening' }],
  ['q=gala', null],
  ['q=concerts+for+kids+in+Berlin', null],
  ['q=concerts+under+20+EUR', null],
])('a search is followed by those of its conditions that last: %s', async (query, followed) => {
  const { text } = await web.get(`/search?${query}`).expect(200);
  if (followed) expect(followedOn(text)).toMatchObject(followed);
  else expect(followedOn(text)).toBeNull();
});

it('links the page of an event to that of its organiser', async () => {
  const { text } = await web.get('/e/gala-berlin-2026-11-28').expect(200);
  expect(text).toContain('<dt>Organiser</dt><dd><a href="/organizers/emil"><bdi>Emil</bdi></a>');
  expect((await web.get('/organizers/emil').expect(200)).text).toContain(
    '/e/gala-berlin-2026-11-28',
  );
  await web.get('/organizers/nobody-else').expect(404);
});

it('lists the sources with their terms', async () => {
  const { text } = await web.get('/sources').expect(200);
  expect(text).toMatch(/<bdi>test<\/bdi>.*CC0-1\.0 <small>A test<\/small>/);
});
