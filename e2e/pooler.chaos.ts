import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { connectDatabase } from '@marquee/database';
import { buildEvent } from '@marquee/sources/testing';
import { waitFor } from '@marquee/testing/wait-for';
import * as api from '../apps/api/src/index.ts';
import * as mcpServer from '../apps/mcp-server/src/index.ts';
import * as widgets from '../apps/widgets/src/index.ts';
import * as worker from '../apps/worker/src/index.ts';
import { poolerWorld, type PoolerWorld } from './helpers/pooler-world.ts';
import { runTool } from './helpers/run-tool.ts';
import { serveApp } from './helpers/serve-app.ts';

const READERS = 12;
const WRITERS = 40;
const ADVICE = 'Set DATABASE_DIRECT_URL';

const API_READS = [
  '/events?limit=20',
  '/events?city=berlin&category=music',
  '/events?near=52.52,13.40&radius_km=20&sort=distance',
  '/events/calendar?month=2026-12',
  '/events/changes',
  '/events/facets',
  '/events.ics?city=berlin',
  '/search?q=lantern',
  '/search?q=lantren',
  '/venues?limit=5',
  '/venues?q=kesselhuas',
  '/artists?q=aurora',
  '/artists/aurora-lane',
  '/artists/aurora-lane/events',
  '/articles',
  '/demand-report?artist=aurora-lane',
  '/demand-leaders?city=berlin',
  '/demand/opportunities?city=berlin',
  '/plan?event_id=lantern-night-berlin-2026-11-28',
];
const WIDGET_READS = [
  '/embed/events?city=berlin',
  '/embed/city/berlin',
  '/embed/artist/aurora-lane',
  '/embed/demand-it',
  '/events.json?city=berlin',
  '/cities.json?q=ber',
];
const TOOL_CALLS = [
  { name: 'search_events', arguments: { query: 'lantern' } },
  { name: 'search_events', arguments: { city: 'Berlin' } },
  { name: 'list_news', arguments: {} },
  { name: 'demand_leaders', arguments: { artist: 'Aurora Lane' } },
];

const read = async (url: string) => {
  const response = await fetch(url);
  return { status: response.status, body: await response.text() };
};

const post = async (url: string, body: object) => {
  const headers = { 'content-type': 'application/json', accept: 'application/json' };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  return { status: response.status, body: await response.text() };
};

const callTool = (url: string, params: object) =>
  post(`${url}/mcp`, { jsonrpc: '2.0', id: 1, method: 'tools/call', params });

const times = <Result>(count: number, work: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

describe.each([2, 20])(
  'behind PgBouncer in transaction mode with %s server connections',
  (poolSize) => {
    let world: PoolerWorld;
    beforeAll(async () => {
      world = await poolerWorld(poolSize);
    }, 120_000);
    afterAll(() => world[Symbol.asyncDispose]());

    it.each([
      ['api', api, API_READS],
      ['widgets', widgets, WIDGET_READS],
    ] as const)('%s sends the same bytes as without it', async (_name, app, paths) => {
      const start = (environment: NodeJS.ProcessEnv) =>
        serveApp<never, AsyncDisposable>(app as never, environment);
      await using expected = await start(world.direct);
      await using actual = await start(world.pooled);
      for (const path of paths) {
        const reference = await read(expected.url + path);
        expect({ path, status: reference.status }).toEqual({ path, status: 200 });
        for (const response of await times(READERS, () => read(actual.url + path)))
          expect({ path, ...response }).toEqual({ path, ...reference });
      }
    });

    it('mcp-server sends the same bytes as without it', async () => {
      await using expected = await serveApp(mcpServer, world.direct);
      await using actual = await serveApp(mcpServer, world.pooled);
      for (const call of TOOL_CALLS) {
        const reference = await callTool(expected.url, call);
        expect(reference.body).toContain('"structuredContent"');
        for (const response of await times(READERS, () => callTool(actual.url, call)))
          expect({ call, ...response }).toEqual({ call, ...reference });
      }
    });

    it('stores concurrent demands, sign-ups and keys, and the worker sends their mails', async () => {
      await using server = await serveApp(api, world.pooled);
      const written = await times(WRITERS, async (index) => {
        const user_email = `fan${String(index)}@example.com`;
        return [
          await post(`${server.url}/demand-it`, {
            artist_name: 'Aurora Lane',
            city: 'Berlin',
            user_email,
          }),
          await post(`${server.url}/signup`, {
            email: `reader${String(index)}@example.com`,
            city: 'Berlin',
          }),
          await post(`${server.url}/register-api-key`, {
            email: `coder${String(index)}@example.com`,
          }),
        ];
      });
      for (const [demand, signup, key] of written) {
        expect(demand).toMatchObject({ status: 200 });
        expect(signup).toMatchObject({ status: 200 });
        expect(key).toMatchObject({ status: 201 });
      }
      expect(await world.rows(`SELECT demands FROM artist_demand`)).toEqual([{ demands: WRITERS }]);
      expect(await world.rows(`SELECT count(*)::int FROM api_key`)).toEqual([{ count: WRITERS }]);

      await using dependencies = worker.connectDependencies(worker.parseConfig(world.pooled));
      dependencies.jobs.start();
      await waitFor(
        async () => (await world.rows(`SELECT FROM mail WHERE sent_at IS NULL`)).length === 0,
        60_000,
      );
      await dependencies.jobs.stop();
      expect(await world.rows(`SELECT count(*)::int FROM mail WHERE dropped_at IS NULL`)).toEqual([
        { count: 2 * WRITERS },
      ]);
    });

    it('ends a statement that takes too long, alone and in a transaction', async () => {
      const settings = {
        url: world.pooler,
        directUrl: world.database.url,
        name: 'slow',
        statementTimeoutMs: 300,
      };
      const database = connectDatabase(settings);
      const slow = { text: 'SELECT pg_sleep(60)', values: [] };
      await expect(database.query(slow)).rejects.toThrow('statement timeout');
      await expect(database.transaction((query) => query(slow))).rejects.toThrow(
        'statement timeout',
      );
      expect(await database.query({ text: 'SELECT 1 AS one', values: [] })).toEqual([{ one: 1 }]);
      expect(
        await world.rows(
          `SELECT FROM pg_stat_activity WHERE query = '${slow.text}' AND state = 'active'`,
        ),
      ).toEqual([]);
      await database.close();
    });

    it('leaves no lock and no open transaction after two runs of migrate and ingest', async () => {
      const file = join(world.folder, 'events.ndjson');
      const records = Array.from({ length: 50 }, () => JSON.stringify(buildEvent()));
      await writeFile(file, records.join('\n'));
      for (const attempt of [1, 2]) {
        const migrated = await runTool('migrate.ts', world.pooled);
        expect({ attempt, ...migrated }).toMatchObject({ attempt, code: 0 });
        const ingested = await runTool('ingest.ts', world.pooled, {
          args: ['ndjson', file, '--source', 'file'],
        });
        expect({ attempt, ...ingested }).toMatchObject({ attempt, code: 0 });
      }
      expect(await locksLeft(world)).toEqual([]);
    });

    it.each(['migrate.ts', 'ingest.ts'])(
      '%s names the missing setting if it only knows the pooler',
      async (tool) => {
        const args = tool === 'ingest.ts' ? ['ndjson', '/dev/null', '--source', 'file'] : [];
        const { code, output } = await runTool(tool, world.unaware, { args });
        expect({ code, output }).toEqual({ code: 1, output: expect.stringContaining(ADVICE) });
        expect(await locksLeft(world)).toEqual([]);
      },
    );

    it('names the missing setting if a server only knows the pooler', async () => {
      const database = connectDatabase({ url: world.pooler, name: 'unaware' });
      await expect(database.ping()).rejects.toThrow(ADVICE);
      await expect(database.query({ text: 'SELECT 1', values: [] })).rejects.toThrow(ADVICE);
      await expect(database.transaction(() => Promise.resolve())).rejects.toThrow(ADVICE);
      await database.close();
    });
  },
);

// An operator's first attempt at an "unsupported startup parameter".
describe('behind a PgBouncer that ignores startup parameters, without DATABASE_DIRECT_URL', () => {
  let world: PoolerWorld;
  beforeAll(async () => {
    world = await poolerWorld(2, ['ignore_startup_parameters = statement_timeout']);
  }, 120_000);
  afterAll(() => world[Symbol.asyncDispose]());

  it('opens no session, so that no lock stays behind', async () => {
    const database = connectDatabase({ url: world.pooler, name: 'unaware' });
    await expect(database.openSession()).rejects.toThrow(ADVICE);
    await database.close();
    const { code, output } = await runTool('ingest.ts', world.unaware, {
      args: ['ndjson', '/dev/null', '--source', 'a'],
    });
    expect({ code, output }).toEqual({ code: 1, output: expect.stringContaining(ADVICE) });
    expect(await locksLeft(world)).toEqual([]);
  });

  it('names the missing setting if a named statement exists on another connection', async () => {
    const statement = { text: 'SELECT 1 AS one', values: [], name: 'one' };
    const [first, second] = [1, 2].map(() =>
      connectDatabase({ url: world.pooler, name: 'unaware' }),
    );
    expect(await first?.query(statement)).toEqual([{ one: 1 }]);
    await expect(second?.query(statement)).rejects.toThrow(ADVICE);
    await Promise.all([first?.close(), second?.close()]);
  });
});

const locksLeft = (world: PoolerWorld) =>
  world.rows(`
    SELECT pid, objid FROM pg_locks WHERE locktype = 'advisory'
      AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`);
