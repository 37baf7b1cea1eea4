import { describe, expect, it } from '@jest/globals';
import { readTexts } from '../../reading/read-texts.ts';
import { readEventFeed } from './rss.ts';

const feed = (channel: string, namespaces = '') =>
  `<rss version="2.0" ${namespaces}><channel><title>Events</title>${channel}</channel></rss>`;
const read = (text: string) => readTexts(readEventFeed, { 'a.rss': text });

describe('a feed of events', () => {
  it('repeats the start in the title, with the result', async () => {
    const item = (title: string) =>
      `<item><title>${title}</title><link>https://a.example/1</link><ev:location>Tucson, Ariz.</ev:location>
       <ev:startdate>2027-05-18T23:30:00.0000000Z</ev:startdate></item>`;
    const { events } = await read(
      feed(
        item('5/18 6:30 PM [L] Rovers Softball vs United') + item('5/4 Ways to Play'),
        'xmlns:ev="http://purl.org/rss/1.0/modules/event/"',
      ),
    );
    expect(events.map(({ title }) => title)).toEqual([
      'Rovers Softball vs United',
      '5/4 Ways to Play',
    ]);
  });

  it('names the lines of a place with markup', async () => {
    const { events } = await read(
      feed(
        `<item><title>Planning</title><calendarEvent:EventDates> February 2, 2027 </calendarEvent:EventDates>
        <calendarEvent:EventTimes>06:00 PM - 08:00 PM</calendarEvent:EventTimes>
        <calendarEvent:Location>City Hall&lt;br&gt;201 Main Street&lt;br&gt;Waco, TX 76701</calendarEvent:Location></item>`,
        'xmlns:calendarEvent="https://a.example/"',
      ),
    );
    expect(events).toMatchObject([
      {
        ...{ venue_name: 'City Hall', address: '201 Main Street, Waco, TX 76701' },
        ...{ start_local: '2027-02-02T18:00:00', end_local: '2027-02-02T20:00:00' },
      },
    ]);
  });

  it('has the start in "pubDate" if items are published after the feed was built', async () => {
    const items = ['20 May 2027 19:00:00', '27 May 2027 19:00:00'].map(
      (date, at) =>
        `<item><title>Lesson ${String(at)}</title><pubDate>${date} +1200</pubDate></item>`,
    );
    const built = (date: string) =>
      feed(`<lastBuildDate>${date} +0000</lastBuildDate>${items.join('')}`);
    const { events } = await read(built('Thu, 21 May 2027 08:00:00'));
    expect(events).toMatchObject([
      { title: 'Lesson 0', start_utc: '2027-05-20T07:00:00.000Z' },
      { title: 'Lesson 1' },
    ]);
    const news = await read(built('Fri, 28 May 2027 08:00:00'));
    expect(news.events).toEqual([]);
  });

  it('has the start in a "pubDate" that is no date of RSS', async () => {
    const item = (title: string, date: string) =>
      `<item><title>${title}</title><description>Concert at Sala 2</description><pubDate>${date}</pubDate></item>`;
    const { events, unreadables } = await read(
      feed(item('Jazz', 'Dj. 25/07 18.30 h') + item('Rock', 'Fins al dijous')),
    );
    expect(events).toMatchObject([
      {
        title: 'Jazz',
        start_local: expect.stringMatching(/-07-25T18:30:00$/),
        venue_name: 'Sala 2',
      },
    ]);
    expect(unreadables).toHaveLength(1);
  });

  it('has the place in the text, behind the date', async () => {
    const item = (title: string, text: string) =>
      `<item><title>${title}</title><description>${text}</description></item>`;
    const { events } = await read(
      feed(
        item('New: Owls – Graz', '2027-08-25 · Café Carina,  Graz · Styria') +
          item('New: Lamps – Graz', '2027-08-26 · 20:00 · Roxy, Graz · Styria'),
      ),
    );
    expect(events).toMatchObject([
      { start_local: '2027-08-25', venue_name: 'Café Carina, Graz' },
      { start_local: '2027-08-26T20:00:00', venue_name: 'Roxy, Graz' },
    ]);
  });

  it('refuses each item without a date', async () => {
    const { unreadables } = await read(
      feed('<item><title>News</title></item><item><title>More news</title></item>'),
    );
    expect(unreadables).toHaveLength(2);
  });

  it('has fields that the publisher named', async () => {
    const { events } = await read(
      feed(
        `<item><title>Kites</title><xCal:dtstart>2027-08-04T09:00:00+10:00</xCal:dtstart>
        <x:customfield name="Cost" id="1">$12.50</x:customfield>
        <x:customfield name="Venue" id="2">Hill Park</x:customfield></item>`,
        'xmlns:xCal="urn:ietf:params:xml:ns:xcal" xmlns:x="https://a.example/"',
      ),
    );
    expect(events).toMatchObject([
      { title: 'Kites', venue_name: 'Hill Park', price_min: '$12.50' },
    ]);
  });
});
