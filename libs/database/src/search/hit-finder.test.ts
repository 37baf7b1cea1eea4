import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createFilledDatabase } from '../testing.ts';
import { createHitFinder, type Search } from './hit-finder.ts';

const NOW = new Date('2027-01-01T00:00:00Z');
const LIMIT = 12;

const words = (...all: string[]): Search['interpretation'] => ({
  terms: all.map((word) => ({ variants: [{ words: [word] }] })),
  wholeNames: [all.join(' ')],
});

const INTERPRETATIONS = [
  words('bulk', 'event'),
  words('live'),
  words('artist', '17'),
  words('nothing', 'has', 'these'),
  words('77'),
  { terms: [], wholeNames: ['bulk event 9'] },
];
const FILTERS: Search['filter'][] = [
  { now: NOW },
  { now: NOW, from: NOW },
  { now: NOW, from: NOW, ongoing: 'include' },
  { now: NOW, to: NOW },
  { now: NOW, from: NOW, statuses: ['cancelled'] },
];
const SEARCHES: Search[] = INTERPRETATIONS.flatMap((interpretation) =>
  FILTERS.map((filter) => ({ interpretation, filter, limit: LIMIT })),
);

describe('searches in one statement', () => {
  let database: Awaited<ReturnType<typeof createFilledDatabase>>;
  let finder: ReturnType<typeof createHitFinder>;
  let statements = 0;
  beforeAll(async () => {
    database = await createFilledDatabase(2_000);
    finder = createHitFinder((statement) => {
      statements++;
      return database.query(statement);
    });
  });
  afterAll(() => database[Symbol.asyncDispose]());

  const findAlone = () =>
    Promise.all(
      SEARCHES.map(({ interpretation, filter, limit }) =>
        finder.find(interpretation, filter, limit),
      ),
    );
  const idsOf = (hits: { id: string }[] | null | undefined) => hits?.map(({ id }) => id) ?? null;

  it('find what each of them finds alone', async () => {
    const alone = (await findAlone()).map(idsOf);
    expect(alone.filter((ids) => ids !== null && ids.length > 0).length).toBeGreaterThan(10);
    statements = 0;
    const together = await finder.findEach(SEARCHES);
    expect(together.map(idsOf)).toEqual(alone);
    expect(statements).toBeLessThanOrEqual(Math.ceil(SEARCHES.length / 12));
  });

  it.each([1, 5, 13, 30])('do not run after %i events are found', async (stopAt) => {
    const alone = (await findAlone()).map(idsOf);
    const ids = new Set<string>();
    const expected = alone.map((found) => {
      if (ids.size >= stopAt) return null;
      for (const id of found ?? []) ids.add(id);
      return found;
    });
    expect((await finder.findEach(SEARCHES, stopAt)).map(idsOf)).toEqual(expected);
  });

  it('read texts of those searches only that show them', async () => {
    const interpretation = words('bulk', 'event');
    const [shown, counted] = await finder.findEach([
      { interpretation, filter: { now: NOW }, limit: 5, form: 'none' },
      { interpretation, filter: { now: NOW, to: NOW }, limit: 5 },
    ]);
    expect(shown?.map(({ id, event }) => [event?.id === id, event?.text])).toEqual(
      Array.from({ length: 5 }, () => [true, null]),
    );
    expect(counted?.map(({ event }) => event)).toEqual(Array.from({ length: 5 }));
  });
});
