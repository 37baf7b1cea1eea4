// A worker that publishes changes, and a nats-server: each an own process that is killed at random.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { connectDatabase } from '@marquee/database';
import { createTestDatabase } from '@marquee/database/testing';
import { ingest } from '@marquee/ingest';
import { startAppProcess, type AppProcess } from '@marquee/testing/app-process';
import { startNats } from '@marquee/testing/start-nats';
import { waitFor } from '@marquee/testing/wait-for';
import { migrateJobQueue } from '../apps/worker/src/queue/migrate-job-queue.ts';
import { readStream } from '../apps/worker/test/read-stream.ts';
import { buildEvent } from './helpers/demand-fixture.ts';

const TIMEOUT_MS = 400_000;
const KILLS = 24;
const EVENTS = Array.from({ length: 40 }, () => buildEvent());

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let connected: ReturnType<typeof connectDatabase>;
let folder: string;
let nats: Awaited<ReturnType<typeof startNats>>;
let worker: AppProcess;

const rows = <Row extends object>(text: string) => connected.query<Row>({ text, values: [] });
const startWorker = () =>
  startAppProcess('worker', {
    settings: { DATABASE_URL: database.url, NATS_URL: nats.url, LOG_LEVEL: 'info' },
  });
async function publishedThrough(): Promise<number | undefined> {
  const [follower] = await rows<{ number: number }>(
    'SELECT change_number::float8 AS number FROM feed_follower',
  );
  return follower?.number;
}
async function storedNumbers(): Promise<number[]> {
  const stored = await rows<{ id: number }>('SELECT id::float8 AS id FROM change ORDER BY id');
  return stored.map(({ id }) => id);
}

beforeAll(async () => {
  database = await createTestDatabase();
  await migrateJobQueue(database.url);
  connected = connectDatabase({ url: database.url, name: 'test', statementTimeoutMs: 20_000 });
  folder = await mkdtemp(join(tmpdir(), 'marquee-nats-'));
  nats = await startNats(folder);
  worker = await startWorker();
  await rows(`SELECT graphile_worker.add_job('publish_changes')`);
  await waitFor(async () => (await rows('SELECT 1 FROM feed_follower')).length === 1);
}, TIMEOUT_MS);
afterAll(async () => {
  await worker[Symbol.asyncDispose]();
  await nats.kill();
  await connected.close();
  await database[Symbol.asyncDispose]();
  await rm(folder, { recursive: true });
}, TIMEOUT_MS);

async function change(isOver: () => boolean): Promise<void> {
  for (let round = 0; !isOver(); round++) {
    const records = EVENTS.map((event) => ({ ...event, title: `${event.title} ${String(round)}` }));
    await ingest(connected, { source: { name: 'test' }, records });
    await setTimeout(Math.random() * 200);
  }
}

async function killInTurn(): Promise<void> {
  for (let kill = 0; kill < KILLS; kill++) {
    await setTimeout(200 + Math.random() * 1_500);
    if (kill % 3 === 2) {
      await nats.kill();
      await setTimeout(Math.random() * 500);
      nats = await startNats(folder, nats.port);
    } else {
      worker.signal('SIGKILL');
      await worker.ended;
      worker = await startWorker();
    }
  }
}

it(
  'has every change once and in order after 24 kills of worker and server',
  async () => {
    let isOver = false;
    const changes = change(() => isOver);
    await killInTurn();
    isOver = true;
    await changes;
    const stored = await storedNumbers();
    await waitFor(async () => (await publishedThrough()) === stored.at(-1));
    const published = await readStream(nats.port);
    console.log(`${String(stored.length)} changes`);
    expect(published.map(({ message }) => message.number)).toEqual(stored);
  },
  TIMEOUT_MS,
);
