import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { requireSession } from '../connection/pooler.ts';
import { queryOn } from '../connection/run-on-pool.ts';
import { processSearchBacklog } from '../search/refresh-documents.ts';
import { applyMigration, type LockWaits, type Migration } from './apply-migration.ts';
import { acquireMigrationLock } from './migration-lock.ts';

// The same as Prisma's, so that `prisma migrate deploy` works too.
const HISTORY = `CREATE TABLE IF NOT EXISTS _prisma_migrations (
  id varchar(36) PRIMARY KEY, checksum varchar(64) NOT NULL, finished_at timestamptz,
  migration_name varchar(255) NOT NULL, logs text, rolled_back_at timestamptz,
  started_at timestamptz NOT NULL DEFAULT now(), applied_steps_count integer NOT NULL DEFAULT 0)`;

export interface MigrationOptions extends LockWaits {
  runnerTimeoutMs: number;
}

const DEFAULTS: MigrationOptions = {
  lockTimeoutMs: 900,
  attempts: 20,
  retryMs: 2_000,
  runnerTimeoutMs: 15 * 60_000,
  onWait: () => undefined,
};

/**
 * Applies pending migrations in order, each in its own transaction (except those marked `--
 * migrate: no-transaction`), and returns their names. Then rebuilds the search documents that they
 * invalidate. Throws if an applied migration was edited, or if the URL leads to a pooler.
 */
export async function applyMigrations(
  url: string,
  folder: string,
  options: Partial<MigrationOptions> = {},
): Promise<string[]> {
  const waits = { ...DEFAULTS, ...options };
  const config = {
    connectionString: url,
    application_name: 'marquee-migrate',
    connectionTimeoutMillis: 10_000,
  };
  await using client = await connect(config);
  await requireSession(client, config);
  await using lock = await acquireMigrationLock(config, {
    ...waits,
    timeoutMs: waits.runnerTimeoutMs,
  });
  await client.query('SET statement_timeout = 0'); // the role's timeout is meant for requests
  await client.query(HISTORY);
  const migrations = await readMigrations(folder);
  const pending = await findPending(client, migrations);
  await using watcher = await connect(config);
  for (const migration of pending) {
    if (!lock.isHeld())
      throw new Error('The connection with the migration lock was lost. Run migrate again.');
    await applyMigration({ client, watcher, waits }, migration);
  }
  await processSearchBacklog(queryOn(client));
  return pending.map(({ name }) => name);
}

async function connect(config: pg.ClientConfig) {
  const client = new pg.Client(config);
  client.on('error', () => undefined); // the statement that fails reports it
  await client.connect();
  return Object.assign(client, { [Symbol.asyncDispose]: () => client.end() });
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  return Promise.all(
    names.sort().map(async (name) => {
      const sql = await readFile(join(folder, name, 'migration.sql'), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

async function findPending(client: pg.Client, migrations: Migration[]): Promise<Migration[]> {
  const history =
    'SELECT migration_name, checksum FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL';
  const { rows } = await client.query<{ migration_name: string; checksum: string }>(history);
  const applied = new Map(rows.map((row) => [row.migration_name, row.checksum]));
  const edited = migrations.find(
    ({ name, checksum }) => applied.has(name) && applied.get(name) !== checksum,
  );
  if (edited)
    throw new Error(
      `Migration ${edited.name} was edited after it was applied. Write a new one instead.`,
    );
  return migrations.filter(({ name }) => !applied.has(name));
}
