import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createCityRepository, createGazetteerRepository } from '@marquee/database';
import { createTestDatabase } from '@marquee/database/testing';
import { readerFor, type EventFormatName } from '../formats.ts';
import { readTexts } from '../reading/read-texts.ts';
import { createCityResolver } from './city-resolver.ts';
import { parseRecord, normaliseEvent } from './normalise-event.ts';

const PLACES: readonly [
  name: string,
  other: string,
  country: string,
  zone: string,
  lat: number,
  lng: number,
][] = [
  ['Chicago', 'Windy City', 'US', 'America/Chicago', 41.85, -87.65],
  ['Göteborg', 'Gothenburg', 'SE', 'Europe/Stockholm', 57.71, 11.97],
  ['Prague', 'Praha', 'CZ', 'Europe/Prague', 50.09, 14.42],
  ['Harrogate', 'Harrowgate', 'GB', 'Europe/London', 53.99, -1.54],
];
const TOWNS = PLACES.map(([name, other, country_code, timezone, lat, lng], index) => ({
  ...{ geoname_id: index + 1, name, alternate_names: [other], country_code, timezone, lat, lng },
  ...{ region: null, region_code: null, population: 100_000 },
}));

// Only towns are written, so one database serves all tests.
let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
  await createGazetteerRepository(database).load(TOWNS);
});
afterAll(() => database[Symbol.asyncDispose]());

/** Normalises a payload, with places looked up in the gazetteer. */
async function normalisePayload(format: EventFormatName, payload: unknown) {
  const text = typeof payload === 'string' ? payload : JSON.stringify(payload);
  const { events } = await readTexts(await readerFor(format), { payload: text });
  const candidates = events.map((event) => parseRecord(event));
  const places = createCityResolver(createCityRepository(database), { readOnly: true });
  const found = await places.resolve(candidates.map(({ place }) => place));
  return candidates.flatMap((candidate, index) =>
    found[index] ? [normaliseEvent(candidate, found[index])] : [],
  );
}

const ticketmaster = (fields: object = {}, venue: object = {}) => ({
  _embedded: {
    events: [
      {
        name: 'Ana Öst',
        type: 'event',
        id: '1',
        dates: { start: { localDate: '2027-03-01', localTime: '20:00:00' } },
        _embedded: {
          venues: [
            { name: 'Hall', city: { name: 'Chicago' }, country: { countryCode: 'US' }, ...venue },
          ],
        },
        ...fields,
      },
    ],
  },
});

const seatgeek = (fields: object = {}, venue: object = {}) => ({
  events: [
    {
      id: 1,
      title: 'Ana Öst',
      datetime_local: '2027-03-01T20:00:00',
      venue: {
        name: 'Hall',
        address: '1 Main St',
        city: 'Chicago',
        state: 'IL',
        country: 'US',
        ...venue,
      },
      ...fields,
    },
  ],
});

const bandsintown = (id: string, fields: object = {}, venue: object = {}) => ({
  id,
  title: '',
  starts_at: '2027-03-01T20:00:00',
  lineup: ['Ana Öst'],
  venue: { name: 'Hall', city: 'Gothenburg', country: 'Sweden', ...venue },
  ...fields,
});

const calendar = (...lines: string[]) =>
  [
    'BEGIN:VCALENDAR',
    'BEGIN:VEVENT',
    'UID:1',
    'SUMMARY:Ana Öst',
    ...lines,
    'END:VEVENT',
    'END:VCALENDAR',
  ].join('\r\n');

describe('quirks of real sources', () => {
  it('uses the zone of the venue or its town if an event has none, and reads coordinates given as text', async () => {
    const location = { latitude: '41.90', longitude: '-87.65' };
    const [stated] = await normalisePayload(
      'ticketmaster',
      ticketmaster({}, { timezone: 'America/Denver', location }),
    );
    expect(stated).toMatchObject({ timezone: 'America/Denver', lat: 41.9, lng: -87.65 });
    const [town] = await normalisePayload('ticketmaster', ticketmaster());
    expect(town).toMatchObject({ timezone: 'America/Chicago', start_local: '2027-03-01T20:00:00' });
    const [show] = await normalisePayload('bandsintown', [
      bandsintown('1', {}, { latitude: '57.7', longitude: '11.97' }),
    ]);
    expect(show).toMatchObject({ timezone: 'Europe/Stockholm', lat: 57.7, lng: 11.97 });
  });

  it('ignores a sale start in the year 1900', async () => {
    const sales = { public: { startDateTime: '1900-01-01T06:00:00Z', startTBD: false } };
    const [event] = await normalisePayload('ticketmaster', ticketmaster({ sales }));
    expect(event).toMatchObject({ availability: 'unknown' });
  });

  it('accepts events without any price', async () => {
    const [one] = await normalisePayload('ticketmaster', ticketmaster());
    const [two] = await normalisePayload('seatgeek', seatgeek({ stats: {} }));
    for (const event of [one, two])
      expect(event).toMatchObject({ price_min: null, currency: null, is_free: null });
  });

  it('reads a flagged start at 03:30 as an unknown hour', async () => {
    const [event] = await normalisePayload(
      'seatgeek',
      seatgeek({ datetime_local: '2027-03-01T03:30:00', time_tbd: true }),
    );
    expect(event).toMatchObject({
      start_local: '2027-03-01T00:00:00',
      time_tbd: true,
      all_day: false,
    });
    const [late] = await normalisePayload(
      'seatgeek',
      seatgeek({ datetime_local: '2027-03-01T03:30:00', time_tbd: false }),
    );
    expect(late).toMatchObject({ start_local: '2027-03-01T03:30:00', time_tbd: false });
  });

  it('reads "(CANCELLED)" in a title as a status and preserves other brackets', async () => {
    const concert = (name: string) => ({
      '@type': 'MusicEvent',
      name,
      startDate: '1976-07-30',
      url: `https://a.example/${name.length}`,
    });
    const names = ['Ana at Hall (CANCELLED)', 'Ana at Hall (early show)', 'Ana at Hall (late)'];
    const events = await normalisePayload('jsonld', names.map(concert));
    expect(events.map(({ title, status }) => [title, status])).toEqual([
      ['Ana at Hall', 'cancelled'],
      ['Ana at Hall (early show)', 'scheduled'],
      ['Ana at Hall (late)', 'scheduled'],
    ]);
  });

  it('merges a show that is listed once per artist, and resolves spellings of a town', async () => {
    const listed = [
      bandsintown('2', { title: 'Fest', lineup: ['Ana Öst'] }),
      bandsintown('1', { title: 'Fest', lineup: ['Snow Band'] }),
    ];
    const [show, ...others] = await normalisePayload('bandsintown', {
      'Ana Öst': listed.slice(0, 1),
      'Snow Band': listed.slice(1),
    });
    expect(others).toEqual([]);
    expect(show).toMatchObject({
      source_event_id: '1',
      artists: ['Ana Öst', 'Snow Band'],
      city_name: 'Göteborg',
    });
    const towns = ['Göteborg', 'Gothenburg'].map((city, index) =>
      bandsintown(String(index), { title: city }, { city }),
    );
    const found = await normalisePayload('bandsintown', towns);
    expect(found.map(({ city_id }) => city_id)).toEqual([expect.any(Number), found[0]?.city_id]);
    const [czech, czechia] = await normalisePayload('bandsintown', [
      bandsintown('1', {}, { city: 'Prague', country: 'Czech Republic' }),
      bandsintown('2', {}, { city: 'Praha', country: 'Czechia' }),
    ]);
    expect(czech).toMatchObject({ country_code: 'CZ', city_id: czechia?.city_id });
    const [titled] = await normalisePayload('bandsintown', [
      bandsintown('1', { title: 'Fest 2027' }, { name: 'Fest 2027' }),
    ]);
    expect(titled).toMatchObject({ title: 'Fest 2027', venue_name: null });
  });

  it('uses the position of the town for a venue without one, and merges several ids of an artist', async () => {
    const identifier = [{ '@value': 'mbid:1' }, { '@value': 'mbid:2' }];
    const [event] = await normalisePayload('jsonld', {
      '@type': 'MusicEvent',
      name: 'Ana at Royal Hall',
      startDate: '1976-07-30',
      location: {
        '@type': 'Place',
        name: 'Royal Hall',
        geo: { latitude: null, longitude: null },
        address: { addressLocality: 'Harrogate', addressCountry: 'GB' },
      },
      performer: { '@type': 'MusicGroup', name: 'Ana Öst', identifier },
    });
    expect(event).toMatchObject({
      venue_name: 'Royal Hall',
      artists: ['Ana Öst'],
      city_name: 'Harrogate',
    });
    expect(event?.lat).toBeCloseTo(54, 0);
  });

  it('ignores the centre of a town as the position of a venue', async () => {
    const [vague] = await normalisePayload(
      'seatgeek',
      seatgeek({}, { address: null, location: { lat: 41.8781, lon: -87.6298 } }),
    );
    const [town] = await normalisePayload(
      'seatgeek',
      seatgeek({}, { address: null, location: null }),
    );
    expect(vague).toMatchObject({ lat: town?.lat, lng: town?.lng, venue_name: 'Hall' });
    const [exact] = await normalisePayload(
      'seatgeek',
      seatgeek({}, { location: { lat: 41.9, lon: -87.65 } }),
    );
    expect(exact).toMatchObject({ lat: 41.9, lng: -87.65 });
  });

  it('derives the category from the primary segment only', async () => {
    const classifications = [
      { primary: false, segment: { name: 'Music' }, genre: { name: 'Rock' } },
      { primary: true, segment: { name: 'Sports' }, genre: { name: 'Baseball' } },
    ];
    const [event] = await normalisePayload('ticketmaster', ticketmaster({ classifications }));
    expect(event).toMatchObject({ category: 'sports' });
  });

  it('reads calendars with all-day events, floating times, lone overrides, folded lines and HTML', async () => {
    const [day] = await normalisePayload(
      'ics',
      calendar('DTSTART;VALUE=DATE:20270301', 'DTEND;VALUE=DATE:20270303'),
    );
    expect(day).toMatchObject({
      all_day: true,
      start_local: '2027-03-01T00:00:00',
      end_local: '2027-03-02T00:00:00',
    });
    const [floating] = await normalisePayload(
      'ics',
      calendar('DTSTART:20270301T200000', 'LOCATION:Hall\\, Main St 1\\, Chicago\\, IL'),
    );
    expect(floating).toMatchObject({
      start_local: '2027-03-01T20:00:00',
      timezone: 'America/Chicago',
    });
    const [lone] = await normalisePayload(
      'ics',
      calendar('RECURRENCE-ID:20270301T190000Z', 'DTSTART:20270301T200000Z'),
    );
    expect(lone).toMatchObject({ start_local: '2027-03-01T20:00:00' });
    const [folded] = await normalisePayload(
      'ics',
      calendar('DTSTART:20270301T200000Z', 'DESCRIPTION:<p>One <b>e', ' vening</b></p><p>Two</p>'),
    );
    expect(folded?.description).toBe('One evening\n\nTwo');
  });
});
