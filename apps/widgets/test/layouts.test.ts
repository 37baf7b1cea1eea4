import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { API, buildEvent, createTestWidgets, type Widgets } from './create-test-widgets.ts';

const at = (day: string, more: object = {}) =>
  buildEvent({ title: `On ${day}`, start_local: `${day}T20:00:00`, ...more });

let widgets: Widgets;
beforeAll(async () => {
  widgets = await createTestWidgets({
    events: [
      at('2026-12-05', { lat: 52.5, lng: 13.4, ticket_url: 'https://tickets.example/1' }),
      at('2026-12-05', {
        title: 'Jazz & more',
        category: 'comedy',
        city: 'Paris',
        country: 'FR',
        lat: 48.8,
        lng: 2.3,
      }),
      at('2026-12-06', { lat: 52.5, lng: 13.4 }),
      at('2024-03-01'),
    ],
  });
});
afterAll(async () => widgets[Symbol.asyncDispose]());

const page = async (query: string) =>
  (await widgets.get(`/embed/events?locale=en&${query}`).expect(200)).text;
const names = (html: string) =>
  [...html.matchAll(/class="name"><a [^>]*><bdi>([^<]*)/g)].map(([, name]) => name);
const linkIn = (html: string, pattern: RegExp) =>
  (pattern.exec(html)?.[1] ?? '').replaceAll('&amp;', '&').replace(widgets.url, '');

describe('a list of events', () => {
  it.each(['cards pictured', 'compact'])('has the layout %s', async (layout) => {
    expect(await page(`layout=${layout.split(' ')[0] ?? ''}`)).toContain(
      `<ul class="events ${layout}">`,
    );
  });

  it('shows a month whose days lead to their events', async () => {
    const html = await page('layout=calendar&month=2026-12&theme=light&tz=Europe/Berlin');
    const day = linkIn(html, /href="([^"]*on=2026-12-05[^"]*)"/);
    expect(names((await widgets.get(day).expect(200)).text).toSorted()).toEqual([
      'Jazz &amp; more',
      'On 2026-12-05',
    ]);
    expect((await widgets.get(day)).text).toContain('aria-current="date"');
    expect(html).toMatch(/month=2027-01/);
  });

  it('begins a calendar with the month of the first event', async () => {
    const html = await page('layout=calendar&city=Paris');
    expect(html).toContain('on=2026-12-05');
    expect(html).toContain('month=2026-11');
    expect(await page('layout=calendar&city=Paris&month=2026-11')).not.toContain('on=2026-12-05');
  });

  it('shows the places on a map', async () => {
    const html = await page('layout=map');
    expect(html.match(/<circle/g)).toHaveLength(2);
    expect(html).toContain('class="land"');
    expect(html).toContain('<title>Jazz &amp; more, Paris</title>');
  });

  it('leads to its next page with its own parameters', async () => {
    const html = await page('limit=1&layout=cards&accent=a8321a&title=Gigs');
    const next =
      linkIn(html, /data-more href="([^"]*)"|href="([^"]*cursor=[^"]*)"/) ||
      linkIn(html, /href="([^"]*cursor=[^"]*)"/);
    const { text } = await widgets.get(next).expect(200);
    expect(names(text)).not.toEqual(names(html));
    expect(text).toContain('<bdi>Gigs</bdi>');
    expect(text).toContain('events cards');
    expect(text).toContain('/accent/a8321a.css');
  });

  it('searches and filters without script', async () => {
    const form = await page('search=1&theme=light');
    expect(form).toMatch(/<form class="find"[^>]*action="\/embed\/events"/);
    expect(form).toContain('name="theme" value="light"');
    expect(names(await page('search=1&q=jazz'))).toEqual(['Jazz &amp; more']);
    expect(names(await page('search=1&category=comedy'))).toEqual(['Jazz &amp; more']);
    expect(await page('search=1&q=zzzzzz')).toContain('Nothing matches');
  });

  it('shows past events with their year, the latest first', async () => {
    const html = await page('past=1');
    expect(names(html)).toEqual(['On 2024-03-01']);
    expect(html).toContain('<h1><bdi>Past events</bdi></h1>');
    expect(html).toMatch(/Mar 1, 2024/);
    expect(await page('past=1&city=Paris')).toContain('There are no past events.');
  });

  it('shows the texts of the site and marks the links to tickets', async () => {
    const html = await page(
      'title=Our+gigs&credit=Data+by+M&ref=my-blog&utm_source=x&utm_medium=<b>',
    );
    expect(html).toContain('<h1><bdi>Our gigs</bdi></h1>');
    expect(html).toContain('<bdi>Data by M</bdi>');
    expect(html).toMatch(new RegExp(`href="${API}/click/[^"?]*\\?ref=my-blog&amp;utm_source=x"`));
    expect(await page('title=none&credit=none')).not.toContain('<footer>');
    expect(await page('title=none')).toContain('<header class="heard">');
  });

  it('has a style sheet for the colours, corners and fonts of the site', async () => {
    const html = await page('background=%23ffffff&radius=0&font=Comic Sans MS,serif');
    const sheet = linkIn(html, /href="(\/appearance\.css[^"]*)"/);
    const { text } = await widgets.get(sheet).expect(200).expect('Content-Type', /css/);
    expect(text).toContain('--paper:#ffffff');
    expect(text).toContain('--radius:0px');
    expect(text).toContain(`--sans:'Comic Sans MS', serif, sans-serif`);
    expect(
      (await widgets.get(`/appearance.css?font=${encodeURIComponent("x';}*{display:none")}`)).text,
    ).toBe(':root{}');
    const transparent = await page('background=transparent&theme=light');
    expect(
      (await widgets.get(linkIn(transparent, /href="(\/appearance\.css[^"]*)"/))).text,
    ).toContain('--paper:transparent');
  });
});

describe('/events.json', () => {
  it('describes the month, the map and the form as elements, never as markup', async () => {
    for (const layout of ['calendar', 'map']) {
      const { body } = await widgets.get(`/events.json?layout=${layout}&search=1`).expect(200);
      expect(body.figure.map(([name]: [string]) => name)).toEqual([
        'form',
        layout === 'map' ? 'svg' : 'table',
      ]);
      expect(JSON.stringify(body.figure)).not.toContain('<');
    }
    const { body } = await widgets
      .get('/events.json?limit=1&radius=4&title=none&credit=none')
      .expect(200);
    expect(body).toMatchObject({ title: null, by: null, variables: { '--radius': '4px' } });
    const next = new URL(body.more.href).search;
    expect((await widgets.get(`/events.json${next}`).expect(200)).body.events[0].title).not.toBe(
      body.events[0].title,
    );
  });
});

describe('/oembed', () => {
  it('describes the iframe of a page', async () => {
    const address = `${widgets.url}/embed/city/Berlin?theme=light`;
    const { headers } = await widgets.get('/embed/city/Berlin?theme=light').expect(200);
    expect(headers['link']).toContain(`/oembed?url=${encodeURIComponent(address)}`);
    const { body } = await widgets
      .get(`/oembed?url=${encodeURIComponent(address)}&maxwidth=400`)
      .expect(200);
    expect(body).toMatchObject({ type: 'rich', version: '1.0', title: 'Berlin', width: 400 });
    expect(body.html).toContain(
      `<blockquote><a href="${address}">Berlin</a></blockquote><iframe src="${address}"`,
    );
    const event = `${widgets.url}/embed/event/on-2026-12-06-berlin-2026-12-06`;
    const described = await widgets.get(`/oembed?url=${encodeURIComponent(event)}`).expect(200);
    expect(described.body).toMatchObject({
      thumbnail_url: `${API}/og/on-2026-12-06-berlin-2026-12-06.png`,
      thumbnail_width: 1200,
    });
    const heightOf = async (limit: number) =>
      (
        await widgets.get(
          `/oembed?url=${encodeURIComponent(`${widgets.url}/embed/events?limit=${limit}`)}`,
        )
      ).body.height;
    expect(await heightOf(20)).toBeGreaterThan(2 * (await heightOf(5)));
  });

  it('rejects the addresses of other pages', async () => {
    const address = `${widgets.url}/embed/city/Berlin?theme=light`;
    await widgets
      .get(`/oembed?url=${encodeURIComponent('https://evil.example/embed/events')}`)
      .expect(404);
    await widgets
      .get(`/oembed?url=${encodeURIComponent(`${widgets.url}/embed/event/%E0%A4%A`)}`)
      .expect(404);
    await widgets.get('/oembed').expect(400);
    await widgets.get(`/oembed?url=${encodeURIComponent(address)}&format=xml`).expect(501);
  });
});
