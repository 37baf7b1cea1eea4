// Three PostgreSQL nodes under Patroni in synchronous mode, behind HAProxy. The machine of the
// primary is lost under load.
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { CACHED_PERIODS_DAYS, watchDatabase } from '@marquee/database';
import { startAppProcess, type AppProcess } from '@marquee/testing/app-process';
import { waitFor } from '@marquee/testing/wait-for';
import { startPatroni } from '../tools/testing/patroni/start-patroni.ts';
import { createDemandWriter } from './helpers/demand-writer.ts';
import {
  failed,
  fillReplicaWorld,
  readDuring,
  runOn,
  send,
  startReplicaApi,
  warmUp,
} from './helpers/replica-world.ts';

const TIMEOUT_MS = 300_000;
const LOCKS = `SELECT count(DISTINCT objid)::int AS workers FROM pg_locks WHERE locktype = 'advisory' AND classid = 7276502`;

let world: Awaited<ReturnType<typeof startPatroni>>;
let api: AppProcess;
let worker: AppProcess;
const stops: (() => Promise<void>)[] = [];
beforeAll(async () => {
  world = await startPatroni();
  await fillReplicaWorld(world.url);
  // Every node is a replica: the one that is the primary serves reads, too.
  api = await startReplicaApi(world.url, { DATABASE_REPLICA_URLS: world.nodeUrls.join(',') });
  await warmUp(api);
  worker = await startAppProcess('worker', {
    settings: { DATABASE_URL: world.url, LOG_LEVEL: 'info' },
  });
  await waitFor(async () => (await one<{ workers: number }>(LOCKS)).workers > 0);
}, TIMEOUT_MS);
afterAll(async () => {
  for (const stop of stops) await stop();
  for (const process of [api, worker]) await process[Symbol.asyncDispose]();
  await world[Symbol.asyncDispose]();
}, TIMEOUT_MS);

async function one<Row extends object>(statement: string): Promise<Row> {
  const [row] = await runOn<Row>(world.url, statement);
  if (!row) throw new Error(`No row: ${statement}`);
  return row;
}

async function loseThePrimary() {
  const primary = await world.primary();
  if (!primary) throw new Error('There is no primary.');
  await primary.kill();
  await world.waitForReplicas(1);
  return primary;
}

async function changePrimary({
  accepted,
}: Pick<ReturnType<typeof createDemandWriter>, 'accepted'>): Promise<void> {
  await waitFor(() => accepted().length >= 20);
  const lost = await loseThePrimary();
  const acceptedBefore = accepted().length;
  await waitFor(() => accepted().length >= acceptedBefore + 20);
  lost.start();
  await world.waitForReplicas(2);
}

it(
  'loses no acknowledged write, serves every read, and writes again by itself',
  async () => {
    const writer = createDemandWriter(api);
    let wakes = 0;
    const stopWatching = watchDatabase(world.url, { catalogue: () => wakes++ });
    stops.push(stopWatching);
    await waitFor(() => wakes > 0);
    const wakesBefore = wakes;

    const replies = await readDuring(api, async () => {
      writer.start();
      await changePrimary(writer).finally(writer.stop);
    });

    expect(failed(replies, api)).toEqual([]);
    expect(writer.unexpected()).toEqual([]);
    expect(writer.rejected().length).toBeGreaterThan(0);
    expect(await writer.findLost()).toEqual([]);

    await waitFor(() => wakes > wakesBefore);
    const wakesAfter = wakes;
    await runOn(world.url, 'NOTIFY catalogue');
    await waitFor(() => wakes > wakesAfter);
    await expectWorkerRecovered();
    console.log(`${String(replies.length)} reads, ${writer.summary()}`);
  },
  TIMEOUT_MS,
);

/** Locks do not survive a failover: those on the new primary are from new connections. */
async function expectWorkerRecovered(): Promise<void> {
  await waitFor(async () => (await one<{ workers: number }>(LOCKS)).workers > 0);
  const { now } = await one<{ now: string }>('SELECT now()::text AS now');
  const boards = `SELECT count(*)::int AS computed FROM demand_board WHERE counted_at > '${now}'`;
  await waitFor(
    async () => (await one<{ computed: number }>(boards)).computed === CACHED_PERIODS_DAYS.length,
  );
  const ready = await fetch(`${worker.address}/health/ready`);
  expect([ready.status, (await send(api, '/health/ready', { from: '10.5.0.1' })).status]).toEqual([
    200, 200,
  ]);
}
