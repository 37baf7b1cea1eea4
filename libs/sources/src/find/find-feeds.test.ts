import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { lazyFetcher } from '../fetch/lazy-fetcher.ts';
import { createRobots, withRobots } from '../fetch/robots.ts';
import { defaultAccess } from '../fetch/settings.ts';
import { startStubServer } from '../testing/stub-server.ts';
import { findFeeds } from './find-feeds.ts';

const ANSWERS = join(import.meta.dirname, '../systems/answers');
const answer = (name: string, page = 'page-1.json') =>
  readFileSync(join(ANSWERS, name, page), 'utf8');

const CALENDAR =
  'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:1\r\nDTSTART:20270301T190000Z\r\nSUMMARY:Duo\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n';

async function find(files: Record<string, string>, path = '/') {
  await using server = await startStubServer((request, response) => {
    const file = files[(request.url ?? '').split('?')[0] ?? ''];
    if (file === undefined) response.writeHead(404).end();
    else response.end(file.replaceAll('__BASE__', `http://${request.headers.host ?? ''}`));
  });
  const access = { ...defaultAccess(), allowPrivate: true };
  const plain = lazyFetcher(access);
  const fetchAddress = withRobots(plain, createRobots({ fetchAddress: plain }));
  const now = new Date('2026-12-01T00:00:00Z');
  const result = await findFeeds(server.origin + path, { fetchAddress, access, now });
  return {
    ...result,
    proposals: result.proposals.map((one) => ({
      ...one,
      location: one.location.replace(server.origin, ''),
    })),
  };
}

it.each([
  'linked-events',
  'datatourisme',
  'localist',
  'open-data-hub',
  'opendatasoft',
  'gancio',
  'the-events-calendar',
  'uitdatabank',
  'squarespace',
  'taiwan-culture',
])('recognises an answer of %s by its members', async (name) => {
  const { proposals } = await find({ '/feed': answer(name) }, '/feed');
  expect(proposals[0]).toMatchObject({ format: name, location: '/feed' });
  expect(proposals[0]?.preview).toHaveLength(5);
});

it('finds the interface behind a WordPress page, better than its calendar file', async () => {
  const page =
    '<link rel="https://api.w.org/" href="__BASE__/wp-json/"><link rel="alternate" type="text/calendar" href="/events/?ical=1">';
  const { proposals } = await find({
    '/': page,
    '/events/': CALENDAR,
    '/wp-json/tribe/events/v1/events': answer('the-events-calendar'),
  });
  expect(proposals.map(({ format }) => format)).toEqual(['the-events-calendar', 'ics']);
});

it('finds a calendar behind a link to subscribe', async () => {
  const { proposals } = await find({
    '/': '<a href="/cal.ics">Subscribe</a>',
    '/cal.ics': CALENDAR,
  });
  expect(proposals).toMatchObject([
    { format: 'ics', location: '/cal.ics', upcoming: 1, next: '2027-03-01T19:00:00Z' },
  ]);
});

it('finds the events in a page', async () => {
  const event = {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: 'Trio',
    startDate: '2027-02-01T20:00',
  };
  const { proposals } = await find({
    '/': `<script type="application/ld+json">${JSON.stringify(event)}</script>`,
  });
  expect(proposals).toMatchObject([
    {
      format: 'jsonld',
      preview: [
        {
          title: 'Trio',
          uncertain: ['no_place', 'no_zone'],
        },
      ],
    },
  ]);
});

it('finds the events that a page marks with classes', async () => {
  const { proposals } = await find({
    '/': `<div class="card h-event"><h2 class="p-name">Code night</h2>
      <time class="dt-start" datetime="2027-03-04T19:00">4 March</time></div>`,
  });
  expect(proposals).toMatchObject([{ format: 'html', location: '/', upcoming: 1 }]);
});

it('finds the events in the data of the scripts of a page', async () => {
  const events = [1, 2].map((number) => ({
    ...{ id: number, title: `Trio ${String(number)}`, location: { name: 'Adobe Room' } },
    scheduling: { config: { startDate: '2027-03-04T19:00:00.000Z', timeZoneId: 'Europe/Rome' } },
  }));
  const data = JSON.stringify({ apps: { widget: { events: { events, hasMore: false } } } });
  const { proposals } = await find({
    '/': `<h1>Events</h1><script type="application/json" id="data">${data}</script>`,
  });
  expect(proposals).toMatchObject([
    { format: 'html', location: '/', upcoming: 2, preview: [{ place: 'Adobe Room' }, {}] },
  ]);
});

const feed = (item: string) =>
  `<?xml version="1.0"?><rss version="2.0"><channel><title>X</title><item><title>Talk</title><guid>1</guid>${item}</item></channel></rss>`;

it.each(['ev:startdate', 'xcal:dtstart', 'mec:startDate'])(
  'finds a feed whose items have %s, also by its own address',
  async (name) => {
    const files = {
      '/': '<link rel="alternate" type="application/rss+xml" href="/feed">',
      '/feed': feed(`<${name}>2027-02-10T18:00:00</${name}>`),
    };
    const expected = [{ format: 'rss', location: '/feed', next: '2027-02-10T18:00:00' }];
    expect((await find(files)).proposals).toMatchObject(expected);
    expect((await find(files, '/feed')).proposals).toMatchObject(expected);
  },
);

it('finds no events in news, though their texts name days', async () => {
  const news = feed(
    '<pubDate>Mon, 02 Nov 2026 09:00:00 +0000</pubDate><description>The hall opens on 12 May 2027.</description>',
  );
  expect((await find({ '/feed': news }, '/feed')).proposals).toEqual([]);
});

it('does not request what robots.txt forbids', async () => {
  const { proposals, tried } = await find({
    '/robots.txt': 'User-agent: *\nDisallow: /cal.ics',
    '/': '<a href="/cal.ics">Subscribe</a>',
    '/cal.ics': CALENDAR,
  });
  expect(proposals).toEqual([]);
  expect(tried.map(({ outcome }) => outcome).join()).toContain('robots.txt');
});

it.each([
  ['a shop', '<h1>Shop</h1><a href="/cart">Cart</a>'],
  ['news', '<link rel="alternate" type="application/rss+xml" href="/feed"><article>News</article>'],
])('finds nothing on the page of %s', async (_, page) => {
  expect((await find({ '/': page })).proposals).toEqual([]);
});

it('tries the usual addresses of the systems if the page states nothing', async () => {
  const { proposals } = await find({ '/api/2/events': answer('localist') });
  expect(proposals).toMatchObject([{ format: 'localist', location: '/api/2/events' }]);
});
