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

  it('sets the title of an event as a flyer on a phone, with its tickets in view', async () => {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    await page.goto(`${web.url}/e/gala-berlin-2026-11-21?locale=de`);
    const boxOf = async (selector: string) => must(await page.locator(selector).boundingBox());
    const [hero, title, actions] = [
      await boxOf('.hero'),
      await boxOf('.hero h1'),
      await boxOf('.get > .actions:not(.offer)'),
    ];
    expect([hero.x, hero.width]).toEqual([16, 358]);
    expect(title.y).toBeGreaterThan(hero.y);
    expect(actions.y).toBeGreaterThanOrEqual(hero.y + hero.height);
    expect(loaded.filter((url) => url.includes('/flyers/'))).toEqual([]);
    await page.evaluate('scrollTo(0, document.body.scrollHeight)');
    const tickets = await boxOf('.offer');
    expect([tickets.x, tickets.width, tickets.y + tickets.height]).toEqual([0, 390, 844]);
    await page.close();
  });

  it.each(['/search?city=Berlin', '/city/Berlin,DE', '/venue/tempodrom-berlin', '/search?q=gala'])(
    'has an event on the first third of a phone: %s',
    async (path) => {
      const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
      await page.goto(`${web.url}${path}`);
      expect(must(await page.locator('.row').first().boundingBox()).y).toBeLessThanOrEqual(300);
      await page.close();
    },
  );

  it('shows the element with the focus below the filters and above the tickets', async () => {
    const page = await browser.newPage({ viewport: { width: 390, height: 500 } });
    const covers = () =>
      page.evaluate(`(() => {
        const box = document.activeElement.getBoundingClientRect();
        return ['.filters', '.offer'].filter((each) => {
          const bar = document.querySelector(each);
          if (!bar || document.activeElement.matches('body') || bar.contains(document.activeElement)) return false;
          const { top, bottom } = bar.getBoundingClientRect();
          return box.top < bottom - 1 && box.bottom > top + 1;
        });
      })()`);
    for (const path of ['/search?city=Berlin', '/e/gala-berlin-2026-11-21']) {
      await page.goto(`${web.url}${path}`);
      for (const key of [
        ...Array<string>(30).fill('Tab'),
        ...Array<string>(30).fill('Shift+Tab'),
      ]) {
        await page.keyboard.press(key);
        expect({ path, covers: await covers() }).toEqual({ path, covers: [] });
      }
    }
    await page.close();
  });

  it('fits the flyers of the home page into their places', async () => {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    await page.goto(web.url);
    const places = await page.locator('.posters li').all();
    expect(places.length).toBeGreaterThan(0);
    for (const place of places) {
      const [outer, inner] = [
        must(await place.boundingBox()),
        must(await place.locator('.title').boundingBox()),
      ];
      expect(inner.width).toBeLessThanOrEqual(outer.width);
      expect(inner.height).toBeLessThanOrEqual(outer.height);
    }
    await page.close();
  });

  it.each(['/', '/search', '/search?city=Tokyo'])(
    'sets names inside their flyers: %s',
    async (path) => {
      const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
      await page.goto(`${web.url}${path}`);
      for (const flyer of await page.locator('.flyer').all()) {
        const outer = must(await flyer.boundingBox());
        for (const line of await flyer.locator('text').all()) {
          const inner = must(await line.boundingBox());
          expect(inner.x).toBeGreaterThanOrEqual(outer.x);
          expect(inner.x + inner.width).toBeLessThanOrEqual(outer.x + outer.width);
        }
      }
      expect(await page.locator('.flyer text').count()).toBeGreaterThan(0);
      await page.close();
    },
  );

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
