import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { chromiumPath } from '@marquee/testing/ensure-chromium';
import { chromium, type Browser } from 'playwright-core';
import { buildEvent, createTestWeb, type Web } from './create-test-web.ts';

let web: Web;
let browser: Browser;
beforeAll(async () => {
  web = await createTestWeb([
    buildEvent({ title: 'Gala', venue_name: 'Tempodrom', lat: 52.5, lng: 13.38 }),
    buildEvent({ title: 'Opera', venue_name: 'Tempodrom', lat: 52.5, lng: 13.38 }),
    buildEvent({ title: 'Lido', city: 'Potsdam', venue_name: 'Lido', lat: 52.4, lng: 13.05 }),
  ]);
  browser = await chromium.launch({
    executablePath: chromiumPath(),
    // Draws without a graphics card.
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--enable-unsafe-swiftshader'],
  });
});
afterAll(async () => {
  await browser.close();
  await web[Symbol.asyncDispose]();
});

it('shows a list on a map on demand, and both move together', async () => {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  const requests: string[] = [];
  const errors: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await page.goto(`${web.url}/search?city=Berlin`);
  expect(requests.filter((url) => url.includes('maplibre'))).toEqual([]);
  await page.getByRole('button', { name: 'Show on a map' }).click();
  const marks = page.locator('.mark');
  await marks.first().waitFor();
  expect(await marks.allTextContents()).toEqual(['2']);
  await marks.first().click();
  expect(await page.locator('.maplibregl-popup a').allTextContents()).toEqual(['Gala', 'Opera']);
  for (let zoomed = 0; zoomed < 5; zoomed++) {
    await page.getByRole('button', { name: 'Zoom out' }).click();
    await page.waitForTimeout(700);
  }
  await page.locator('#results', { hasText: 'Lido' }).waitFor();
  await page.locator('.town', { hasText: 'Berlin' }).waitFor();
  await page.waitForFunction('document.querySelectorAll(".mark").length === 2');
  expect(new URL(page.url()).searchParams.get('bbox')).toMatch(/^-?[\d.]+,[\d.]+,[\d.]+,[\d.]+$/);
  expect(new URL(page.url()).searchParams.has('city')).toBe(false);
  expect(requests.filter((url) => !url.startsWith(`${web.url}/`))).toEqual([]);
  expect(errors).toEqual([]);
  await page.close();
});
