import { Readable } from 'node:stream';
import { describe, expect, it } from '@jest/globals';
import { readerFor, type EventFormatName } from '../formats.ts';
import type { TableOptions } from '../tables/table-options.ts';
import { mobilizon } from './mobilizon.ts';
import { spektrix } from './spektrix.ts';

async function read(format: EventFormatName, body: unknown, options: TableOptions = {}) {
  async function* files() {
    const content = Readable.from([Buffer.from(JSON.stringify(body))]);
    yield* [
      { name: 'page.json', content, address: 'https://gateway.example/v2/libraries/owl/events' },
    ];
  }
  const records = [];
  for await (const record of (await readerFor(format))(files(), options)) records.push(record);
  return records;
}

const toUrl = (address: string) => new URL(address);

describe('Mobilizon', () => {
  const element = {
    uuid: 'u1',
    title: 'Assembly',
    beginsOn: '2027-05-01T18:00:00Z',
    endsOn: null,
    status: 'CANCELLED',
    visibility: 'PUBLIC',
    physicalAddress: {
      description: 'Hall',
      locality: 'Graz',
      country: 'Austria',
      geom: '15.44;47.07',
    },
    options: { timezone: 'Europe/Vienna' },
    tags: [],
  };

  it('reads a position with the longitude first', async () => {
    expect(
      await read('mobilizon', { data: { searchEvents: { total: 1, elements: [element] } } }),
    ).toMatchObject([
      { title: 'Assembly', lat: 47.07, lng: 15.44, status: 'cancelled', timezone: 'Europe/Vienna' },
    ]);
  });

  it('does not list unlisted events', async () => {
    const elements = [{ ...element, visibility: 'UNLISTED' }];
    expect(
      await read('mobilizon', { data: { searchEvents: { total: 1, elements } } }),
    ).toMatchObject([{ cause: 'hidden' }]);
  });

  it('requests the next page of the search', () => {
    const url = toUrl('https://m.example/api');
    mobilizon.first?.(url, new Date('2027-01-01T00:00:00Z'));
    const next = mobilizon.next?.({
      url,
      body: { data: { searchEvents: { total: 60 } } },
      count: 50,
      number: 1,
    });
    expect(next?.searchParams.get('variables')).toContain('"page":2');
  });
});

it('Eventfinda: makes an event of each session, and reads the town of the summary', async () => {
  const record = {
    id: 6,
    name: 'Kites',
    is_cancelled: false,
    timezone: 'Pacific/Auckland',
    location: { name: 'Hill Park', summary: "Hill Park, Napier, Hawke's Bay" },
    point: { lat: -39.4, lng: 176.9 },
    sessions: {
      sessions: [
        { datetime_start: '2027-08-04 09:00:00', is_cancelled: false },
        { datetime_start: '2027-08-05 09:00:00', is_cancelled: true },
      ],
    },
    description: '[b]Bring[/b] string',
  };
  expect(await read('eventfinda', { events: [record] })).toMatchObject([
    { start_local: '2027-08-04T09:00:00', city: 'Napier', description: 'Bring string' },
    { start_local: '2027-08-05T09:00:00', status: 'cancelled' },
  ]);
});

it('Spektrix: joins instances with their events, and reads the start in UTC', async () => {
  const expanded = await spektrix.expand?.(
    [
      {
        id: '77',
        event: { id: '44' },
        start: '2027-08-04T19:00:00',
        startUtc: '2027-08-04T18:00:00',
        cancelled: true,
      },
    ],
    () => Promise.resolve([{ id: '44', name: 'Hamlet', attribute_Genre: 'Drama' }]),
    toUrl('https://system.example/house/api/v3/instances'),
  );
  expect(await read('spektrix', expanded)).toMatchObject([
    { title: 'Hamlet', start_utc: '2027-08-04T18:00:00Z', series_id: '44', status: 'cancelled' },
  ]);
});

it('SPARQL: refuses a date that is only known to the year', async () => {
  const bind = (row: Record<string, string>) =>
    Object.fromEntries(Object.entries(row).map(([name, value]) => [name, { value }]));
  const bindings = [
    bind({
      event: 'http://w.example/Q1',
      title: 'Fair',
      start: '2027-08-04T00:00:00Z',
      precision: '11',
      position: 'Point(36.8 -1.3)',
    }),
    bind({
      event: 'http://w.example/Q2',
      title: 'Year',
      start: '2028-01-01T00:00:00Z',
      precision: '9',
    }),
  ];
  expect(await read('sparql', { results: { bindings } })).toMatchObject([
    { title: 'Fair', start_local: '2027-08-04', lat: '-1.3', lng: '36.8' },
    { unreadable: 'The date is only known to the month or year.' },
  ]);
});

describe('SPARQL', () => {
  const term = (value: string, language?: string) => ({ value, 'xml:lang': language });

  it('reads the usual names of variables, and labels before addresses', async () => {
    const row = {
      item: term('http://w.example/Q3'),
      itemLabel: term('Harvest Fair', 'en'),
      startTime: term('2027-09-04T00:00:00Z'),
      startPrecision: term('11'),
      place: term('http://w.example/Q9'),
      placeLabel: term('Fairground', 'en'),
      locality: term('Tartu'),
      countryCode: term('EE'),
      coord: term('Point(26.72 58.38)'),
      officialWebsite: term('https://fair.example/'),
    };
    expect(await read('sparql', { results: { bindings: [row] } })).toMatchObject([
      {
        ...{ title: 'Harvest Fair', start_local: '2027-09-04', venue_name: 'Fairground' },
        ...{ city: 'Tartu', country: 'EE', lat: '58.38', lng: '26.72' },
        url: 'https://fair.example/',
      },
    ]);
  });

  it('joins the rows of an event, chooses the language, and refuses an entity without name', async () => {
    const event = term('http://a.example/K1');
    const startDate = term('2027-03-05T19:30:00-05:00');
    const bindings = [
      { event, startDate, name: term('Night', 'en') },
      { event, startDate, name: term('Nuit', 'fr') },
      { event: term('http://w.example/Q7'), eventLabel: term('Q7'), startDate },
    ];
    expect(await read('sparql', { results: { bindings } }, { language: 'fr' })).toMatchObject([
      { title: 'Nuit', start_utc: '2027-03-05T19:30:00-05:00' },
      { unreadable: 'The event has no name.' },
    ]);
  });

  it('makes an event of each start', async () => {
    const bindings = ['2027-03-05', '2027-03-06'].map((day) => ({
      event: term('http://a.example/K2'),
      title: term('Play'),
      start: term(`${day}T19:00:00Z`),
    }));
    expect(await read('sparql', { results: { bindings } })).toMatchObject([
      { start_utc: '2027-03-05T19:00:00Z', series_id: 'http://a.example/K2' },
      { start_utc: '2027-03-06T19:00:00Z', series_id: 'http://a.example/K2' },
    ]);
  });
});

it('Spektrix: reads the instances if the address is that of the events', async () => {
  const expanded = await spektrix.expand?.(
    [{ id: '7', name: 'Lear', attribute_Genre: 'Drama' }],
    (address) =>
      Promise.resolve(
        address === 'https://system.example/house/api/v3/instances'
          ? [{ id: '70', event: { id: '7' }, startUtc: '2027-09-04T18:00:00' }]
          : null,
      ),
    toUrl('https://system.example/house/api/v3/events'),
  );
  expect(await read('spektrix', expanded)).toMatchObject([
    { title: 'Lear', source_id: '70', start_utc: '2027-09-04T18:00:00Z' },
  ]);
});

it('OpenLigaDB and TheSportsDB: read kick-offs as UTC', async () => {
  const match = {
    matchID: 1,
    matchDateTimeUTC: '2027-02-06T14:30:00Z',
    team1: { teamName: 'A' },
    team2: { teamName: 'B' },
    location: { locationCity: 'Köln' },
  };
  expect(await read('openligadb', [match])).toMatchObject([
    { title: 'A – B', start_utc: '2027-02-06T14:30:00Z', city: 'Köln' },
  ]);
  const event = {
    idEvent: '5',
    strHomeTeam: 'C',
    strAwayTeam: 'D',
    strTimestamp: '2027-02-06T15:00:00',
    strTime: '15:00:00',
    dateEvent: '2027-02-06',
    strPostponed: 'yes',
  };
  expect(await read('thesportsdb', { events: [event] })).toMatchObject([
    { title: 'C – D', start_utc: '2027-02-06T15:00:00Z', status: 'postponed' },
  ]);
});

it('public holidays: are whole days in their country', async () => {
  expect(
    await read('public-holidays', [
      { date: '2027-08-15', localName: 'Mariä Himmelfahrt', name: 'Assumption', countryCode: 'AT' },
    ]),
  ).toMatchObject([
    { title: 'Mariä Himmelfahrt', start_local: '2027-08-15', all_day: true, country: 'AT' },
  ]);
});
