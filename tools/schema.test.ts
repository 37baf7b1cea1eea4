import { readdir } from 'node:fs/promises';
import { describe, expect, it } from '@jest/globals';
import { applyMigrations } from '@marquee/database';
import { createTestDatabase } from '@marquee/database/testing';
import { migrateDatabase, MIGRATIONS } from './migrate.ts';
import { schemaDiff } from './schema-diff.ts';

describe('the migrations', () => {
  it('bring a database to what prisma/schema.prisma says', async () => {
    await using database = await createTestDatabase();
    const statements = (await schemaDiff(database.url)).split('\n').filter((line) => !/^\s*(--|$)/.test(line));
    expect(statements).toEqual([]);
  });

  it('are not applied twice', async () => {
    await using database = await createTestDatabase();
    expect(await applyMigrations(database.url, MIGRATIONS)).toEqual([]);
  });

  it('are applied once by three runners at the same time, with those of the job queue', async () => {
    await using database = await createTestDatabase();
    const url = `${database.url}_empty`;
    const name = new URL(url).pathname.slice(1);
    await database.pool.query(`CREATE DATABASE ${name} TEMPLATE template0`);
    try {
      const applied = await Promise.all([migrateDatabase(url), migrateDatabase(url), migrateDatabase(url)]);
      expect(applied.flat()).toEqual(await namesOfMigrations());
    } finally {
      await database.pool.query(`DROP DATABASE ${name} WITH (FORCE)`);
    }
  });
});

async function namesOfMigrations(): Promise<string[]> {
  const entries = await readdir(MIGRATIONS, { withFileTypes: true });
  return entries.flatMap((entry) => (entry.isDirectory() ? [entry.name] : [])).sort();
}
