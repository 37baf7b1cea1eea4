import { createHash, randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { acceptFormerMigrations } from './former-migrations.ts';
import { queryOn } from './run-on-pool.ts';
import { workOffBacklog } from './search/refresh-documents.ts';

const LOCK = 7_276_501; // the same for every runner: two at once wait for each other

// As Prisma makes it, so that `prisma migrate deploy` agrees with what stands here.
const HISTORY = `CREATE TABLE IF NOT EXISTS _prisma_migrations (
  id varchar(36) PRIMARY KEY, checksum varchar(64) NOT NULL, finished_at timestamptz,
  migration_name varchar(255) NOT NULL, logs text, rolled_back_at timestamptz,
  started_at timestamptz NOT NULL DEFAULT now(), applied_steps_count integer NOT NULL DEFAULT 0)`;

export interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

/**
 * Applies the migrations of a folder that the database lacks, in order, each in a transaction of its own, and then makes the
 * search documents that they ask for (SQL cannot fold text as we do).
 * Answers the names of those applied. Throws when an applied one was edited since.
 */
export async function applyMigrations(url: string, folder: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url, application_name: 'marquee-migrate' });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
    await client.query(HISTORY);
    const migrations = await migrationsIn(folder);
    await acceptFormerMigrations(client, migrations);
    const pending = await pendingOf(client, migrations);
    for (const migration of pending) await apply(client, migration);
    await workOffBacklog(queryOn(client));
    return pending.map(({ name }) => name);
  } finally {
    await client.end(); // gives the lock back
  }
}

async function migrationsIn(folder: string): Promise<Migration[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  return Promise.all(
    names.sort().map(async (name) => {
      const sql = await readFile(join(folder, name, 'migration.sql'), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

async function pendingOf(client: pg.Client, migrations: Migration[]): Promise<Migration[]> {
  const history =
    'SELECT migration_name, checksum FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL';
  const { rows } = await client.query<{ migration_name: string; checksum: string }>(history);
  const applied = new Map(rows.map((row) => [row.migration_name, row.checksum]));
  const edited = migrations.find(({ name, checksum }) => applied.has(name) && applied.get(name) !== checksum);
  if (edited) throw new Error(`Migration ${edited.name} was edited after it was applied. Write a new one instead.`);
  return migrations.filter(({ name }) => !applied.has(name));
}

async function apply(client: pg.Client, { name, sql, checksum }: Migration): Promise<void> {
  const record = `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count) VALUES ($1, $2, $3, now(), 1)`;
  try {
    await client.query('BEGIN');
    await client.query(sql);
    await client.query(record, [randomUUID(), checksum, name]);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw new Error(`Migration ${name} failed; nothing of it was kept.`, { cause: error });
  }
}
