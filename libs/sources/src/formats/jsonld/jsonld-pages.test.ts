import { describe, expect, it } from '@jest/globals';
import { readTexts } from '../../reading/read-texts.ts';
import { jsonLdFormat } from './jsonld.ts';

const NOW = new Date('2026-11-21T11:00:00Z');
const event = {
  '@context': 'https://schema.org',
  '@type': 'Event',
  name: 'Evening',
  startDate: '2027-03-01T19:00:00',
};
const json = JSON.stringify(event);
const page = (script: string) =>
  `<!doctype html><script type="application/ld+json">${script}</script>`;

const read = async (text: string) =>
  readTexts(
    jsonLdFormat(() => NOW),
    { 'a.html': text },
  );
const readStarts = async (document: object) =>
  (await read(JSON.stringify(document))).events.map(({ title, start_local, end_local }) => [
    title,
    start_local,
    end_local,
  ]);

describe('JSON-LD of careless pages', () => {
  it.each([
    ['a semicolon', `${json};`],
    ['CDATA in comments', `// <![CDATA[\n${json}\n// ]]>`],
    ['CDATA with an encoded end', `// <![CDATA[\n${json}\n// ]]&gt;`],
    ['CDATA in block comments', `/* <![CDATA[ */ ${json} /* ]]> */`],
    ['bare CDATA', `<![CDATA[${json}]]>`],
    ['an HTML comment', `<!--\n${json}\n//-->`],
    [
      'control characters',
      json.replace('Evening', 'Eve\tning\u0003\n').replace('Eve\tning', 'Evening'),
    ],
    ['a trailing comma', json.replace('}', ',}')],
    ['a comment', json.replace('{', '{ /* event */ ')],
    ['encoded quotation marks', json.replaceAll('"', '&quot;')],
    ['two objects in a row', `{"@type":"WebSite","name":"x"}\n${json}`],
    ['a byte order mark', `\ufeff${json}`],
  ])('reads a script with %s', async (_name, script) => {
    const { events, unreadables } = await read(page(script));
    expect(unreadables).toEqual([]);
    expect(events).toMatchObject([
      { title: expect.stringContaining('Evening'), start_local: '2027-03-01T19:00:00' },
    ]);
  });
});

describe('events with several dates', () => {
  it('reads a list of dates as one event per date', async () => {
    const startDate = ['2027-03-01T19:00:00', '2027-03-08T19:00:00'];
    const endDate = ['2027-03-01T21:00:00', '2027-03-08T21:00:00'];
    expect(await readStarts({ ...event, startDate, endDate })).toEqual([
      ['Evening', startDate[0], endDate[0]],
      ['Evening', startDate[1], endDate[1]],
    ]);
  });

  it('expands a schedule', async () => {
    const eventSchedule = {
      '@type': 'Schedule',
      startDate: '2027-03-01',
      endDate: '2027-03-20',
      repeatFrequency: 'P1W',
      byDay: ['https://schema.org/Monday', 'Friday'],
      startTime: '19:00:00',
      endTime: '00:30',
      exceptDate: '2027-03-08',
      scheduleTimezone: 'Europe/Berlin',
    };
    const { events } = await read(
      JSON.stringify({ ...event, startDate: undefined, eventSchedule }),
    );
    expect(events.map(({ start_local }) => start_local)).toEqual(
      ['01', '05', '12', '15', '19'].map((day) => `2027-03-${day}T19:00:00`),
    );
    expect(events[0]).toMatchObject({
      end_local: '2027-03-02T00:30:00',
      timezone: 'Europe/Berlin',
    });
  });

  it('reads the third Saturday of each month, and one schedule per date', async () => {
    const monthly = {
      startDate: '2027-03-01',
      repeatFrequency: 'P1M',
      byDay: 'Saturday',
      byMonthWeek: 3,
      repeatCount: 2,
    };
    expect(await readStarts({ ...event, eventSchedule: monthly })).toMatchObject([
      ['Evening', '2027-03-20T19:00:00'],
      ['Evening', '2027-04-17T19:00:00'],
    ]);
    const single = ['2027-03-01', '2027-04-01'].map((startDate) => ({
      '@type': 'Schedule',
      startDate,
      startTime: '20:00',
    }));
    expect(await readStarts({ ...event, eventSchedule: single })).toMatchObject([
      ['Evening', '2027-03-01T20:00:00'],
      ['Evening', '2027-04-01T20:00:00'],
    ]);
  });

  it('reports that a schedule has more dates than are read', async () => {
    const eventSchedule = {
      ...{ '@type': 'Schedule', startDate: '2020-01-01', endDate: '2040-01-01' },
      ...{ startTime: '20:00', repeatFrequency: 'P1D' },
    };
    const { events } = await read(JSON.stringify({ ...event, eventSchedule }));
    expect(events).toHaveLength(500);
    expect(events[0]?.warnings).toMatchObject([
      { warning: 'schedule with more than 500 dates: the others were left out' },
    ]);
  });

  it('reads the start of an event with a schedule that is not supported, and reports it', async () => {
    const { events } = await read(
      JSON.stringify({ ...event, eventSchedule: { repeatFrequency: 'sometimes' } }),
    );
    expect(events).toMatchObject([{ start_local: event.startDate, warnings: [{}] }]);
  });

  it('completes sub-events from their parent, which they represent', async () => {
    const subEvent = [
      { '@type': 'Event', startDate: '2027-03-01T19:00:00' },
      { startDate: '2027-03-02T19:00:00' },
    ];
    for (const parent of [event, { ...event, '@type': 'EventSeries', startDate: undefined }]) {
      const { events } = await read(JSON.stringify({ ...parent, location: 'Hall', subEvent }));
      expect(events).toMatchObject([
        { title: 'Evening', venue_name: 'Hall', start_local: '2027-03-01T19:00:00' },
        { title: 'Evening', venue_name: 'Hall', start_local: '2027-03-02T19:00:00' },
      ]);
    }
  });

  it('reads a festival and its events', async () => {
    const subEvent = [{ ...event, name: 'Opening' }];
    expect(
      (await read(JSON.stringify({ ...event, '@type': 'Festival', subEvent }))).events,
    ).toHaveLength(2);
  });
});

describe('pages without JSON-LD', () => {
  const expected = [
    {
      title: 'Gig & more',
      start_local: '2027-02-03T20:00',
      venue_name: 'Hall',
      city: 'Ghent',
      url: 'https://x.example/e/1',
    },
  ];

  it('reads microdata', async () => {
    const { events } = await read(`<html><div itemscope itemtype="http://schema.org/MusicEvent">
      <h1 itemprop="name">Gig &amp; more</h1><meta itemprop="startDate" content="2027-02-03T20:00">
      <a itemprop="url" href="https://x.example/e/1">more</a>
      <div itemprop="location" itemscope itemtype="https://schema.org/Place"><b itemprop="name">Hall</b>
      <p itemprop="address" itemscope itemtype="http://schema.org/PostalAddress"><i itemprop="addressLocality">Ghent</i></p>
      </div></div></html>`);
    expect(events).toMatchObject(expected);
  });

  it('reads RDFa', async () => {
    const { events } = await read(`<html><body vocab="https://schema.org/"><div typeof="Event">
      <h1 property="name">Gig &amp; more</h1><time property="startDate" datetime="2027-02-03T20:00">3 Feb</time>
      <a property="url" href="https://x.example/e/1">more</a>
      <div property="location" typeof="Place"><b property="name">Hall</b>
      <p property="address" typeof="PostalAddress"><i property="addressLocality">Ghent</i></p></div></div></body></html>`);
    expect(events).toMatchObject(expected);
  });
});

describe('hostile JSON-LD', () => {
  const MEGABYTE = 1_000_000;
  const offers = (count: number) => Array.from({ length: count }, (_, price) => ({ price }));

  it.each([
    [
      '100,000 nested events',
      `${'{"@type":"Event","subEvent":'.repeat(100_000)}1${'}'.repeat(100_000)}`,
    ],
    ['100,000 nested lists', `${'['.repeat(100_000)}${json}${']'.repeat(100_000)}`],
    ['a megabyte of spaces in a script', page(`{a:1}${' '.repeat(MEGABYTE)}x`)],
    ['a megabyte of spaces before a script', page(`${' '.repeat(MEGABYTE)}{`)],
    ['a megabyte of open braces in a script', page('{"a":'.repeat(MEGABYTE / 5))],
    ['a megabyte of end marks', page(`${json}${'-->'.repeat(MEGABYTE / 3)}`)],
    ['a megabyte of semicolons', page(`${json}${';'.repeat(MEGABYTE)}`)],
    ['100,000 open scripts', '<html>'.padEnd(MEGABYTE, '<script ')],
  ])('is refused: %s', async (_, text) => {
    const { events, unreadables } = await read(text);
    expect([events.length, unreadables.length]).toEqual([0, 1]);
  });

  it('is read: 100,000 offers, 20,000 events', async () => {
    const { events } = await read(JSON.stringify({ ...event, offers: offers(100_000) }));
    expect(events).toMatchObject([{ price_min: 0, price_max: 99_999 }]);
    expect(
      (await read(JSON.stringify(Array.from({ length: 20_000 }, () => event)))).events,
    ).toHaveLength(20_000);
  });
});

describe('a venue that lists its events', () => {
  const listed = { '@type': 'MusicEvent', name: 'Set', startDate: '2027-03-02T20:00:00' };
  const address = { '@type': 'PostalAddress', addressLocality: 'Bergen', addressCountry: 'NO' };
  const readPlaces = async (document: object) =>
    (await read(JSON.stringify(document))).events.map(({ venue_name, city }) => [venue_name, city]);

  it('is the place of events that state none', async () => {
    const elsewhere = { ...listed, name: 'Tour', location: { '@type': 'Place', name: 'Hall' } };
    const venue = { '@type': 'MusicVenue', name: 'Cellar', address, event: [listed, elsewhere] };
    expect(await readPlaces(venue)).toEqual([
      ['Cellar', 'Bergen'],
      ['Hall', undefined],
    ]);
  });

  it('is not an ensemble on tour', async () => {
    const band = { '@type': 'MusicGroup', name: 'Quartet', address, event: [listed] };
    expect(await readPlaces(band)).toEqual([[undefined, undefined]]);
  });
});
