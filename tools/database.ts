import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { isHeldByAnother } from './instance.ts';
import { migrateDatabase } from './migrate.ts';
import { sessionUrl } from './session-url.ts';

export interface RunningDatabase {
  url: string;
  /** Stops it where nobody else needs it; leaves it alone where it is the caller's own. */
  release: () => Promise<void>;
}

/** The database that the environment names, else the embedded one (started if need be), at the newest schema. */
export async function openDatabase(environment: NodeJS.ProcessEnv): Promise<RunningDatabase> {
  const own = sessionUrl(environment);
  const running = own ? { url: own, release: () => Promise.resolve() } : await openEmbedded(dataFolder(environment));
  try {
    await migrateDatabase(running.url);
  } catch (error) {
    await running.release();
    throw own ? new Error(`The database at DATABASE_URL cannot be used: ${messageOf(error)}`, { cause: error }) : error;
  }
  return running;
}

export const dataFolder = (environment: NodeJS.ProcessEnv): string => environment['MARQUEE_DATA'] ?? '.data';

async function openEmbedded(folder: string): Promise<RunningDatabase> {
  const server = await startEmbeddedPostgres({ folder: join(folder, 'postgres') });
  await createDatabase(server.url('postgres'));
  // An impatient second Ctrl-C ends this process before it could release anything.
  const tellToStop = () => {
    if (!isHeldByAnother(folder)) server.tellToStop();
  };
  process.once('exit', tellToStop);
  const release = async () => {
    if (!isHeldByAnother(folder)) await server.stop();
    process.off('exit', tellToStop);
  };
  return { url: server.url(), release };
}

async function createDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rowCount } = await client.query(`SELECT FROM pg_database WHERE datname = 'marquee'`);
    if (rowCount === 0) await client.query('CREATE DATABASE marquee');
  } finally {
    await client.end();
  }
}

const messageOf = (error: unknown) =>
  error instanceof AggregateError ? String(error.errors[0]) : error instanceof Error ? error.message : String(error);
