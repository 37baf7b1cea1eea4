import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { waitFor } from '@marquee/testing/wait-for';
import type { Browser } from 'playwright-core';
import { around, openHost, startBrowser } from './browser.ts';
import { createTestWidgets, type Widgets } from './create-test-widgets.ts';
import { buildFixtureEvents } from './events-fixture.ts';

let widgets: Widgets;
let browser: Browser;
beforeAll(async () => {
  widgets = await createTestWidgets({ events: buildFixtureEvents(), now: () => new Date() });
  browser = await startBrowser();
});
afterAll(async () => {
  await browser.close();
  await widgets[Symbol.asyncDispose]();
});

const open = (html: string) => openHost(browser, html);

describe('embed.js on a host page', () => {
  const loader = () => `<script async src="${widgets.url}/embed.js"></script>`;

  it('creates an iframe for each widget and fits its height', async () => {
    const placeholders = [
      '<div data-marquee="events" data-city="Berlin" data-limit="2"></div>',
      '<div data-marquee="city" data-city="Berlin"></div>',
      '<div data-marquee="artist" data-slug="the-testers"></div>',
      '<div data-marquee="demand-it" data-artist="The Testers" data-city="Berlin"><a href="/">fallback</a></div>',
      '<div data-marquee="nonsense"></div>',
    ];
    await using page = await open(around(placeholders.join('') + loader()));
    await page.waitForFunction('document.querySelectorAll("iframe[data-fits]").length === 4');
    const heights = await page.locator('iframe').evaluateAll((frames) => frames.map((frame) => frame.clientHeight));
    expect(heights[0]).toBeLessThan(600);
    expect(heights[3]).toBeLessThan(300);
    expect(await page.getByText('fallback').isVisible()).toBe(false);
    await page.evaluate(`document.querySelector('[data-marquee=city]').dataset.city = 'Paris'`);
    await page.frameLocator('[data-marquee=city] iframe').getByRole('heading', { name: 'Paris' }).waitFor();
    expect(await page.locator('iframe').count()).toBe(4);
    expect(page.seen.errors).toEqual([]);
  });

  it('fits the height of a long list whose rows are laid out later', async () => {
    await using page = await open(around(`<div data-marquee="events" data-limit="50"></div>${loader()}`));
    await page.waitForFunction('document.querySelector("iframe[data-fits]")');
    const list = page.frameLocator('iframe').locator('.event');
    const deferredRows = () =>
      list.evaluateAll((all) => all.filter((row) => getComputedStyle(row).contentVisibility === 'auto').length);
    await waitFor(async () => (await deferredRows()) === 0);
    expect(await list.count()).toBeGreaterThan(10);
    const overflow = () =>
      page
        .frameLocator('iframe')
        .locator('html')
        .evaluate((root) => root.scrollHeight - root.clientHeight);
    await waitFor(async () => (await overflow()) === 0);
  });

  it('ignores heights of other windows and unreasonable heights', async () => {
    await using page = await open(around(`<div data-marquee="demand-it"></div>${loader()}`));
    await page.waitForFunction('document.querySelector("iframe[data-fits]")');
    const height = () => page.locator('iframe').evaluate((frame) => frame.clientHeight);
    const before = await height();
    await page.evaluate(`postMessage({ type: 'marquee:height', v: 1, id: 'm1', height: 999 }, '*')`);
    const frame = page.frames()[1];
    for (const wrong of [-5, 1e9, '"900px"', 'NaN'])
      await frame?.evaluate(
        `parent.postMessage({ type: 'marquee:height', v: 1, id: 'm1', height: ${String(wrong)} }, '*')`,
      );
    await page.waitForTimeout(100);
    expect(await height()).toBe(before);
  });
});
