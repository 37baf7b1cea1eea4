import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createTestDatabase } from '@marquee/database/testing';
import { createLogger } from '@marquee/http';
import { ingest } from '@marquee/ingest';
import { type RawEvent } from '@marquee/sources';
import { NOW } from '@marquee/sources/testing';
import { behindProxy } from '@marquee/testing/behind-proxy';
import supertest from 'supertest';
import { connectDependencies, createApp, type DependencySettings } from '../src/index.ts';

export { buildEvent } from '@marquee/sources/testing';

export const API = 'https://api.test';

interface TestWidgetsOptions {
  events?: RawEvent[];
  now?: () => Date;
  settings?: Partial<DependencySettings>;
  /** The base URL of the website. Default: there is none. */
  web?: string;
  /** Receives the log lines. Without it, nothing is logged. */
  log?: (line: string) => void;
}

/** Serves the real widgets on a free port, with a database that contains these events. */
export async function createTestWidgets({
  events = [],
  now = () => NOW,
  settings = {},
  web,
  log,
}: TestWidgetsOptions = {}) {
  const database = await createTestDatabase();
  await ingest(database, {
    source: { name: 'test', licence: 'CC0-1.0', attribution: 'A test' },
    records: events,
  });
  const served = await listening((req, res) => app(req, res));
  const dependencies = connectDependencies({
    databaseUrl: database.url,
    logLevel: 'silent',
    addresses: { api: API, widgets: served.url, web },
    hashSecrets: ['a secret of thirty-two characters'],
    trustProxy: 1,
    deadlineMs: 20_000, // long enough for a busy machine
    now,
    ...settings,
  });
  const logger = log ? createLogger('widgets', 'info', { write: log }) : dependencies.logger;
  const bare = createApp({ ...dependencies, logger });
  const app = behindProxy(bare);
  return {
    database,
    dependencies,
    app: bare,
    url: served.url,
    get: (path: string) => supertest(served.url).get(path),
    request: supertest(served.url),
    [Symbol.asyncDispose]: async () => {
      await served.close();
      await dependencies[Symbol.asyncDispose]();
      await database[Symbol.asyncDispose]();
    },
  };
}
export type Widgets = Awaited<ReturnType<typeof createTestWidgets>>;

/** Starts a server on a free port. */
export async function listening(handler: RequestListener) {
  const server = createServer(handler).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
