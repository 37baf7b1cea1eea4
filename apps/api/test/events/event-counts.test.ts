import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApi, buildEvent, type Api } from '../create-test-api.ts';

interface Facets {
  total: number;
  categories: { category: string; count: number }[];
  countries: { country_code: string; country: string; count: number }[];
  cities: { city: string; region: string | null; country_code: string; count: number }[];
}
interface Calendar {
  month: string;
  days: { date: string; count: number }[];
}

const EVENTS = [
  buildEvent({ title: 'One' }),
  buildEvent({ title: 'Two', category: 'comedy' }),
  buildEvent({
    title: 'Runs',
    category: 'festival',
    start_local: '2026-11-01',
    end_local: '2026-12-02',
  }),
  buildEvent({ title: 'Paris', city: 'Paris', country: 'FR', start_local: '2026-12-01T22:00:00' }),
  buildEvent({ title: 'Past', start_local: '2026-11-02T20:00:00' }),
  buildEvent({ title: 'Off', status: 'cancelled' }),
  buildEvent({
    title: 'Web',
    city: null,
    country: null,
    online: true,
    start_local: '2026-12-31T23:00:00',
  }),
  buildEvent({
    title: 'Till midnight',
    start_local: '2026-12-10T20:00:00',
    end_local: '2026-12-11T00:00:00',
  }),
  buildEvent({ title: 'Late', start_local: '2026-12-12T23:00:00' }),
  // It is still November in Los Angeles when it is December in UTC.
  buildEvent({
    title: 'West',
    city: 'Los Angeles',
    country: 'US',
    start_local: '2026-11-30T19:00:00',
  }),
];

describe('counts of events', () => {
  let api: Api;
  beforeAll(async () => {
    api = await createTestApi({ events: EVENTS });
  });
  afterAll(() => api[Symbol.asyncDispose]());

  const facets = async (query = '') =>
    (await api.get(`/events/facets?${query}`).expect(200)).body as Facets;
  const calendar = async (query: string) =>
    (await api.get(`/events/calendar?${query}`).expect(200)).body as Calendar;
  const counted = async (query: string) =>
    Object.fromEntries(
      (await calendar(query)).days
        .filter(({ count }) => count > 0)
        .map((day) => [day.date, day.count]),
    );

  it('GET /events/facets counts what GET /events lists, by category, country and city', async () => {
    expect(await facets('ongoing=1')).toEqual({
      ok: true,
      total: 8,
      categories: [
        { category: 'music', count: 6 },
        { category: 'comedy', count: 1 },
        { category: 'festival', count: 1 },
      ],
      kinds: [
        { kind: 'concert', count: 6 },
        { kind: 'festival', count: 1 },
        { kind: 'show', count: 1 },
      ],
      countries: [
        { country_code: 'DE', country: 'Germany', count: 5 },
        { country_code: 'FR', country: 'France', count: 1 },
        { country_code: 'US', country: 'United States', count: 1 },
      ],
      cities: [
        {
          city: 'Berlin',
          region: 'State of Berlin',
          country_code: 'DE',
          lat: 52.52437,
          lng: 13.41053,
          count: 5,
        },
        {
          city: 'Los Angeles',
          region: 'California',
          country_code: 'US',
          lat: 34.05223,
          lng: -118.24368,
          count: 1,
        },
        {
          city: 'Paris',
          region: 'Île-de-France',
          country_code: 'FR',
          lat: 48.85341,
          lng: 2.3488,
          count: 1,
        },
      ],
    });
  });

  it.each([
    '',
    'city=ber',
    'country=FR',
    'category=!music',
    'status=all',
    'status=cancelled',
    'ongoing=1',
    'ongoing=only',
    'on=2026-12-01&ongoing=only',
    'starts_after=2026-11-01&starts_before=2026-11-28',
    'starts_before=2026-11-28',
    'to=2026-11-10',
    'from=2020-01-01',
    'from=2026-11-20&to=2026-11-28',
    'on=2026-12-10',
    'on=weekend',
    'online=1',
    'near=52.5,13.4',
    'near=52.5,13.4&radius_km=500&category=music',
    'source=test',
    'source=test&source_id=e1',
    'updated_since=2020-01-01',
    'city=nowhere',
    'venue=nowhere',
  ])('counts what the list contains: %s', async (query) => {
    const listed = await api.titles(`/events?limit=100&${query}`);
    const { total, categories } = await facets(query);
    expect(total).toBe(listed.length);
    expect(categories.reduce((sum, { count }) => sum + count, 0)).toBe(total);
  });

  it('returns the requested number of places', async () => {
    const { countries, cities, total } = await facets('limit=1');
    expect([countries.length, cities.length, total]).toEqual([1, 1, 7]);
    expect(await facets('limit=500')).toMatchObject({
      warnings: ['limit is at most 100; 100 was used'],
    });
  });

  it('GET /events/calendar counts each day of the month in local time', async () => {
    const { month, days } = await calendar('month=2026-12');
    expect(month).toBe('2026-12');
    expect(days).toHaveLength(31);
    expect([days[0]?.date, days[30]?.date]).toEqual(['2026-12-01', '2026-12-31']);
    expect(await counted('month=2026-12')).toEqual({
      '2026-12-01': 2, // Runs, Paris
      '2026-12-02': 2, // Runs, Paris past midnight
      '2026-12-10': 1, // Till midnight
      '2026-12-12': 1, // Late
      '2026-12-13': 1,
      '2026-12-31': 1, // Web
    });
  });

  it.each([
    '',
    'ongoing=only',
    'from=2026-12-02T23:00:00Z',
    'starts_before=2026-12-01',
    'to=2026-12-10',
  ])('counts on each day what GET /events lists with this day as on: %s', async (query) => {
    for (const { date, count } of (await calendar(`month=2026-12&${query}`)).days.slice(0, 13))
      expect([date, count]).toEqual([
        date,
        (await api.titles(`/events?on=${date}&${query}`)).length,
      ]);
  });

  it('counts past days unless from is later', async () => {
    expect(await counted('month=2026-11&category=music')).toEqual({
      '2026-11-02': 1,
      '2026-11-28': 1,
      '2026-11-30': 1,
    });
    expect(await counted('month=2026-11&category=music&from=2026-11-20')).toEqual({
      '2026-11-28': 1,
      '2026-11-30': 1,
    });
    expect((await counted('month=2026-11'))['2026-11-01']).toBe(1);
  });

  it('uses the current month by default', async () => {
    expect((await calendar('')).month).toBe('2026-11');
    await using later = await createTestApi({ now: () => new Date('2026-11-30T20:00:00Z') });
    expect((await later.get('/events/calendar?tz=Asia/Tokyo').expect(200)).body).toMatchObject({
      month: '2026-12',
    });
  });

  it('accepts every month of a year with four digits', async () => {
    for (const [month, length] of [
      ['0001-01', 31],
      ['2028-02', 29],
      ['2100-02', 28],
      ['9999-11', 30],
    ] as const)
      expect((await calendar(`month=${month}`)).days).toHaveLength(length);
  });

  it('rejects invalid parameters', async () => {
    for (const [path, name] of [
      ['calendar?month=2026-13', 'month'],
      ['calendar?month=0000-01', 'month'],
      ['calendar?month=december', 'month'],
      ['calendar?month=2026-12&category=opera', 'category'],
      ['facets?limit=0', 'limit'],
      ['facets?radius_km=5', 'radius_km'],
    ]) {
      const { body } = await api.get(`/events/${String(path)}`).expect(400);
      expect(body).toMatchObject({ code: 'invalid_parameter', errors: [{ name }] });
    }
    expect(await facets('venue=nowhere')).toMatchObject({
      total: 0,
      warnings: ["there is no venue 'nowhere'"],
    });
  });
});
