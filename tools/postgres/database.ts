import { join } from 'node:path';
import pg from 'pg';
import { migrateDatabase } from '../migrate.ts';
import { isHeldByAnother, lockFile } from '../start/data-folder-lock.ts';
import { dataFolder } from '../start/data-folder.ts';
import { explainError } from '../start/explain-error.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { sessionUrl } from './session-url.ts';
import { stopAfterExit } from './stop-after-exit.ts';

export interface RunningDatabase {
  url: string;
  /** The folder that contains the embedded database; null if DATABASE_URL names another one. */
  location: string | null;
  /** Stops the embedded database if no other process needs it. */
  release: () => Promise<void>;
}

/**
 * Opens and migrates the database at DATABASE_URL, or the embedded one, which it starts if
 * necessary.
 */
export async function openDatabase(environment: NodeJS.ProcessEnv): Promise<RunningDatabase> {
  const own = sessionUrl(environment);
  const running = own
    ? { url: own, location: null, release: () => Promise.resolve() }
    : await openEmbedded(dataFolder(environment));
  try {
    await migrateDatabase(running.url);
  } catch (error) {
    await running.release().catch(() => undefined); // report the first error
    throw own
      ? new Error(`The database at DATABASE_URL cannot be used: ${explainError(error)}`, {
          cause: error,
        })
      : error;
  }
  return running;
}

async function openEmbedded(folder: string): Promise<RunningDatabase> {
  const server = await startEmbeddedPostgres({ folder: join(folder, 'postgres') });
  // A second Ctrl-C or a kill ends this process before `release` runs.
  await stopAfterExit(join(server.location, 'cluster'), lockFile(folder));
  const release = async () => {
    if (!isHeldByAnother(folder)) await server.stop();
  };
  try {
    await createDatabase(server.url('postgres'));
  } catch (error) {
    await release().catch(() => undefined);
    throw error;
  }
  return { url: server.url(), location: server.location, release };
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
