// node bench/repositories.ts --before <folder>: CPU per request of this version and of another one,
// on the same database in one run.
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { hashOfKey, newApiKey } from '@marquee/access';
import { connectDatabase } from '@marquee/database';
import { fillCatalogue, insertKey } from '@marquee/database/testing';
import pg from 'pg';
import { startEmbeddedPostgres } from '../tools/postgres/embedded-postgres.ts';
import { startApp, type AppProcess } from './app-process.ts';
import { freshDatabase } from './fresh-database.ts';
import { quantile, table, type Row } from './report.ts';

const EVENTS = 50_000;
const ROUNDS = 5;
const REQUESTS = 200;
const TICK_MS = 10;

const { values } = parseArgs({ options: { before: { type: 'string' } } });
if (values.before === undefined)
  throw new Error('Name the folder of the other version: --before <folder>.');

const server = await startEmbeddedPostgres({ folder: '.data/bench' });
try {
  const url = server.url('bench_repositories');
  await freshDatabase(server.url('postgres'), url);
  await fillCatalogue({ url }, EVENTS);
  console.log(table(await compare(url, values.before)));
} finally {
  await server.stop();
}

/** Alternates between the versions, so that the load of the machine affects both. */
async function compare(url: string, folder: string): Promise<Row[]> {
  const settings = { DATABASE_URL: url, HASH_SECRET: 'a secret of thirty-two characters' };
  await using before = await startApp('api', settings, folder);
  await using after = await startApp('api', settings);
  const client = new pg.Pool({ connectionString: url, max: 1, application_name: 'observer' });
  client.on('error', () => undefined);
  const versions = [
    ['before', before],
    ['after', after],
  ] as const;
  const rows: Row[] = [];
  for (const [name, nextRequests] of Object.entries(await createCases(url, client))) {
    const costs: Record<'before' | 'after', number[]> = { before: [], after: [] };
    for (let round = -1; round < ROUNDS; round++) {
      for (const [version, api] of versions) {
        const ms = await measure(client, api, await nextRequests());
        if (round >= 0) costs[version].push(ms); // the first round warms up
      }
    }
    const [ms, others] = [quantile(costs.after, 0.5), quantile(costs.before, 0.5)];
    rows.push({ request: name, 'before, ms': others, 'after, ms': ms, ratio: ms / others });
  }
  await client.end();
  return rows;
}

interface Request {
  path: string;
  init?: RequestInit;
}

/** Returns the CPU time of the app and of PostgreSQL per request, in milliseconds. */
async function measure(client: pg.Pool, api: AppProcess, requests: Request[]): Promise<number> {
  const [appBefore, serverBefore] = [await api.cpuMs(), await serverCpuMs(client)];
  for (const { path, init } of requests) {
    const response = await fetch(api.address + path, init);
    if (!response.ok)
      throw new Error(`${path}: ${String(response.status)} ${await response.text()}`);
    await response.arrayBuffer();
  }
  const appMs = (await api.cpuMs()) - appBefore;
  return (appMs + (await serverCpuMs(client)) - serverBefore) / requests.length;
}

/** Returns the CPU time of all connections of the apps so far. */
async function serverCpuMs(client: pg.Pool): Promise<number> {
  const sessions = await client.query<{ pid: number }>(
    `SELECT pid FROM pg_stat_activity WHERE backend_type = 'client backend' AND application_name <> 'observer'`,
  );
  const times = sessions.rows.map(async ({ pid }) => {
    const fields =
      (await readFile(`/proc/${String(pid)}/stat`, 'utf8')).split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
  });
  return (await Promise.all(times)).reduce((sum, ms) => sum + ms, 0);
}

/** Returns a source of requests per case. No record and no key occurs twice for one version. */
async function createCases(
  url: string,
  client: pg.Pool,
): Promise<Record<string, () => Promise<Request[]>>> {
  let turn = 0; // each request has an address of its own, because of the quotas
  const nextAddress = () => ({ 'X-Forwarded-For': toAddress(turn++) });
  const next = async (table: string, path: string) => {
    const { rows } = await client.query<{ slug: string }>(
      `SELECT slug FROM ${table} ORDER BY md5(slug || $1) LIMIT ${String(REQUESTS)}`,
      [Math.random()],
    );
    return rows.map(({ slug }) => ({ path: path + slug, init: { headers: nextAddress() } }));
  };
  const signUp = (path: string) => () => {
    const body = () => JSON.stringify({ email: `person${String(turn)}@example.com` });
    const headers = () => ({ 'Content-Type': 'application/json', ...nextAddress() });
    const request = () => ({ path, init: { method: 'POST', body: body(), headers: headers() } });
    return Promise.resolve(Array.from({ length: REQUESTS }, request));
  };
  return {
    'GET /events/{slug}': () => next('event', '/events/'),
    'GET /artists/{slug}': () => next('artist', '/artists/'),
    'GET /venues/{slug}': () => next('venue', '/venues/'),
    'GET /usage, first use of a key': () => createKeys(url),
    'POST /register-api-key': signUp('/register-api-key'),
    'POST /signup': signUp('/signup'),
  };
}

function toAddress(turn: number): string {
  return `10.${[turn >> 16, turn >> 8, turn].map((part) => part & 255).join('.')}`;
}

/** Stores keys of accounts and returns a request with each. */
async function createKeys(url: string): Promise<Request[]> {
  const database = connectDatabase({ url, name: 'bench' });
  const requests: Request[] = [];
  for (let count = 0; count < REQUESTS; count++) {
    const key = newApiKey();
    const { rows } = await database.pool.query<{ id: string }>(
      "INSERT INTO account (id, email) VALUES (gen_random_uuid(), gen_random_uuid() || '@example.com') RETURNING id",
    );
    await insertKey(database, { hash: hashOfKey(key), hint: key.slice(-4) }, rows[0]?.id ?? null);
    requests.push({ path: '/usage', init: { headers: { 'X-API-Key': key } } });
  }
  await database.close();
  return requests;
}
