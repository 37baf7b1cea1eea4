// Kills the deployed API and stops its database while clicks arrive. Every acknowledged click must
// be stored once.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, it } from '@jest/globals';
import { connectDatabase, createGazetteerRepository } from '@marquee/database';
import { TEST_GAZETTEER } from '@marquee/database/testing';
import { ingest } from '@marquee/ingest';
import { buildEvent } from '@marquee/sources/testing';
import { freePort } from '@marquee/testing/free-port';
import { TSX_LOADER } from '@marquee/testing/tsx-loader';
import { migrateDatabase } from '../tools/migrate.ts';
import { startEmbeddedPostgres } from '../tools/postgres/embedded-postgres.ts';

const MAIN = fileURLToPath(new URL('../apps/api/src/main.ts', import.meta.url));
const CLICKS = Number(process.env['MARQUEE_CLICKS'] ?? 200_000);
const KILLS = 20;
const LANES = 40;
const EVENTS = 20;
const RULES = {
  rules: [{ partner: 'seller', hosts: ['seller.example'], parameters: { sub: '{click_id}' } }],
};

/** Starts a database server that the test can stop, with durable commits as in production. */
async function startWorld() {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-clicks-'));
  const start = () => startEmbeddedPostgres({ folder });
  let server = await start();
  const url = server.url('postgres');
  await migrateDatabase(url);
  const database = connectDatabase({ url, name: 'clicks' });
  await createGazetteerRepository(database).load(TEST_GAZETTEER);
  const events = Array.from({ length: EVENTS }, (_, index) =>
    buildEvent({
      title: `Event ${String(index)}`,
      ticket_url: `https://seller.example/${String(index)}`,
    }),
  );
  await ingest(database, { source: { name: 'test' }, records: events });
  const affiliates = join(folder, 'affiliates.json');
  await writeFile(affiliates, JSON.stringify(RULES));
  return {
    environment: {
      DATABASE_URL: url,
      MARQUEE_DATA: join(folder, 'data'),
      AFFILIATES_FILE: affiliates,
    },
    query: async <Row>(statement: string) => (await database.pool.query(statement)).rows as Row[],
    journal: () => readdir(join(folder, 'data', 'clicks')).catch(() => []),
    stopDatabase: () => server.stop(),
    startDatabase: async () => {
      server = await start();
    },
    [Symbol.asyncDispose]: async () => {
      await database.close();
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
type ApiFixture = Awaited<ReturnType<typeof startWorld>>;

async function startApi({ environment }: ApiFixture, port: number): Promise<ChildProcess> {
  const api = spawn(process.execPath, [...TSX_LOADER, MAIN], {
    env: {
      ...process.env,
      ...environment,
      API_PORT: String(port),
      LOG_LEVEL: 'fatal',
      TRUST_PROXY: '1',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const isUp = () =>
    fetch(`http://127.0.0.1:${String(port)}/health/live`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isUp())) await setTimeout(50);
  return api;
}

interface Answer {
  /** The id of the click; null without a response. */
  id: string | null;
  ms: number;
}

function clickOn(port: number, agent: Agent, serial: number): Promise<Answer> {
  const startedAt = performance.now();
  return new Promise((resolve) => {
    const fail = () => {
      resolve({ id: null, ms: 0 });
    };
    const path = `/click/event-${String(serial % EVENTS)}-berlin-2026-11-28`;
    // Each click has its own address, because an address may click 600 times a minute.
    const address = `10.${String((serial >> 16) & 255)}.${String((serial >> 8) & 255)}.${String(serial & 255)}`;
    const headers = { 'user-agent': 'Mozilla/5.0 Firefox/130.0', 'x-forwarded-for': address };
    const sent = request({ host: '127.0.0.1', port, path, agent, headers }, (res) => {
      res.resume().once('end', () => {
        const id = new URL(res.headers.location ?? 'x:').searchParams.get('sub');
        resolve({ id: res.statusCode === 302 ? id : null, ms: performance.now() - startedAt });
      });
      res.once('error', fail);
    });
    sent.once('error', fail);
    sent.end();
  });
}

/** Clicks until the condition is met. */
function startClicking(port: number, isEnough: (answered: number) => boolean) {
  const agent = new Agent({ keepAlive: true, maxSockets: LANES });
  const answered: Answer[] = [];
  let refused = 0;
  let serial = 0;
  const lane = async () => {
    while (!isEnough(answered.length)) {
      const answer = await clickOn(port, agent, serial++);
      if (answer.id !== null) answered.push(answer);
      else {
        refused++;
        await setTimeout(20);
      }
    }
  };
  const done = Promise.all(Array.from({ length: LANES }, lane)).then(() => {
    agent.destroy();
  });
  return { answered, refused: () => refused, done };
}

async function expectEachOnce(world: ApiFixture, answered: Answer[]) {
  await setTimeout(4_000); // until the journal is replayed
  const rows = await world.query<{ id: string }>('SELECT id FROM click');
  const stored = new Set(rows.map(({ id }) => id));
  const [{ counted } = { counted: 0 }] = await world.query<{ counted: number }>(
    'SELECT sum(clicks)::int AS counted FROM click_hour',
  );
  console.log(
    `${String(answered.length)} answered, ${String(rows.length)} stored, ${String(counted)} counted`,
  );
  expect(answered.filter(({ id }) => id === null || !stored.has(id))).toEqual([]);
  expect(counted).toBe(rows.length);
  expect(new Set(answered.map(({ id }) => id)).size).toBe(answered.length);
  expect(await world.journal()).toEqual([]);
}

it(`stores each of ${String(CLICKS)} acknowledged clicks while the API is killed ${String(KILLS)} times`, async () => {
  await using world = await startWorld();
  const port = await freePort();
  let api = await startApi(world, port);
  const clicking = startClicking(port, (answered) => answered >= CLICKS);
  for (let kills = 1; kills <= KILLS; kills++) {
    while (clicking.answered.length < (kills * CLICKS) / (KILLS + 1)) await setTimeout(10);
    api.kill('SIGKILL');
    await once(api, 'exit');
    api = await startApi(world, port);
  }
  await clicking.done;
  await expectEachOnce(world, clicking.answered);
  api.kill('SIGTERM');
  await once(api, 'exit');
});

it('redirects every click while PostgreSQL is down for ten seconds, and stores all of them afterwards', async () => {
  await using world = await startWorld();
  const port = await freePort();
  const api = await startApi(world, port);
  await startClicking(port, (answered) => answered >= 2_000).done; // so that every event is cached
  const before = (await world.query<{ id: string }>('SELECT id FROM click')).length;
  let isOver = false;
  const clicking = startClicking(port, () => isOver);
  await setTimeout(2_000);
  await world.stopDatabase();
  await setTimeout(10_000);
  const journaled = await world.journal();
  await world.startDatabase();
  await setTimeout(2_000);
  isOver = true;
  await clicking.done;
  const slowest = clicking.answered.map(({ ms }) => ms).sort((a, b) => b - a);
  console.log(
    `before ${String(before)}, slowest ${(slowest[0] ?? 0).toFixed(0)} ms, refused ${String(clicking.refused())}`,
  );
  expect(clicking.refused()).toBe(0);
  expect(journaled.length).toBeGreaterThan(0);
  await expectEachOnce(world, clicking.answered);
  api.kill('SIGTERM');
  await once(api, 'exit');
});
