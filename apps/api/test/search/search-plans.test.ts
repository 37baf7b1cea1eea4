import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { connectDatabase, createSearchRepository } from '@marquee/database';
import { createFilledDatabase } from '@marquee/database/testing';
import supertest from 'supertest';
import { connectDependencies, createApp } from '../../src/index.ts';

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows'?: number;
  'Actual Loops'?: number;
  Plans?: Plan[];
}

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];
const EVENTS = 40_000;
const LARGE = ['event', 'event_search', 'search_word'];

describe(`a search among ${String(EVENTS)} events`, () => {
  let database: Awaited<ReturnType<typeof createFilledDatabase>>;
  let dependencies: ReturnType<typeof connectDependencies>;
  let explaining: ReturnType<typeof connectDatabase>;
  let nodes: Plan[] = [];
  beforeAll(async () => {
    database = await createFilledDatabase(EVENTS);
    const addresses = { api: 'https://api.test', widgets: 'https://widgets.test' };
    dependencies = connectDependencies({
      databaseUrl: database.url,
      logLevel: 'silent',
      addresses,
      hashSecrets: ['a secret of thirty-two characters'],
      deadlineMs: 20_000, // long enough for a busy machine
    });
    explaining = connectDatabase({
      url: database.url,
      name: 'explain',
      statementTimeoutMs: 20_000,
    });
  });
  afterAll(async () => {
    await explaining.close();
    await dependencies[Symbol.asyncDispose]();
    await database[Symbol.asyncDispose]();
  });

  const ask = async (query: string) => {
    const search = createSearchRepository({
      prisma: explaining.prisma,
      query: async (statement) => {
        const explained = await explaining.pool.query<{ 'QUERY PLAN': { Plan: Plan }[] }>({
          text: `EXPLAIN (ANALYZE, FORMAT JSON) ${statement.text}`,
          values: statement.values,
        });
        nodes.push(
          ...explained.rows
            .flatMap((row) => row['QUERY PLAN'])
            .flatMap(({ Plan: plan }) => nodesOf(plan)),
        );
        return explaining.query(statement);
      },
    });
    nodes = [];
    const { body } = await supertest(createApp({ ...dependencies, search }))
      .get(`/search?${query}`)
      .expect(200);
    return body as { count: number };
  };
  const wholeScans = () =>
    nodes.filter(
      (node) => node['Node Type'] === 'Seq Scan' && LARGE.includes(node['Relation Name'] ?? ''),
    );
  const mostRows = () =>
    Math.max(...nodes.map((node) => (node['Actual Rows'] ?? 0) * (node['Actual Loops'] ?? 1)));

  it.each([
    'q=artist 17',
    'q="bulk event 20000"',
    'q=20000',
    'q=live',
    'q=bulk event',
    'q=live berlin',
    'q=live in london',
    'q=e',
    'q=live v',
    'q=live tomorrow',
    'q=tonight',
    'q=live 2099',
    'q=live&city=berlin',
    'q=live&country=NZ',
    'q=live&category=comedy',
    'q=live&venue=venue-15',
    'q=live&artist=artist-500',
    'q=live&featured=1',
    'q=live&near=52.5,13.4',
    'q=live&from=2020-01-01',
    'q=live&from=2026-12-01&to=2026-12-05',
    'q=artits',
    'q=bulk evnet',
    'q=nowhere to be found',
  ])('answers %s from an index', async (query) => {
    await ask(query);
    expect(nodes.length).toBeGreaterThan(0);
    expect(wholeScans()).toEqual([]);
  });

  it.each(['q=live', 'q=bulk event', 'q=e', 'q=live v', 'q=live&from=2020-01-01'])(
    'reads a small part of the events that match %s',
    async (query) => {
      expect((await ask(query)).count).toBe(20);
      expect(mostRows()).toBeLessThan(EVENTS / 8);
    },
  );

  it('reads the text index once for each reading before the days of events are analysed', async () => {
    await database.pool.query(`DELETE FROM pg_statistic WHERE starelid = 'event'::regclass`);
    await ask('q=nowhere in december&from=2020-01-01');
    const scans = nodes.filter((node) => node['Index Name'] === 'event_search_document_idx');
    expect(scans.length).toBeGreaterThan(0);
    expect(Math.max(...scans.map((node) => node['Actual Loops'] ?? 0))).toBeLessThan(20);
  });
});
