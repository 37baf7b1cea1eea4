import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createEventRepository, connectDatabase } from '@marquee/database';
import { createTestDatabase, fillCatalogue } from '@marquee/database/testing';
import supertest from 'supertest';
import { COMBINATIONS, SINGLE_FILTERS, SORTS, type Known } from '../../../bench/questions.ts';
import { connectDependencies, createApp } from '../src/index.ts';

const KNOWN: Known = {
  cities: ['Berlin', 'London'],
  countries: ['DE', 'NZ'],
  venues: ['venue-1', 'venue-15'],
  artists: ['artist-1', 'artist-500'],
  sources: ['bulk-1'],
  sourceIds: ['5'],
  positions: ['52.5,13.4', '35.7,139.7'],
  days: ['2027-02-01'],
};

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: Plan[];
}

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

describe('every question to GET /events is answered from an index', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  let dependencies: ReturnType<typeof connectDependencies>;
  let explaining: ReturnType<typeof connectDatabase>;
  let seen: Plan[] = [];
  beforeAll(async () => {
    database = await createTestDatabase();
    await fillCatalogue(database, 40_000);
    dependencies = connectDependencies({
      databaseUrl: database.url,
      logLevel: 'silent',
      addresses: { api: 'https://api.test' },
    });
    explaining = connectDatabase({ url: database.url, name: 'explain' });
  }, 60_000);
  afterAll(async () => {
    await explaining.close();
    await dependencies[Symbol.asyncDispose]();
    await database[Symbol.asyncDispose]();
  });

  const api = () => {
    const events = createEventRepository({
      query: async (statement) => {
        const explained = await explaining.pool.query<{ 'QUERY PLAN': { Plan: Plan }[] }>({
          text: `EXPLAIN (FORMAT JSON) ${statement.text}`,
          values: statement.values,
        });
        seen.push(...explained.rows.flatMap((row) => row['QUERY PLAN']).flatMap(({ Plan: plan }) => nodesOf(plan)));
        return explaining.query(statement);
      },
    });
    return supertest(createApp({ ...dependencies, events }));
  };

  it.each(Object.entries({ ...SINGLE_FILTERS, ...SORTS, ...COMBINATIONS }))('%s', async (_name, ask) => {
    seen = [];
    const query = ask(KNOWN, ([first]) => first as never);
    await api().get(`/events?${query}`).expect(200);
    expect(seen.length).toBeGreaterThan(0);
    const whole = seen.filter((node) => node['Node Type'] === 'Seq Scan' && node['Relation Name'] === 'event');
    expect(whole).toEqual([]);
  });

  it.each(Object.entries(SINGLE_FILTERS))('as a feed: %s', async (_name, ask) => {
    const query = ask(KNOWN, ([first]) => first as never);
    for (const path of ['/events.ics', '/events.rss']) {
      seen = [];
      await api().get(`${path}?${query}`).expect(200);
      expect(seen.length).toBeGreaterThan(0);
      expect(seen.filter((node) => node['Node Type'] === 'Seq Scan' && node['Relation Name'] === 'event')).toEqual([]);
    }
  });

  it('would tell a scan of the whole table', async () => {
    const { rows } = await explaining.pool.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(
      'EXPLAIN (FORMAT JSON) SELECT * FROM event WHERE title = $1',
      ['x'],
    );
    expect(
      rows
        .flatMap((row) => row['QUERY PLAN'])
        .flatMap(({ Plan: plan }) => nodesOf(plan))
        .map((node) => node['Node Type']),
    ).toContain('Seq Scan');
  });
});
