import { hash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openPictureStore } from '@marquee/operations/pictures';
import { must } from '@marquee/testing/must';
import type { Browser } from 'playwright-core';
import { around, layoutShift, openHost, startBrowser } from './browser.ts';
import { buildEvent, createTestWidgets, type Widgets } from './create-test-widgets.ts';

const ID = '0b5a3f1e9c7d2846a1b3c5d7e9f01234';
const URL = 'https://images.example/a.jpg';
// One grey pixel.
const GIF = Buffer.from('R0lGODlhAQABAIAAAMLCwgAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64');

let widgets: Widgets;
let folder: string;
let browser: Browser;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  for (const format of ['avif', 'webp', 'jpg'] as const)
    for (const width of [320, 640, 1280])
      await openPictureStore({ folder }).write(`${ID}-${String(width)}.${format}`, GIF);
  widgets = await createTestWidgets({
    events: [
      buildEvent({
        source_id: '1',
        title: 'Gala',
        city: 'Berlin',
        venue_name: 'The Hall',
        artists: ['The Testers'],
      }),
      buildEvent({ source_id: '2', title: 'Plain', city: 'Berlin', venue_name: 'The Hall' }),
      buildEvent({ source_id: '3', title: 'Elsewhere', city: 'Paris', country: 'FR' }),
    ],
    settings: { pictures: { folder } },
  });
  const run = (text: string) => widgets.database.query({ text, values: [] });
  await run(`UPDATE source SET image_licence = 'CC-BY-4.0', image_attribution = 'Ana Öst'`);
  await run(`INSERT INTO picture_file (id, width, height) VALUES ('${ID}', 700, 350)`);
  await run(
    `INSERT INTO picture (url_hash, url, file_id) VALUES ('\\x${hash('sha256', URL)}', '${URL}', '${ID}')`,
  );
  for (const table of [`event WHERE title = 'Gala'`, 'venue', 'artist'])
    await run(
      `INSERT INTO picture_use SELECT id, '\\x${hash('sha256', URL)}', (SELECT min(id) FROM source) FROM ${table}`,
    );
  browser = await startBrowser();
});
afterAll(async () => {
  await browser.close();
  await widgets[Symbol.asyncDispose]();
  await rm(folder, { recursive: true });
});

const page = async (path: string) => (await widgets.get(path).expect(200)).text;
const images = (html: string) =>
  [...html.matchAll(/<img [^>]*src="([^"]*)"/g)].map(([, address]) => must(address));

describe('a list', () => {
  it('shows pictures, and flyers where there is none', async () => {
    const html = await page('/embed/events?city=Berlin');
    expect(images(html).toSorted()).toEqual([
      expect.stringMatching(/^\/flyers\/list\/plain-.*\.svg\?locale=en$/),
      `/pictures/${ID}-320.jpg`,
    ]);
    expect(html).toContain(
      `type="image/avif" sizes="20rem" srcset="/pictures/${ID}-320.avif 320w"`,
    );
    expect(await page('/embed/events?city=Berlin&layout=cards')).toContain(
      `/pictures/${ID}-640.webp 640w"`,
    );
    for (const address of images(html)) {
      const { headers } = await widgets.get(address).expect(200);
      expect(headers['cache-control']).toMatch(/^public, max-age=(31536000, immutable|3600, )/);
    }
  });

  it('has flyers only as cards, if no event has a picture', async () => {
    expect(images(await page('/embed/events?city=Paris'))).toEqual([]);
    expect(images(await page('/embed/events?city=Paris&layout=cards'))).toHaveLength(1);
  });

  it.each([
    '/embed/events?images=off&layout=cards',
    '/embed/event/gala-berlin-2026-11-28?images=0',
  ])('has no images if the site has turned them off: %s', async (path) => {
    const html = await page(path);
    expect(html).not.toMatch(/<img|<picture/);
    expect(html).toMatch(/images=off/); // links keep it
  });
});

it.each(['event/gala-berlin-2026-11-28', 'artist/the-testers', 'venue/the-hall-berlin'])(
  'the page of one record shows its picture with its attribution: %s',
  async (path) => {
    const html = await page(`/embed/${path}`);
    expect(html).toContain(
      `/pictures/${ID}-320.avif 320w, /pictures/${ID}-640.avif 640w, /pictures/${ID}-1280.avif 700w`,
    );
    expect(html).toContain('Ana Öst (CC-BY-4.0)');
    expect(html).not.toContain(URL);
  },
);

describe('a list without a frame', () => {
  const script = () =>
    `<div data-marquee="events" data-city="Berlin" data-limit="2"></div><script src="${widgets.url}/events.js"></script>`;
  const policy = (more: string) => ({
    'Content-Security-Policy': `default-src 'none'; script-src ${widgets.url}; connect-src ${widgets.url}${more}`,
  });

  it('loads pictures from the host of the widgets without moving the page', async () => {
    await using host = await openHost(browser, around(script()), {
      headers: policy(`; img-src ${widgets.url}`),
    });
    await host.locator('.event picture img').nth(1).waitFor();
    expect(await layoutShift(host)).toBe(0);
    expect(
      host.seen.requests
        .filter((address) => /\/(?:pictures|flyers)\//.test(address))
        .every((address) => address.startsWith(widgets.url)),
    ).toBe(true);
    expect(await host.locator('picture source').first().getAttribute('srcset')).toContain(
      `${widgets.url}/pictures/${ID}-320.avif`,
    );
  });

  it('leaves the place of a picture empty if the policy of the site forbids it', async () => {
    await using host = await openHost(browser, around(script()), { headers: policy('') });
    await host.locator('.event').nth(1).waitFor();
    await host.waitForFunction(
      `!document.querySelector('[data-marquee]').shadowRoot.querySelector('img')`,
    );
    expect(await host.locator('.event picture').count()).toBe(2);
    expect(await layoutShift(host)).toBe(0);
  });
});
