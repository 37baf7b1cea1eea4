import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { buildEvent, createTestWeb, type Web } from './create-test-web.ts';
import { launchBrowser } from './launch-browser.ts';

let web: Web;
let browser: Browser;
beforeAll(async () => {
  web = await createTestWeb([buildEvent({ title: 'Gala' })]);
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  await web[Symbol.asyncDispose]();
});

it.each([390, 1280])(
  'the header has the city of a visitor who chose one, without a cookie: %i px',
  async (width) => {
    const context = await browser.newContext({ viewport: { width, height: 844 } });
    const page = await context.newPage();
    const own = page.locator('header .own-city');
    await page.goto(`${web.url}/city/Berlin,DE`);
    expect(await own.isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Make this my city' }).click();
    await page.getByRole('button', { name: 'Not my city any more' }).waitFor();
    await page.goto(web.url);
    const { height } = (await page.getByRole('banner').boundingBox()) ?? { height: 0 };
    expect(height).toBeLessThan(64); // one line
    await own.click();
    await page.waitForURL('**/city/Berlin,DE');
    await page.getByRole('button', { name: 'Not my city any more' }).click();
    expect(await own.isVisible()).toBe(false);
    expect(await context.cookies()).toEqual([]);
    await context.close();
  },
);

it('a stored address that is no city leads nowhere', async () => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(web.url);
  await page.evaluate(
    `localStorage.setItem('marquee-city', '{"name":"X","path":"//elsewhere.example"}')`,
  );
  await page.goto(web.url);
  expect(await page.locator('header .own-city').isVisible()).toBe(false);
  await context.close();
});

it('without script, a city has no button for it', async () => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${web.url}/city/Berlin,DE`);
  expect(await page.locator('button[data-city]').isVisible()).toBe(false);
  await context.close();
});
