// Runs the API and PostgreSQL as separate processes and sends requests of every kind.
import { execFile, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { connectDatabase, createGazetteerRepository } from '@marquee/database';
import { TEST_GAZETTEER } from '@marquee/database/testing';
import { ingest } from '@marquee/ingest';
import { buildEvent } from '@marquee/sources/testing';
import { freePort } from '@marquee/testing/free-port';
import { TSX_LOADER } from '@marquee/testing/tsx-loader';
import { waitFor } from '@marquee/testing/wait-for';
import { migrateDatabase } from '../../tools/migrate.ts';
import { startEmbeddedPostgres } from '../../tools/postgres/embedded-postgres.ts';

const MAIN = fileURLToPath(new URL('../../apps/api/src/main.ts', import.meta.url));
const EVENTS = 20;
const ROUND_MS = 100;
const RULES = {
  rules: [{ partner: 'seller', hosts: ['seller.example'], parameters: { sub: '{click_id}' } }],
};

export type Kind = 'warm' | 'cold' | 'demand' | 'signup' | 'click' | 'live';
export interface Answer {
  kind: Kind;
  status: number;
  retryAfter: string | null;
  ms: number;
  /** Time from the start of the fault to the request. */
  atMs: number;
  /** The artist of a demand, or the id of a click. */
  id: string | null;
}
interface LogLine {
  level: number;
  msg: string;
  state?: string;
}

/** Starts PostgreSQL and the API as processes with a common folder. */
export async function startFixture() {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-frozen-'));
  const server = await startEmbeddedPostgres({ folder });
  const url = server.url('postgres');
  await migrateDatabase(url);
  const database = connectDatabase({ url, name: 'frozen' });
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
  const port = await freePort();
  const api = await startApi(port, {
    DATABASE_URL: url,
    MARQUEE_DATA: join(folder, 'data'),
    AFFILIATES_FILE: affiliates,
  });
  return {
    ...api,
    origin: `http://127.0.0.1:${String(port)}`,
    database,
    pids: () => postgresPids(join(folder, 'cluster')),
    close: async () => {
      api.process.kill('SIGKILL');
      await database.close();
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
export type Fixture = Awaited<ReturnType<typeof startFixture>>;

async function startApi(port: number, environment: Record<string, string>) {
  const api = spawn(process.execPath, [...TSX_LOADER, MAIN], {
    env: {
      ...process.env,
      ...environment,
      API_PORT: String(port),
      LOG_LEVEL: 'warn',
      TRUST_PROXY: '1',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const log: LogLine[] = [];
  let rest = '';
  api.stdout.setEncoding('utf8').on('data', (text: string) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) log.push(JSON.parse(line) as LogLine);
  });
  const ready = () =>
    fetch(`http://127.0.0.1:${String(port)}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  await waitFor(ready, 60_000);
  return { process: api, log };
}

/** Returns the process ids of the postmaster and its children. */
async function postgresPids(cluster: string): Promise<number[]> {
  const [postmaster = ''] = (await readFile(join(cluster, 'postmaster.pid'), 'utf8')).split('\n');
  const { stdout } = await promisify(execFile)('pgrep', ['-P', postmaster]);
  return [postmaster, ...stdout.trim().split('\n')].map(Number);
}

let serial = 0;

export async function send(fixture: Fixture, kind: Kind, startedAt: number): Promise<Answer> {
  const turn = serial++;
  const sentAt = performance.now();
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Mozilla/5.0 Firefox/130.0',
    'x-forwarded-for': `10.${String((turn >> 16) & 255)}.${String((turn >> 8) & 255)}.${String(turn & 255)}`,
  };
  const artist = `Artist ${String(turn)}`;
  const post = (path: string, body: object) =>
    fetch(fixture.origin + path, { method: 'POST', headers, body: JSON.stringify(body) });
  const get = (path: string) => fetch(fixture.origin + path, { headers, redirect: 'manual' });
  const requests: Record<Kind, () => Promise<Response>> = {
    warm: () => get(pathOf(turn)),
    cold: () => get(`/events?offset=${String(turn)}`),
    demand: () => post('/demand-it', { artist_name: artist, city: 'Berlin' }),
    signup: () => post('/signup', { email: `${String(turn)}@example.com` }),
    click: () => get(`/click/${slugOf(turn)}`),
    live: () => get('/health/live'),
  };
  const response = await requests[kind]();
  await response.arrayBuffer();
  const clickId = new URL(response.headers.get('location') ?? 'x:').searchParams.get('sub');
  return {
    kind,
    status: response.status,
    retryAfter: response.headers.get('retry-after'),
    ms: performance.now() - sentAt,
    atMs: sentAt - startedAt,
    id: kind === 'demand' ? artist : clickId,
  };
}

const slugOf = (turn: number) => `event-${String(turn % EVENTS)}-berlin-2026-11-28`;
const pathOf = (turn: number) => `/events/${slugOf(turn)}`;
export const KINDS: Kind[] = ['warm', 'cold', 'demand', 'signup', 'click', 'live'];

/** Sends one request of each kind every 100 ms, without waiting for responses. */
export async function load(fixture: Fixture, durationMs: number): Promise<Answer[]> {
  const startedAt = performance.now();
  const answers: Promise<Answer>[] = [];
  while (performance.now() - startedAt < durationMs) {
    answers.push(...KINDS.map((kind) => send(fixture, kind, startedAt)));
    await setTimeout(ROUND_MS);
  }
  return Promise.all(answers);
}

/**
 * Caches all events and ticket links, and then invalidates the cache, so that every response needs
 * a refresh.
 */
export async function warmUp(fixture: Fixture): Promise<void> {
  for (let n = 0; n < EVENTS; n++)
    for (const path of [pathOf(n), `/click/${slugOf(n)}?dry=1`]) await fetch(fixture.origin + path);
  await fixture.database.query({ text: 'NOTIFY catalogue', values: [] });
  await setTimeout(500);
}
