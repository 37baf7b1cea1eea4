import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createGazetteerRepository } from '@marquee/database';
import { buildEvent, createTestWidgets, type Widgets } from './create-test-widgets.ts';

let widgets: Widgets;
beforeAll(async () => {
  const carmen = {
    title: 'Carmen',
    series_id: 'carmen',
    series_title: 'Carmen',
    venue_name: 'Opera House',
  };
  widgets = await createTestWidgets({
    events: [
      buildEvent({ ...carmen, start_local: '2026-12-05T20:00:00', lat: 52.5, lng: 13.4 }),
      buildEvent({ ...carmen, start_local: '2026-12-06T20:00:00', lat: 52.5, lng: 13.4 }),
      buildEvent({
        title: 'A talk',
        category: 'conference',
        start_local: '2027-03-01T10:00:00',
        artists: ['The Testers'],
      }),
      buildEvent({ start_local: '2024-03-01T20:00:00', city: 'Hamburg', artists: ['The Testers'] }),
    ],
  });
  await createGazetteerRepository(widgets.database).load([
    {
      geoname_id: 1,
      name: 'Potsdam',
      alternate_names: [],
      region: 'Brandenburg',
      region_code: 'BB',
      country_code: 'DE',
      lat: 52.4,
      lng: 13.06,
      timezone: 'Europe/Berlin',
      population: 180_000,
    },
  ]);
});
afterAll(async () => widgets[Symbol.asyncDispose]());

const page = async (path: string, status = 200) => (await widgets.get(path).expect(status)).text;

describe('widgets of one record', () => {
  it('list the events of a venue, with its place', async () => {
    const html = await page('/embed/venue/opera-house-berlin?locale=en&layout=cards&limit=1');
    expect(html).toContain('<h1><bdi>Opera House</bdi></h1>');
    expect(html).toContain('<ul class="events cards pictured">');
    const next =
      /href="([^"]*\/embed\/venue\/opera-house-berlin\?[^"]*cursor=[^"]*)"/.exec(html)?.[1] ?? '';
    expect(await page(next.replaceAll('&amp;', '&').replace(widgets.url, ''))).toContain('Carmen');
    expect(await page('/embed/venue/nowhere', 404)).toContain('We could not find this');
  });

  it('list the past shows of an artist with their years, if they are requested', async () => {
    const html = await page('/embed/artist/the-testers?locale=en&past=1');
    const [, past = ''] = html.split('<h2>Past events</h2>');
    expect(past).toMatch(/<bdi>Hamburg<\/bdi>.*Mar 1, 2024/s);
    expect(past).not.toContain('Mar 1, 2027');
    expect(await page('/embed/artist/the-testers?locale=en')).not.toContain('2024');
  });

  it('list the dates of a series and the articles of a language', async () => {
    const slug = (await widgets.database.prisma.series.findFirstOrThrow()).slug;
    expect((await page(`/embed/series/${slug}?locale=en`)).match(/class="event"/g)).toHaveLength(2);
    expect(await page('/embed/articles?locale=en')).toContain('<h1><bdi>Articles</bdi></h1>');
  });
});

describe('an empty list', () => {
  it('shows the next events without its other filters', async () => {
    const html = await page(
      '/embed/events?city=Berlin&category=conference&to=2026-12-01&locale=en',
    );
    expect(html).toContain('Nothing is announced here yet.');
    expect(html).toMatch(/<h2>Coming up next<\/h2>.*Carmen/s);
    expect(html).toContain('New events in Berlin by e-mail');
    const { body } = await widgets
      .get('/events.json?city=Berlin&to=2026-12-01&locale=en')
      .expect(200);
    expect(body.events[0].title).toBe('Carmen');
    expect(JSON.stringify(body.figure)).toContain('Coming up next');
  });

  it('shows events near a city that has none', async () => {
    const html = await page('/embed/events?city=Potsdam&locale=en');
    expect(html).toMatch(/<h2>In nearby cities<\/h2>.*Carmen/s);
  });
});

describe('the forms for mail', () => {
  const send = (path: string, fields: object) =>
    widgets.request.post(path).type('form').send(fields);
  const countMails = () =>
    widgets.database.prisma.mail.count({ where: { kind: 'confirm_address' } });

  it('send a mail to confirm the address', async () => {
    const before = await countMails();
    const { text } = await send('/embed/sign-up?locale=en', {
      email: 'ada@example.com',
      city: 'Berlin',
    }).expect(200);
    expect(text).toContain('Confirm your address with the link');
    await send('/embed/follow', {
      email: 'bob@example.com',
      event: 'a-talk-berlin-2027-03-01',
    }).expect(200);
    expect(await countMails()).toBe(before + 2);
    await send('/embed/sign-up', { email: 'no address' })
      .expect(400)
      .expect('Content-Type', /html/);
    await send('/embed/follow', { email: 'bob@example.com', event: 'nope' }).expect(404);
    expect(await countMails()).toBe(before + 2);
  });

  it('are on the pages of an event ahead and of an artist with shows', async () => {
    const html = await page('/embed/event/a-talk-berlin-2027-03-01?locale=en');
    expect(html).toContain('Tell me if this event is moved or cancelled');
    expect(html).toContain('mailto:?subject=A%20talk');
    expect(await page('/embed/artist/the-testers?locale=en')).toContain(
      '<summary>Follow The Testers</summary>',
    );
  });
});
