import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { startBrowser } from './browser.ts';
import { buildEvent, createTestWidgets, type Widgets } from './create-test-widgets.ts';

const FORM = '/embed/demand-it?artist=Air&city=Berlin&locale=en';

let widgets: Widgets;
let browser: Browser;
beforeAll(async () => {
  widgets = await createTestWidgets({ events: [buildEvent()] });
  browser = await startBrowser();
});
afterAll(async () => {
  await browser.close();
  await widgets[Symbol.asyncDispose]();
});

describe('the demand form', () => {
  it('sends a mail to confirm an address that it gets', async () => {
    const send = (fields: object) =>
      widgets.request.post('/embed/demand-it').type('form').send(fields);
    const { text } = await send({ artist: 'Air', city: 'Berlin', email: 'ada@example.com' }).expect(
      200,
    );
    expect(text).toContain('Counted. Thank you!');
    const { prisma } = widgets.database;
    expect(await prisma.mail.count({ where: { kind: 'confirm_address' } })).toBe(1);
    await send({ artist: 'Air', city: 'Munich', email: '' }).expect(200);
    expect(await prisma.mail.count()).toBe(1);
    await send({ artist: 'Air', city: 'Munich', email: 'no address' }).expect(400);
  });

  it('shows names that are similar to an unknown one, and counts it when it is sent again', async () => {
    await withPage(async (page) => {
      await page.goto(`${widgets.url}/embed/demand-it?artist=Air&locale=en`);
      await page.fill('[name=city]', 'Brelinn');
      await page.click('form button');
      const alert = await page.waitForSelector('form [role=alert]');
      expect(await alert.innerText()).toBe(
        '“Brelinn” is not a known name. Did you mean Berlin? To keep your entry, send the form again.',
      );
      expect(await widgets.database.prisma.city.count({ where: { name: 'Brelinn' } })).toBe(0);
      await page.click('form button');
      await page.waitForSelector('[role=status].lead');
      expect(await page.innerText('main')).toContain('“Brelinn” is not a known name.');
    });
  });

  it('stays and states why if the network is down', async () => {
    await withPage(async (page) => {
      await page.context().setOffline(true);
      expect(await press(page)).toContain(
        'This could not be sent. Check your connection and try again.',
      );
      await page.context().setOffline(false);
      await page.click('button');
      await page.waitForSelector('[role=status].lead');
    });
  });

  it.each([
    ['an empty page', 502, ''],
    ['a page of a proxy', 503, '<html><body><center>nginx</center></body></html>'],
  ])('states a text of its own for %s', async (_what, status, body) => {
    await withPage(async (page) => {
      await page.route('**/embed/demand-it*', (route) =>
        route.fulfill({ status, contentType: 'text/html', body }),
      );
      expect(await press(page)).toContain(
        'This could not be sent. Check your connection and try again.',
      );
    });
  });
});

async function withPage(work: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${widgets.url}${FORM}`);
  await work(page);
  await context.close();
}

/** Presses the button and returns the text of the form when it states a failure. */
async function press(page: Page): Promise<string> {
  await page.click('form button');
  await page.waitForSelector('form .failure');
  return page.innerText('form');
}
