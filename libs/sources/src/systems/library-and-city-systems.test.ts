import { Readable } from 'node:stream';
import { describe, expect, it } from '@jest/globals';
import { readerFor, type EventFormatName } from '../formats.ts';
import type { TableOptions } from '../tables/table-options.ts';
import { bibliocommons } from './bibliocommons.ts';
import { openagendaApi } from './openagenda-api.ts';
import { trumba } from './trumba.ts';

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

describe('BiblioCommons', () => {
  const page = {
    events: { pagination: { pages: 2, page: 1 }, items: ['b', 'a'] },
    entities: {
      events: {
        a: {
          definition: {
            title: 'Story time',
            start: '2027-01-09T10:00',
            end: '2027-01-09T10:30',
            branchLocationId: 'OW',
            typeIds: ['t1'],
            isCancelled: false,
          },
        },
        b: {
          definition: {
            title: 'Chess',
            start: '2027-01-10T18:00',
            end: null,
            branchLocationId: 'OW',
            isCancelled: true,
          },
        },
      },
      locations: {
        OW: {
          name: 'Owl Branch',
          address: {
            number: '5',
            street: 'Oak St',
            city: 'Halifax',
            state: 'NS',
            country: 'Canada',
          },
          coordinates: { latitude: 44.6, longitude: -63.6 },
        },
      },
      eventTypes: { t1: { name: 'Family' } },
    },
  };

  it('reads the branch, the local time and a cancellation, in the order of the list', async () => {
    expect(await read('bibliocommons', page)).toMatchObject([
      { title: 'Chess', status: 'cancelled', start_local: '2027-01-10T18:00' },
      {
        title: 'Story time',
        venue_name: 'Owl Branch',
        address: '5 Oak St',
        city: 'Halifax',
        lat: 44.6,
        tags: ['Family'],
        url: 'https://owl.bibliocommons.com/events/a',
      },
    ]);
  });

  it('requests the branches that a page does not contain', async () => {
    const requested: string[] = [];
    const expanded = await bibliocommons.expand?.(
      { ...page, entities: { ...page.entities, locations: {} } },
      (address) => {
        requested.push(address);
        return Promise.resolve({ entities: { locations: page.entities.locations } });
      },
      toUrl('https://gateway.example/v2/libraries/owl/events?limit=100'),
    );
    expect(requested).toEqual(['https://gateway.example/v2/libraries/owl/locations?limit=500']);
    expect(expanded).toMatchObject({ entities: { locations: { OW: { name: 'Owl Branch' } } } });
  });

  it('reads as many pages as the first one states', () => {
    const url = toUrl('https://gateway.example/v2/libraries/owl/events?limit=100&page=1');
    expect(
      bibliocommons.next?.({ url, body: page, count: 2, number: 1 })?.searchParams.get('page'),
    ).toBe('2');
    const last = toUrl('https://gateway.example/v2/libraries/owl/events?limit=100&page=2');
    expect(bibliocommons.next?.({ url: last, body: page, count: 2, number: 2 })).toBeNull();
  });
});

describe('Trumba', () => {
  const event = {
    eventID: 17,
    title: 'Kite &amp; wind',
    location: '<a href="https://m.example">Hill Park</a>, Napier',
    startDateTime: '2027-08-04T09:00:00',
    startTimeZoneOffset: '+1200',
    endDateTime: '2027-08-04T10:00:00',
    endTimeZoneOffset: '+1200',
    allDay: false,
    canceled: false,
    permaLinkUrl: 'https://t.example/17',
    customFields: [{ label: 'Cost', value: '<b>Free</b>' }],
  };

  it('reads offsets without a colon, texts in HTML and fields of the calendar', async () => {
    expect(await read('trumba', [event])).toMatchObject([
      {
        title: 'Kite & wind',
        source_id: '17',
        start_utc: '2027-08-04T09:00:00+12:00',
        venue_name: 'Hill Park',
        address: 'Napier',
        price_min: 'Free',
      },
    ]);
  });

  it('ends an all-day event on its last day, and retains a cancelled one', async () => {
    const days = {
      ...event,
      allDay: true,
      canceled: true,
      startDateTime: '2027-08-04T00:00:00',
      endDateTime: '2027-08-06T00:00:00',
    };
    expect(await read('trumba', [days])).toMatchObject([
      { start_local: '2027-08-04', end_local: '2027-08-05', all_day: true, status: 'cancelled' },
    ]);
  });

  it('reads a year in windows', () => {
    const url = toUrl('https://t.example/calendars/a.json?startdate=20270101&days=90');
    expect(
      trumba.next?.({ url, body: [], count: 0, number: 1 })?.searchParams.get('startdate'),
    ).toBe('20270401');
    expect(trumba.next?.({ url, body: [], count: 0, number: 4 })).toBeNull();
  });
});

it('CKAN: does not use the row number as an id, and reads columns in Spanish', async () => {
  const records = [
    {
      _id: 1,
      nombre: 'Feria de cometas',
      fecha: '2027-08-04',
      hora: '9:00',
      sitio: 'Parque',
      valor: 'Libre',
    },
  ];
  const [event] = await read('ckan', { success: true, result: { total: 1, records } });
  expect(event).toMatchObject({
    title: 'Feria de cometas',
    start_local: '2027-08-04T09:00:00',
    venue_name: 'Parque',
  });
  expect(event).not.toHaveProperty('source_id', '1');
});

it('CKAN: reads the event table of a Japanese town', async () => {
  const records = [
    {
      _id: 1,
      イベント名: '星を測る',
      開始日: '2027/3/7',
      開始時間: '9:30',
      場所名称: '図書館',
      '料金(基本)': '２５００',
    },
  ];
  expect(await read('ckan', { result: { records } })).toMatchObject([
    {
      title: '星を測る',
      start_local: '2027-03-07T09:30:00',
      venue_name: '図書館',
      price_min: 2500,
      currency: 'JPY',
    },
  ]);
});

describe('OpenAgenda API', () => {
  const event = {
    uid: 9,
    title: { fr: 'Duo', en: 'Duet' },
    timings: [
      { begin: '2027-02-05T20:00:00+0100', end: '2027-02-05T22:00:00+0100' },
      { begin: '2027-02-06T20:00:00+0100', end: null },
    ],
    location: { name: 'Salle', city: 'Lyon', countryCode: 'FR', latitude: 45.7, longitude: 4.8 },
    status: 6,
    conditions: { fr: '12 €' },
  };

  it('makes an event of each date, in the language of the source', async () => {
    expect(await read('openagenda-api', { events: [event] }, { language: 'en' })).toMatchObject([
      {
        title: 'Duet',
        start_utc: '2027-02-05T20:00:00+01:00',
        series_id: '9',
        status: 'cancelled',
        price_min: 12,
        language: 'en',
      },
      { start_utc: '2027-02-06T20:00:00+01:00' },
    ]);
  });

  it('does not list what waits for a moderator', async () => {
    expect(await read('openagenda-api', { events: [{ ...event, state: 0 }] })).toMatchObject([
      { cause: 'hidden' },
    ]);
  });

  it('repeats all values of the cursor', () => {
    const url = toUrl('https://api.example/v2/agendas/1/events?size=300');
    const next = openagendaApi.next?.({ url, body: { after: [1, 'x'] }, count: 300, number: 1 });
    expect(next?.searchParams.getAll('after[]')).toEqual(['1', 'x']);
  });
});
