import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { layoutShift, startBrowser, watch } from './browser.ts';
import { widgetsWith, type Widgets } from './widgets-with.ts';
import { HOSTILE, hostileName, worldEvents } from './world.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const THEMES = ['dark', 'light'] as const;

let widgets: Widgets;
let browser: Browser;
beforeAll(async () => {
  widgets = await widgetsWith({ events: worldEvents(), now: () => new Date() });
  await widgets.request
    .post('/embed/demand-it')
    .type('form')
    .send({ artist: 'The Absent', city: 'Berlin' })
    .expect(200);
  for (const [index, title] of HOSTILE.entries())
    await widgets.database.query({
      text: 'UPDATE event SET title = $1 WHERE title = $2',
      values: [title, hostileName(index)],
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
  '/embed/city/Berlin',
  '/embed/event/tomorrow-berlin',
  '/embed/event/called-off-berlin',
  '/embed/event/nope',
  '/embed/artist/the-testers',
  '/embed/artist/the-absent',
  '/embed/demand-it?artist=The+Absent&city=Berlin',
  '/embed/demand-it',
  '/',
];

/** What axe finds, in few words. */
async function violationsOf(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  return page.evaluate(
    `axe.run(document, { iframes: false }).then(({ violations }) => violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => id + ': ' + html.slice(0, 120))))`,
  );
}

const slugged = async (path: string) => {
  const [, start] = /^\/embed\/event\/(.+-berlin)$/.exec(path) ?? [];
  if (start === undefined) return path;
  const { text } = await widgets.get('/embed/events?status=all&city=Berlin&limit=100');
  return `/embed/event/${new RegExp(`/embed/event/(${start}-[\\d-]+)`).exec(text)?.[1] ?? 'unknown'}`;
};

/** All of the page has had its turn to be laid out. */
const drawn = (page: Page) => page.locator('html:not(.in-turn)').waitFor();

/** One for all that only look: a new one costs more than a page. */
let kept: Page | undefined;

async function open(
  path: string,
  { width, theme = 'dark' }: { width: number; theme?: 'dark' | 'light' },
): Promise<Page> {
  kept ??= await browser.newPage({ bypassCSP: true }); // for axe alone; what the policy forbids is tested with it
  await kept.setViewportSize({ width, height: 700 });
  await kept.emulateMedia({ colorScheme: theme });
  const address = await slugged(path);
  await kept.goto(`${widgets.url}${address}${address.includes('?') ? '&' : '?'}theme=${theme}`);
  await drawn(kept);
  return kept;
}

describe('each page', () => {
  it.each(PAGES.flatMap((path) => THEMES.map((theme) => [path, theme] as const)))(
    '%s, %s: has nothing that axe finds, fits 320 pixels, and does not move',
    async (path, theme) => {
      const page = await open(path, { width: 320, theme });
      expect(await layoutShift(page)).toBe(0);
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(320);
      expect(await violationsOf(page)).toEqual([]);
    },
  );

  it('fits at 280 pixels and at 200 % zoom, which is half of 560', async () => {
    for (const path of PAGES) {
      const page = await open(path, { width: 280 });
      expect({ path, width: await page.evaluate('document.documentElement.scrollWidth') }).toEqual({
        path,
        width: 280,
      });
    }
  });

  it('asks no other host for anything, complains of nothing and keeps nothing', async () => {
    const page = await browser.newPage();
    const { requests, errors } = watch(page);
    for (const path of PAGES.filter((each) => !/nope|nonsense|^\/$/.test(each))) {
      await page.goto(`${widgets.url}${await slugged(path)}`);
      expect({ path, elsewhere: requests.filter((url) => !url.startsWith(widgets.url)), errors }).toEqual({
        path,
        elsewhere: [],
        errors: [],
      });
      expect(await page.context().cookies()).toEqual([]);
      expect(await page.evaluate('localStorage.length + sessionStorage.length')).toBe(0);
    }
    await page.close();
  });

  it.each(['/embed/events?city=Paris&limit=50', '/embed/city/Berlin', '/embed/artist/the-testers', '/?city=Berlin'])(
    '%s: is whole after its turns, and where its script cannot be had',
    async (path) => {
      const seen: unknown[] = [];
      const page = await browser.newPage({ viewport: { width: 400, height: 700 } });
      for (const isBlocked of [false, true]) {
        if (isBlocked) await page.route('**/*.js', (route) => route.abort());
        await page.goto(`${widgets.url}${path}`);
        await drawn(page);
        seen.push(
          await page.evaluate(
            `[...document.querySelectorAll('main > *, .event, label, figure, pre')].map(({ tagName, offsetHeight }) => [tagName, offsetHeight > 0])`,
          ),
        );
      }
      await page.close();
      expect(seen[1]).toEqual(seen[0]);
    },
  );

  it('keeps hostile titles inert and in their box', async () => {
    const page = await browser.newPage({ viewport: { width: 320, height: 700 } });
    const { errors } = watch(page);
    await page.goto(`${widgets.url}/embed/events?city=Paris&limit=50`);
    await drawn(page);
    expect(await page.locator('.event').count()).toBe(HOSTILE.length);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(320);
    const heights: number[] = await page
      .locator('.event')
      .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
    for (const height of heights) expect(height).toBeLessThan(220);
    expect(await page.evaluate('window.hacked')).toBeUndefined();
    expect(errors).toEqual([]);
    await page.close();
  });

  it('counts down, and on into "happening now" and "over"', async () => {
    const page = await open('/embed/event/tomorrow-berlin', { width: 400 });
    await page.locator('.part:not(.idle) [data-seconds="1"]').waitFor();
    const before = await page.locator('[data-seconds="1"]').textContent();
    await page.waitForFunction(`document.querySelector('[data-seconds="1"]').textContent !== '${before ?? ''}'`);
    await page.evaluate(`document.querySelector('.countdown').dataset.start = Date.now() - 1`);
    await page.getByText('Happening now').waitFor();
    await page.evaluate(`document.querySelector('.countdown').dataset.end = Date.now() - 1`);
    await page.getByText('This event is over').waitFor();
  });

  it('wants by keyboard alone, with script and without', async () => {
    for (const javaScriptEnabled of [true, false]) {
      const context = await browser.newContext({ javaScriptEnabled });
      const page = await context.newPage();
      await page.goto(`${widgets.url}/embed/demand-it?city=Berlin`);
      await drawn(page);
      await page.keyboard.press('Tab');
      await page.keyboard.type('The Key Board');
      await page.keyboard.press('Enter');
      await page.getByText(/Counted. Thank you!|You were counted already/).waitFor();
      await context.close();
    }
  });
});
