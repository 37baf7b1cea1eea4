import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '@marquee/domain';
import { must } from '@marquee/testing/must';
import sql, { raw } from 'sql-template-tag';
import type { EventFilter, EventPage } from '../events/event-filter.ts';
import { createEventRepository } from '../events/event-repository.ts';
import { createArtistRepository } from '../search/names/artist-repository.ts';
import { createNameRepository } from '../search/names/name-repository.ts';
import { createVenueRepository } from '../search/names/venue-repository.ts';
import { createFilledDatabase } from '../testing.ts';
import { connectDatabase } from './connect.ts';
import { createFrequentForms, hasParameterList } from './prepared-statement.ts';

const REQUESTS = 500;
/** The 56 texts of common lists, 16 of frequent ones, and those of single records and names. */
const MAX_STATEMENTS = 90;

let server: Awaited<ReturnType<typeof createFilledDatabase>>;
beforeAll(async () => {
  server = await createFilledDatabase(2_000);
});
afterAll(async () => server[Symbol.asyncDispose]());

/** Returns numbers from 0 (inclusive) to 1, the same in each run. */
function createRandom(): () => number {
  let state = 7;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

function createRequests() {
  const random = createRandom();
  const upTo = (max: number) => Math.floor(random() * max);
  const maybe = <Value extends object>(value: Value): Partial<Value> =>
    random() < 0.3 ? value : {};
  const some = <Item>(create: (index: number) => Item, max = 60) =>
    Array.from({ length: 1 + upTo(max) }, (_, at) => create(at));
  const now = new Date();
  const later = () => new Date(now.getTime() + random() * 9e9);
  const filter = (): EventFilter => ({
    now,
    from: now,
    statuses: ['scheduled', 'postponed'],
    ...maybe({ cityIds: some((at) => at + 1, 3) }),
    ...maybe({ cityIds: some((at) => at + 1) }),
    ...maybe({ categories: some(() => must((['music', 'film', 'sports'] as const)[upTo(3)]), 3) }),
    ...maybe({ genres: [some((at) => `genre ${String(at)}`)] }),
    ...maybe({ sourceIds: some((at) => at + 1) }),
    ...maybe({ countryCode: 'DE' }),
    ...maybe({ venueId: newId() }),
    ...maybe({ to: later() }),
    ...maybe({ startsFrom: later() }),
    ...maybe({ startsBefore: later() }),
    ...maybe({ priceMax: upTo(90) }),
  });
  const page = (): EventPage => ({
    sort: 'start',
    limit: 1 + upTo(100),
    offset: 0,
    after: null,
    ...maybe({ offset: upTo(9) }),
  });
  return {
    filter,
    page,
    ids: () => some(() => newId()),
    names: () => some((at) => `name ${String(at)}`),
  };
}

describe('prepared statements', () => {
  it('are a fixed set, whatever filters callers combine', async () => {
    await using connected = connectOnce();
    const events = createEventRepository(connected.database);
    const [artists, venues] = [
      createArtistRepository(connected.database),
      createVenueRepository(connected.database),
    ];
    const names = createNameRepository(connected.database);
    const requests = createRequests();
    const now = new Date();
    for (let count = 0; count < REQUESTS; count++) {
      await events.list(requests.filter(), requests.page());
      if (count % 5 > 0) continue;
      await events.findSeriesOf(requests.ids());
      await events.summaries(requests.ids(), {});
      await artists.list({ now }, requests.page());
      await venues.list({ now }, requests.page());
      await names.findSourceIds(requests.names());
      await names.findGenres(requests.names());
    }
    await events.list(
      { now, from: now, statuses: ['scheduled'], cityIds: [1] },
      { sort: 'start', limit: 20, offset: 0, after: null },
    );
    const statements = await connected.listStatements();
    expect(statements.length).toBeLessThanOrEqual(MAX_STATEMENTS);
    // Other requests do not use up the names of the common ones.
    expect(statements.filter(({ statement }) => statement.includes('e.city_id = $'))).not.toEqual(
      [],
    );
  });

  it('are the first texts that are sent several times, whatever else is sent', () => {
    const asFrequent = createFrequentForms('numbers', 2);
    const send = (number: number) => asFrequent(sql`SELECT ${raw(String(number))}`).name;
    const others = Array.from({ length: 2_000 }, (_, number) => send(number));
    expect(new Set(others)).toEqual(new Set([undefined]));
    const frequent = [1, 2, 3].map((number) =>
      Array.from({ length: 9 }, () => send(number)).at(-1),
    );
    expect(frequent).toEqual([
      expect.stringMatching(/^numbers_/),
      expect.stringMatching(/^numbers_/),
      undefined,
    ]);
    expect(frequent[0]).not.toBe(frequent[1]);
    expect(send(1)).toBe(frequent[0]);
  });

  it.each([
    ['SELECT 1 WHERE id IN ($1,$2)', true],
    ['INSERT INTO t (a,b) VALUES ($1,$2), ($3,$4)', true],
    ['INSERT INTO t (a,b) VALUES ($1,$2),($3,$4)', true],
    ['SELECT 1 WHERE id = ANY($1::uuid[])', false],
    ['SELECT coalesce(a, b), (SELECT 1) FROM t WHERE id = $1', false],
    ['INSERT INTO t (a,b) VALUES ($1,$2)', false],
  ])('have no name if their length depends on the values: %s', (text, expected) => {
    expect(hasParameterList(text)).toBe(expected);
  });
});

/** Connects with one connection, whose statements can be listed. */
function connectOnce() {
  const database = connectDatabase({
    url: server.url,
    name: 'statements',
    connectTimeoutMs: 20_000,
    statementTimeoutMs: 20_000,
    poolSize: 1,
    onStateChange: () => undefined,
  });
  return {
    database,
    listStatements: () =>
      database.query<{ statement: string }>({
        text: 'SELECT statement FROM pg_prepared_statements',
        values: [],
      }),
    [Symbol.asyncDispose]: database.close,
  };
}
