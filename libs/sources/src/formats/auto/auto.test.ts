import { describe, expect, it } from '@jest/globals';
import { readTexts } from '../../reading/read-texts.ts';
import { readAny } from './auto.ts';

const read = (name: string, text: string | Buffer) => readTexts(readAny, { [name]: text });

describe('a file without a stated format', () => {
  it('is an HTML table with title, venue and town in one cell', async () => {
    const { events } = await read(
      'list.php',
      `<html><body><table><tr><th>Date/Time</th><th>Event</th><th>Price</th><th>SortDate</th></tr>
      <tr><td>Thu: Feb 18 <br>(6pm-10pm)</td><td><a href='https://example.org/a'>Low Tide</a> @ The Pier (Seattle, WA)<td>$26+ | 21+</td><td>2027/02/18</td></tr>
      </table></body></html>`,
    );
    expect(events).toMatchObject([
      {
        ...{ title: 'Low Tide', venue_name: 'The Pier', city: 'Seattle, WA', price_min: '$26+' },
        ...{ start_local: '2027-02-18T18:00:00', end_local: '2027-02-18T22:00:00' },
        url: 'https://example.org/a',
      },
    ]);
  });

  it('is a page with h-event marks', async () => {
    const { events } = await read(
      'page.html',
      `<div class="h-event"><h2 class="p-name">Code night</h2>
      <time class="dt-start" datetime="2027-03-04T19:00">4 March</time>
      <span class="p-location">Hub, Ghent, Belgium</span><a class="u-url" href="https://example.org/n">more</a></div>`,
    );
    expect(events).toMatchObject([
      {
        title: 'Code night',
        start_local: '2027-03-04T19:00:00',
        venue_name: 'Hub, Ghent, Belgium',
      },
    ]);
  });

  it.each(['# Concerts, and readings\n# of the club\n\n', '#, draft\n---\n# list\n'])(
    'is a YAML list behind the comment %j',
    async (comment) => {
      const { events } = await read(
        'a',
        `${comment}- title: Low Tide\n  date: 2027-02-18\n  venue: Pier\n`,
      );
      expect(events).toMatchObject([{ title: 'Low Tide', start_local: '2027-02-18' }]);
    },
  );

  it('is a table whose first column is "#"', async () => {
    const { events } = await read('a', '#,title,date\n1,Low Tide,2027-02-18\n');
    expect(events).toMatchObject([{ title: 'Low Tide', start_local: '2027-02-18' }]);
  });

  it('is a YAML list', async () => {
    const { events } = await read(
      'events.yml',
      'concerts:\n  - title: Joulukonsertti\n    begins: 2027-12-12 16:00\n    venue: Kirkko\n',
    );
    expect(events).toMatchObject([{ title: 'Joulukonsertti', start_local: '2027-12-12T16:00:00' }]);
  });

  it('is a feed with the date in the title, or with the dates of an event module', async () => {
    const feed = (item: string) =>
      `<?xml version="1.0"?><rss version="2.0"><channel><title>X</title><item>${item}<pubDate>Mon, 02 Nov 2026 09:00:00 +0000</pubDate></item></channel></rss>`;
    const dated = await read('a', feed('<title>12.05.2027: Lesung</title><guid>1</guid>'));
    expect(dated.events).toMatchObject([{ title: 'Lesung', start_local: '2027-05-12' }]);
    const module = await read(
      'b',
      feed(
        '<title>Talk</title><guid>2</guid><ev:startdate>2027-02-10T18:00:00+01:00</ev:startdate>',
      ),
    );
    expect(module.events).toMatchObject([
      { title: 'Talk', start_utc: '2027-02-10T18:00:00+01:00' },
    ]);
  });

  it('is refused if it is an SQLite database', async () => {
    const { unreadables } = await read('a.db', Buffer.from('SQLite format 3\0rest'));
    expect(unreadables[0]?.unreadable).toMatch(/SQLite/);
  });
});
