import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from '@jest/globals';
import { createTestDatabase } from '@marquee/database/testing';
import type { Readiness } from '@marquee/http';
import * as api from '../apps/api/src/index.ts';
import * as mcpServer from '../apps/mcp-server/src/index.ts';
import * as web from '../apps/web/src/index.ts';
import * as widgets from '../apps/widgets/src/index.ts';
import * as worker from '../apps/worker/src/index.ts';

const APPS = { api, widgets, web, 'mcp-server': mcpServer, worker };
type AppName = keyof typeof APPS;

/** Starts an app on a free port. */
async function startApp(name: AppName, databaseUrl: string) {
  const { handler, readiness, dispose } = buildApp(name, { DATABASE_URL: databaseUrl, LOG_LEVEL: 'silent' });
  const server = createServer(handler).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  return {
    readiness,
    get: async (path: string) => {
      const response = await fetch(address + path);
      return { status: response.status, body: (await response.json()) as Record<string, unknown> };
    },
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
      await dispose();
    },
  };
}

interface BuiltApp {
  handler: RequestListener;
  readiness: Readiness;
  dispose: () => Promise<void>;
}

function buildApp(name: AppName, environment: NodeJS.ProcessEnv): BuiltApp {
  const build = <Config, Deps extends { readiness: Readiness } & AsyncDisposable>(app: {
    parseConfig: (environment: NodeJS.ProcessEnv) => Config;
    connectDependencies: (config: Config) => Deps;
    createApp: (dependencies: Deps) => RequestListener;
  }): BuiltApp => {
    const dependencies = app.connectDependencies(app.parseConfig(environment));
    return {
      handler: app.createApp(dependencies),
      readiness: dependencies.readiness,
      dispose: async () => dependencies[Symbol.asyncDispose](),
    };
  };
  const builders = {
    api: () => build(api),
    widgets: () => build(widgets),
    web: () => build(web),
    'mcp-server': () => build(mcpServer),
    worker: () => build(worker),
  };
  return builders[name]();
}

describe.each(Object.keys(APPS) as AppName[])('the health of %s', (name) => {
  it('is 200 on a migrated database', async () => {
    await using database = await createTestDatabase();
    await using app = await startApp(name, database.url);
    expect(await app.get('/health/ready')).toEqual({ status: 200, body: { ok: true } });
    expect(await app.get('/health/live')).toEqual({ status: 200, body: { ok: true } });
    const report = await app.get('/health');
    expect(report).toMatchObject({ status: 200, body: { ok: true, checks: { database: 'ok' } } });
    expect(report.body).not.toHaveProperty('reason');
  });

  it('is not ready on a database without migrations', async () => {
    await using database = await createTestDatabase();
    await database.pool.query('DROP TABLE schema_requirement, _prisma_migrations');
    await using app = await startApp(name, database.url);
    await expectNotReady(app, 'migrations_pending');
    expect((await app.get('/health/live')).status).toBe(200);
  });

  it('is not ready on a schema that requires a newer build', async () => {
    await using database = await createTestDatabase();
    await database.pool.query(`UPDATE schema_requirement SET oldest_known_migration = '20991231000000_expand'`);
    await using app = await startApp(name, database.url);
    await expectNotReady(app, 'schema_too_new');
  });

  it('is not ready if it never reached the database', async () => {
    await using app = await startApp(name, 'postgresql://marquee:secret@127.0.0.1:1/marquee');
    await expectNotReady(app, 'database_unreachable');
    expect((await app.get('/health/live')).status).toBe(200);
  });

  it('stays ready but degraded when the database goes down after it was reached', async () => {
    const database = await createTestDatabase();
    await using app = await startApp(name, database.url);
    expect((await app.get('/health/ready')).status).toBe(200);
    await database[Symbol.asyncDispose]();
    expect((await app.get('/health/ready')).status).toBe(200);
    expect(await app.get('/health')).toMatchObject({
      status: 200,
      body: { ok: true, status: 'degraded', checks: { database: 'down' } },
    });
  });

  it('is not ready while the composition root still starts', async () => {
    await using database = await createTestDatabase();
    await using app = await startApp(name, database.url);
    app.readiness.beginStart();
    await expectNotReady(app, 'starting');
    app.readiness.endStart();
    expect((await app.get('/health/ready')).status).toBe(200);
  });

  it('is not ready while it drains', async () => {
    await using database = await createTestDatabase();
    await using app = await startApp(name, database.url);
    app.readiness.beginDrain();
    await expectNotReady(app, 'draining');
    expect((await app.get('/health/live')).status).toBe(200);
  });
});

async function expectNotReady(app: Awaited<ReturnType<typeof startApp>>, reason: string): Promise<void> {
  expect(await app.get('/health/ready')).toEqual({ status: 503, body: { ok: false, reason } });
  expect(await app.get('/health')).toMatchObject({ status: 503, body: { ok: false, status: 'down', reason } });
}
