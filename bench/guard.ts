// Whether this build is slower than the recorded one: CPU per request and per ingested event as
// ratios to bare Express of the same run.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hashOfKey, newApiKey } from '@marquee/access';
import { connectDatabase } from '@marquee/database';
import { fillCatalogue, insertKey } from '@marquee/database/testing';
import pg from 'pg';
import { childrenOf, readCpuMs, readStat, startApp, TICK_MS } from './app-process.ts';
import { findRegressions, type Ratios } from './guard-ratios.ts';
import { generate, ingestFile } from './ingest.ts';
import { ALL_KINDS, databaseCpuMs, findPaths, startPeer } from './peers.ts';
import { prepareTexts } from './prepare-texts.ts';
import { quantile, type Row } from './report.ts';
import { fetchText, sendRequests } from './timed-fetch.ts';

const RECORD = join(import.meta.dirname, 'guard.json');
const EVENTS = 20_000;
const ROUNDS = 5;
// The first requests of a process are slow until its code is compiled.
const WARM_UP_REQUESTS = 2_000;
const CACHED = { paths: 64, requests: 2_000 };
const UNCACHED = { paths: 4_096, requests: 400 };
const INGESTED = 3_000;
const INGESTS = 3;

/**
 * Fills the empty database at `url` and returns the ratios with the recorded ones. Throws if one
 * rose by more than 15 %. With `isRecording` it records them instead.
 */
export async function measureGuard(url: string, isRecording: boolean): Promise<Row[]> {
  await fillCatalogue({ url }, EVENTS);
  await prepareTexts(url);
  await using observer = openObserver(url);
  const { ratios, expressUs } = await measureRequests(url, observer);
  ratios['ingest'] = (await measureIngests(url, observer)) / expressUs;
  if (isRecording) await writeFile(RECORD, `${JSON.stringify(ratios, null, 2)}\n`);
  const recorded = JSON.parse(await readFile(RECORD, 'utf8')) as Ratios;
  const regressions = findRegressions(ratios, recorded);
  if (regressions.length > 0) throw new Error(regressions.join('\n'));
  return Object.entries(ratios).map(([name, ratio]) => ({
    name,
    'CPU : bare Express': ratio,
    recorded: recorded[name] ?? NaN,
  }));
}

type Observer = pg.Pool & AsyncDisposable;

function openObserver(url: string): Observer {
  const pool = new pg.Pool({ connectionString: url, max: 1, application_name: 'observer' });
  pool.on('error', () => undefined);
  return Object.assign(pool, { [Symbol.asyncDispose]: () => pool.end() });
}

/** Returns a key without a quota. */
async function createKey(url: string): Promise<string> {
  const database = connectDatabase({ url, name: 'bench' });
  const key = newApiKey();
  const { rows } = await database.pool.query<{ id: string }>(
    `INSERT INTO account (id, email, tier) VALUES (gen_random_uuid(), 'guard@example.com', 'custom') RETURNING id`,
  );
  await insertKey(database, { hash: hashOfKey(key), hint: key.slice(-4) }, rows[0]?.id ?? null);
  await database.close();
  return key;
}

interface Target {
  address: string;
  cpuMs: () => Promise<number>;
  load: { paths: number; requests: number };
  key: string | undefined;
  /** Per request, by round. */
  us: number[];
}

async function measureRequests(url: string, observer: Observer) {
  const key = await createKey(url);
  const settings = { DATABASE_URL: url, LOG_LEVEL: 'info' };
  await using cached = await startApp('api', { ...settings, ANSWER_CACHE_MB: '64' });
  await using uncached = await startApp('api', settings);
  const ratios: Ratios = {};
  const express: number[] = [];
  for (const kind of ALL_KINDS) {
    const paths = await findPaths(observer, kind);
    const body = await fetchText(`${cached.address}${paths[0] ?? ''}`);
    await using bare = await startPeer('express', { url, body });
    const targets = {
      bare: { ...bare, key: undefined, load: CACHED, us: [] as number[] },
      cached: { ...cached, load: CACHED, key, us: [] as number[] },
      uncached: { ...uncached, load: UNCACHED, key, us: [] as number[] },
    };
    for (const { address, key } of Object.values(targets))
      await sendRequests({ address, paths, requests: WARM_UP_REQUESTS, key });
    for (let round = 0; round < ROUNDS; round++)
      for (const target of Object.values(targets))
        await measureRound(target, { paths, round, observer });
    for (const name of ['cached', 'uncached'] as const)
      ratios[`${kind}, ${name}`] = median(
        targets[name].us.map((us, round) => us / (targets.bare.us[round] ?? NaN)),
      );
    express.push(median(targets.bare.us));
  }
  return { ratios, expressUs: median(express) };
}

interface Round {
  paths: string[];
  round: number;
  observer: Observer;
}

async function measureRound(target: Target, { paths, round, observer }: Round): Promise<void> {
  const { address, key, load } = target;
  const start = load === CACHED ? 0 : (round * load.requests) % paths.length;
  const used = [...paths.slice(start), ...paths.slice(0, start)].slice(0, load.paths);
  const cpuMs = async () =>
    (await target.cpuMs()) + (load === CACHED ? 0 : await databaseCpuMs(observer));
  const before = await cpuMs();
  await sendRequests({ address, paths: used, requests: load.requests, key });
  target.us.push((((await cpuMs()) - before) / load.requests) * 1000);
}

/** Returns the CPU of Node and PostgreSQL per event in microseconds. */
async function measureIngests(url: string, observer: Observer): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-guard-'));
  const server = await findServer(observer);
  const us: number[] = [];
  for (let run = 1; run <= INGESTS; run++) {
    const file = join(folder, `${String(run)}.ndjson`);
    await generate(file, ['--events', String(INGESTED), '--seed', String(run)]);
    const before = await serverCpuMs(server);
    const row = await ingestFile('ingest', url, [file, '--source', `guard-${String(run)}`]);
    const postgresUs = (((await serverCpuMs(server)) - before) * 1000) / INGESTED;
    us.push(Number(row['Node, µs of CPU an event']) + postgresUs);
  }
  await rm(folder, { recursive: true });
  return median(us);
}

/** Returns the process id of the PostgreSQL server. */
async function findServer(observer: Observer): Promise<number> {
  const { rows } = await observer.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  const [, parent] = (await readStat(rows[0]?.pid ?? 0)).slice(0, 2);
  return Number(parent);
}

/** Returns the CPU time of all processes of a server so far, also of those that have ended. */
async function serverCpuMs(pid: number): Promise<number> {
  const own = (await readStat(pid)).slice(11, 15);
  const running = (await childrenOf(pid)).map(readCpuMs);
  const ended = own.reduce((sum, ticks) => sum + Number(ticks) * TICK_MS, 0);
  return (await Promise.all(running)).reduce((sum, ms) => sum + ms, ended);
}

const median = (values: number[]): number => quantile(values, 0.5);
