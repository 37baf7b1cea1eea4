import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { must } from '@marquee/testing/must';
import { apiWithArticles, buildText } from '../articles/article-fixture.ts';
import { buildEvent, type Api } from '../create-test-api.ts';
import { demand } from '../demand/demand-fixture.ts';

const BROWSER =
  'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8';
const HTML = 'text/html; charset=utf-8';
const STRICT =
  /^default-src 'none'; style-src 'sha256-[\w+/=]+'; form-action 'self'; base-uri 'none'; frame-ancestors /;

let api: Api;
let slug: string;
beforeAll(async () => {
  const gala = buildEvent({
    title: 'Gala',
    artists: 'Air',
    venue_name: 'Tempodrom',
  });
  api = await apiWithArticles([buildText()], {
    events: [gala, buildEvent({ title: 'Off & on', status: 'cancelled' })],
  });
  await demand(api, { artist_name: 'Air', city: 'Berlin' });
  slug = ((await api.get('/events?artist=air')).body as { events: [{ slug: string }] }).events[0]
    .slug;
});
afterAll(() => api[Symbol.asyncDispose]());

const PATHS: [path: () => string, heading: string][] = [
  [() => '/', 'What is on, anywhere'],
  [() => `/events/${slug}`, 'Gala'],
  [() => `/plan?event_id=${slug}`, 'Plan: Gala'],
  [() => '/artists/air', 'Air'],
  [() => '/venues/tempodrom-berlin', 'Tempodrom'],
  [() => '/articles/the-opening', 'The opening'],
  [() => '/demand-report?artist=air', 'Where people want Air'],
  [() => '/problems', 'Problem types'],
  [() => '/problems/not-found', 'Not found'],
];

const open = (path: string) => api.get(path).set('Accept', BROWSER);

describe.each(PATHS)('an address for people and programs', (toPath, heading) => {
  it(`returns the page "${heading}" to a browser and JSON to other clients`, async () => {
    const path = toPath();
    const page = await open(path).expect(200).expect('Content-Type', HTML);
    expect(page.text).toMatch(new RegExp(`<h1[^>]*>${heading}</h1>`));
    expect(page.headers['content-security-policy']).toMatch(STRICT);
    for (const accept of ['*/*', 'application/json', 'application/json, text/plain, */*'])
      await api
        .get(path)
        .set('Accept', accept)
        .expect(200)
        .expect('Content-Type', 'application/json; charset=utf-8');
  });

  it('may be cached in both forms, each with its ETag', async () => {
    const path = toPath();
    const page = await open(path);
    const json = await api.get(path).set('Accept', '*/*');
    for (const { headers } of [page, json]) {
      expect(headers['vary']).toMatch(/\bAccept(,|$)/);
      expect(headers['cache-control']).toContain('public');
      expect(headers['access-control-allow-origin']).toBe('*');
    }
    const tag = must(page.headers['etag']);
    expect(tag).not.toBe(json.headers['etag']);
    await open(path).set('If-None-Match', tag).expect(304);
    await api.get(path).set('If-None-Match', tag).expect(200);
    const head = await api.request
      .head(path)
      .set('Accept', BROWSER)
      .set('Accept-Encoding', 'gzip, deflate');
    expect(head.headers).toMatchObject({ 'content-type': HTML, etag: tag });
    expect(head.text).toBeFalsy();
  });
});

describe('the page of an event without a website', () => {
  it('names the JSON and leads to the page of the widgets', async () => {
    const { text } = await open(`/events/${slug}`);
    expect(text).toContain(`curl 'https://api.test/events/${slug}'`);
    const page = `https://widgets.test/embed/event/${slug}`;
    expect(text).toContain(`<link rel="canonical" href="${page}"/>`);
    expect(text).toContain(`<a class="button" href="${page}">`);
  });

  it('escapes a title', async () => {
    const { body } = await api.get('/events?status=cancelled');
    const [off] = (body as { events: { slug: string }[] }).events;
    const { text } = await open(`/plan?event_id=${must(off).slug}`).expect(200);
    expect(text).toContain('Plan: Off &amp; on');
  });
});

describe('a problem', () => {
  it.each([
    ['/nowhere', 404, 'Not found'],
    ['/click/nowhere', 404, 'Not found'],
    ['/events/nowhere', 404, 'Not found'],
    ['/plan?event_id=nowhere', 404, 'Not found'],
    ['/plan', 400, 'Invalid parameter'],
    ['/demand-report?artist=nobody', 404, 'Not found'],
    ['/problems/nothing', 404, 'Not found'],
    ['/events?limit=0', 400, 'Invalid parameter'],
    ['/signup', 405, 'Method not allowed'],
  ])('at %s is a page for a browser and JSON for other clients', async (path, status, title) => {
    const page = await open(path).expect(status).expect('Content-Type', HTML);
    expect(page.text).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
    expect(page.text).toContain(must(page.headers['x-request-id']));
    expect(page.headers['cache-control']).toBe('no-store');
    expect(page.headers['content-security-policy']).toMatch(STRICT);
    expect(page.headers['vary']).toMatch(/\bAccept(,|$)/);
    const json = await api.get(path).set('Accept', '*/*').expect(status);
    expect(json.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    await api.request.head(path).set('Accept', BROWSER).expect(status).expect('Content-Type', HTML);
  });

  it('names each wrong input and escapes it', async () => {
    const { text } = await open('/events?category=%3Cscript%3E&limit=0').expect(400);
    expect(text).toContain('<code>limit</code> must be a whole number from 1 to 100');
    expect(text).not.toContain('<script');
  });

  it('behind a link of a mail is a page', async () => {
    for (const path of [
      '/signup/confirm',
      '/signup/preferences',
      '/signup/unsubscribe',
      '/mail/stop',
      '/keys/confirm',
    ]) {
      const { text } = await open(`${path}?token=unknown`).expect('Content-Type', HTML);
      expect(text).not.toContain('id or slug');
      expect(text).toContain('href="https://api.test/"');
    }
  });
});
