import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { chromiumPath } from '@marquee/testing/ensure-chromium';
import { chromium, type Browser, type Page } from 'playwright-core';
import { apiWithArticles, buildText } from '../articles/article-fixture.ts';
import { buildEvent, type Api } from '../create-test-api.ts';
import { demand } from '../demand/demand-fixture.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const WIDTH = 320;

let api: Api;
let browser: Browser;
let page: Page;
let slug: string;
const errors: string[] = [];
beforeAll(async () => {
  const gala = buildEvent({
    title: `Gala of the ${'very '.repeat(20)}long${'g'.repeat(60)} titles`,
    artists: 'Air',
    venue_name: 'Tempodrom',
    ticket_url: 'https://tickets.example/gala',
    price_min: 20,
    currency: 'EUR',
  });
  const off = buildEvent({ title: 'Off', status: 'cancelled', artists: 'Air' });
  const articles = [
    buildText(),
    buildText({ lang: 'ar', title: 'الافتتاح', is_translation: true }),
  ];
  api = await apiWithArticles(articles, { events: [gala, off] });
  await demand(api, { artist_name: 'Air', city: 'Berlin' });
  slug = ((await api.get('/events?artist=air')).body as { events: [{ slug: string }] }).events[0]
    .slug;
  browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  });
  page = await browser.newPage({ viewport: { width: WIDTH, height: 700 } });
  page.on('console', (message) => errors.push(message.text()));
  page.on('request', (request) => {
    if (!request.url().startsWith(api.url)) errors.push(request.url());
  });
});
afterAll(async () => {
  await browser.close();
  await api[Symbol.asyncDispose]();
});

/** Returns the violations that axe finds, shortened. */
async function findViolations(): Promise<string[]> {
  await page.evaluate(AXE);
  return page.evaluate(
    `axe.run(document).then(({ violations }) => violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => id + ': ' + html.slice(0, 120))))`,
  );
}

describe.each(['dark', 'light'] as const)('with the theme %s', (colorScheme) => {
  it.each([
    '/',
    '/events/{slug}',
    '/plan?event_id={slug}',
    '/artists/air',
    '/venues/tempodrom-berlin',
    '/articles/the-opening',
    '/articles/alaftytah',
    '/demand-report?artist=air',
    '/docs',
    '/docs/list_events',
    '/docs/demand_it',
    '/problems',
    '/problems/not-found',
    '/nowhere',
    '/events?limit=0',
    '/signup/unsubscribe?token=unknown',
    '/signup/confirm?token=unknown',
  ])(`%s passes axe, fits ${String(WIDTH)} pixels and loads nothing`, async (path) => {
    errors.length = 0;
    await page.emulateMedia({ colorScheme });
    const response = await page.goto(api.url + path.replace('{slug}', slug));
    expect(response?.headers()['content-type']).toBe('text/html; charset=utf-8');
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(WIDTH);
    expect(await findViolations()).toEqual([]);
    expect(errors.filter((text) => !/Failed to load resource.*status of 4/.test(text))).toEqual([]);
  });
});
