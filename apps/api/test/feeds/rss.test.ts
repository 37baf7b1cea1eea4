import { describe, expect, it } from '@jest/globals';
import { XMLParser } from 'fast-xml-parser';
import { SyntaxValidator } from 'fast-xml-validator';
import { createTestApi, buildEvent, type Api } from '../create-test-api.ts';
import { ODD_EVENTS } from '../events/odd-events-fixture.ts';

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  isArray: (name) => name === 'item' || name === 'category',
});

async function readFeed(api: Api, path: string) {
  const { text } = await api
    .get(path)
    .expect(200)
    .expect('Content-Type', 'application/rss+xml; charset=utf-8');
  expect(SyntaxValidator.validate(text)).toBe(true);
  const { rss } = parser.parse(text);
  return { rss, channel: rss.channel, items: rss.channel.item ?? [] };
}

describe('GET /events.rss', () => {
  it('lists the newest events first, each under its id', async () => {
    await using api = await createTestApi({ events: ODD_EVENTS });
    const { rss, channel, items } = await readFeed(api, '/events.rss?city=berlin&limit=50');
    const { events } = (await api.get('/events?city=berlin&limit=50&sort=added')).body;
    expect(rss['@version']).toBe('2.0');
    expect(channel['atom:link']).toEqual({
      '@href': 'https://api.test/events.rss?city=berlin&limit=50',
      '@rel': 'self',
      '@type': 'application/rss+xml',
    });
    expect(channel.title).toBe('Marquee: berlin');
    expect(items.map((item: { guid: Record<string, string> }) => item.guid['#text'])).toEqual(
      events.map(({ id }: { id: string }) => id),
    );
    expect(
      items.every(
        (item: { guid: Record<string, string> }) => item.guid['@isPermaLink'] === 'false',
      ),
    ).toBe(true);
  });

  it('contains date, place and description of an event', async () => {
    await using api = await createTestApi({ events: ODD_EVENTS });
    const { event } = (await api.get('/events/plain-evening-berlin-2026-11-28')).body;
    const { items } = await readFeed(api, '/events.rss');
    const item = items.find(({ title }: { title: string }) => title === 'Plain evening');
    expect(item).toMatchObject({
      link: 'https://widgets.test/embed/event/plain-evening-berlin-2026-11-28',
      pubDate: new Date(event.created_at).toUTCString(),
      category: ['music', 'song', 'a,b;c'],
      enclosure: { '@url': 'https://images.example/a.jpg', '@length': '0', '@type': 'image/jpeg' },
      description: expect.stringContaining(
        '2026-11-28 20:00, Große Halle, Saal 2, Berlin\n\nFirst, second',
      ),
    });
    const titles = items.map(({ title }: { title: unknown }) => title);
    expect(titles).toContain('Comma, semicolon; backslash \\ colon: "quotes" , end');
    expect(titles).not.toContain('Called off');
  });

  it('omits an enclosure of an unknown type', async () => {
    await using api = await createTestApi({
      events: [buildEvent({ title: 'A', image_url: 'https://images.example/show?id=1' })],
    });
    expect((await readFeed(api, '/events.rss')).items[0]).not.toHaveProperty('enclosure');
  });

  it('returns an empty feed without events', async () => {
    await using api = await createTestApi();
    expect((await readFeed(api, '/events.rss')).items).toEqual([]);
  });

  it('rejects the categories that /events rejects', async () => {
    await using api = await createTestApi();
    await api
      .get('/events.rss?category=knitting')
      .expect(400)
      .expect('Content-Type', /problem\+json/);
  });
});
