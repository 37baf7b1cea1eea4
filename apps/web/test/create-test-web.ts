import { createServer, type RequestListener } from 'node:http';
import { createGazetteerRepository, type GazetteerCity } from '@marquee/database';
import { createTestDatabase } from '@marquee/database/testing';
import { ingest } from '@marquee/ingest';
import type { RawEvent } from '@marquee/sources';
import { NOW } from '@marquee/sources/testing';
import { behindProxy } from '@marquee/testing/behind-proxy';
import { freePort } from '@marquee/testing/free-port';
import supertest from 'supertest';
import { connectDependencies, createApp, type DependencySettings } from '../src/index.ts';
import type { LegalTexts } from '../src/legal/legal-texts.ts';

export { buildEvent } from '@marquee/sources/testing';

export interface TestWebOptions {
  /** More cities than the gazetteer of tests has. */
  cities?: GazetteerCity[];
  settings?: Partial<DependencySettings>;
  legal?: LegalTexts;
  /** The name in the address of the website. Passkeys need one that is no IP address. */
  host?: 'localhost' | '127.0.0.1';
}

/** Serves the real website on a free port, with a database that contains these events. */
export async function createTestWeb(
  events: RawEvent[],
  { cities = [], settings = {}, legal, host = '127.0.0.1' }: TestWebOptions = {},
) {
  const database = await createTestDatabase();
  await createGazetteerRepository(database).load(cities);
  await ingest(database, {
    source: { name: 'test', licence: 'CC0-1.0', attribution: 'A test' },
    records: events,
  });
  const port = await freePort();
  const url = `http://${host}:${String(port)}`;
  const dependencies = connectDependencies({
    databaseUrl: database.url,
    logLevel: 'silent',
    addresses: { api: 'https://api.test', widgets: 'https://widgets.test', web: url },
    hashSecrets: ['a secret of thirty-two characters'],
    trustProxy: 1,
    deadlineMs: 20_000, // long enough for a busy machine
    now: () => NOW,
    ...settings,
    ...(legal && { legal }),
  });
  const handler: RequestListener = behindProxy(createApp(dependencies));
  const server = createServer(handler).listen(port, '127.0.0.1');
  return {
    url,
    database,
    readiness: dependencies.readiness,
    get: (path: string) => supertest(url).get(path).set('Accept', 'text/html,*/*;q=0.8'),
    request: supertest(url),
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await dependencies[Symbol.asyncDispose]();
      await database[Symbol.asyncDispose]();
    },
  };
}
export type Web = Awaited<ReturnType<typeof createTestWeb>>;
