import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { must } from '@marquee/testing/must';
import type { Browser, Page } from 'playwright-core';
import { findViolations, layoutShift, startBrowser, recordActivity } from './browser.ts';
import { createTestWidgets, type Widgets } from './create-test-widgets.ts';
import { HOSTILE_TITLES, hostilePlaceholder, buildFixtureEvents } from './events-fixture.ts';

const THEMES = ['dark', 'light'] as const;

let widgets: Widgets;
let browser: Browser;
beforeAll(async () => {
  widgets = await createTestWidgets({ events: buildFixtureEvents(), now: () => new Date() });
  // A name that only requests have is shown after three people requested it.
  for (let person = 0; person < 3; person++)
    await widgets.request
      .post('/embed/demand-it')
      .type('form')
      .send({ artist: 'The Absent', city: 'Berlin' })
      .expect(200);
  for (const [index, title] of HOSTILE_TITLES.entries())
    await widgets.database.query({
      text: 'UPDATE event SET title = $1 WHERE title = $2',
      values: [title, hostilePlaceholder(index)],
    });
  browser = await startBrowser();
});
afterAll(async () => {
  await browser.close();
  await widgets[Symbol.asyncDispose]();
});

const PAGES = [
  '/embed/events?city=Berlin&status=all',
  '/embed/events?city=Berlin&locale=ar',
  '/embed/events?city=Atlantis',
  '/embed/events?category=nonsense',
  '/embed/events?accent=ffee00',
  '/embed/events?city=Berlin&layout=cards&search=1&background=777777&radius=0',
  '/embed/events?layout=calendar&locale=ar',
  '/embed/events?layout=map',
  '/embed/city/Berlin',
  '/embed/event/tomorrow-berlin',
  '/embed/event/called-off-berlin',
  '/embed/event/nope',
  '/embed/artist/the-testers?past=1',
  '/embed/plan/tomorrow-berlin',
  '/embed/venue/hall-berlin',
  '/embed/artist/the-absent',
  '/embed/demand-it?artist=The+Absent&city=Berlin',
  '/embed/demand-it',
  '/embed/submit-event?city=Berlin',
  '/embed/follow-city/Berlin',
  '/',
];

const resolveSlug = async (path: string) => {
  const [, kind = '', start] = /^\/embed\/(event|plan)\/(.+-berlin)$/.exec(path) ?? [];
  if (start === undefined) return path;
  const { text } = await widgets.get('/embed/events?status=all&city=Berlin&limit=100');
  return `/embed/${kind}/${new RegExp(`/embed/event/(${start}-[\\d-]+)`).exec(text)?.[1] ?? 'unknown'}`;
};

/** Waits until the whole page is laid out. */
const waitForLayout = (page: Page) => page.locator('html:not(.chunked-layout)').waitFor();

/** Shared by the tests that only read: opening a browser page takes longer than loading a page. */
let shared: Page | undefined;

async function open(
  path: string,
  { width, theme = 'dark' }: { width: number; theme?: 'dark' | 'light' },
): Promise<Page> {
  // for axe; another test runs under the policy
  shared ??= await browser.newPage({ bypassCSP: true });
  await shared.setViewportSize({ width, height: 700 });
  await shared.emulateMedia({ colorScheme: theme });
  const address = await resolveSlug(path);
  await shared.goto(`${widgets.url}${address}${address.includes('?') ? '&' : '?'}theme=${theme}`);
  await waitForLayout(shared);
  return shared;
}

describe('a widget page', () => {
  it.each(PAGES.flatMap((path) => THEMES.map((theme) => [path, theme] as const)))(
    '%s with the theme %s passes axe, fits 320 pixels and does not shift',
    async (path, theme) => {
      const page = await open(path, { width: 320, theme });
      expect(await layoutShift(page)).toBe(0);
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(320);
      expect(await findViolations(page)).toEqual([]);
    },
  );

  it('fits 280 pixels, which is 560 pixels at 200 % zoom', async () => {
    for (const path of PAGES) {
      const page = await open(path, { width: 280 });
      expect({ path, width: await page.evaluate('document.documentElement.scrollWidth') }).toEqual({
        path,
        width: 280,
      });
    }
  });

  it('sends requests to its own host only, logs no error and stores nothing', async () => {
    const page = await browser.newPage();
    const { requests, errors } = recordActivity(page);
    for (const path of PAGES.filter((each) => !/nope|nonsense|^\/$/.test(each))) {
      await page.goto(`${widgets.url}${await resolveSlug(path)}`);
      expect({
        path,
        elsewhere: requests.filter((url) => !url.startsWith(widgets.url)),
        errors,
      }).toEqual({
        path,
        elsewhere: [],
        errors: [],
      });
      expect(await page.context().cookies()).toEqual([]);
      expect(await page.evaluate('localStorage.length + sessionStorage.length')).toBe(0);
    }
    await page.close();
  });

  it.each([
    '/embed/events?city=Paris&limit=50',
    '/embed/city/Berlin',
    '/embed/artist/the-testers',
    '/?city=Berlin',
  ])('%s shows the same elements with its script and without', async (path) => {
    const seen: unknown[] = [];
    const page = await browser.newPage({ viewport: { width: 400, height: 700 } });
    for (const isBlocked of [false, true]) {
      if (isBlocked) await page.route('**/*.js', (route) => route.abort());
      await page.goto(`${widgets.url}${path}`);
      await waitForLayout(page);
      seen.push(
        await page.evaluate(
          `[...document.querySelectorAll('main > *, .event, label, figure, pre')].map(({ tagName, offsetHeight }) => [tagName, offsetHeight > 0])`,
        ),
      );
    }
    await page.close();
    expect(seen[1]).toEqual(seen[0]);
  });

  it('renders hostile titles as text within their row', async () => {
    const page = await browser.newPage({ viewport: { width: 320, height: 700 } });
    const { errors } = recordActivity(page);
    await page.goto(`${widgets.url}/embed/events?city=Paris&limit=50`);
    await waitForLayout(page);
    expect(await page.locator('.event').count()).toBe(HOSTILE_TITLES.length);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(320);
    const heights: number[] = await page
      .locator('.event')
      .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
    for (const height of heights) expect(height).toBeLessThan(220);
    expect(await page.evaluate('window.hacked')).toBeUndefined();
    expect(errors).toEqual([]);
    await page.close();
  });

  it('counts down, then shows "happening now", then "over"', async () => {
    const page = await open('/embed/event/tomorrow-berlin', { width: 400 });
    await page.locator('.part:not(.idle) [data-seconds="1"]').waitFor();
    const before = await page.locator('[data-seconds="1"]').textContent();
    await page.waitForFunction(
      `document.querySelector('[data-seconds="1"]').textContent !== '${must(before)}'`,
    );
    await page.evaluate(`document.querySelector('.countdown').dataset.start = Date.now() - 1`);
    await page.getByText('Happening now').waitFor();
    await page.evaluate(`document.querySelector('.countdown').dataset.end = Date.now() - 1`);
    await page.getByText('This event is over').waitFor();
  });

  it('accepts a demand by keyboard alone, with script and without', async () => {
    for (const javaScriptEnabled of [true, false]) {
      const context = await browser.newContext({ javaScriptEnabled });
      const page = await context.newPage();
      await page.goto(`${widgets.url}/embed/demand-it?city=Berlin`);
      await waitForLayout(page);
      await page.keyboard.press('Tab');
      await page.keyboard.type('The Key Board');
      await page.keyboard.press('Enter');
      await page.getByText(/Counted. Thank you!|You were counted already/).waitFor();
      await context.close();
    }
  });
});
