import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestWeb, type Web } from './create-test-web.ts';
import { PAGE_EVENTS, PAGES } from './page-kinds.ts';

let web: Web;
beforeAll(async () => {
  web = await createTestWeb(PAGE_EVENTS);
});
afterAll(() => web[Symbol.asyncDispose]());

describe('the website', () => {
  it.each(PAGES)('has at most 60 kB and a canonical address or is not listed: %s', async (path) => {
    const { text, type } = await web.get(path);
    expect(type).toBe('text/html');
    expect(brotliCompressSync(text).length).toBeLessThan(60_000);
    expect(text).toMatch(/<link rel="canonical" href="http|<meta name="robots" content="noindex"/);
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

  it('invites to the first request while there are no demands', async () => {
    await web.get('/demand?locale=de').expect(200, /Hol einen Act in deine Stadt/);
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
