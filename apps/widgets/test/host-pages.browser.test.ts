import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { RawEvent } from '@marquee/sources';
import { waitFor } from '@marquee/testing/wait-for';
import type { Browser, Page } from 'playwright-core';
import {
  around,
  hostSite,
  layoutShift,
  openHost,
  startBrowser,
  type HostOptions,
} from './browser.ts';
import { buildEvent, createTestWidgets, type Widgets } from './create-test-widgets.ts';
import { buildFixtureEvents, inDays } from './events-fixture.ts';

/** An event of twenty dates, whose widgets are higher than what the builder reserves. */
const RESIDENCY = {
  title: 'Residency',
  venue_name: 'Arena',
  city: 'Leipzig',
  series_id: 'residency',
  series_title: 'Residency',
  description: 'A night of music.\n'.repeat(60),
} satisfies Partial<RawEvent>;

let widgets: Widgets;
let browser: Browser;
beforeAll(async () => {
  const residency = Array.from({ length: 20 }, (_, n) => {
    const start_local = `${inDays(n + 1)}T20:00:00`;
    const show = { title: `Show ${String(n)}`, artists: ['The Residents'], city: 'Leipzig' };
    return [buildEvent({ ...RESIDENCY, start_local }), buildEvent({ ...show, start_local })];
  }).flat();
  widgets = await createTestWidgets({
    events: [...buildFixtureEvents(), ...residency],
    now: () => new Date(),
  });
  browser = await startBrowser();
});
afterAll(async () => {
  await browser.close();
  await widgets[Symbol.asyncDispose]();
});

const script = (query = '?city=Berlin&limit=3') =>
  `<script src="${widgets.url}/events.js${query}"></script>`;
/** The code of the builder that begins with an element. */
async function codeOf(query: string, tag: string): Promise<string> {
  const { text } = await widgets.get(`/?${query}`).expect(200);
  const [, code = ''] = new RegExp(`<code>(&lt;${tag} .*?)</code>`, 's').exec(text) ?? [];
  return code.replaceAll('&lt;', '<').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}

const open = (html: string, more: HostOptions = {}) => openHost(browser, html, more);

/** The rows of all lists, in any shadow root. */
const rows = (page: Page) => page.locator('.event');

describe('events.js on a host page', () => {
  const HOSTS: Record<string, { head: string; headers?: Record<string, string> }> = {
    plain: { head: '' },
    'a framework’s reset': {
      head: '<style>*,::before,::after{box-sizing:border-box;margin:0;padding:0;border:0;font:inherit}ul{list-style:none}a{color:inherit;text-decoration:inherit}html{font-size:62.5%}</style>',
    },
    'styles on every element': {
      head: '<style>div{float:left!important;font-size:40px!important}a{color:lime!important;display:none}ul{display:none!important}.button,.event{position:fixed}</style>',
    },
    'everything hidden': { head: '<style>body *{display:none!important}</style>' },
    'prototypes that were added to': {
      head: '<script>Object.prototype.extra=function(){};Array.prototype.extra=function(){};String.prototype.extra=1;window.$=window.jQuery=function(){}</script>',
    },
  };

  it.each(Object.entries(HOSTS))('renders its list on a page with %s', async (_name, { head }) => {
    await using page = await open(around(script(), head));
    await rows(page).first().waitFor();
    expect(await rows(page).count()).toBe(3);
    const { height, width } = (await rows(page).first().boundingBox()) ?? { height: 0, width: 0 };
    expect({ isHigh: height > 50 && height < 140, isWide: width > 500 }).toEqual({
      isHigh: true,
      isWide: true,
    });
    expect(await layoutShift(page)).toBe(0);
    expect(page.seen.errors).toEqual([]);
  });

  it('shifts nothing with the code of the builder, which reserves the height of the list', async () => {
    const { text } = await widgets.get('/?city=Berlin&limit=3').expect(200);
    const [, code = ''] = /<code>(&lt;div.*?)<\/code>/s.exec(text) ?? [];
    const markup = code.replaceAll('&lt;', '<').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
    const heights = new Set<number>();
    for (const width of [280, 320, 390, 700, 1280]) {
      await using page = await open(around(markup));
      const placeholder = page.locator('[data-marquee]');
      const reserved = await placeholder.evaluate((box) => parseInt(box.style.minHeight));
      await page.setViewportSize({ width, height: 900 });
      await page.reload();
      await rows(page).first().waitFor();
      expect(await layoutShift(page)).toBe(0);
      heights.add(reserved).add((await placeholder.boundingBox())?.height ?? 0);
    }
    expect([...heights]).toHaveLength(1);
  });

  it.each([
    ['city=Berlin&limit=3', 'marquee-events', '.event'],
    ['city=Berlin&limit=3&layout=cards', 'div', '.event'],
    ['city=Berlin&limit=3&layout=calendar&search=1', 'div', '.event'],
    ['city=Berlin&limit=3&layout=map', 'div', '.event'],
    ['widget=city&city=Berlin', 'div', 'iframe[data-fits]'],
    ['widget=articles', 'div', 'iframe[data-fits]'],
    ['widget=demand-it', 'div', 'iframe[data-fits]'],
  ])('shifts nothing with the code of the builder for %s, as <%s>', async (query, tag, shown) => {
    const markup = await codeOf(query, tag);
    for (const width of [320, 390, 768, 1280]) {
      await using page = await open(around(markup));
      await page.setViewportSize({ width, height: 900 });
      await page.reload();
      await page.locator(shown).first().waitFor();
      expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
    }
  });

  it.each(['artist', 'venue', 'series', 'event'])(
    'shifts nothing with the code of the builder for a high widget: %s',
    async (widget) => {
      const { slug: series } = await widgets.database.prisma.series.findFirstOrThrow();
      const { slug: event } = await widgets.database.prisma.event.findFirstOrThrow({
        where: { title: RESIDENCY.title },
      });
      const slugs = { artist: 'the-residents', venue: 'arena-leipzig', series, event };
      const slug = slugs[widget as keyof typeof slugs];
      const markup = await codeOf(`widget=${widget}&slug=${slug}&artist=${slug}&limit=20`, 'div');
      for (const width of [390, 1280]) {
        await using page = await open(around(markup));
        await page.setViewportSize({ width, height: 900 });
        await page.reload();
        await page.locator('iframe[data-fits]').waitFor();
        expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
        const root = page.frameLocator('iframe').locator('html');
        const heights = () => root.evaluate((html) => [html.scrollHeight, html.clientHeight]);
        const [content = 0, shown = 0] = await heights();
        expect(content).toBeGreaterThan(shown);
        await root.evaluate(() => scrollTo(0, document.body.scrollHeight));
        expect(await root.evaluate((html) => html.scrollTop)).toBe(content - shown);
      }
    },
  );

  it('shows a high widget whole when a reader uses it', async () => {
    const { slug } = await widgets.database.prisma.event.findFirstOrThrow({
      where: { title: RESIDENCY.title },
    });
    await using page = await open(around(await codeOf(`widget=event&slug=${slug}`, 'div')));
    await page.locator('iframe[data-fits]').waitFor();
    const frame = page.frameLocator('iframe');
    await frame.locator('summary').first().click(); // the menu of calendars
    const hidden = () =>
      frame.locator('html').evaluate((html) => html.scrollHeight - html.clientHeight);
    await waitFor(async () => (await hidden()) === 0);
  });

  it('uses the theme of its own parameter on any page', async () => {
    const paper = (page: Page) =>
      page.locator('.box').evaluate((box) => getComputedStyle(box).backgroundColor);
    await using dark = await open(around(script()));
    expect(await paper(dark)).toBe('rgb(18, 17, 23)');
    await using light = await open(around(script('?city=Berlin&theme=light')));
    expect(await paper(light)).toBe('rgb(255, 255, 255)');
  });

  it('works under a content security policy that allows its host and no styles', async () => {
    const policy = `default-src 'none'; script-src ${widgets.url}; connect-src ${widgets.url}; style-src 'none'`;
    await using page = await open(around(script()), {
      headers: { 'Content-Security-Policy': policy },
    });
    await rows(page).first().waitFor();
    expect(
      await rows(page)
        .first()
        .evaluate((row) => getComputedStyle(row).display),
    ).toBe('grid');
    expect(page.seen.errors).toEqual([]);
  });

  it('works in XHTML', async () => {
    const html = `<html xmlns="http://www.w3.org/1999/xhtml"><head><title>Host</title></head><body><script async="async" src="${widgets.url}/events.js?city=Berlin&amp;limit=3"></script></body></html>`;
    await using page = await open(html, { type: 'application/xhtml+xml' });
    await rows(page).first().waitFor();
    expect(page.seen.errors).toEqual([]);
  });

  it('renders one list even if it is loaded several times', async () => {
    const placeholder = '<div data-marquee="events" data-city="Berlin" data-limit="2"></div>';
    const counts: number[] = [];
    for (const times of [1, 2, 10]) {
      await using page = await open(around(placeholder + script('').repeat(times)));
      await rows(page).first().waitFor();
      await page.waitForLoadState('networkidle');
      counts.push(
        await page.evaluate('document.body.querySelectorAll(":not(script)").length'),
        await rows(page).count(),
      );
    }
    expect(counts).toEqual([counts[0], 2, counts[0], 2, counts[0], 2]);
  });

  it('renders nothing without a query and without a placeholder', async () => {
    await using page = await open(
      around('', `<script async src="${widgets.url}/events.js"></script>`),
    );
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate('document.body.innerText')).toBe('Before\n\nAfter');
    expect(page.seen.requests.filter((url) => url.includes('/events.json'))).toEqual([]);
    await page.evaluate(
      `document.body.insertAdjacentHTML('beforeend', '<div id="late" data-marquee="events" data-city="Berlin"></div>')`,
    );
    await page.locator('#late h2', { hasText: 'Berlin' }).waitFor();
    await page.evaluate(`document.querySelector('#late').dataset.city = 'Paris'`);
    await page.locator('#late h2', { hasText: 'Paris' }).waitFor();
  });

  it('shows the whole text of a row in a narrow column', async () => {
    await using page = await open(
      around(
        `<div style="width:220px" data-marquee="events" data-city="Berlin" data-limit="3"></div>${script('')}`,
      ),
    );
    await rows(page).first().waitFor();
    const cut = await rows(page).evaluateAll((all) =>
      all.filter(
        (row) => row.scrollHeight > row.clientHeight + 1 || row.scrollWidth > row.clientWidth + 1,
      ),
    );
    expect(cut).toEqual([]);
    expect(await rows(page).first().innerText()).toContain('Hall, Berlin');
  });

  it('renders each list after its own script element', async () => {
    await using page = await open(around(`${script()}<hr>${script('?city=Paris&limit=1')}`));
    await page.locator('h2', { hasText: 'Paris' }).waitFor();
    await page.locator('h2', { hasText: 'Berlin' }).waitFor();
    const order = await page
      .locator('body > *:not(script)')
      .evaluateAll((all) => all.map(({ tagName }) => tagName));
    expect(order).toEqual(['P', 'DIV', 'HR', 'DIV', 'P']);
  });

  it('fills placeholders that are added later and leaks no nodes of removed ones', async () => {
    await using page = await open(
      around(`<div id="spa"></div>${script('')}<i data-marquee="events" data-limit="1"></i>`),
    );
    await page.waitForLoadState('networkidle');
    const session = await page.context().newCDPSession(page);
    const nodes = async () => {
      await session.send('HeapProfiler.collectGarbage');
      return (await session.send('Memory.getDOMCounters')).nodes;
    };
    const mount = async (times: number) => {
      for (let time = 0; time < times; time++) {
        await page.evaluate(
          `document.querySelector('#spa').innerHTML = '<div data-marquee="events" data-city="Berlin" data-limit="2"></div>'`,
        );
        await page.locator('#spa .event').first().waitFor();
        await page.evaluate(`document.querySelector('#spa').innerHTML = ''`);
      }
    };
    await mount(3);
    const before = await nodes();
    await mount(50);
    await waitFor(async () => (await nodes()) - before < 50);
  });

  it('reports what a reader does to the page, and adds the next events to the list', async () => {
    const listener = `<script>seen=[];for(const name of ['load','click','error'])document.addEventListener('marquee:'+name,(e)=>seen.push([name,e.detail]))</script>`;
    await using page = await open(around(`${listener}${script('?city=Berlin&limit=2&ref=blog')}`));
    await page.getByRole('link', { name: 'More events' }).click();
    await page.locator('.event >> nth=3').waitFor();
    expect(await rows(page).count()).toBe(4);
    await page.evaluate(`document.addEventListener('click', (event) => event.preventDefault())`);
    await page.getByRole('link', { name: 'Tomorrow' }).first().click();
    const [load, click] = await page.evaluate<unknown[]>('seen');
    expect(load).toEqual(['load', { events: 2 }]);
    expect(click).toMatchObject([
      'click',
      { text: 'Tomorrow', url: expect.stringContaining('ref=blog') },
    ]);
  });

  it('searches within the list and takes colours from the page', async () => {
    const content = `<div style="--marquee-background:rgb(1, 2, 3)">${script('?city=Berlin&search=1&title=Gigs&layout=calendar')}</div>`;
    await using page = await open(
      around(content, `<style>div::part(title){color:rgb(4, 5, 6)}</style>`),
    );
    await page.getByRole('heading', { name: 'Gigs' }).waitFor();
    const styleOf = (selector: string, name: string) =>
      page
        .locator(selector)
        .evaluate((element, of) => getComputedStyle(element).getPropertyValue(of), name);
    expect(await styleOf('.box', 'background-color')).toBe('rgb(1, 2, 3)');
    expect(await styleOf('h2', 'color')).toBe('rgb(4, 5, 6)');
    await page.locator('.month a[href*="on="]').first().click();
    await page.locator('.month a[aria-current]').waitFor();
    await page.getByRole('searchbox').fill('Nearly full');
    await page.keyboard.press('Enter');
    await page.locator('.event', { hasText: 'Nearly full' }).waitFor();
    expect(await rows(page).count()).toBe(1);
    expect(page.seen.errors).toEqual([]);
  });

  it('preserves a list that is moved in the document', async () => {
    await using page = await open(around(`<section></section>${script()}`));
    await rows(page).first().waitFor();
    await page.evaluate(
      `document.querySelector('section').append(document.querySelector('script + div'))`,
    );
    expect(await page.locator('section .event').count()).toBe(3);
  });

  it('leaves the page’s own link in place after two failed requests', async () => {
    const site = around(
      `<div data-marquee="events" data-city="Berlin"><a href="https://example.org/">All events</a></div>${script('')}`,
    );
    const context = await browser.newContext();
    const page = await context.newPage();
    let requests = 0;
    await page.route('**/events.json*', (route) => (requests++, route.abort()));
    const host = await hostSite({ '/': { html: site } });
    await page.goto(host.url);
    await waitFor(() => requests === 2);
    await page.waitForTimeout(2_500); // a third request would arrive by now
    expect(requests).toBe(2);
    expect(await page.getByText('All events').isVisible()).toBe(true);
    await context.close();
    await host.close();
  });

  it('has an iframe alternative that needs no script', async () => {
    await using page = await open(
      around(`<iframe src="${widgets.url}/embed/events?city=Berlin" title="Events"></iframe>`),
      { javaScriptEnabled: false },
    );
    await page.frameLocator('iframe').getByText('Tomorrow').waitFor();
  });
});

describe('marquee-events.js on a host page', () => {
  it('shows a list, follows its attributes, and is its link where scripts are off', async () => {
    const element = `<marquee-events city="Berlin" limit="2" theme="auto"><a href="/all">Events in Berlin</a></marquee-events><script async src="${widgets.url}/marquee-events.js"></script>`;
    await using page = await open(around(element));
    await rows(page).first().waitFor();
    expect(await rows(page).count()).toBe(2);
    await page.evaluate(`document.querySelector('marquee-events').setAttribute('city', 'Paris')`);
    await page.locator('h2', { hasText: 'Paris' }).waitFor();
    await using plain = await open(around(element), { javaScriptEnabled: false });
    expect(await plain.getByText('Events in Berlin').isVisible()).toBe(true);
  });
});
