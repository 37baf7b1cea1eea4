import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ingest } from '@marquee/ingest';
import { must } from '@marquee/testing/must';
import { createTestApi, buildEvent, NOW, type Api } from '../create-test-api.ts';

interface Page {
  count: number;
  limit: number;
  offset: number;
  has_more: boolean;
  next_cursor: string | null;
  warnings?: string[];
  events: { id: string; title: string }[];
}

const SORTS = [
  ...['start', '-start', 'popular', 'added', 'price', '-price'],
  'distance&near=52.5,13.4&radius_km=500',
];
const ONGOING = 10; // of the 60 events, those that began on 1 November

const HOURS = ['19:00', '20:00', '20:00', '21:00', '22:00'];
const EVENTS = Array.from({ length: 60 }, (_, index) =>
  buildEvent({
    title: `Show ${String(index)}`,
    ...(index % 6 === 0
      ? { start_local: '2026-11-01', end_local: '2026-12-24' }
      : { start_local: `2026-12-0${String(1 + (index % 9))}T${must(HOURS[index % 5])}` }),
    popularity: (index % 7) / 10,
    ...(index % 5 !== 0 && { price_min: index % 9, price_max: 40 - (index % 9), currency: 'EUR' }),
    ...(index % 11 === 0 && { is_free: true }),
    lat: 52 + (index % 4) / 10,
    lng: 13.4,
  }),
);

const pageOf = async (api: Api, query: string) =>
  (await api.get(`/events?${query}`).expect(200)).body as Page;

describe('paging through events', () => {
  let api: Api;
  beforeAll(async () => {
    api = await createTestApi({ events: EVENTS });
  });
  afterAll(() => api[Symbol.asyncDispose]());

  const page = (query: string) => pageOf(api, query);

  async function walk(query: string): Promise<string[]> {
    const ids: string[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const answer: Page = await page(`${query}${cursor && `&cursor=${cursor}`}`);
      ids.push(...answer.events.map(({ id }) => id));
      cursor = answer.next_cursor;
    }
    return ids;
  }

  it('has 20 items by default', async () => {
    expect(await page('')).toMatchObject({ count: 20, limit: 20, offset: 0, has_more: true });
  });

  it('omits ongoing events by default', async () => {
    expect(await walk('limit=7')).toHaveLength(EVENTS.length - ONGOING);
    expect(await walk('limit=7&ongoing=only')).toHaveLength(ONGOING);
  });

  it('puts ongoing events last, by start, whatever the page', async () => {
    const others = await walk('limit=100');
    const ongoing = await walk('limit=100&ongoing=only');
    for (const limit of [1, 7, 49, 50, 51, 59])
      expect(await walk(`ongoing=1&limit=${String(limit)}`)).toEqual([...others, ...ongoing]);
  });

  it('accepts a cursor of a release without ongoing events', async () => {
    const { next_cursor } = await page('limit=5&ongoing=1');
    const parts = JSON.parse(Buffer.from(String(next_cursor), 'base64url').toString()) as unknown[];
    expect(parts).toHaveLength(4);
    const { next_cursor: last } = await page('limit=55&ongoing=1');
    const [now, digest, value, id, ongoing] = JSON.parse(
      Buffer.from(String(last), 'base64url').toString(),
    ) as unknown[];
    expect(ongoing).toBe(1);
    const former = Buffer.from(JSON.stringify([now, digest, value, id])).toString('base64url');
    expect(await page(`limit=100&ongoing=1&cursor=${former}`)).toMatchObject({ count: 60 });
  });

  it.each(SORTS)(
    'yields every event exactly once by cursor and by offset (sort=%s)',
    async (sort) => {
      const byCursor = await walk(`ongoing=1&sort=${sort}&limit=7`);
      expect(new Set(byCursor).size).toBe(60);
      expect(byCursor).toHaveLength(60);
      const byOffset: string[] = [];
      for (let offset = 0; offset < 60; offset += 7)
        byOffset.push(
          ...(await page(`ongoing=1&sort=${sort}&limit=7&offset=${String(offset)}`)).events.map(
            ({ id }) => id,
          ),
        );
      expect(byCursor).toEqual(byOffset);
    },
  );

  it('sorts by price: unknown ones last, the soonest of equal ones first', async () => {
    type Priced = Record<'price_min' | 'price_max' | 'is_free' | 'start_utc', unknown>;
    const listed = async (sort: string) =>
      (await page(`ongoing=1&limit=100&sort=${sort}`)).events as unknown as Priced[];
    const rows = async (sort: string, price: 'price_min' | 'price_max') =>
      (await listed(sort)).map((event) => ({
        amount: event.is_free === true ? 0 : (event[price] as number | null),
        day: String(event.start_utc).slice(0, 10),
      }));
    for (const [sort, price, unknown] of [
      ['price', 'price_min', 1e9],
      ['-price', 'price_max', -1],
    ] as const) {
      const found = await rows(sort, price);
      const sign = sort === 'price' ? 1 : -1;
      const sorted = found.toSorted(
        (a, b) =>
          sign * ((a.amount ?? unknown) - (b.amount ?? unknown)) || a.day.localeCompare(b.day),
      );
      expect(found).toEqual(sorted);
      expect(found.at(-1)?.amount).toBeNull();
    }
  });

  it('ends with has_more false and no cursor', async () => {
    expect(await page('ongoing=1&limit=10&offset=50')).toMatchObject({
      count: 10,
      has_more: false,
      next_cursor: null,
    });
    expect(await page('ongoing=1&limit=10&offset=60')).toMatchObject({
      count: 0,
      has_more: false,
      next_cursor: null,
    });
  });

  it('reduces a limit over 100 with a warning', async () => {
    expect(await page('limit=5000&ongoing=1')).toMatchObject({
      limit: 100,
      count: 60,
      warnings: ['limit is at most 100; 100 was used'],
    });
  });

  it('continues from the same time while time passes and events are added', async () => {
    let now = NOW;
    await using api = await createTestApi({ events: EVENTS, now: () => now });
    const first = await pageOf(api, 'ongoing=1&limit=30');
    now = new Date('2026-12-02T12:00:00Z');
    const added = buildEvent({ title: 'Newcomer', start_local: '2026-11-25T10:00' });
    await ingest(api.database, { source: { name: 'late' }, records: [added] });
    const second = await pageOf(api, `ongoing=1&limit=100&cursor=${String(first.next_cursor)}`);
    expect(first.events.length + second.events.length).toBe(60);
  });

  it('rejects a cursor of another query', async () => {
    const { next_cursor } = await page('limit=5&city=ber');
    for (const query of [
      `cursor=${String(next_cursor)}`,
      'cursor=abc',
      `city=ber&sort=popular&cursor=${String(next_cursor)}`,
    ]) {
      const { body } = await api.get(`/events?${query}`).expect(400);
      expect(body).toMatchObject({ code: 'invalid_parameter', errors: [{ name: 'cursor' }] });
    }
    await api.get(`/events?city=ber&offset=5&cursor=${String(next_cursor)}`).expect(400);
    await api.get(`/events?city=ber&limit=9&cursor=${String(next_cursor)}`).expect(200);
  });

  it('rejects a forged cursor', async () => {
    const id = '01a1fbff-4cf5-76c2-b6e3-7ef735f18ed9';
    for (const sort of ['start', 'popular']) {
      const { next_cursor } = await page(`limit=5&sort=${sort}`);
      const [now, digest] = JSON.parse(
        Buffer.from(String(next_cursor), 'base64url').toString(),
      ) as unknown[];
      const values = [
        '0000-01-01T00:00:00Z',
        '9999-12-31T23:59:59Z',
        'x',
        '',
        '\0',
        1e39,
        1e-300,
        -5,
        null,
        [],
        {},
      ];
      for (const value of values) {
        const cursor = Buffer.from(JSON.stringify([now, digest, value, id])).toString('base64url');
        const { status } = await api.get(`/events?limit=5&sort=${sort}&cursor=${cursor}`);
        expect([sort, value, [200, 400].includes(status)]).toEqual([sort, value, true]);
      }
    }
  });
});
