import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { chromiumPath } from '@marquee/testing/ensure-chromium';
import { must } from '@marquee/testing/must';
import { chromium, type Browser, type Page } from 'playwright-core';
import { buildEvent, createTestWeb, type Web } from './create-test-web.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const LONG_WORD = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenfest';
const SHOWN_AT = [320, 390, 768, 1280];

const EVENTS = [
  buildEvent({
    title: 'Gala',
    start_local: '2026-11-21T20:00:00',
    artists: ['The Testers', 'Can'],
    venue_name: 'Tempodrom',
    lat: 52.5,
    lng: 13.38,
    ticket_url: 'https://tickets.example/gala',
    price_min: 20,
    price_max: 40,
    currency: 'EUR',
    description: 'A night of music.\nDoors at seven.',
  }),
  buildEvent({ title: LONG_WORD, category: 'festival', venue_name: LONG_WORD }),
  buildEvent({ title: 'Called off', status: 'cancelled' }),
  buildEvent({ title: 'Full house', availability: 'sold_out', category: 'theater' }),
  buildEvent({ title: '東京の夜', city: 'Tokyo', country: 'JP', category: 'nightlife' }),
];

let web: Web;
let browser: Browser;
beforeAll(async () => {
  web = await createTestWeb(EVENTS);
  browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  });
});
afterAll(async () => {
  await browser.close();
  await web[Symbol.asyncDispose]();
});

const PAGES = [
  '/',
  '/?locale=ar',
  '/search',
  '/search?q=gala',
  '/search?q=no+such+thing',
  '/search?city=Berlin&on=2026-11-28',
  '/e/gala-berlin-2026-11-21',
  '/e/called-off-berlin-2026-11-28',
  '/e/nope',
  '/city/Berlin,DE',
  '/city/Berlin?month=2026-12',
  '/artist/the-testers',
  '/venue/tempodrom-berlin',
  '/plan/gala-berlin-2026-11-21',
  '/plan/gala-berlin-2026-11-21?locale=ar',
  '/articles',
  '/demand',
  '/developers',
  '/developers/api',
  '/developers/client',
  '/account/sign-in',
  '/report/gala-berlin-2026-11-21',
  '/submit',
  '/ask',
  '/ask?artist=Can&city=Berlin&locale=ar',
  '/about/data',
  '/sources',
];

/** Returns the violations that axe finds, shortened. */
async function findViolations(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  return page.evaluate(
    `axe.run(document).then(({ violations }) => violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => id + ': ' + html.slice(0, 160))))`,
  );
}

describe.each(PAGES)('the page %s', (path) => {
  it('is accessible, fits every width and loads nothing from elsewhere', async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const page = await browser.newPage({ colorScheme, viewport: { width: 1280, height: 900 } });
      const requests: string[] = [];
      const errors: string[] = [];
      page.on('request', (request) => requests.push(request.url()));
      page.on('console', (message) => errors.push(message.text()));
      await page.goto(`${web.url}${path}`);
      expect(errors.filter((error) => !error.includes('404'))).toEqual([]);
      expect(await findViolations(page)).toEqual([]);
      for (const width of SHOWN_AT) {
        await page.setViewportSize({ width, height: 900 });
        const overflow = await page.evaluate(
          'document.documentElement.scrollWidth - window.innerWidth',
        );
        expect({ width, overflow }).toEqual({ width, overflow: 0 });
      }
      expect(requests.filter((url) => !url.startsWith(`${web.url}/`))).toEqual([]);
      await page.close();
    }
  });

  it('has at most 60 kB and a canonical address or is not listed', async () => {
    const { text, type } = await web.get(path);
    expect(type).toBe('text/html');
    expect(brotliCompressSync(text).length).toBeLessThan(60_000);
    expect(text).toMatch(/<link rel="canonical" href="http|<meta name="robots" content="noindex"/);
  });
});

describe('the website', () => {
  it('shows the actions of an event below its date at full width on a phone', async () => {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    await page.goto(`${web.url}/e/gala-berlin-2026-11-21?locale=de`);
    const boxOf = async (selector: string) => must(await page.locator(selector).boundingBox());
    const [hero, tile, actions] = [
      await boxOf('.hero'),
      await boxOf('.hero .tile'),
      await boxOf('.hero .actions'),
    ];
    expect([actions.x, actions.width]).toEqual([hero.x, hero.width]);
    expect(actions.y).toBeGreaterThanOrEqual(tile.y + tile.height);
    await page.close();
  });

  it('states an event as data and names its social card', async () => {
    const { text } = await web.get('/e/gala-berlin-2026-11-21').expect(200);
    expect(text).toContain(
      '<meta property="og:image" content="https://api.test/og/gala-berlin-2026-11-21.png?locale=en"/>',
    );
    expect(text).toContain(`<link rel="canonical" href="${web.url}/e/gala-berlin-2026-11-21"/>`);
    expect(text).toContain('<script type="application/ld+json">');
    expect(text.match(/rel="alternate" hreflang=/g)).toHaveLength(12);
    const own = encodeURIComponent(`${web.url}/e/gala-berlin-2026-11-21`);
    expect(text).toContain(
      `type="application/json+oembed" href="https://widgets.test/oembed?url=${own}"`,
    );
    expect(text).toContain('href="https://api.test/click/gala-berlin-2026-11-21"');
  });

  it('speaks the language of the browser, and that of the address in all links', async () => {
    const german = await web.get('/').set('Accept-Language', 'de').expect(200);
    expect(german.text).toContain('<html lang="de"');
    const named = await web.get('/?locale=fr').set('Accept-Language', 'de').expect(200);
    expect(named.text).toContain('<html lang="fr"');
    expect(named.text).toContain('href="/e/gala-berlin-2026-11-21?locale=fr"');
    expect(named.headers['vary']).toContain('Accept-Language');
  });

  it('shows a plan in the language of the reader', async () => {
    const path = '/plan/gala-berlin-2026-11-21';
    const { text } = await web.get(`${path}?locale=de`).expect(200);
    for (const german of ['Anfahrt', 'Kleidung', 'Sei um 19:15 da']) expect(text).toContain(german);
    expect(text).not.toMatch(/Getting there|What to wear|before the start/);
    expect(text).toContain(
      `href="mailto:?subject=Gala&amp;body=${encodeURIComponent(`${web.url}${path}`)}"`,
    );
    await web.get(path).expect(200, /Getting there/);
  });

  it('states in the language of the reader that an event is no real one', async () => {
    await web.database.pool.query(`UPDATE event SET demo = true WHERE title = 'Full house'`);
    const path = '/plan/full-house-berlin-2026-11-28';
    const { text } = await web.get(`${path}?locale=de`).expect(200);
    expect(text).toContain('Beispieltermin');
    expect(text).toContain('Ausverkauft: Geh nur hin, wenn du eine Karte hast.');
    expect(text).not.toMatch(/generated sample event|It is sold out/);
    await web.get(path).expect(200, /generated sample event/);
    await web
      .get('/e/full-house-berlin-2026-11-28')
      .expect(200, /<meta name="robots" content="noindex"/);
  });

  it('states that there are no demands', async () => {
    await web.get('/demand?locale=de').expect(200, /Noch hat niemand einen Auftritt gewünscht/);
  });

  it('sets no cookie, and loads no script but its own', async () => {
    const { headers, text } = await web.get('/').expect(200);
    expect(headers['set-cookie']).toBeUndefined();
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    const scripts = [...text.matchAll(/<script src="([^"]*)"/g)].map(([, src = '']) => src);
    expect(scripts).toEqual([expect.stringMatching(/^\/assets\/[0-9a-f]{12}\/site\.js$/)]);
    await web
      .get(scripts[0] ?? '')
      .expect(200)
      .expect('Cache-Control', /immutable/);
    expect((await web.get('/account/sign-in')).headers['content-security-policy']).not.toContain(
      'script-src',
    );
  });

  it.each([
    '/e/nope',
    '/nowhere',
    '/city/Atlantis',
    '/artist/nope',
    '/articles/nope',
    '/demand/nope',
  ])('shows a page for the unknown address %s', async (path) => {
    await web
      .get(path)
      .expect(404)
      .expect('Content-Type', /html/)
      .expect('Cache-Control', /no-store/);
    await web.request
      .get(path)
      .expect(404)
      .expect('Content-Type', /problem\+json/);
  });

  it.each([
    ['/robots.txt', /text\/plain/],
    ['/llms.txt', /text\/plain/],
    ['/site.webmanifest', /manifest\+json/],
    ['/favicon.ico', /svg/],
  ])('serves %s', async (path, type) => {
    await web.get(path).expect(200).expect('Content-Type', type);
  });
});
