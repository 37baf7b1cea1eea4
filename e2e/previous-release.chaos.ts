// During a deployment the previous release runs on the schema of this one.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestDatabase } from '@marquee/database/testing';
import { ingest } from '@marquee/ingest';
import { checkOutRelease } from './helpers/check-out-release.ts';
import { buildEvent } from './helpers/demand-fixture.ts';
import previousRelease from './previous-release.json' with { type: 'json' };

const SLUG = 'lantern-night-berlin-2099-06-06';

const READS = [
  '/health',
  '/events?limit=5',
  '/events?city=berlin&category=music',
  '/events?near=52.52,13.40&radius_km=20',
  `/events/${SLUG}`,
  `/events/${SLUG}.ics`,
  `/events/${SLUG}.jsonld`,
  '/events/calendar?month=2099-06',
  '/events/changes',
  '/events/facets',
  '/events.ics?city=berlin',
  '/search?q=lantern',
  '/search?q=lantren',
  '/venues?q=kesselhaus',
  '/artists?q=aurora',
  '/artists/aurora-lane/events',
  '/articles',
  '/demand-leaders',
  '/demand-report?artist=aurora-lane',
  `/plan?event_id=${SLUG}`,
  `/og/${SLUG}`,
  `/click/${SLUG}?dry=1`,
  '/metrics',
  '/usage',
];

const WRITES: [string, object][] = [
  ['/demand-it', { artist_name: 'Aurora Lane', city: 'Berlin', user_email: 'ann@example.com' }],
  [`/demand/${SLUG}`, {}],
  ['/signup', { email: 'ben@example.com', city: 'Berlin' }],
  ['/register-api-key', { email: 'cyd@example.com' }],
];

type Disposable = AsyncDisposable | undefined;
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let release: Awaited<ReturnType<typeof checkOutRelease>>;
let api: Awaited<ReturnType<typeof startApi>>;

async function startApi(folder: string, databaseUrl: string) {
  const child = spawn(process.execPath, [join(folder, 'apps/api/src/main.ts')], {
    cwd: folder,
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      API_PORT: '0',
      LOG_LEVEL: 'info',
      HASH_SECRET: 'a-secret-of-the-tests-of-32-characters',
      MARQUEE_DATA: join(folder, 'data'),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGTERM');
    await exited;
  };
  for await (const line of createInterface({ input: child.stdout })) {
    const { msg, port } = JSON.parse(line) as { msg: string; port: number };
    if (msg !== 'api.listening') continue;
    child.stdout.resume();
    return { url: `http://127.0.0.1:${String(port)}`, [Symbol.asyncDispose]: stop };
  }
  throw new Error('The previous release ended before it listened.');
}

describe('the API of the previous release on the schema of this one', () => {
  beforeAll(async () => {
    database = await createTestDatabase();
    const event = { title: 'Lantern night', artists: ['Aurora Lane'], venue_name: 'Kesselhaus' };
    await ingest(database, { source: { name: 'test' }, records: [buildEvent(event), buildEvent()] });
    release = await checkOutRelease(previousRelease.commit);
    api = await startApi(release.folder, database.url);
  }, 120_000);

  afterAll(async () => {
    const started: Disposable[] = [api, release, database];
    for (const part of started) await part?.[Symbol.asyncDispose]();
  });

  it.each(READS)('responds to GET %s', async (path) => {
    const response = await fetch(api.url + path);
    expect({ status: response.status, ok: response.ok, text: await response.text() }).toMatchObject({ ok: true });
  });

  it.each(WRITES)('accepts POST %s', async (path, body) => {
    const response = await fetch(api.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect({ ok: response.ok, text: await response.text() }).toMatchObject({ ok: true });
  });
});
