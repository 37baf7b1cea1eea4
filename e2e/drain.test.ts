import { Agent, request, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { describe, expect, it } from '@jest/globals';
import { createTestDatabase } from '@marquee/database/testing';
import { startAppProcess, type AppName, type AppProcess } from '@marquee/testing/app-process';
import { waitFor } from '@marquee/testing/wait-for';
import * as api from '../apps/api/src/index.ts';
import * as mcpServer from '../apps/mcp-server/src/index.ts';
import * as web from '../apps/web/src/index.ts';
import * as widgets from '../apps/widgets/src/index.ts';
import * as worker from '../apps/worker/src/index.ts';
import { findRoutePaths } from './helpers/app-paths.ts';

const METHODS = ['GET', 'OPTIONS', 'HEAD', 'POST', 'DELETE'];
const UNREACHABLE = {
  DATABASE_URL: 'postgresql://marquee:secret@127.0.0.1:1/marquee',
  LOG_LEVEL: 'silent',
};

// Paths that the route tables do not contain: mounted routers, static files, and a path without a
// route.
const EXTRA: Record<AppName, string[]> = {
  api: ['/no-such-path'],
  widgets: ['/events.js', '/no-such-path'],
  web: ['/no-such-path'],
  'mcp-server': ['/mcp', '/no-such-path'],
  worker: ['/no-such-path'],
};

async function readRoutePaths(name: AppName): Promise<string[]> {
  switch (name) {
    case 'api': {
      await using dependencies = api.connectDependencies(api.parseConfig(UNREACHABLE));
      return findRoutePaths(api.createApp(dependencies));
    }
    case 'widgets': {
      await using dependencies = widgets.connectDependencies(widgets.parseConfig(UNREACHABLE));
      return findRoutePaths(widgets.createApp(dependencies));
    }
    case 'web': {
      await using dependencies = web.connectDependencies(web.parseConfig(UNREACHABLE));
      return findRoutePaths(web.createApp(dependencies));
    }
    case 'mcp-server': {
      await using dependencies = mcpServer.connectDependencies(mcpServer.parseConfig(UNREACHABLE));
      return findRoutePaths(mcpServer.createApp(dependencies));
    }
    case 'worker': {
      await using dependencies = worker.connectDependencies(worker.parseConfig(UNREACHABLE));
      return findRoutePaths(worker.createApp(dependencies));
    }
  }
}

describe.each<[AppName, string[]]>([
  ['api', ['/events', '/health/live', '/openapi.json', '/docs', '/metrics']],
  ['widgets', ['/health/ready', '/embed/events', '/oembed']],
  ['web', ['/', '/search', '/e/x', '/health/live']],
  ['mcp-server', ['/', '/health/live']],
  ['worker', ['/health', '/health/live']],
])('%s on SIGTERM', (name, expectedPaths) => {
  it('answers every request of keep-alive connections on every route', async () => {
    const paths = [...(await readRoutePaths(name)), ...EXTRA[name]];
    expect(paths).toEqual(expect.arrayContaining(expectedPaths));
    await using database = await createTestDatabase();
    await using app = await startAppProcess(name, { settings: settingsFor(database.url) });
    const clients = paths.map((path, index) =>
      sendContinuously(app, path, `10.0.0.${String(index)}`),
    );
    await waitFor(() => clients.every(({ answers }) => answers() >= METHODS.length));
    app.signal('SIGTERM');
    const failures = await Promise.all(clients.map(({ ended }) => ended));
    expect(failures.filter((failure) => failure !== null)).toEqual([]);
    expect(await app.ended).toEqual({ code: 0, stderr: '' });
  });
});

describe('a draining API', () => {
  it('finishes a request that waits for the database', async () => {
    await using database = await createTestDatabase();
    await using app = await startAppProcess('api', { settings: settingsFor(database.url) });
    await using locked = await lockEvents(database);
    const pending = fetch(`${app.address}/events`);
    await locked.hasWaiter();
    app.signal('SIGTERM');
    await waitFor(() => isRefused(app));
    await locked.release();
    expect((await pending).status).toBe(200);
    expect(await app.ended).toEqual({ code: 0, stderr: '' });
  });

  it('exits immediately with code 1 on a second signal', async () => {
    await using database = await createTestDatabase();
    await using app = await startAppProcess('api', { settings: settingsFor(database.url) });
    await using locked = await lockEvents(database);
    const pending = fetch(`${app.address}/events`).catch(() => 'cut off');
    await locked.hasWaiter();
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

/** Sends requests on one connection, cycling through the methods, until the server closes it. */
function sendContinuously({ port }: AppProcess, path: string, address: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  let answers = 0;
  async function run(): Promise<string | null> {
    try {
      for (;;) {
        const method = METHODS[answers % METHODS.length] ?? 'GET';
        const response = await send({
          port,
          path,
          method,
          agent,
          headers: { 'x-forwarded-for': address },
        });
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

interface RequestOptions {
  port: number;
  path: string;
  method: string;
  agent: Agent;
  headers: Record<string, string>;
}

function send(options: RequestOptions): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', ...options }, (response) => {
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

/** Blocks reads of events until the lock is released. */
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
    hasWaiter: () => waitFor(async () => ((await pool.query(waiting)).rowCount ?? 0) > 0),
    [Symbol.asyncDispose]: async () => {
      await release();
      holder.release();
    },
  };
}
