import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, FrameLocator, Page } from 'playwright-core';
import { around, openHost, startBrowser } from './browser.ts';
import { buildEvent, createTestWidgets, type Widgets } from './create-test-widgets.ts';

let widgets: Widgets;
let browser: Browser;
beforeAll(async () => {
  widgets = await createTestWidgets({ events: [buildEvent({ title: 'A concert' })] });
  browser = await startBrowser();
});
afterAll(async () => {
  await browser.close();
  await widgets[Symbol.asyncDispose]();
});

const LINK = '<a href="https://site.test/">All events</a>';
const script = (name: string) => `<script async src="${widgets.url}/${name}.v1.js"></script>`;

/** The ways to show a list, and what a policy of the page must allow for it. */
const WAYS = {
  script: {
    markup: () => `<div data-marquee="events">${LINK}</div>${script('events')}`,
    isFrame: false,
  },
  element: {
    markup: () => `<marquee-events>${LINK}</marquee-events>${script('marquee-events')}`,
    isFrame: false,
  },
  loader: {
    markup: () => `<div data-marquee="events">${LINK}</div>${script('embed')}`,
    isFrame: true,
  },
  frame: {
    markup: () => `${LINK}<iframe src="${widgets.url}/embed/events" height="500"></iframe>`,
    isFrame: true,
  },
} as const;
type Way = keyof typeof WAYS;
const ways = Object.keys(WAYS) as Way[];

const ALLOWED = () =>
  `default-src 'none'; script-src ${widgets.url}; connect-src ${widgets.url}; img-src ${widgets.url}; frame-src ${widgets.url}`;
const sandboxed = (markup: string, permissions: string) =>
  `<iframe id="box" sandbox="${permissions}" width="600" height="700" srcdoc="${around(markup).replaceAll('"', '&quot;')}"></iframe>`;

const eventIn = (page: Page | FrameLocator, way: Way) =>
  (WAYS[way].isFrame ? page.frameLocator('iframe') : page).getByText('A concert', { exact: true });

describe.each(ways)('a list by %s', (way) => {
  const markup = () => WAYS[way].markup();

  it('is shown in a sandbox with an origin', async () => {
    const html = around(sandboxed(markup(), 'allow-scripts allow-same-origin'));
    await using page = await openHost(browser, html);
    await eventIn(page.frameLocator('#box'), way).waitFor();
    expect(page.seen.errors).toEqual([]);
  });

  // For a browser, `frame-ancestors *` does not contain a sandbox without an origin.
  it('is shown in a sandbox without an origin, or leaves the link if it is a frame', async () => {
    await using page = await openHost(browser, around(sandboxed(markup(), 'allow-scripts')));
    const box = page.frameLocator('#box');
    if (!WAYS[way].isFrame) await eventIn(box, way).waitFor();
    else expect(await box.getByRole('link', { name: 'All events' }).isVisible()).toBe(true);
  });

  it('is shown under a strict policy that allows the host', async () => {
    await using page = await openHost(browser, around(markup()), {
      headers: { 'Content-Security-Policy': ALLOWED() },
    });
    await eventIn(page, way).waitFor();
  });

  it('leaves the link under a policy that does not allow the host', async () => {
    await using page = await openHost(browser, around(markup()), {
      headers: { 'Content-Security-Policy': `default-src 'self'` },
    });
    expect(await page.getByRole('link', { name: 'All events' }).isVisible()).toBe(true);
    expect(await eventIn(page, way).count()).toBe(0);
  });

  it('leaves the link while the host cannot be reached', async () => {
    const absent = markup().replaceAll(widgets.url, 'http://127.0.0.1:9');
    await using page = await openHost(browser, around(absent));
    expect(await page.getByRole('link', { name: 'All events' }).isVisible()).toBe(true);
  });
});
