import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { must } from '@marquee/testing/must';
import type { Browser, Page } from 'playwright-core';
import { createTestWeb, type Web } from './create-test-web.ts';
import { launchBrowser } from './launch-browser.ts';
import { PAGE_EVENTS, PAGES } from './page-kinds.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const SHOWN_AT = [320, 390, 768, 1280];

let web: Web;
let browser: Browser;
beforeAll(async () => {
  web = await createTestWeb(PAGE_EVENTS);
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  await web[Symbol.asyncDispose]();
});

/** Returns the violations that axe finds, shortened. */
const findViolations = (page: Page, options: object = {}): Promise<string[]> =>
  page.evaluate(
    `axe.run(document, ${JSON.stringify(options)}).then(({ violations }) => violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => id + ': ' + html.slice(0, 160))))`,
  );

describe('a page', () => {
  it.each(PAGES)(
    'is accessible, fits every width and loads nothing from elsewhere: %s',
    async (path) => {
      const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
      const requests: string[] = [];
      const errors: string[] = [];
      page.on('request', (request) => requests.push(request.url()));
      page.on('console', (message) => errors.push(message.text()));
      await page.goto(`${web.url}${path}`);
      expect(errors.filter((error) => !error.includes('404'))).toEqual([]);
      await page.evaluate(AXE);
      expect(await findViolations(page)).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await findViolations(page, { runOnly: ['color-contrast'] })).toEqual([]);
      for (const width of SHOWN_AT) {
        await page.setViewportSize({ width, height: 900 });
        const overflow = await page.evaluate(
          'document.documentElement.scrollWidth - window.innerWidth',
        );
        expect({ width, overflow }).toEqual({ width, overflow: 0 });
      }
      expect(requests.filter((url) => !url.startsWith(`${web.url}/`))).toEqual([]);
      await page.close();
    },
  );

  it('shows an event on a phone below a wide flyer: its title, then the actions', async () => {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    await page.goto(`${web.url}/e/gala-berlin-2026-11-21?locale=de`);
    const boxOf = async (selector: string) => must(await page.locator(selector).boundingBox());
    const [hero, flyer, words, actions] = [
      await boxOf('.hero'),
      await boxOf('.hero .flyer'),
      await boxOf('.hero .words'),
      await boxOf('.hero > .actions'),
    ];
    expect([flyer.x, flyer.width]).toEqual([hero.x, hero.width]);
    expect(flyer.width / flyer.height).toBeCloseTo(1.6);
    expect(
      await page.locator('.flyer img').evaluate((image: HTMLImageElement) => image.currentSrc),
    ).toContain('/flyers/list/');
    expect(words.y).toBeGreaterThanOrEqual(flyer.y + flyer.height);
    expect(actions.y).toBeGreaterThanOrEqual(words.y + words.height);
    await page.close();
  });

  it('fits the flyers of the home page into their places', async () => {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    await page.goto(web.url);
    const places = await page.locator('.posters li').all();
    expect(places.length).toBeGreaterThan(0);
    for (const place of places) {
      const [outer, inner] = [await place.boundingBox(), await place.locator('img').boundingBox()];
      expect(must(inner).width).toBeLessThanOrEqual(must(outer).width);
    }
    await page.close();
  });

  it('shows the last day of a repetition only if the event repeats', async () => {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    await page.goto(`${web.url}/submit`);
    const [repeats, until] = [page.locator('[name=repeats]'), page.locator('[name=repeats_until]')];
    expect(await until.isVisible()).toBe(false);
    await repeats.selectOption('weekly');
    expect(await until.isVisible()).toBe(true);
    const mark = (name: string) =>
      page.evaluate(
        `getComputedStyle(document.querySelector('[name=${name}]').previousElementSibling, '::after').content`,
      );
    expect(await mark('title')).toBe('" *"');
    expect(await mark('address')).toBe('none');
    await page.close();
  });
});
