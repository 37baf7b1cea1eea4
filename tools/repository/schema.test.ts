import { readdir } from 'node:fs/promises';
import { describe, expect, it } from '@jest/globals';
import { applyMigrations } from '@marquee/database';
import { createTestDatabase } from '@marquee/database/testing';
import { waitFor } from '@marquee/testing/wait-for';
import { migrateDatabase, MIGRATIONS } from '../migrate.ts';
import { schemaDiff } from './schema-diff.ts';

describe('the migrations', () => {
  it('produce the schema of prisma/schema.prisma', async () => {
    await using database = await createTestDatabase();
    const statements = (await schemaDiff(database.url))
      .split('\n')
      .filter((line) => !/^\s*(--|$)/.test(line));
    expect(statements).toEqual([]);
  });

  it('are not applied twice', async () => {
    await using database = await createTestDatabase();
    expect(await applyMigrations(database.url, MIGRATIONS)).toEqual([]);
  });

  it('are rejected if one was edited after it was applied', async () => {
    await using database = await createTestDatabase();
    await database.pool.query(
      `UPDATE _prisma_migrations SET checksum = $1 WHERE migration_name LIKE '%_search_spans'`,
      ['0'.repeat(64)],
    );
    await expect(applyMigrations(database.url, MIGRATIONS)).rejects.toThrow(
      'was edited after it was applied',
    );
  });

  it('are applied once by three concurrent runners', async () => {
    await using database = await createTestDatabase();
    const url = `${database.url}_empty`;
    const name = new URL(url).pathname.slice(1);
    await database.pool.query(`CREATE DATABASE ${name} TEMPLATE template0`);
    try {
      const applied = await Promise.all([
        migrateDatabase(url),
        migrateDatabase(url),
        migrateDatabase(url),
      ]);
      expect(applied.flat()).toEqual(await readMigrationNames());
    } finally {
      const hasNoConnections = async () =>
        (await database.pool.query('SELECT FROM pg_stat_activity WHERE datname = $1', [name]))
          .rowCount === 0;
      await waitFor(hasNoConnections); // the job queue does not wait until its connection is closed
      await database.pool.query(`DROP DATABASE ${name}`);
    }
  });
});

async function readMigrationNames(): Promise<string[]> {
  const entries = await readdir(MIGRATIONS, { withFileTypes: true });
  return entries.flatMap((entry) => (entry.isDirectory() ? [entry.name] : [])).sort();
}
