import { readdir } from 'node:fs/promises';
import { describe, expect, it } from '@jest/globals';
import { applyMigrations } from '@marquee/database';
import { createTestDatabase } from '@marquee/database/testing';
import { waitFor } from '@marquee/testing/wait-for';
import { migrateDatabase, MIGRATIONS } from './migrate.ts';
import { schemaDiff } from './schema-diff.ts';

describe('the migrations', () => {
  it('produce the schema of prisma/schema.prisma', async () => {
    await using database = await createTestDatabase();
    const statements = (await schemaDiff(database.url)).split('\n').filter((line) => !/^\s*(--|$)/.test(line));
    expect(statements).toEqual([]);
  });

  it('are not applied twice', async () => {
    await using database = await createTestDatabase();
    expect(await applyMigrations(database.url, MIGRATIONS)).toEqual([]);
  });

  it('accept known former checksums and reject an edited migration', async () => {
    await using database = await createTestDatabase();
    const history = async () =>
      (await database.pool.query('SELECT migration_name, checksum FROM _prisma_migrations ORDER BY 1')).rows;
    const setChecksum = (checksum: string) =>
      database.pool.query(`UPDATE _prisma_migrations SET checksum = $1 WHERE migration_name LIKE '%_search_spans'`, [
        checksum,
      ]);
    const present = await history();
    await setChecksum('c26bb2c85a1ae7457dee82f5d039dad6f9f3d5f8a9b263de0d4064e1c678dec3');
    expect(await applyMigrations(database.url, MIGRATIONS)).toEqual([]);
    await setChecksum('4546c0ada6490b824fcf499e7a10e945581728017303f1b3c3710dbb82d57f8c'); // this form includes the status
    await database.pool.query(`DELETE FROM _prisma_migrations WHERE migration_name LIKE '%_search_status'`);
    expect(await applyMigrations(database.url, MIGRATIONS)).toEqual([]);
    expect(await history()).toEqual(present);
    await setChecksum('0'.repeat(64));
    await expect(applyMigrations(database.url, MIGRATIONS)).rejects.toThrow('was edited after it was applied');
  });

  it('are applied once by three concurrent runners', async () => {
    await using database = await createTestDatabase();
    const url = `${database.url}_empty`;
    const name = new URL(url).pathname.slice(1);
    await database.pool.query(`CREATE DATABASE ${name} TEMPLATE template0`);
    try {
      const applied = await Promise.all([migrateDatabase(url), migrateDatabase(url), migrateDatabase(url)]);
      expect(applied.flat()).toEqual(await readMigrationNames());
    } finally {
      const hasNoConnections = async () =>
        (await database.pool.query('SELECT FROM pg_stat_activity WHERE datname = $1', [name])).rowCount === 0;
      await waitFor(hasNoConnections); // the job queue does not wait until its connection is closed
      await database.pool.query(`DROP DATABASE ${name}`);
    }
  });
});

async function readMigrationNames(): Promise<string[]> {
  const entries = await readdir(MIGRATIONS, { withFileTypes: true });
  return entries.flatMap((entry) => (entry.isDirectory() ? [entry.name] : [])).sort();
}
