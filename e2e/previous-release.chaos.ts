// The previous release is replaced by this one under load, as docs/backup-and-upgrade.md describes:
// the database is migrated while the old servers run, and then they are replaced one after the
// other.
import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { createTestDatabase } from '@marquee/database/testing';
import { startAppProcess, type AppName, type AppProcess } from '@marquee/testing/app-process';
import { TSX_LOADER } from '@marquee/testing/tsx-loader';
import { waitFor } from '@marquee/testing/wait-for';
import { checkOutRelease } from './helpers/check-out-release.ts';
import { clickAsBrowser } from './helpers/click-as-browser.ts';
import { buildEvent } from './helpers/demand-fixture.ts';
import { createDemandWriter } from './helpers/demand-writer.ts';
import { sendOpenLoop } from './helpers/open-loop.ts';
import { isShed, readDuring, runOn, send, SLUG, type Reply } from './helpers/replica-world.ts';
import { startRollingProxy } from './helpers/rolling-proxy.ts';
import previousRelease from './previous-release.json' with { type: 'json' };

const run = promisify(execFile);
const TIMEOUT_MS = 600_000;
const ROOT = join(import.meta.dirname, '..');
const INSTANCES = 2;
/** How often the release is replaced, and the requests a second meanwhile. */
const UPGRADES = Number(process.env['UPGRADES'] ?? 1);
const PER_SECOND = Number(process.env['PER_SECOND'] ?? 200);
/** Accepted demands between two steps. */
const LOAD = 30;
const READS = [
  '/health/live',
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
  '/venues?q=harbour',
  '/artists?q=lantern',
  '/artists/lantern-choir/events',
  '/articles',
  '/demand-leaders',
  '/demand-report?artist=lantern-choir',
  `/plan?event_id=${SLUG}`,
  `/og/${SLUG}`,
  `/click/${SLUG}?dry=1`,
  '/metrics',
  '/usage',
];
const WRITES: [path: string, body: object][] = [
  ['/demand-it', { artist_name: 'Lantern Choir', city: 'Berlin', user_email: 'ann@example.com' }],
  [`/demand/${SLUG}`, {}],
  ['/signup', { email: 'ben@example.com', city: 'Berlin' }],
  ['/register-api-key', { email: 'cyd@example.com' }],
];

let server: Awaited<ReturnType<typeof createTestDatabase>>;
let release: Awaited<ReturnType<typeof checkOutRelease>>;
let proxy: Awaited<ReturnType<typeof startRollingProxy>>;
let url: string;
const started: AppProcess[] = [];
beforeAll(async () => {
  server = await createTestDatabase();
  release = await checkOutRelease(previousRelease.commit);
}, TIMEOUT_MS);
beforeEach(async () => {
  proxy = await startRollingProxy();
  const name = `${new URL(server.url).pathname.slice(1)}_previous`;
  await server.pool.query(`CREATE DATABASE ${name} TEMPLATE template0`);
  url = server.url.replace(/[^/]+$/, name);
  await runTool(release.folder, 'migrate.ts');
  await fill();
}, TIMEOUT_MS);
afterEach(async () => {
  for (const app of started.splice(0)) await app[Symbol.asyncDispose]();
  await proxy[Symbol.asyncDispose]();
  await server.pool.query(`DROP DATABASE IF EXISTS ${new URL(url).pathname.slice(1)} WITH (FORCE)`);
}, TIMEOUT_MS);
afterAll(async () => {
  for (const part of [release, server]) await part[Symbol.asyncDispose]();
}, TIMEOUT_MS);

const runTool = (root: string, tool: string, args: string[] = []) =>
  run(process.execPath, [...TSX_LOADER, join(root, 'tools', tool), ...args], {
    cwd: root,
    env: { ...process.env, DATABASE_URL: url },
  });

/** The previous release stores the events: this one writes to columns that do not exist yet. */
async function fill(): Promise<void> {
  const listed = {
    title: 'Lantern night',
    venue_name: 'Harbour Hall',
    artists: ['Lantern Choir'],
    ticket_url: 'https://tickets.example/1',
  };
  const records = [
    buildEvent(listed),
    ...Array.from({ length: 20 }, () => buildEvent({ venue_name: 'Harbour Hall' })),
  ];
  const program = `
    import { connectDatabase } from '@marquee/database';
    import { ingest } from '@marquee/ingest';
    import { loadGazetteer } from './sample-catalogue.ts';
    const database = connectDatabase({ url: process.env.DATABASE_URL, name: 'fill' });
    await loadGazetteer(database);
    await ingest(database, { source: { name: 'test' }, records: ${JSON.stringify(records)} });
    await database.close();`;
  await writeFile(join(release.folder, 'tools/fill.ts'), program);
  await runTool(release.folder, 'fill.ts');
}

async function start(name: AppName, root: string): Promise<AppProcess> {
  const settings = {
    DATABASE_URL: url,
    MARQUEE_DATA: join(release.folder, 'data'),
    SOURCES_FILE: '/dev/null',
    TRUST_PROXY: '1',
    LOG_LEVEL: 'info',
  };
  const app = await startAppProcess(name, { settings, root });
  started.push(app);
  return app;
}

/** Starts an API and waits until it gets requests. */
async function startApi(root: string, probePath?: string) {
  const app = await start('api', root);
  const backend = proxy.add(app.port, probePath);
  await waitFor(() => backend.isReady);
  const stop = async () => {
    proxy.remove(backend);
    app.signal('SIGTERM');
    return app.ended;
  };
  return { app, stop };
}

async function stopApp(app: AppProcess) {
  app.signal('SIGTERM');
  return app.ended;
}

/** Clicks, each from another address, until `isOver`. */
async function clickUntil(
  isOver: () => boolean,
  count: (clicked: number) => void,
  from = 0,
): Promise<void> {
  for (let clicked = from; !isOver(); clicked++) {
    const address = `10.8.${String(clicked >> 7)}.${String(clicked & 127)}`;
    expect(await clickAsBrowser({ address: proxyAddress() }, address)).toMatchObject({
      status: 302,
    });
    count(clicked + 1);
    await setTimeout(50);
  }
}
const proxyAddress = () => `http://127.0.0.1:${String(proxy.port)}`;

it.each(Array.from({ length: UPGRADES }, (_, index) => index + 1))(
  'serves every request and loses no write while it is replaced by this release (%i)',
  async () => {
    const address = proxyAddress();
    const writer = createDemandWriter({ address });
    let clicked = 0;
    const load = async () => {
      const goal = writer.accepted().length + LOAD;
      await clickUntil(
        () => writer.accepted().length >= goal,
        (count) => (clicked = count),
        clicked,
      );
    };
    // It has no /health/ready.
    const old = await Promise.all(
      Array.from({ length: INSTANCES }, () => startApi(release.folder, '/health')),
    );
    const oldWorker = await start('worker', release.folder);
    const exits: unknown[] = [];
    const writes: Reply[] = [];
    let migrated = '';

    async function upgrade(): Promise<void> {
      await load();
      migrated = (await runTool(ROOT, 'migrate.ts')).stdout;
      await load();
      for (const [index, [path, body]] of WRITES.entries())
        writes.push(await send({ address }, path, { from: `10.7.0.${String(index)}`, body }));
      for (const { stop } of old) {
        await startApi(ROOT);
        await load();
        exits.push(await stop());
        await load();
      }
      exits.push(await stopApp(oldWorker));
      await start('worker', ROOT);
      await load();
    }
    let isOver = false;
    const constant = sendOpenLoop(() => `${address}/events?limit=5`, {
      perSecond: PER_SECOND,
      isOver: () => isOver,
    });
    const replies = await readDuring(
      { address },
      () => {
        writer.start();
        return upgrade().finally(writer.stop);
      },
      READS,
    ).finally(() => (isOver = true));
    const answers = await constant;
    const shed = answers.filter(({ status, retryAfter }) => status === 503 && retryAfter);

    expect(migrated).toMatch(/^Applied /);
    expect(replies.filter(({ status }) => status !== 200)).toEqual([]);
    expect(answers.filter((each) => each.status !== 200 && !shed.includes(each))).toEqual([]);
    expect(writes.filter(({ status }) => status >= 300)).toEqual([]);
    expect(proxy.failures).toEqual([]);
    expect(
      [...writer.rejected(), ...writer.unexpected()].filter((write) => !isShed(write)),
    ).toEqual([]);
    expect(await writer.findLost()).toEqual([]);
    expect(exits).toEqual(exits.map(() => ({ code: 0, stderr: '' })));
    await waitFor(async () => (await countClicks()) === clicked);
    expect(started.flatMap((app) => app.log()).filter(isFailure)).toEqual([]);
    const loadSummary = `${String(answers.length)} requests (${String(shed.length)} shed)`;
    const summary = `${loadSummary}, ${String(replies.length)} reads, ${String(clicked)} clicks`;
    const migrations = `${String(migrated.split(',').length)} migrations`;
    console.log(`${summary}, ${writer.summary()}, ${migrations}`);
  },
  TIMEOUT_MS,
);

/** A request or a job that failed. */
const isFailure = ({ msg, message }: Record<string, unknown>) =>
  msg === 'request.failed' || (typeof message === 'string' && message.startsWith('Failed task'));

const countClicks = async () =>
  (await runOn<{ n: number }>(url, 'SELECT count(*)::int AS n FROM click'))[0]?.n;
