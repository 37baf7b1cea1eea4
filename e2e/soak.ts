// node e2e/soak.ts [minutes]: runs all five processes under mild load (default: an hour) and
// reports how their live memory grows. Ends with 1 if one grows by more than 1 MB in 10 minutes or
// a request fails.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { startAppProcess, type AppName } from '@marquee/testing/app-process';
import { freePort } from '@marquee/testing/free-port';
import {
  removeEmbeddedPostgres,
  startEmbeddedPostgres,
} from '../tools/postgres/embedded-postgres.ts';
import { heapOf } from './helpers/heap-of.ts';
import { fillReplicaWorld, PATHS, SLUG } from './helpers/replica-world.ts';
import { slopeOf } from './helpers/slope-of.ts';

const MINUTE_MS = 60_000;
const SAMPLE_MS = 20_000;
const REQUEST_INTERVAL_MS = 100;
/** With fewer, each would reach its limit. */
const CALLERS = 2_000;
/**
 * At first without pauses: the counters of all callers are then stored, caches are full and code is
 * compiled, which takes longer at mild load.
 */
const FAST_ROUNDS = 3 * CALLERS;
const MAX_GROWTH_MB = 1;
const NAMES: AppName[] = ['api', 'widgets', 'web', 'mcp-server', 'worker'];
const DEMAND = JSON.stringify({ artist_name: 'Lantern Choir', city: 'Berlin' });

const minutes = Number(process.argv[2] ?? 60);
/** Nothing is measured in the first third, in which rarely used code is compiled, too. */
const warmUpMs = (minutes * MINUTE_MS) / 3;

const folder = await mkdtemp(join(tmpdir(), 'marquee-soak-'));
const server = await startEmbeddedPostgres({ folder: join(folder, 'postgres') });
await fillReplicaWorld(server.url('postgres'));
const apps = await Promise.all(NAMES.map(startApp));
const [api, , web] = apps;
const failures = new Map<string, number>();
const samples: { name: AppName; x: number; y: number }[] = [];
let requests = 0;

const endsAt = performance.now() + minutes * MINUTE_MS;
const load = sendRequests();
for (const startedAt = performance.now(); performance.now() < endsAt;) {
  await setTimeout(SAMPLE_MS);
  const x = performance.now() - startedAt;
  for (const { name, inspector } of apps)
    samples.push({ name, x, y: (await heapOf(inspector)) / 2 ** 20 });
}
await load;
const isGood = report();
for (const { app } of apps) await app[Symbol.asyncDispose]();
await removeEmbeddedPostgres(join(folder, 'postgres'));
await rm(folder, { recursive: true, force: true });
process.exit(isGood ? 0 : 1);

async function startApp(name: AppName) {
  const inspector = await freePort();
  const settings = {
    DATABASE_URL: server.url('postgres'),
    MARQUEE_DATA: join(folder, 'data'),
    SOURCES_FILE: '/dev/null',
    TRUST_PROXY: '1',
    NODE_OPTIONS: `--inspect=127.0.0.1:${String(inspector)}`,
  };
  const app = await startAppProcess(name, { settings });
  return { name, inspector, app };
}

/** Callers take turns. */
async function sendRequests(): Promise<void> {
  while (performance.now() < endsAt) {
    const caller = requests % CALLERS;
    const from = `10.9.${String(caller >> 8)}.${String(caller & 255)}`;
    for (const [url, body] of nextRequests(requests)) await send(url, from, body);
    requests++;
    if (requests > FAST_ROUNDS) await setTimeout(REQUEST_INTERVAL_MS);
  }
}

function nextRequests(number: number): [url: string, body?: string][] {
  const read = `${api?.app.address ?? ''}${PATHS[number % PATHS.length] ?? '/'}`;
  if (number % 5 === 0) return [[read], [`${web?.app.address ?? ''}/e/${SLUG}`]];
  if (number % 5 === 1) return [[read], [`${api?.app.address ?? ''}/demand-it`, DEMAND]];
  if (number % 5 === 2) return [[read], [`${api?.app.address ?? ''}/click/${SLUG}`]];
  return [[read], ...apps.map(({ app }): [string] => [`${app.address}/health/ready`])];
}

async function send(url: string, from: string, body?: string): Promise<void> {
  const response = await fetch(url, {
    headers: { 'X-Forwarded-For': from, 'Content-Type': 'application/json' },
    redirect: 'manual',
    ...(body !== undefined && { method: 'POST', body }),
  });
  await response.arrayBuffer();
  if (response.status < 400 || response.status === 503) return;
  const failure = `${new URL(url).pathname} ${String(response.status)}`;
  failures.set(failure, (failures.get(failure) ?? 0) + 1);
}

function report(): boolean {
  const rows = NAMES.map((name) => {
    const steady = samples.filter((sample) => sample.name === name && sample.x > warmUpMs);
    const growth = slopeOf(steady) * 10 * MINUTE_MS;
    return {
      process: name,
      'MB at the end': steady.at(-1)?.y.toFixed(1),
      'MB in 10 minutes': growth.toFixed(2),
      growth,
    };
  });
  console.log(
    `${String(requests)} rounds of requests in ${String(minutes)} minutes; failures: ${JSON.stringify([...failures])}`,
  );
  console.table(rows.map(({ growth: _, ...row }) => row));
  return failures.size === 0 && rows.every(({ growth }) => growth < MAX_GROWTH_MB);
}
