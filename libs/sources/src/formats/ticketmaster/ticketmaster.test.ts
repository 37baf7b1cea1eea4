import { describe, expect, it } from '@jest/globals';
import { readTexts } from '../../reading/read-texts.ts';
import { ticketmasterFormat } from './ticketmaster.ts';

const format = ticketmasterFormat(() => new Date('2026-11-21T12:00:00Z'));
const read = (body: unknown) => readTexts(format, { 'page.json': JSON.stringify(body) });

describe('readTicketmaster', () => {
  const event = {
    type: 'event',
    id: 'Z1',
    test: false,
    name: 'Ana Öst: World Tour',
    url: 'https://www.ticketmaster.com/event/Z1',
    locale: 'en-us',
    info: 'Doors open at 7pm',
    images: [
      { url: 'https://s1.ticketm.net/small.jpg', width: 100, fallback: false },
      { url: 'https://s1.ticketm.net/large.jpg', width: 2048, fallback: false },
      { url: 'https://s1.ticketm.net/everybody.jpg', width: 4096, fallback: true },
    ],
    sales: { public: { startDateTime: '2026-10-01T10:00:00Z', startTBD: false } },
    dates: {
      start: {
        localDate: '2027-03-01',
        localTime: '19:00:00',
        dateTime: '2027-03-02T03:00:00Z',
        timeTBA: false,
      },
      timezone: 'America/Los_Angeles',
      status: { code: 'onsale' },
    },
    classifications: [
      { primary: false, segment: { name: 'Arts & Theatre' }, genre: { name: 'Comedy' } },
      {
        primary: true,
        segment: { name: 'Music' },
        genre: { name: 'Rock' },
        subGenre: { name: 'Undefined' },
      },
    ],
    promoters: [{ id: '494', name: 'GOLDEN GATE CONCERTS', description: 'A text' }],
    doorsTimes: {
      localDate: '2027-03-01',
      localTime: '18:00:00',
      dateTime: '2027-03-02T02:00:00Z',
    },
    ageRestrictions: { legalAgeEnforced: true, ageRuleDescription: 'Over 18s only' },
    priceRanges: [
      { type: 'standard', currency: 'USD', min: 39.5, max: 125 },
      { type: 'vip', currency: 'USD', min: 200, max: 500 },
    ],
    _embedded: {
      venues: [
        {
          name: 'The Masonic',
          address: { line1: '1111 California St', line2: 'Floor 2' },
          city: { name: 'San Francisco' },
          state: { name: 'California', stateCode: 'CA' },
          country: { name: 'United States Of America', countryCode: 'US' },
          location: { longitude: '-122.413293', latitude: '37.791419' },
          timezone: 'America/Los_Angeles',
        },
      ],
      attractions: [{ name: 'Ana Öst' }, { name: 'Snow Band' }],
    },
  };
  const page = (...events: object[]) => ({
    _embedded: { events },
    page: { size: 20, totalElements: 1, number: 0 },
  });
  const readOne = async (fields: object) => (await read(page({ ...event, ...fields }))).events[0];
  const withDates = (dates: object) => readOne({ dates: { ...event.dates, ...dates } });

  it('reads the genres of an artist', async () => {
    const classifications = [
      { primary: true, genre: { name: 'Rock' }, subGenre: { name: 'Pop Rock' } },
    ];
    const _embedded = {
      attractions: [{ name: 'Ana Öst', classifications }, { name: 'Snow Band' }],
    };
    expect(await readOne({ _embedded })).toMatchObject({
      artist_ids: [
        { name: 'Ana Öst', musicbrainz_id: null, spotify_id: null, genres: ['Rock', 'Pop Rock'] },
      ],
    });
  });

  it('reads every field of an event', async () => {
    expect(await readOne({})).toEqual({
      title: 'Ana Öst: World Tour',
      source_id: 'Z1',
      description: 'Doors open at 7pm',
      category: 'music',
      tags: ['Rock'],
      genres: ['Rock'],
      organizer: 'GOLDEN GATE CONCERTS',
      doors_local: '2027-03-01T18:00:00',
      start_utc: '2027-03-02T03:00:00Z',
      end_utc: null,
      end_local: null,
      timezone: 'America/Los_Angeles',
      status: null,
      availability: 'available',
      venue_name: 'The Masonic',
      address: '1111 California St, Floor 2',
      city: 'San Francisco',
      region: 'CA',
      country: 'US',
      lat: 37.791419,
      lng: -122.413293,
      artists: ['Ana Öst', 'Snow Band'],
      price_min: 39.5,
      price_max: 500,
      currency: 'USD',
      ticket_url: 'https://www.ticketmaster.com/event/Z1',
      image_url: 'https://s1.ticketm.net/large.jpg',
      venue_image_url: null,
      text_language: 'en-us',
      age_restriction: 'Over 18s only',
    });
  });

  it.each([
    ['onsale', null, 'available'],
    ['offsale', null, 'off_sale'],
    ['cancelled', 'cancelled', null],
    ['canceled', 'canceled', null],
    ['Postponed', 'postponed', null],
    ['rescheduled', 'rescheduled', null],
  ])('maps the code %s to a status or an availability', async (code, status, availability) => {
    expect(await withDates({ status: { code } })).toMatchObject({ status, availability });
  });

  it('reports a future sale as not yet on sale', async () => {
    const ahead = { public: { startDateTime: '2026-12-24T10:00:00Z' } };
    expect(await readOne({ sales: ahead })).toMatchObject({ availability: 'not_yet' });
    expect(await readOne({ sales: { public: { startTBD: true } } })).toMatchObject({
      availability: 'not_yet',
    });
  });

  it('reads the known part of a provisional start', async () => {
    const start = {
      localDate: '2027-03-01',
      dateTBD: false,
      dateTBA: false,
      timeTBA: true,
      noSpecificTime: false,
    };
    expect(await withDates({ start })).toMatchObject({
      start_local: '2027-03-01',
      time_tbd: true,
      date_tbd: null,
    });
    expect(await withDates({ start: { ...start, dateTBA: true } })).toMatchObject({
      date_tbd: true,
    });
    expect(
      await withDates({ start: { localDate: '2027-03-01', noSpecificTime: true } }),
    ).toMatchObject({
      time_tbd: true,
    });
    expect(
      await withDates({ start: { localDate: '2027-03-01', localTime: '19:00:00' } }),
    ).toMatchObject({
      start_local: '2027-03-01T19:00:00',
    });
  });

  it('ignores an approximate end', async () => {
    const end = { dateTime: '2027-03-05T07:00:00Z', approximate: true };
    expect((await withDates({ end }))?.end_utc).toBeUndefined();
    expect(await withDates({ end: { ...end, approximate: false } })).toMatchObject({
      end_utc: '2027-03-05T07:00:00Z',
    });
  });

  it('reads no events from a page after the last one, and reports responses without events', async () => {
    const last = await read({
      _links: {},
      page: { size: 20, totalElements: 20, totalPages: 1, number: 1 },
    });
    expect(last).toEqual({ events: [], unreadables: [] });
    const venues = await read({ _embedded: { venues: [{}] }, page: {} });
    expect(venues.unreadables).toMatchObject([
      { unreadable: 'The file contains no list of records.' },
    ]);
  });

  it('reports an error by its code, without its message', async () => {
    const fault = {
      faultstring: 'Rate limit, Identifier : SECRET',
      detail: { errorcode: 'policies.ratelimit.QuotaViolation' },
    };
    const { unreadables } = await read({ fault });
    expect(unreadables).toMatchObject([
      { unreadable: 'The response is an error (policies.ratelimit.QuotaViolation).' },
    ]);
    const odd = await read({ errors: [{ code: '<b>SECRET</b>' }] });
    expect(odd.unreadables).toMatchObject([{ unreadable: 'The response is an error.' }]);
  });

  it('rejects test events', async () => {
    const { events, unreadables } = await read(page({ ...event, test: true }));
    expect(events).toEqual([]);
    expect(unreadables).toEqual([
      { unreadable: 'The event is a test event of the API.', where: 'Z1' },
    ]);
  });

  it('reads recorded requests without the failed ones', async () => {
    const recording = [
      { method: 'GET', path: '/discovery/v2/events', status: 200, response: page(event) },
      {
        method: 'GET',
        path: '/discovery/v2/events',
        status: 500,
        response: { errors: [{ code: '1' }] },
      },
    ];
    const { events, unreadables } = await read(recording);
    expect(events).toMatchObject([{ source_id: 'Z1' }]);
    expect(unreadables).toEqual([]);
  });

  it('reads artist ids from external links', async () => {
    const externalLinks = {
      musicbrainz: [{ id: '5b11f4ce-a62d-471e-81fc-a69a8278c7da' }],
      spotify: [{ url: 'https://open.spotify.com/artist/6olE6TJLqED3rqDCT0FyPh' }],
    };
    const attractions = [
      { name: 'Ana Öst', externalLinks },
      { name: 'Snow Band', externalLinks: { spotify: [] } },
    ];
    expect((await readOne({ _embedded: { ...event._embedded, attractions } }))?.artist_ids).toEqual(
      [
        {
          name: 'Ana Öst',
          musicbrainz_id: '5b11f4ce-a62d-471e-81fc-a69a8278c7da',
          spotify_id: 'https://open.spotify.com/artist/6olE6TJLqED3rqDCT0FyPh',
        },
      ],
    );
  });
});
