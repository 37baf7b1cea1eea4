// Entry point for tests only.
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import pg from 'pg';
import { insertKey as insertKeyIn, type NewKey } from './accounts/api-key-repository.ts';
import { connectDatabase, type Database } from './connection/connect.ts';

// Tolerates a busy machine.
const TIMEOUT_MS = 20_000;

type TestDatabase = Database & { url: string; [Symbol.asyncDispose]: () => Promise<void> };

/** Creates a database from the migrated template in about 20 ms. Dispose it to drop it. */
export const createTestDatabase = (): Promise<TestDatabase> => copyTemplate('template_marquee');

/**
 * Creates a database with `count` generated events. The first caller per count creates a template.
 */
export async function createFilledDatabase(count: number): Promise<TestDatabase> {
  const template = `template_of_${String(count)}`;
  await using lock = await openClient();
  await lock.query('SELECT pg_advisory_lock($1)', [count]); // until the connection ends
  const { rowCount } = await lock.query('SELECT FROM pg_database WHERE datname = $1', [template]);
  if (rowCount === 0) {
    const unfinished = `${template}_unfinished`;
    await lock.query(`DROP DATABASE IF EXISTS ${unfinished} WITH (FORCE)`);
    await lock.query(`CREATE DATABASE ${unfinished} TEMPLATE template_marquee STRATEGY file_copy`);
    await fillCatalogue({ url: toUrl(unfinished) }, count);
    await lock.query(`ALTER DATABASE ${unfinished} RENAME TO ${template}`);
  }
  return await copyTemplate(template);
}

async function copyTemplate(template: string): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await run(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY file_copy`);
  const url = toUrl(name);
  const database = connectDatabase({
    url,
    name,
    connectTimeoutMs: TIMEOUT_MS,
    statementTimeoutMs: TIMEOUT_MS,
  });
  const dispose = async () => {
    await database.close();
    await run(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  };
  return { ...database, url, [Symbol.asyncDispose]: dispose };
}

/** Stores an API key as the API does. */
export const insertKey = (
  { prisma }: Pick<Database, 'prisma'>,
  key: NewKey,
  accountId: string | null,
) => insertKeyIn(prisma, key, accountId);

/**
 * Records the texts of the statements on a pool. Returns a function that returns those since the
 * last call.
 */
export function recordStatements(pool: pg.Pool): () => string[] {
  const seen: string[] = [];
  const watched = new WeakSet<pg.PoolClient>();
  pool.on('acquire', (client) => {
    if (watched.has(client)) return;
    watched.add(client);
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    const recording = (...args: unknown[]) => {
      const [statement] = args as [string | { text: string }];
      seen.push(typeof statement === 'string' ? statement : statement.text);
      return query(...args);
    };
    Object.assign(client, { query: recording });
  });
  return () => seen.splice(0);
}

/** Inserts generated events with SQL, about ten thousand a second. Half of them are in the past. */
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

const toUrl = (name: string): string => serverUrl().replace(/\/[^/]+$/, `/${name}`);

let server: pg.Pool | undefined;

/** Without `url`, uses a cached connection to the server. */
async function run(statement: string, url?: string): Promise<void> {
  if (url === undefined) {
    server ??= new pg.Pool({ connectionString: serverUrl(), max: 1, allowExitOnIdle: true }).on(
      'error',
      () => undefined,
    );
    await server.query(statement);
  } else {
    await using client = await openClient(url);
    await client.query(statement);
  }
}

async function openClient(connectionString = serverUrl()) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  return Object.assign(client, { [Symbol.asyncDispose]: () => client.end() });
}
export { TEST_GAZETTEER } from './testing/gazetteer.ts';
