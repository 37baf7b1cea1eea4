// A second door, for tests only.
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import pg from 'pg';
import { connectDatabase, type Database } from './connect.ts';

// A busy machine is no outage.
const BUSY_MS = 20_000;

type TestDatabase = Database & { url: string; [Symbol.asyncDispose]: () => Promise<void> };

/** A database of the caller's own, copied from the migrated template in some 20 ms; dropped when disposed of. */
export const createTestDatabase = (): Promise<TestDatabase> => copyOf('template_marquee');

/** As `createTestDatabase`, with `count` made-up events (`fillCatalogue`), which are made once for all who ask for so many. */
export async function createFilledDatabase(count: number): Promise<TestDatabase> {
  const template = `template_of_${String(count)}`;
  await using lock = await onServer();
  await lock.query('SELECT pg_advisory_lock($1)', [count]); // until the connection ends
  const { rowCount } = await lock.query('SELECT FROM pg_database WHERE datname = $1', [template]);
  if (rowCount === 0) {
    const making = `${template}_in_the_making`;
    await lock.query(`DROP DATABASE IF EXISTS ${making} WITH (FORCE)`);
    await lock.query(`CREATE DATABASE ${making} TEMPLATE template_marquee STRATEGY file_copy`);
    await fillCatalogue({ url: urlOf(making) }, count);
    await lock.query(`ALTER DATABASE ${making} RENAME TO ${template}`);
  }
  return await copyOf(template);
}

async function copyOf(template: string): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await run(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY file_copy`);
  const url = urlOf(name);
  const database = connectDatabase({ url, name, connectTimeoutMs: BUSY_MS, statementTimeoutMs: BUSY_MS });
  const dispose = async () => {
    await database.close();
    await run(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  };
  return { ...database, url, [Symbol.asyncDispose]: dispose };
}

/**
 * Fills a database with made-up events by plain SQL, some ten thousand a second: for tests that need many and do not care
 * what they are. Half lie behind us, half ahead.
 */
export async function fillCatalogue({ url }: { url: string }, count: number): Promise<void> {
  const fill = await readFile(new URL('fill-catalogue.sql', import.meta.url), 'utf8');
  await run(fill.replaceAll(':count', String(count)), url);
  await run('UPDATE city SET has_events = true', url);
  await run('VACUUM ANALYZE', url);
}

function serverUrl(): string {
  const server = process.env['MARQUEE_TEST_POSTGRES'];
  if (!server) throw new Error('Run tests through jest, whose globalSetup starts PostgreSQL.');
  return server;
}

const urlOf = (name: string): string => serverUrl().replace(/\/[^/]+$/, `/${name}`);

let server: pg.Pool | undefined;

/** Without `url`, on the server itself, over a connection that is kept. */
async function run(statement: string, url?: string): Promise<void> {
  if (url === undefined) {
    server ??= new pg.Pool({ connectionString: serverUrl(), max: 1, allowExitOnIdle: true }).on(
      'error',
      () => undefined,
    );
    await server.query(statement);
  } else {
    await using client = await onServer(url);
    await client.query(statement);
  }
}

async function onServer(connectionString = serverUrl()) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  return Object.assign(client, { [Symbol.asyncDispose]: () => client.end() });
}
