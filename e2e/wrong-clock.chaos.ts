// The clock of the API is set back or forward by 25 hours while it runs, and is then set right. The
// clock of PostgreSQL is right.
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestDatabase } from '@marquee/database/testing';
import { startAppProcess, type AppProcess } from '@marquee/testing/app-process';
import { installPackage } from '@marquee/testing/install-package';
import { waitFor } from '@marquee/testing/wait-for';
import { fillReplicaWorld, PATHS, send, SLUG } from './helpers/replica-world.ts';

const FAKETIME = `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/faketime/libfaketimeMT.so.1`;
const HOW = 'These tests need libfaketime: apt-get install libfaketime.';
const HOUR_MS = 3_600_000;
const ANONYMOUS_LIMIT = 100;

describe.each([-25, 25])('a clock that is set by %i hours', (hours) => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  let api: AppProcess;
  let folder: string;
  let calls = 0;
  beforeAll(async () => {
    if (!existsSync(FAKETIME)) await installPackage('libfaketime', HOW);
    folder = await mkdtemp(join(tmpdir(), 'marquee-clock-'));
    await setClock(0);
    database = await createTestDatabase();
    await fillReplicaWorld(database.url);
    const clock = {
      LD_PRELOAD: FAKETIME,
      FAKETIME_TIMESTAMP_FILE: join(folder, 'clock'),
      FAKETIME_NO_CACHE: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1', // no step of the clock changes it
    };
    api = await startAppProcess('api', {
      settings: { DATABASE_URL: database.url, TRUST_PROXY: '1', ...clock },
    });
  });
  afterAll(async () => {
    await api[Symbol.asyncDispose]();
    await database[Symbol.asyncDispose]();
    await rm(folder, { recursive: true });
  });

  const setClock = (by: number) =>
    writeFile(join(folder, 'clock'), `${by < 0 ? '' : '+'}${String(by)}h`);
  const caller = () => `10.7.${String(Math.floor(++calls / 250))}.${String(calls % 250)}`;
  const get = (path: string, from = caller()) =>
    fetch(`${api.address}${path}`, { headers: { 'X-Forwarded-For': from }, redirect: 'manual' });
  const offset = async () =>
    Math.round(
      (Date.parse((await get('/health/live')).headers.get('date') ?? '') - Date.now()) / HOUR_MS,
    );

  /** What works whatever the clock shows. */
  async function expectToWork(): Promise<void> {
    for (const path of PATHS) await waitFor(() => responds(path));
    const before = await demands();
    const body = { artist_name: 'Lantern Choir', city: 'Berlin' };
    await waitFor(
      async () => (await send(api, '/demand-it', { from: caller(), body })).status === 200,
    );
    expect(await demands()).toBeGreaterThan(before);
    expect((await get(`/click/${SLUG}`)).status).toBe(302);
    const age = Number((await get('/events?limit=5')).headers.get('age') ?? 0);
    expect([age >= 0, age < 600]).toEqual([true, true]);
  }
  /** A busy machine may refuse a read at first. */
  async function responds(path: string): Promise<boolean> {
    const reply = await send(api, path, { from: caller() });
    if (reply.status !== 503) expect(reply).toMatchObject({ status: 200 });
    return reply.status === 200;
  }
  const demands = async () =>
    (
      await database.query<{ n: number }>({
        text: 'SELECT count(*)::int AS n FROM demand',
        values: [],
      })
    )[0]?.n ?? 0;

  async function expectTheLimitToEnd(from: string): Promise<void> {
    const reply = await get('/venues?q=hall', from);
    expect([200, 429]).toContain(reply.status);
    expect(Number(reply.headers.get('retry-after') ?? 0)).toBeLessThanOrEqual(3_600);
  }

  it('fails no request, loses no write and locks no caller out', async () => {
    const limited = caller();
    for (let sent = 0; sent < ANONYMOUS_LIMIT; sent++) await get('/venues?q=hall', limited);
    expect((await get('/venues?q=hall', limited)).status).toBe(429);
    await expectToWork();
    for (const by of [hours, 0]) {
      await setClock(by);
      await waitFor(async () => (await offset()) === by);
      await expectToWork();
      await expectTheLimitToEnd(limited);
    }
    expect(api.log().filter(({ msg }) => msg === 'request.failed')).toEqual([]);
  });
});
