import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectDatabase, createGazetteerRepository, type Database } from '@marquee/database';
import { TEST_GAZETTEER } from '@marquee/database/testing';
import { ingest } from '@marquee/ingest';
import { ingestArticles } from '@marquee/ingest/articles';
import { buildEvent } from '@marquee/sources/testing';
import { freePort } from '@marquee/testing/free-port';
import { TSX_LOADER } from '@marquee/testing/tsx-loader';
import { waitFor } from '@marquee/testing/wait-for';
import { migrateDatabase } from '../../tools/migrate.ts';
import {
  removeEmbeddedPostgres,
  startEmbeddedPostgres,
} from '../../tools/postgres/embedded-postgres.ts';
import { ARTICLE, buildCatalogue } from './site-catalogue.ts';

const SETTINGS = ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off'];
/** Tolerates a busy machine. */
const BUSY_MS = 20_000;
const START_MS = 180_000;
const ERROR_LEVEL = 50;

/**
 * Starts the API in a process of its own on a small catalogue. It logs warnings and errors to a
 * file.
 */
export async function startFuzzWorld() {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-fuzz-'));
  const postgres = await startEmbeddedPostgres({
    folder: join(folder, 'postgres'),
    settings: SETTINGS,
  });
  const databaseUrl = postgres.url('postgres');
  await migrateDatabase(databaseUrl);
  const database = connectDatabase({
    url: databaseUrl,
    name: 'fuzz',
    connectTimeoutMs: BUSY_MS,
    statementTimeoutMs: BUSY_MS,
  });
  await fillCatalogue(database);
  const log = join(folder, 'api.log');
  const port = await freePort();
  const url = `http://127.0.0.1:${String(port)}`;
  const api = startApi(
    { DATABASE_URL: databaseUrl, MARQUEE_DATA: join(folder, 'data'), API_PORT: String(port) },
    log,
  );
  const isRunning = () => api.exitCode === null && api.signalCode === null;
  await waitFor(async () => !isRunning() || (await isReady(url)), START_MS);
  if (!isRunning()) throw new Error(`The API ended: ${await readFile(log, 'utf8')}`);
  return {
    url,
    database,
    isRunning,
    /** Returns the lines of the log that report an error, and those that are not ours. */
    errors: async () => (await readFile(log, 'utf8')).split('\n').filter(isError),
    [Symbol.asyncDispose]: async () => {
      const ended = once(api, 'close');
      if (isRunning() && api.kill('SIGTERM')) await ended;
      await database.close();
      await removeEmbeddedPostgres(join(folder, 'postgres'));
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function fillCatalogue(database: Database): Promise<void> {
  await createGazetteerRepository(database).load(TEST_GAZETTEER);
  const [gala] = buildCatalogue();
  const series = [8, 15, 22].map((day) =>
    buildEvent({
      ...gala,
      source_id: `tour-${String(day)}`,
      title: 'Tour',
      series_id: 'tour',
      start_local: `2098-05-${String(day).padStart(2, '0')}`,
    }),
  );
  const source = { name: 'test', licence: 'CC0-1.0', attribution: 'A test' };
  await ingest(database, { source, records: [...buildCatalogue(), ...series] });
  await ingestArticles(database, { source: { ...source, name: 'blog' }, records: [ARTICLE] });
}

function startApi(settings: Record<string, string>, log: string): ChildProcess {
  const main = join(import.meta.dirname, '../../apps/api/src/main.ts');
  const api = spawn(process.execPath, [...TSX_LOADER, main], {
    env: {
      PATH: process.env['PATH'],
      HASH_SECRET: 'a-secret-of-the-tests-of-32-characters',
      TRUST_PROXY: '1',
      LOG_LEVEL: 'warn',
      ANSWER_CACHE_MB: '0', // so that each request reads the database
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines = createWriteStream(log);
  api.stdout.pipe(lines, { end: false });
  api.stderr.pipe(lines, { end: false });
  return api;
}

const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  );

function isError(line: string): boolean {
  if (line === '') return false;
  const level = /^\{"level":(\d+)/.exec(line)?.[1];
  return level === undefined || Number(level) >= ERROR_LEVEL;
}
