import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addDays } from '@marquee/domain';
import { testCount } from '@marquee/testing/test-count';
import fc from 'fast-check';
import { buildEvent, createTestApi, NOW, type Api } from '../create-test-api.ts';
import { placeInList, type PublishedTimes, type TimeQuery } from './event-rules.ts';

const SEED = Number(process.env['FUZZ_SEED'] ?? Date.now() % 2 ** 31);
const QUERIES = testCount({ usual: 15, full: 60 });
const EVENTS = 150;
const HOUR_MS = 3_600_000;

type Event = PublishedTimes & { id: string; title: string };
interface Page {
  events: Event[];
  next_cursor: string | null;
  total?: number;
}

const PLACES = [
  { city: 'Berlin', country: 'DE' },
  { city: 'Los Angeles', country: 'US' },
  { city: 'Auckland', country: 'NZ' },
  { city: null, country: null, online: true },
];

// Whole hours, so that events often begin and end exactly at the bounds of a span.
const hours = (min: number, max: number) => fc.integer({ min, max });
const instant = (from: number) =>
  new Date(NOW.getTime() + from * HOUR_MS).toISOString().slice(0, 19);

const event = fc
  .record({
    place: fc.constantFrom(...PLACES),
    start: hours(-500, 400),
    length: fc.oneof(fc.constant(null), hours(0, 60), hours(0, 900)),
    kind: fc.constantFrom('timed', 'timed', 'all_day', 'time_tbd'),
  })
  .map(({ place, start, length, kind }) => {
    const isWhole = kind !== 'timed';
    const at = (hour: number) => instant(hour).slice(0, isWhole ? 10 : 19);
    return {
      ...place,
      start_local: at(start),
      ...(length !== null && { end_local: at(start + length) }),
      all_day: kind === 'all_day',
      time_tbd: kind === 'time_tbd',
    };
  });

const moment = (min: number, max: number) =>
  fc
    .tuple(hours(min, max), fc.boolean())
    .map(([hour, isDay]) => (isDay ? instant(hour).slice(0, 10) : `${instant(hour)}Z`));
const date = hours(-400, 400).map((hour) => instant(hour).slice(0, 10));

const query: fc.Arbitrary<TimeQuery> = fc.oneof(
  fc.record(
    {
      from: moment(-400, 0),
      to: moment(24, 400),
      on: fc.oneof(fc.constantFrom('today', 'tonight', 'tomorrow', 'weekend'), date),
      ongoing: fc.constantFrom('1', 'only'),
      starts_after: moment(-400, 0),
      starts_before: moment(24, 400),
      tz: fc.constantFrom('UTC', 'America/New_York', 'Asia/Tokyo'),
    },
    { requiredKeys: [] },
  ),
  // The most frequent ones.
  fc.record(
    { from: moment(-400, 400), ongoing: fc.constantFrom('1', 'only') },
    { requiredKeys: [] },
  ),
  fc.record({ on: fc.oneof(fc.constantFrom('today', 'tonight', 'tomorrow', 'weekend'), date) }),
);

describe('lists of generated events contain what the rules say', () => {
  let api: Api;
  let events: Event[];
  beforeAll(async () => {
    const drawn = fc.sample(event, { numRuns: EVENTS, seed: SEED });
    api = await createTestApi({
      events: drawn.map((times, index) =>
        buildEvent({ title: `Meeting ${String(index)}`, ...times }),
      ),
    });
    events = await walk('starts_after=2026-01-01&limit=100');
  });
  afterAll(() => api[Symbol.asyncDispose]());

  const get = async (path: string) => {
    const { status, text } = await api.get(path);
    if (status !== 200) throw new Error(`${path}: ${text}`);
    return JSON.parse(text) as unknown;
  };

  async function walk(query: string): Promise<Event[]> {
    const found: Event[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const page = (await get(`/events?${query}${cursor && `&cursor=${cursor}`}`)) as Page;
      found.push(...page.events);
      cursor = page.next_cursor;
    }
    return found;
  }

  function expected(query: TimeQuery): string[] {
    const sorted = events.toSorted(
      (a, b) => a.start_utc.localeCompare(b.start_utc) || (a.id < b.id ? -1 : 1),
    );
    const placed = (place: string) =>
      sorted.filter((candidate) => placeInList(candidate, query, NOW) === place);
    return [...placed('others'), ...placed('ongoing')].map(({ id }) => id);
  }
  const ids = (found: { id: string }[]) => found.map(({ id }) => id);
  const text = (query: TimeQuery) => new URLSearchParams({ ...query }).toString();
  const assertEach = (
    arbitrary: fc.Arbitrary<TimeQuery>,
    check: (query: TimeQuery) => Promise<void>,
  ) => fc.assert(fc.asyncProperty(arbitrary, check), { seed: SEED, numRuns: QUERIES });

  it('has events of every shape', () => {
    expect(events.length).toBeGreaterThan(EVENTS * 0.9); // duplicates are merged
    for (const place of ['others', 'ongoing', null])
      expect(events.map((one) => placeInList(one, { ongoing: '1' }, NOW))).toContain(place);
  });

  it('in pages by cursor, ongoing events last', () =>
    assertEach(query, async (drawn) => {
      for (const limit of [100, 9])
        expect(ids(await walk(`${text(drawn)}&limit=${String(limit)}`))).toEqual(expected(drawn));
    }));

  it('in pages by offset', () =>
    assertEach(query, async (drawn) => {
      const all = expected(drawn);
      for (const offset of [1, Math.floor(all.length / 2), Math.max(1, all.length - 3)])
        expect(
          ids(
            ((await get(`/events?${text(drawn)}&limit=5&offset=${String(offset)}`)) as Page).events,
          ),
        ).toEqual(all.slice(offset, offset + 5));
    }));

  it('in every other order', () =>
    assertEach(query, async (drawn) => {
      for (const sort of ['-start', 'popular', 'added'])
        expect(ids(await walk(`${text(drawn)}&limit=20&sort=${sort}`)).toSorted()).toEqual(
          expected(drawn).toSorted(),
        );
    }));

  it('in counts', () =>
    assertEach(query, async (drawn) => {
      expect(await get(`/events/facets?${text(drawn)}`)).toMatchObject({
        total: expected(drawn).length,
      });
    }));

  it('in searches', () =>
    assertEach(query, async (drawn) => {
      const first = (await get(`/search?q=meeting&limit=100&${text(drawn)}`)) as Page;
      const rest = (await get(`/search?q=meeting&limit=100&offset=100&${text(drawn)}`)) as Page;
      const withRunning = { ongoing: '1', ...drawn };
      expect(ids([...first.events, ...rest.events]).toSorted()).toEqual(
        expected(withRunning).toSorted(),
      );
    }));

  it('in calendars', () =>
    assertEach(
      query.filter(({ on }) => on === undefined),
      async (drawn) => {
        const { days } = (await get(`/events/calendar?month=2026-11&${text(drawn)}`)) as {
          days: { date: string; count: number }[];
        };
        for (const { date: day, count } of days)
          expect([day, count]).toEqual([day, expected({ ...drawn, on: day }).length]);
        expect(days.at(-1)?.date).toBe(addDays('2026-12-01', -1));
      },
    ));
});
