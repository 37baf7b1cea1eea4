// The pages of an account and of the console, in both themes.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { ingest } from '@marquee/ingest';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { createAccountWeb, type AccountWeb } from './account-fixture.ts';
import { buildEvent } from './create-test-web.ts';
import { launchBrowser } from './launch-browser.ts';
import { createOperator } from './operator-fixture.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const PAGES = [
  '/account',
  '/account/keys',
  '/account/searches',
  '/account/mails',
  '/account/calendars',
  '/account/webhooks',
  '/account/passkeys',
  '/console',
  '/console/calendars',
  '/console/duplicates',
  '/console/duplicate-venues',
  '/console/events?event=gala-berlin-2026-11-28',
  '/console/events?event=ala',
  '/console/venues?venue=tempodrom-berlin',
  '/console/sources',
  '/console/sources/agenda',
  '/console/figures',
  '/console/log',
];

let web: AccountWeb;
let browser: Browser;
let context: BrowserContext;
beforeAll(async () => {
  web = await createAccountWeb();
  await ingest(web.database, {
    source: { name: 'agenda', licence: 'CC0-1.0' },
    records: [
      buildEvent({ title: 'Gala', venue_name: 'Tempodrom' }),
      buildEvent({ title: 'Gala night', venue_name: 'Tempodrom Berlin' }),
    ],
  });
  const { email } = await createOperator(web);
  const [name = '', value = ''] = (await web.signIn(email)).split('=');
  browser = await launchBrowser();
  context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  await context.addCookies([{ name, value, url: web.url }]);
});
afterAll(async () => {
  await browser.close();
  await web[Symbol.asyncDispose]();
});

const findViolations = (page: Page): Promise<string[]> =>
  page.evaluate(
    `axe.run(document).then(({ violations }) => violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => id + ': ' + html.slice(0, 160))))`,
  );

it.each(PAGES)('%s is accessible in both themes and fits a phone', async (path) => {
  const page = await context.newPage();
  const response = await page.goto(`${web.url}${path}`);
  expect(response?.status()).toBe(200);
  await page.evaluate(AXE);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect({ colorScheme, found: await findViolations(page) }).toEqual({ colorScheme, found: [] });
  }
  expect(
    await page.evaluate('document.documentElement.scrollWidth - window.innerWidth'),
  ).toBeLessThanOrEqual(0);
  await page.close();
});
