import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApi, buildEvent, NOW, type Api } from '../create-test-api.ts';

interface Venues {
  count: number;
  has_more: boolean;
  next_cursor: string | null;
  warnings?: string[];
  venues: {
    id: string;
    slug: string;
    name: string;
    upcoming_events: number;
    distance_km?: number;
  }[];
}

const at = (venue_name: string, city: string, more = {}) =>
  buildEvent({ venue_name, city, ...more });
const HALL = { address: 'Hauptstraße 1', lat: 52.51, lng: 13.37 };
const EVENTS = [
  at('Große Philharmonie', 'Berlin', HALL),
  at('Große Philharmonie', 'Berlin', HALL),
  at('Große Philharmonie', 'Berlin', { ...HALL, status: 'cancelled' }),
  at('Große Philharmonie', 'Berlin', { ...HALL, start_local: '2026-11-01T20:00' }),
  at('Große Philharmonie', 'Berlin', {
    ...HALL,
    start_local: '2026-11-01',
    end_local: '2026-12-01',
  }),
  at('Große Philharmonie', 'Berlin', {
    ...HALL,
    start_local: '2026-11-21',
    end_local: '2026-12-01',
  }),
  at('Philharmonie am Gasteig', 'Munich', { lat: 48.13, lng: 11.59 }),
  at('Berghain', 'Berlin', { lat: 52.511, lng: 13.443 }),
  at('O2 Arena', 'London', { country: 'GB', lat: 51.503, lng: 0.003 }),
  at('!!!', 'Berlin', { lat: 52.6, lng: 13.4 }),
  at('100% Club', 'Paris', { country: 'FR' }),
];

describe('GET /venues', () => {
  let api: Api;
  beforeAll(async () => {
    api = await createTestApi({ events: EVENTS });
  });
  afterAll(() => api[Symbol.asyncDispose]());

  const page = async (query: string) =>
    (await api.get(`/venues?${query}`).expect(200)).body as Venues;
  const names = async (query: string) => (await page(query)).venues.map(({ name }) => name);

  it('lists all by name', async () => {
    expect(await names('')).toEqual([
      '!!!',
      '100% Club',
      'Berghain',
      'Große Philharmonie',
      'O2 Arena',
      'Philharmonie am Gasteig',
    ]);
  });

  it('returns the full record and the number of upcoming events', async () => {
    const { venues } = await page('q=grosse');
    expect(venues).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        slug: 'grosse-philharmonie-berlin',
        name: 'Große Philharmonie',
        address: 'Hauptstraße 1',
        city: 'Berlin',
        region: 'State of Berlin',
        country_code: 'DE',
        lat: 52.51,
        lng: 13.37,
        timezone: 'Europe/Berlin',
        capacity: null,
        url: null,
        image_url: null,
        wikidata_id: null,
        data_sources: [],
        upcoming_events: 3,
      },
    ]);
    expect(await api.titles('/events?venue=grosse-philharmonie-berlin')).toHaveLength(3);
  });

  it.each([
    ['city=ber', ['!!!', 'Berghain', 'Große Philharmonie']],
    ['city=München', ['Philharmonie am Gasteig']],
    ['city=nowhere', []],
    ['country=UK', ['O2 Arena']],
    ['q=phil', ['Philharmonie am Gasteig', 'Große Philharmonie']],
    ['q=GROSSE PHIL', ['Große Philharmonie']],
    ['q=harmonie', ['Große Philharmonie', 'Philharmonie am Gasteig']],
    ['q=philarmonie', ['Große Philharmonie', 'Philharmonie am Gasteig']],
    ['q=berghian', ['Berghain']],
    ['q=o2 arna', ['O2 Arena']],
    ['q=zzzzzz', []],
    ['q=!!!', ['!!!']],
    ['q=%25', []],
    ['q=phil&city=ber', ['Große Philharmonie']],
    ['near=52.511,13.443', ['Berghain', 'Große Philharmonie', '!!!']],
    ['near=52.511,13.443&radius_km=6', ['Berghain', 'Große Philharmonie']],
    ['near=52.511,13.443&q=phil', ['Große Philharmonie']],
  ])('%s', async (query, expected) => {
    const found = await names(query);
    expect(found).toEqual(expected);
  });

  it('returns the distance from a given place', async () => {
    const { venues } = await page('near=52.51,13.37&radius_km=10');
    expect(venues.map(({ distance_km }) => distance_km)).toEqual([0, 4.942]);
  });

  it.each(['', 'q=phil&', 'near=52.5,13.4&', 'q=philarmonie&'])(
    'yields the same items by cursor and by offset: %s',
    async (filter) => {
      const whole = (await page(`${filter}limit=100`)).venues.map(({ id }) => id);
      const byOffset: string[] = [];
      for (let offset = 0; offset < whole.length; offset++)
        byOffset.push(
          ...(await page(`${filter}limit=1&offset=${String(offset)}`)).venues.map(({ id }) => id),
        );
      const byCursor: string[] = [];
      for (let cursor: string | null = ''; cursor !== null;) {
        const answer: Venues = await page(`${filter}limit=1${cursor && `&cursor=${cursor}`}`);
        byCursor.push(...answer.venues.map(({ id }) => id));
        cursor = answer.next_cursor;
      }
      expect(byOffset).toEqual(whole);
      expect(byCursor).toEqual(whole);
      expect((await page(`${filter}offset=50`)).venues).toEqual([]);
    },
  );

  it('reduces a limit over 100 and warns', async () => {
    expect((await page('limit=1000')).warnings).toEqual(['limit is at most 100; 100 was used']);
  });

  it('rejects invalid parameters by name', async () => {
    for (const [query, name] of [
      ['limit=0', 'limit'],
      ['country=Atlantis', 'country'],
      ['near=1', 'near'],
      ['radius_km=3', 'radius_km'],
      ['q=a%00', 'q'],
      ['cursor=abc', 'cursor'],
    ]) {
      const { body } = await api.get(`/venues?${String(query)}`).expect(400);
      expect(body).toMatchObject({ code: 'invalid_parameter', errors: [{ name }] });
    }
  });

  it('rejects a cursor of another list', async () => {
    const { next_cursor } = (await api.get('/events?limit=1').expect(200)).body as Venues;
    await api.get(`/venues?cursor=${String(next_cursor)}`).expect(400);
  });
});

describe('GET /venues/{slug}', () => {
  let api: Api;
  beforeAll(async () => {
    api = await createTestApi({ events: EVENTS });
  });
  afterAll(() => api[Symbol.asyncDispose]());

  it('returns the venue and a page of its upcoming events', async () => {
    const { body } = await api.get('/venues/grosse-philharmonie-berlin?limit=2').expect(200);
    expect(body).toMatchObject({
      ok: true,
      venue: { slug: 'grosse-philharmonie-berlin', upcoming_events: 3 },
      count: 2,
      limit: 2,
      offset: 0,
      has_more: true,
      events: [
        { venue_slug: 'grosse-philharmonie-berlin' },
        { venue_slug: 'grosse-philharmonie-berlin' },
      ],
    });
    const rest = await api.get(
      `/venues/grosse-philharmonie-berlin?cursor=${String((body as Venues).next_cursor)}`,
    );
    expect(rest.body).toMatchObject({ count: 1, has_more: false, next_cursor: null });
    const byOffset = await api.get('/venues/grosse-philharmonie-berlin?offset=2').expect(200);
    expect((byOffset.body as { events: object[] }).events).toEqual(
      (rest.body as { events: object[] }).events,
    );
  });

  it('returns a venue by id and by a slug from before a merge', async () => {
    const { venue } = (await api.get('/venues/berghain-berlin').expect(200)).body as {
      venue: { id: string };
    };
    await api.database.prisma.alias.create({
      data: { kind: 'venue', alias: 'ostgut-berlin', recordId: venue.id },
    });
    for (const name of [venue.id, venue.id.toUpperCase(), 'ostgut-berlin', 'Berghain-Berlin'])
      expect(
        ((await api.get(`/venues/${name}`).expect(200)).body as { venue: object }).venue,
      ).toEqual(venue);
  });

  it('responds with 404 to an unknown slug', async () => {
    for (const name of ['nowhere', '01a1fbff-4cf5-76c2-b6e3-7ef735f18ed9']) {
      const { body } = await api.get(`/venues/${name}`).expect(404);
      expect(body).toMatchObject({ ok: false, code: 'not_found' });
    }
  });

  it('counts events with the same time as the list', async () => {
    await using later = await createTestApi({
      events: EVENTS,
      now: () => new Date(NOW.getTime() + 9 * 86_400_000),
    });
    const { body } = await later.get('/venues/grosse-philharmonie-berlin').expect(200);
    expect(
      (await later.get('/events?venue=grosse-philharmonie-berlin&ongoing=1').expect(200)).body,
    ).toMatchObject({
      count: 2,
    });
    expect(body).toMatchObject({ venue: { upcoming_events: 0 }, count: 0 });
  });
});
