import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createTestDatabase } from '@marquee/database/testing';
import { ingest, type RawEvent } from '@marquee/ingest';
import supertest from 'supertest';
import { connectDependencies, createApp, type DependencySettings } from '../src/index.ts';

/** The moment at which the tests' world stands: a Saturday noon in Berlin. */
const NOW = new Date('2026-11-21T11:00:00Z');
export const API = 'https://api.test';

let serial = 0;

/** A concert in Berlin next week, but for what a test says. */
export const buildEvent = (overrides: Partial<RawEvent> = {}): RawEvent => {
  serial++;
  return {
    source_id: `e${String(serial)}`,
    title: `Concert ${String(serial)}`,
    category: 'music',
    start_local: '2026-11-28T20:00:00',
    city: 'Berlin',
    country: 'DE',
    ...overrides,
  };
};

interface World {
  events?: RawEvent[];
  now?: () => Date;
  settings?: Partial<DependencySettings>;
}

/** The real widgets, served on a port, on a database of their own that holds these events. */
export async function widgetsWith({ events = [], now = () => NOW, settings = {} }: World = {}) {
  const database = await createTestDatabase();
  await ingest(database, { source: { name: 'test', licence: 'CC0-1.0', attribution: 'A test' }, records: events });
  const served = await listening((req, res) => app(req, res));
  const dependencies = connectDependencies({
    databaseUrl: database.url,
    logLevel: 'silent',
    addresses: { api: API, widgets: served.url },
    hashSecret: 'a secret of thirty-two characters',
    trustProxy: 1,
    now,
    ...settings,
  });
  const app = behindProxy(createApp(dependencies));
  return {
    database,
    dependencies,
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
export type Widgets = Awaited<ReturnType<typeof widgetsWith>>;

/** Each request comes from somebody else, unless the test says from whom. */
const behindProxy = (app: RequestListener) => (req: IncomingMessage, res: ServerResponse) => {
  serial++;
  req.headers['x-forwarded-for'] ??= `10.9.${String((serial >> 8) & 255)}.${String(serial & 255)}`;
  app(req, res);
};

/** A server on a free port of this machine. */
export async function listening(handler: RequestListener) {
  const server = createServer(handler).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((settle) => server.close(settle));
    },
  };
}
