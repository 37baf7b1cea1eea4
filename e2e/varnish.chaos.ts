// Debian's Varnish before an API, purged by a worker: each an own process.
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { connectDatabase, createGazetteerRepository } from '@marquee/database';
import { createTestDatabase, TEST_GAZETTEER } from '@marquee/database/testing';
import { ingest } from '@marquee/ingest';
import { startAppProcess, type AppProcess } from '@marquee/testing/app-process';
import { waitFor } from '@marquee/testing/wait-for';
import { migrateJobQueue } from '../apps/worker/src/queue/migrate-job-queue.ts';
import { buildEvent } from './helpers/demand-fixture.ts';
import { startVarnish } from './helpers/start-varnish.ts';

const TIMEOUT_MS = 240_000;
const EVENTS = Array.from({ length: 60 }, () => buildEvent({ venue_name: 'Harbour Hall' }));
const CHANGED = buildEvent({
  title: 'Title 0',
  venue_name: 'Harbour Hall',
  start_local: '2099-06-07T20:00:00',
});
const SLUG = 'title-0-berlin-2099-06-07';
const PATHS = [
  `/events/${SLUG}`,
  '/events?city=Berlin&limit=5',
  '/events?from=2099-06-07',
  '/venues/harbour-hall-berlin',
  '/search?q=title',
  '/events/facets',
];
const FRESH_MS = 2_000;

describe('Varnish before the API', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  let connected: ReturnType<typeof connectDatabase>;
  let api: AppProcess;
  let worker: AppProcess;
  let varnish: Awaited<ReturnType<typeof startVarnish>>;

  const change = (title: string) =>
    ingest(connected, { source: { name: 'test' }, records: [{ ...CHANGED, title }, ...EVENTS] });
  const startWorker = () =>
    startAppProcess('worker', {
      settings: {
        DATABASE_URL: database.url,
        PURGE_URLS: varnish.address,
        LOG_LEVEL: 'info',
      },
    });
  async function read(path: string) {
    const response = await fetch(`${varnish.address}${path}`);
    const text = await response.text();
    return { text, isHit: response.headers.get('x-cache') === 'hit', status: response.status };
  }
  /** Returns after how many milliseconds the path contains the text. */
  async function freshAfter(path: string, text: string, since: number): Promise<number> {
    await waitFor(async () => (await read(path)).text.includes(text));
    return performance.now() - since;
  }

  beforeAll(async () => {
    database = await createTestDatabase();
    await migrateJobQueue(database.url);
    connected = connectDatabase({ url: database.url, name: 'test', statementTimeoutMs: 20_000 });
    await createGazetteerRepository(connected).load(TEST_GAZETTEER);
    await change('Title 0');
    api = await startAppProcess('api', {
      settings: {
        DATABASE_URL: database.url,
        CACHE_TAG_HEADER: 'Surrogate-Key',
        TRUST_PROXY: '1',
        LOG_LEVEL: 'info',
      },
    });
    varnish = await startVarnish(api.address);
    worker = await startWorker();
    // The first run of the job begins with the next minute.
    await waitFor(async () => (await followed()) > 0);
  }, TIMEOUT_MS);
  afterAll(async () => {
    for (const started of [worker, api, varnish]) await started[Symbol.asyncDispose]();
    await connected.close();
    await database[Symbol.asyncDispose]();
  }, TIMEOUT_MS);

  async function followed(): Promise<number> {
    const rows = await connected.query<{ number: number }>({
      text: 'SELECT change_number::float8 AS number FROM feed_follower',
      values: [],
    });
    return rows[0]?.number ?? 0;
  }

  it(
    'stores responses, and shows a change within two seconds after the commit',
    async () => {
      for (const path of PATHS) await read(path);
      const repeated = await Promise.all(PATHS.map(read));
      expect(repeated.map(({ status, isHit }) => ({ status, isHit }))).toEqual(
        PATHS.map(() => ({ status: 200, isHit: true })),
      );
      const times: number[] = [];
      for (let round = 1; round <= 5; round++) {
        await change(`Title ${String(round)}`);
        const committedAt = performance.now();
        times.push(
          ...(await Promise.all(
            [`/events/${SLUG}`, '/events?from=2099-06-07', '/search?q=title'].map((path) =>
              freshAfter(path, `Title ${String(round)}`, committedAt),
            ),
          )),
        );
      }
      console.log(`fresh after ${times.map((ms) => ms.toFixed(0)).join(', ')} ms`);
      expect(Math.max(...times)).toBeLessThan(FRESH_MS);
    },
    TIMEOUT_MS,
  );

  it(
    'answers 95 % of a mixed load while an event changes every ten seconds',
    async () => {
      let hits = 0;
      let reads = 0;
      const endsAt = performance.now() + 30_000;
      const load = async (lane: number) => {
        while (performance.now() < endsAt) {
          const { isHit } = await read(PATHS[(lane + reads) % PATHS.length] ?? '/');
          hits += Number(isHit);
          reads++;
          await setTimeout(20);
        }
      };
      const changes = (async () => {
        for (let round = 0; round < 3; round++) {
          await change(`Round ${String(round)}`);
          await setTimeout(10_000);
        }
      })();
      await Promise.all([changes, ...[0, 1, 2, 3].map(load)]);
      console.log(`${String(hits)} of ${String(reads)} reads were hits`);
      expect(hits / reads).toBeGreaterThan(0.95);
    },
    TIMEOUT_MS,
  );

  it(
    'is purged of what changed while the worker was killed, and while Varnish was down',
    async () => {
      worker.signal('SIGKILL');
      await worker.ended;
      for (const path of PATHS) await read(path);
      await change('Killed');
      worker = await startWorker();
      await waitFor(async () => (await read(`/events/${SLUG}`)).text.includes('Killed'));
      const { port } = varnish;
      await varnish[Symbol.asyncDispose]();
      await change('Away');
      const before = await followed();
      varnish = await startVarnish(api.address, port);
      await waitFor(async () => (await followed()) > before);
    },
    TIMEOUT_MS,
  );

  it('refuses tags that are an expression, and never stores a response to a key', async () => {
    const response = await fetch(varnish.address, {
      method: 'BAN',
      headers: { 'Purge-Tags': 'a"b' },
    });
    expect(response.status).toBe(400);
    const headers = { 'X-API-Key': 'unknown' };
    const statuses = [];
    for (let request = 0; request < 2; request++)
      statuses.push((await fetch(`${varnish.address}/events`, { headers })).headers.get('x-cache'));
    expect(statuses).toEqual(['miss', 'miss']);
  });
});
