// A second door, for tests only.
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import pg from 'pg';
import { connectDatabase, type Database } from './connect.ts';

/** A database of the caller's own, copied from the migrated template in some 40 ms; dropped when disposed of. */
export async function createTestDatabase(): Promise<
  Database & { url: string; [Symbol.asyncDispose]: () => Promise<void> }
> {
  const server = process.env['MARQUEE_TEST_POSTGRES'];
  if (!server) throw new Error('Run tests through jest, whose globalSetup starts PostgreSQL.');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await onServer(server, `CREATE DATABASE ${name} TEMPLATE template_marquee`);
  const url = server.replace(/\/[^/]+$/, `/${name}`);
  const database = connectDatabase({ url, name, connectTimeoutMs: 20_000 }); // a busy machine is no outage
  const dispose = async () => {
    await database.close();
    await onServer(server, `DROP DATABASE ${name} WITH (FORCE)`);
  };
  return { ...database, url, [Symbol.asyncDispose]: dispose };
}

/**
 * Fills a database with made-up events by plain SQL, some ten thousand a second: for tests that need many and do not care
 * what they are. Half lie behind us, half ahead.
 */
export async function fillCatalogue({ url }: { url: string }, count: number): Promise<void> {
  const fill = await readFile(new URL('fill-catalogue.sql', import.meta.url), 'utf8');
  await onServer(url, fill.replaceAll(':count', String(count)));
  await onServer(url, 'UPDATE city SET has_events = true');
  await onServer(url, 'VACUUM ANALYZE');
}

async function onServer(connectionString: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
