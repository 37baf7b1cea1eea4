import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { openHost, startBrowser } from './browser.ts';
import { API, buildEvent, createTestWidgets, type Widgets } from './create-test-widgets.ts';

const WEB = 'https://web.test';

let widgets: Widgets;
let browser: Browser;
beforeAll(async () => {
  widgets = await createTestWidgets({
    web: WEB,
    events: [
      buildEvent({
        title: 'Gala',
        venue_name: 'The Hall',
        artists: ['The Testers', 'Can'],
        ticket_url: 'https://shop.partner.example/gala',
      }),
      buildEvent({ title: 'Plain', ticket_url: 'https://tickets.example/plain' }),
      buildEvent({ title: 'Gone', start_local: '2026-11-10T20:00:00' }),
    ],
    settings: {
      affiliates: [
        { partner: 'partner', hosts: ['partner.example'], parameters: { ref: 'us' } },
        { partner: 'hotels', hosts: ['booking.com'], template: 'https://track.example/?to={url}' },
      ],
    },
  });
  browser = await startBrowser();
});
afterAll(async () => {
  await browser.close();
  await widgets[Symbol.asyncDispose]();
});

const page = async (path: string) =>
  (await widgets.get(path).expect(200)).text.replaceAll('&amp;', '&');
const GALA = 'gala-berlin-2026-11-28';

describe('/oembed', () => {
  const describeUrl = (url: string) => widgets.get(`/oembed?url=${encodeURIComponent(url)}`);

  it.each([
    [`${WEB}/e/${GALA}`, `/embed/event/${GALA}`],
    [`${WEB}/e/${GALA}?locale=de&q=1`, `/embed/event/${GALA}?locale=de`],
    [`${WEB}/city/Berlin`, '/embed/city/Berlin'],
    [`${WEB}/artist/can`, '/embed/artist/can'],
    [`${WEB}/venue/the-hall-berlin`, '/embed/venue/the-hall-berlin'],
    [`${WEB}/plan/${GALA}`, `/embed/plan/${GALA}`],
  ])('describes the widget of the page %s', async (url, path) => {
    const { body } = await describeUrl(url).expect(200);
    expect(body.html).toContain(`<iframe src="${widgets.url}${path}"`);
  });

  it.each(['/search', '/e/', `/e/${GALA}/more`, '/e/nowhere', '/__proto__/x', '/constructor/x'])(
    'rejects the page %s',
    async (path) => {
      await describeUrl(`${WEB}${path}`).expect(404);
    },
  );
});

describe('links of widgets', () => {
  it('lead to the website in the language of the widget, with the marks of the site', async () => {
    const query = '?utm_source=blog&locale=de';
    expect(await page(`/embed/events${query}&city=Berlin`)).toContain(
      `href="${WEB}/e/${GALA}${query}"`,
    );
    const city = await page(`/embed/city/Berlin${query}`);
    expect(city).toContain(`href="${WEB}/venue/the-hall-berlin${query}"`);
    expect(city).toMatch(new RegExp(`href="${WEB}/city/Berlin[^"?]*\\?${query.slice(1)}"`));
    const event = await page(`/embed/event/${GALA}${query}`);
    expect(event).toContain(`href="${WEB}/artist/the-testers${query}"`);
    expect(event).toContain(`href="${WEB}/plan/${GALA}${query}"`);
    expect(event).toContain(`data-copy-link="${WEB}/e/${GALA}${query}"`);
    const { body } = await widgets.get(`/events.json${query}`).expect(200);
    expect(body.events[0].href).toMatch(`${WEB}/e/`);
    expect(body.by.href).toBe(`${WEB}/`);
  });

  it('lead from a counted demand to the page of the artist with what others want', async () => {
    const fields = { artist: 'The Testers', city: 'Berlin' };
    const { text } = await widgets.request
      .post('/embed/demand-it?locale=en')
      .type('form')
      .send(fields)
      .expect(200);
    expect(text).toContain(`href="${WEB}/demand/the-testers?locale=en"`);
    expect(text).toContain(`data-copy-link="${WEB}/demand/the-testers?locale=en"`);
  });

  it('are sponsored only if they earn a commission', async () => {
    const html = await page('/embed/events?city=Berlin');
    const relation = (slug: string) =>
      new RegExp(`href="${API}/click/${slug}"[^>]* rel="([^"]*)"`).exec(html)?.[1];
    expect(relation(GALA)).toBe('noopener sponsored nofollow');
    expect(relation('plain-berlin-2026-11-28')).toBe('noopener nofollow');
    expect(html.match(/sponsored/g)).toHaveLength(1);
  });
});

describe('the plan of an evening', () => {
  it('shows times and links, sponsored only if they earn a commission', async () => {
    const html = await page(`/embed/plan/${GALA}?locale=en`);
    expect(html).toContain('<h1><bdi>Plan for the evening</bdi></h1>');
    expect(html).toMatch(/<time datetime="2026-11-28T20:00:00">20:00<\/time> <bdi>Gala<\/bdi>/);
    expect(html).toContain(`href="${API}/plan.ics?event_id=${GALA}"`);
    expect(html).toMatch(
      /href="https:\/\/track\.example\/[^"]*" target="_blank" rel="noopener sponsored nofollow"/,
    );
    expect(html).toMatch(
      /href="https:\/\/www\.google\.com[^"]*" target="_blank" rel="noopener nofollow"/,
    );
  });

  it('has the facts in the language of the reader, without English sentences', async () => {
    const html = await page(`/embed/plan/${GALA}?locale=de`);
    expect(html).toContain('<h1><bdi>Plan für den Abend</bdi></h1>');
    expect(html).toContain('<bdi>Can · Spotify</bdi>');
    expect(html).not.toMatch(/before the start|Stay near| on Spotify/);
  });

  it('plans nothing for an event that is over, and knows no other event', async () => {
    const html = await page('/embed/plan/gone-berlin-2026-11-10?locale=de');
    expect(html).not.toContain('class="times"');
    expect(html).toContain('Diese Veranstaltung ist vorbei.');
    expect(html).not.toContain('lang="en"');
    await widgets.get('/embed/plan/unknown').expect(404);
  });

  it('is described by oEmbed', async () => {
    const address = `${widgets.url}/embed/plan/${GALA}`;
    const { body } = await widgets.get(`/oembed?url=${encodeURIComponent(address)}`).expect(200);
    expect(body).toMatchObject({ title: 'Plan for the evening: Gala', height: 1_400 });
  });
});

describe('the button that copies a link', () => {
  it('copies it, or shows it in a frame that must not', async () => {
    const address = `${widgets.url}/embed/event/${GALA}?locale=en`;
    await using host = await openHost(browser, `<iframe src="${address}" height="900"></iframe>`);
    const frame = host.frameLocator('iframe');
    await frame.getByRole('button', { name: 'Copy link' }).click();
    await frame.getByRole('textbox', { name: 'Copy link' }).waitFor();
    expect(await frame.getByRole('textbox', { name: 'Copy link' }).inputValue()).toBe(
      `${WEB}/e/${GALA}?locale=en`,
    );
    const context = await browser.newContext({
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    const own = await context.newPage();
    await own.goto(address);
    await own.getByRole('button', { name: 'Copy link' }).click();
    await own.getByText('Copied').waitFor();
    expect(await own.evaluate('navigator.clipboard.readText()')).toBe(`${WEB}/e/${GALA}?locale=en`);
    await context.close();
  });
});
