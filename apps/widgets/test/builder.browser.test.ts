import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { must } from '@marquee/testing/must';
import type { Browser } from 'playwright-core';
import { hostSite, startBrowser } from './browser.ts';
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

describe('the builder', () => {
  it('provides code that shows a list of a city on another site', async () => {
    const page = await browser.newPage();
    await page.goto(widgets.url);
    await page.getByRole('combobox', { name: 'City', exact: true }).fill('Berl');
    await page.locator('#cities option[value=Berlin]').waitFor({ state: 'attached' });
    await page.getByRole('combobox', { name: 'City', exact: true }).fill('Berlin');
    await page.locator('.builder summary').click();
    await page.getByRole('combobox', { name: 'Theme' }).selectOption('dark');
    await page.waitForURL(/city=Berlin.*theme=dark/);
    await page.frameLocator('.phone iframe').getByText('Events in Berlin').waitFor();
    for (const name of ['Script', 'Frame', 'Web component']) {
      const code = await page
        .locator('.snippet', { hasText: name })
        .filter({ has: page.getByRole('heading', { name, exact: true }) })
        .locator('code')
        .textContent();
      const site = await hostSite({ '/': { html: must(code) } });
      const own = await browser.newPage();
      await own.goto(site.url);
      const list =
        name === 'Frame' ? own.frameLocator('iframe').locator('.event') : own.locator('.event');
      await list.first().waitFor();
      await own.close();
      await site.close();
    }
    await page.close();
  });

  it('copies code by keyboard and reads its state from the URL', async () => {
    const context = await browser.newContext({
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    const page = await context.newPage();
    await page.goto(`${widgets.url}/?widget=city&city=Berlin`);
    await page.locator('#result iframe').first().waitFor();
    expect(await page.getByRole('combobox', { name: 'Category' }).isVisible()).toBe(false);
    await page.locator('.snippet summary').nth(1).focus();
    await page.keyboard.press('Enter');
    await page.locator('.builder summary').click();
    await page.getByRole('combobox', { name: 'Theme' }).selectOption('dark');
    await page.waitForURL(/theme=dark/);
    expect(await page.getByRole('button', { name: /^Copy/ }).count()).toBe(1); // one code is open
    await page.getByRole('button', { name: 'Copy: script' }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('Copied').waitFor();
    expect(await page.evaluate('navigator.clipboard.readText()')).toContain(
      'data-marquee="city" data-city="Berlin"',
    );
    await context.close();
  });

  it('suggests events, artists and venues by name and offers the parameters of a list', async () => {
    const page = await browser.newPage();
    await page.goto(`${widgets.url}/?widget=venue`);
    await page.getByRole('combobox', { name: 'Event, venue or series' }).pressSequentially('Hal');
    await page.locator('#records option[value=hall-berlin]').waitFor({ state: 'attached' });
    await page.close();
    const { text } = await widgets
      .get('/?city=Berlin&layout=cards&search=1&radius=0&title=Gigs')
      .expect(200);
    expect(text).toContain(
      'data-layout=&quot;cards&quot; data-search=&quot;1&quot; data-theme=&quot;light&quot; data-radius=&quot;0&quot; data-title=&quot;Gigs&quot;',
    );
  });

  it('begins with a city in the time zone of the browser', async () => {
    const context = await browser.newContext({ timezoneId: 'Europe/Berlin' });
    const page = await context.newPage();
    await page.goto(widgets.url);
    await page.waitForURL(/city=Berlin/);
    await page.frameLocator('.phone iframe').getByText('Events in Berlin').waitFor();
    await context.close();
    expect((await widgets.get('/cities.json?tz=Europe/Madrid').expect(200)).body.cities).toEqual(
      [],
    );
  });

  it.each(['Europe/Berlin%00', '%25', '__proto__'])(
    'finds no city in the time zone %s',
    async (zone) => {
      expect((await widgets.get(`/cities.json?tz=${zone}`).expect(200)).body.cities).toEqual([]);
    },
  );

  it('shows the preview on the background of the site', async () => {
    const page = await browser.newPage();
    await page.goto(`${widgets.url}/?city=Berlin`);
    await page.getByLabel('Background of your page').fill('#14532d');
    expect(
      await page.locator('.previews').evaluate((shown) => getComputedStyle(shown).backgroundColor),
    ).toBe('rgb(20, 83, 45)');
    await page.close();
  });

  it.each([
    [
      'on=weekend&near=52.5,13.4&sort=distance&tz=Europe/London',
      'on=weekend&near=52.5%2C13.4&sort=distance&limit=5&theme=light&tz=Europe%2FLondon',
    ],
    ['sort=distance', 'limit=5&theme=light'],
    ['widget=articles&lang=de&limit=3', 'lang=de&limit=3&theme=light'],
    ['widget=plan&slug=tomorrow&images=off', 'theme=light&images=off'],
    ['widget=series&slug=a-series', 'limit=5&theme=light'],
  ])('describes the address of a widget: %s', async (chosen, query) => {
    const { text } = await widgets.get(`/?${chosen}`).expect(200);
    expect(text.replaceAll('&amp;', '&')).toContain(`?${query}</code>`);
  });

  it('works without script', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(widgets.url);
    await page.getByRole('combobox', { name: 'City', exact: true }).fill('Berlin');
    await page.getByRole('button', { name: 'Show' }).click();
    await page.waitForURL(/city=Berlin/);
    await page.frameLocator('.phone iframe').getByText('Events in Berlin').waitFor();
    await context.close();
  });

  it('is in the language of the browser, or in the one that its address names', async () => {
    const german = await widgets.get('/?city=Berlin').set('Accept-Language', 'de-AT').expect(200);
    expect(german.headers['vary']).toContain('Accept-Language');
    expect(german.text).toMatch(/<html lang="de-AT".*Zeig auf deiner Seite, was los ist/s);
    expect(german.text).not.toMatch(
      />(Layout form|Theme|Order|How many|Show|Phone|List of events)</,
    );
    const { text } = await widgets
      .get('/?widget=event&language=ar')
      .set('Accept-Language', 'de')
      .expect(200);
    expect(text).toMatch(/<html lang="ar" dir="rtl"/);
    expect(text).toContain('املأ “فعالية أو مكان أو سلسلة” لتراها هنا.');
    expect(text).toContain('name="language" value="ar"');
  });

  it('escapes values in snippets', async () => {
    const { text } = await widgets
      .get(`/?city=${encodeURIComponent('"><script>alert(1)</script>')}`)
      .expect(200);
    expect(text).not.toContain('<script>alert');
    expect(text).not.toContain('"><script>');
  });
});
