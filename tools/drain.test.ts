import { Agent, request, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { describe, expect, it } from '@jest/globals';
import { createTestDatabase } from '@marquee/database/testing';
import { startAppProcess, type AppName, type AppProcess } from '@marquee/testing/app-process';
import { waitFor } from '@marquee/testing/wait-for';
import * as api from '../apps/api/src/index.ts';
import * as mcpServer from '../apps/mcp-server/src/index.ts';
import * as widgets from '../apps/widgets/src/index.ts';
import * as worker from '../apps/worker/src/index.ts';
import { pathsOf } from './testing/app-paths.ts';

const METHODS = ['GET', 'OPTIONS', 'HEAD', 'POST', 'DELETE'];
const UNREACHABLE = { DATABASE_URL: 'postgresql://marquee:secret@127.0.0.1:1/marquee', LOG_LEVEL: 'silent' };

// What the tables do not state: a mounted router, files by their name, and a path without a route.
const EXTRA: Record<AppName, string[]> = {
  api: ['/no-such-path'],
  widgets: ['/events.js', '/no-such-path'],
  'mcp-server': ['/mcp', '/no-such-path'],
  worker: ['/no-such-path'],
};

async function pathsInTables(name: AppName): Promise<string[]> {
  switch (name) {
    case 'api': {
      await using dependencies = api.connectDependencies(api.parseConfig(UNREACHABLE));
      return pathsOf(api.createApp(dependencies));
    }
    case 'widgets': {
      await using dependencies = widgets.connectDependencies(widgets.parseConfig(UNREACHABLE));
      return pathsOf(widgets.createApp(dependencies));
    }
    case 'mcp-server': {
      await using dependencies = mcpServer.connectDependencies(mcpServer.parseConfig(UNREACHABLE));
      return pathsOf(mcpServer.createApp(dependencies));
    }
    case 'worker': {
      await using dependencies = worker.connectDependencies(worker.parseConfig(UNREACHABLE));
      return pathsOf(worker.createApp(dependencies));
    }
  }
}

describe.each<[AppName, string[]]>([
  ['api', ['/events', '/health/live', '/openapi.json', '/docs', '/metrics']],
  ['widgets', ['/health/ready', '/embed/events', '/oembed']],
  ['mcp-server', ['/', '/health/live']],
  ['worker', ['/health', '/health/live']],
])('%s on SIGTERM', (name, expectedPaths) => {
  it('answers every request of kept-alive connections, on every route', async () => {
    const paths = [...(await pathsInTables(name)), ...EXTRA[name]];
    expect(paths).toEqual(expect.arrayContaining(expectedPaths));
    await using database = await createTestDatabase();
    await using app = await startAppProcess(name, { settings: settingsFor(database.url) });
    const clients = paths.map((path, index) => keepAsking(app, path, `10.0.0.${String(index)}`));
    await waitFor(() => clients.every(({ answers }) => answers() >= METHODS.length));
    app.signal('SIGTERM');
    const failures = await Promise.all(clients.map(({ ended }) => ended));
    expect(failures.filter((failure) => failure !== null)).toEqual([]);
    expect(await app.ended).toEqual({ code: 0, stderr: '' });
  });
});

describe('an API that drains', () => {
  it('finishes a request that waits for the database', async () => {
    await using database = await createTestDatabase();
    await using app = await startAppProcess('api', { settings: settingsFor(database.url) });
    await using locked = await lockEvents(database);
    const pending = fetch(`${app.address}/events`);
    await locked.isAwaited();
    app.signal('SIGTERM');
    await waitFor(() => isRefused(app));
    await locked.release();
    expect((await pending).status).toBe(200);
    expect(await app.ended).toEqual({ code: 0, stderr: '' });
  });

  it('ends at once with 1 on a second signal', async () => {
    await using database = await createTestDatabase();
    await using app = await startAppProcess('api', { settings: settingsFor(database.url) });
    await using locked = await lockEvents(database);
    const pending = fetch(`${app.address}/events`).catch(() => 'cut off');
    await locked.isAwaited();
    app.signal('SIGTERM');
    await waitFor(() => isRefused(app));
    app.signal('SIGTERM');
    expect(await app.ended).toMatchObject({ code: 1 });
    expect(await pending).toBe('cut off');
  });
});

const settingsFor = (url: string) => ({
  DATABASE_URL: url,
  TRUST_PROXY: '1',
  MARQUEE_DATA: tmpdir(),
  SOURCES_FILE: '/dev/null',
});

/** Asks again and again on one connection, by each method in turn, until the server ends the connection. */
function keepAsking({ port }: AppProcess, path: string, address: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  let answers = 0;
  async function run(): Promise<string | null> {
    try {
      for (;;) {
        const method = METHODS[answers % METHODS.length] ?? 'GET';
        const response = await ask({ port, path, method, agent, headers: { 'x-forwarded-for': address } });
        answers++;
        if (response.headers.connection === 'close') return null;
      }
    } catch (error) {
      return `${path} after ${String(answers)} answers: ${String(error)}`;
    } finally {
      agent.destroy();
    }
  }
  return { answers: () => answers, ended: run() };
}

interface Question {
  port: number;
  path: string;
  method: string;
  agent: Agent;
  headers: Record<string, string>;
}

function ask(question: Question): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', ...question }, (response) => {
      response.resume().once('end', () => {
        resolve(response);
      });
      response.once('error', reject);
    })
      .once('error', reject)
      .end();
  });
}

const isRefused = ({ address }: AppProcess) =>
  fetch(`${address}/health/live`, { headers: { connection: 'close' } }).then(
    () => false,
    () => true,
  );

/** Nobody reads events until the lock is released. */
async function lockEvents({ pool }: Awaited<ReturnType<typeof createTestDatabase>>) {
  const holder = await pool.connect();
  await holder.query('BEGIN; LOCK TABLE event IN ACCESS EXCLUSIVE MODE');
  let isHeld = true;
  const release = async () => {
    if (isHeld) await holder.query('ROLLBACK');
    isHeld = false;
  };
  const waiting = `SELECT FROM pg_locks WHERE NOT granted AND relation = 'event'::regclass`;
  return {
    release,
    isAwaited: () => waitFor(async () => ((await pool.query(waiting)).rowCount ?? 0) > 0),
    [Symbol.asyncDispose]: async () => {
      await release();
      holder.release();
    },
  };
}
