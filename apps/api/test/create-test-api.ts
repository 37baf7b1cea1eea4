import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase } from '@marquee/database/testing';
import { createListener, createLogger } from '@marquee/http';
import { ingest } from '@marquee/ingest';
import { type RawEvent } from '@marquee/sources';
import { NOW } from '@marquee/sources/testing';
import { behindProxy } from '@marquee/testing/behind-proxy';
import supertest from 'supertest';
import { createApp, connectDependencies, type DependencySettings } from '../src/index.ts';

export { buildEvent, NOW } from '@marquee/sources/testing';

export interface ApiFixture {
  events?: RawEvent[];
  /** Name of their source. */
  source?: string;
  now?: () => Date;
  /** Without settings, each request has its own address, so that no quota is used up. */
  settings?: Partial<DependencySettings>;
  /** Receives the log lines. Without it nothing is logged. */
  log?: (line: string) => void;
}

// Otherwise each request would open a connection.
const CONNECTIONS = new Agent({ keepAlive: true });

/** Creates an API with its own database that contains these events. */
export async function createTestApi({
  events = [],
  source = 'test',
  now = () => NOW,
  settings,
  log,
}: ApiFixture = {}) {
  const database = await createTestDatabase();
  const dataFolder = await mkdtemp(join(tmpdir(), 'marquee-api-'));
  const dependencies = connectDependencies({
    databaseUrl: database.url,
    logLevel: 'silent',
    addresses: { api: 'https://api.test', widgets: 'https://widgets.test' },
    hashSecrets: ['a secret of thirty-two characters'],
    dataFolder,
    trustProxy: 1,
    deadlineMs: 20_000, // so that a slow machine does not look like an outage
    now,
    ...settings,
  });
  await ingest(database, {
    source: { name: source, licence: 'CC0-1.0', attribution: 'A test' },
    records: events,
  });
  const logger = log ? createLogger('api', 'info', { write: log }) : dependencies.logger;
  const app = createApp({ ...dependencies, logger, now });
  const listener = createListener(app, { ...dependencies, logger });
  const handler = settings ? listener : behindProxy(listener);
  // supertest would start one server for each request
  const server = createServer(handler).listen(0, '127.0.0.1');
  await once(server, 'listening');
  server.keepAliveTimeout = 0; // so that no connection is closed between two requests
  const api = supertest.agent(server).use((request: supertest.Test) => request.agent(CONNECTIONS));
  return {
    /** The URL of the API. */
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    app,
    handler,
    database,
    dependencies,
    dataFolder,
    telemetry: dependencies.telemetry,
    get: (path: string) => api.get(path),
    request: api,
    /** Returns the titles of a list in order. */
    titles: async (path: string): Promise<string[]> => {
      const response = await api.get(path);
      if (response.status !== 200)
        throw new Error(`${path}: ${String(response.status)} ${response.text}`);
      return (response.body as { events: { title: string }[] }).events.map(({ title }) => title);
    },
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
      await dependencies[Symbol.asyncDispose]();
      await database[Symbol.asyncDispose]();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}
export type Api = Awaited<ReturnType<typeof createTestApi>>;
