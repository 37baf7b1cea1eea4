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
    const heights = await page
      .locator('iframe')
      .evaluateAll((frames) => frames.map((frame) => frame.clientHeight));
    expect(heights[0]).toBeLessThan(600);
    expect(heights[3]).toBeLessThan(300);
    expect(await page.getByText('fallback').isVisible()).toBe(false);
    await page.evaluate(`document.querySelector('[data-marquee=city]').dataset.city = 'Paris'`);
    await page
      .frameLocator('[data-marquee=city] iframe')
      .getByRole('heading', { name: 'Paris', exact: true })
      .waitFor();
    expect(await page.locator('iframe').count()).toBe(4);
    expect(page.seen.errors).toEqual([]);
  });

  it('fits the height of a long list whose rows are laid out later', async () => {
    await using page = await open(
      around(`<div data-marquee="events" data-limit="50"></div>${loader()}`),
    );
    await page.waitForFunction('document.querySelector("iframe[data-fits]")');
    const list = page.frameLocator('iframe').locator('.event');
    const deferredRows = () =>
      list.evaluateAll(
        (all) => all.filter((row) => getComputedStyle(row).contentVisibility === 'auto').length,
      );
    await waitFor(async () => (await deferredRows()) === 0);
    expect(await list.count()).toBeGreaterThan(10);
    const overflow = () =>
      page
        .frameLocator('iframe')
        .locator('html')
        .evaluate((root) => root.scrollHeight - root.clientHeight);
    await waitFor(async () => (await overflow()) === 0);
  });

  it('shows whole rows in the frame that the builder writes', async () => {
    const { text } = await widgets
      .get('/?city=Berlin&limit=3')
      .set('Accept', 'text/html')
      .expect(200);
    const height = Number(/&lt;iframe [^;]*;[^]*?height=&quot;(\d+)/.exec(text)?.[1]);
    await using page = await open('');
    await page.setViewportSize({ width: 600, height });
    await page.goto(`${widgets.url}/embed/events?city=Berlin&limit=3`);
    const isWhole = await page
      .locator('html')
      .evaluate((root, given) => root.scrollHeight <= given, height);
    expect([await page.locator('.event').count(), isWhole]).toEqual([3, true]);
  });

  it('ignores heights of other windows and unreasonable heights', async () => {
    await using page = await open(around(`<div data-marquee="demand-it"></div>${loader()}`));
    await page.waitForFunction('document.querySelector("iframe[data-fits]")');
    const height = () => page.locator('iframe').evaluate((frame) => frame.clientHeight);
    const before = await height();
    await page.evaluate(
      `postMessage({ type: 'marquee:height', v: 1, id: 'm1', height: 999 }, '*')`,
    );
    const frame = page.frames()[1];
    for (const wrong of [-5, 1e9, '"900px"', 'NaN'])
      await frame?.evaluate(
        `parent.postMessage({ type: 'marquee:height', v: 1, id: 'm1', height: ${String(wrong)} }, '*')`,
      );
    await page.waitForTimeout(100);
    expect(await height()).toBe(before);
  });
});

/**
 * A page of WordPress: the frame as `wp_filter_oembed_result` writes it, and the rules of its
 * `wp-embed.js`.
 */
const wordPressPage = (html: string, secret = 'Ab3dE6gH9k') => {
  const [, address = '', size = ''] =
    /<iframe src="([^"]*)"[^>]*?( width="\d+" height="\d+")/.exec(html) ?? [];
  const [link = ''] = /<blockquote>.*?<\/blockquote>/s.exec(html) ?? [];
  const frame = `<iframe class="wp-embedded-content" sandbox="allow-scripts" security="restricted" style="position: absolute; visibility: hidden;" src="${address}#?secret=${secret}" data-secret="${secret}"${size}></iframe>`;
  const script = `seen = []; addEventListener('message', ({ data, source }) => {
    if (!data || /[^a-zA-Z0-9]/.test(data.secret ?? '-')) return;
    const frame = document.querySelector('iframe[data-secret="' + data.secret + '"]');
    if (!frame || source !== frame.contentWindow) return;
    document.querySelector('blockquote').style.display = 'none';
    frame.removeAttribute('style');
    if (data.message === 'height') frame.height = Math.min(1000, Math.max(200, data.value));
    if (data.message === 'link') seen.push(new URL(data.value).host === new URL(frame.src).host ? data.value : 'refused ' + data.value);
  });`;
  return around(link + frame, `<script>${script}</script>`);
};

describe('a widget that WordPress embeds', () => {
  const embed = async (path: string) => {
    const address = `${widgets.url}${path}`;
    const { body } = await widgets
      .get(`/oembed?url=${encodeURIComponent(address)}&maxwidth=600`)
      .expect(200);
    return open(wordPressPage(body.html));
  };
  const findEvent = async () => {
    const { text } = await widgets.get('/embed/events?city=Berlin');
    return /\/embed\/event\/(tomorrow-berlin-[\d-]+)/.exec(text)?.[1] ?? '';
  };

  it('shows itself in place of the link, in the height of its content, and opens its links', async () => {
    const slug = await findEvent();
    await using page = await embed(`/embed/event/${slug}?theme=light&ref=wp`);
    await waitFor(async () => (await page.locator('iframe').getAttribute('style')) === null);
    await waitFor(async () => (await page.locator('iframe').getAttribute('height')) !== '690');
    expect(await page.locator('blockquote').isVisible()).toBe(false);
    const frame = page.frameLocator('iframe');
    await frame.locator('summary').first().click(); // the menu of calendars
    for (const name of ['Tickets: Tomorrow', 'Google', 'The Testers'])
      await frame.getByRole('link', { name }).click();
    await page.waitForFunction('seen.length === 3');
    const [tickets, calendar, artist] = await page.evaluate<string[]>('seen');
    expect(tickets).toBe(`${widgets.url}/click/${slug}?ref=wp`);
    expect(calendar).toBe(`${widgets.url}/embed/event/${slug}?theme=light&ref=wp`);
    expect(artist).toContain(`${widgets.url}/embed/artist/the-testers?`);
    await widgets
      .get(`/click/${slug}?ref=wp`)
      .expect(302)
      .expect('Location', `https://api.test/click/${slug}?ref=wp`);
  });

  it('counts a demand and continues a list', async () => {
    await using page = await embed('/embed/demand-it?artist=Air&city=Berlin&locale=en');
    await page.frameLocator('iframe').getByRole('button', { name: 'I want this' }).click();
    await page.frameLocator('iframe').getByText('Counted. Thank you!').waitFor();
    await using list = await embed('/embed/events?city=Berlin&limit=2&locale=en&search=1');
    const frame = list.frameLocator('iframe');
    await frame.getByRole('link', { name: 'More events' }).click();
    await frame.locator('.event >> nth=3').waitFor();
    await frame.getByRole('searchbox').fill('Nearly full');
    await frame.getByRole('button', { name: 'Search' }).click();
    await frame.getByText('Nearly full').waitFor();
    await frame.getByRole('link', { name: 'Nearly full', exact: true }).click();
    await list.waitForFunction('seen.length === 1');
  });
});

describe('the messages of a frame', () => {
  it('become events of its placeholder', async () => {
    const listener = `<script>seen=[];for(const name of ['load','want','click'])document.addEventListener('marquee:'+name,({target,detail})=>seen.push([target.id,name,detail]))</script>`;
    const placeholder =
      '<div id="mine" data-marquee="demand-it" data-artist="Air" data-city="Paris" data-locale="en"></div>';
    await using page = await open(
      around(`${placeholder}<script async src="${widgets.url}/embed.js"></script>`, listener),
    );
    await page.frameLocator('iframe').getByRole('button', { name: 'I want this' }).click();
    await page.waitForFunction('seen.length === 2');
    expect(await page.evaluate('seen')).toEqual([
      ['mine', 'load', { events: 0 }],
      [
        'mine',
        'want',
        expect.objectContaining({ artist: 'Air', city: expect.stringContaining('Paris') }),
      ],
    ]);
  });
});
