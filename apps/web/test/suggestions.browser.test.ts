import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { buildEvent, createTestWeb, type Web } from './create-test-web.ts';
import { launchBrowser } from './launch-browser.ts';

let web: Web;
let browser: Browser;
beforeAll(async () => {
  web = await createTestWeb([
    buildEvent({ title: 'Gala', artists: ['Galanight'], venue_name: 'Galahall' }),
    buildEvent({ title: 'Other', city: 'Munich' }),
  ]);
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  await web[Symbol.asyncDispose]();
});

interface Answer {
  suggestions: { kind: string; href: string; text: string; note: string }[];
}

const suggestionsFor = async (query: string) =>
  ((await web.request.get(`/suggest.json?${query}`).expect(200)).body as Answer).suggestions;

describe('suggestions', () => {
  it('lead to pages, in the language of the reader', async () => {
    expect(await suggestionsFor('q=gal&locale=de')).toEqual([
      {
        kind: 'artist',
        href: '/artist/galanight?locale=de',
        text: 'Galanight',
        note: 'Künstler oder Team',
      },
      { kind: 'venue', href: '/venue/galahall-berlin?locale=de', text: 'Galahall', note: 'Berlin' },
      {
        kind: 'event',
        href: '/e/gala-berlin-2026-11-28?locale=de',
        text: 'Gala',
        note: 'Berlin, 28.11.2026',
      },
    ]);
    const [city] = await suggestionsFor('q=muni');
    await web.get(city?.href ?? '').expect(200, /<h1><bdi>Munich/);
    expect(await suggestionsFor('q=')).toEqual([]);
    expect(await suggestionsFor(`q=${'x'.repeat(500)}`)).toEqual([]);
    expect(await suggestionsFor(`q=${encodeURIComponent(`${'x'.repeat(99)}😀`)}`)).toEqual([]);
  });

  it('are a combobox: arrows choose, Enter opens, Escape closes', async () => {
    const page = await browser.newPage();
    await page.goto(`${web.url}/search`);
    const field = page.getByRole('combobox');
    await field.pressSequentially('gal');
    await page.getByRole('option', { name: 'Galahall' }).waitFor();
    expect(await field.getAttribute('aria-expanded')).toBe('true');
    await field.press('Escape');
    expect(await page.getByRole('listbox').isVisible()).toBe(false);
    expect(await field.inputValue()).toBe('gal');
    await field.press('ArrowDown');
    await page.getByRole('listbox').waitFor();
    await field.press('ArrowDown');
    await field.press('ArrowDown');
    const chosen = await page.locator('[aria-selected=true]').getAttribute('id');
    expect(await field.getAttribute('aria-activedescendant')).toBe(chosen);
    await field.press('Enter');
    await page.waitForURL('**/venue/galahall-berlin');
    await page.close();
  });

  it('name venues and cities in the form to submit an event', async () => {
    expect((await suggestionsFor('q=gal&kind=venue')).map(({ text }) => text)).toEqual([
      'Galahall',
    ]);
    expect(await suggestionsFor('q=gal&kind=nonsense')).toEqual([]);
    const page = await browser.newPage();
    await page.goto(`${web.url}/submit`);
    await page.getByRole('combobox', { name: 'Venue' }).pressSequentially('gala');
    const option = page.locator('#venue-names option');
    await option.first().waitFor({ state: 'attached' });
    expect(await option.first().getAttribute('value')).toBe('Galahall');
    await page.getByRole('combobox', { name: 'Venue' }).fill('Galahall');
    expect(await page.getByRole('combobox', { name: 'City' }).inputValue()).toBe('Berlin');
    await page.getByRole('combobox', { name: 'City' }).fill('muni');
    await page.locator('#city-names option[value=Munich]').waitFor({ state: 'attached' });
    await page.getByRole('combobox', { name: 'City' }).fill('Munich');
    expect(await page.getByLabel('Country').inputValue()).toBe('DE');
    await page.close();
  });

  it('are absent without script: the form leads to the results', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${web.url}/`);
    await page.getByRole('textbox', { name: 'Artist, event, venue or city' }).fill('gala');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/search?q=gala');
    expect(await page.getByRole('link', { name: 'Gala', exact: true }).count()).toBe(1);
    await context.close();
  });
});
