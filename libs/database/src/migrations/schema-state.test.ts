import { readdir } from 'node:fs/promises';
import { describe, expect, it } from '@jest/globals';
import { createTestDatabase } from '../testing.ts';
import { NEWEST_MIGRATION, readSchemaState } from './schema-state.ts';

const MIGRATIONS = new URL('../../../../prisma/migrations/', import.meta.url);

it('NEWEST_MIGRATION names the last folder of prisma/migrations', async () => {
  const entries = await readdir(MIGRATIONS, { withFileTypes: true });
  const names = entries.flatMap((entry) => (entry.isDirectory() ? [entry.name] : [])).sort();
  expect(NEWEST_MIGRATION).toBe(names.at(-1));
});

describe('readSchemaState', () => {
  it('accepts a database with exactly the migrations that the build knows', async () => {
    await using database = await createTestDatabase();
    expect(await readSchemaState(database.query)).toBe('supported');
  });

  it('reports migrations_pending on a database that was never migrated', async () => {
    await using database = await createTestDatabase();
    await database.pool.query('DROP TABLE schema_requirement, _prisma_migrations');
    expect(await readSchemaState(database.query)).toBe('migrations_pending');
  });

  it('reports migrations_pending on a database of a version without schema_requirement', async () => {
    await using database = await createTestDatabase();
    await database.pool.query('DROP TABLE schema_requirement');
    expect(await readSchemaState(database.query)).toBe('migrations_pending');
  });

  it('reports migrations_pending if the newest known migration is not applied', async () => {
    await using database = await createTestDatabase();
    expect(await readSchemaState(database.query, '20991231000000_next')).toBe('migrations_pending');
  });

  it('accepts an expanded schema whose newest migrations the build does not know', async () => {
    await using database = await createTestDatabase();
    await database.pool
      .query(`INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at)
      VALUES ('next', '', '20991231000000_expand', now())`);
    expect(await readSchemaState(database.query)).toBe('supported');
  });

  it('reports schema_too_new if a contracting migration requires one that the build does not know', async () => {
    await using database = await createTestDatabase();
    await database.pool.query(
      `UPDATE schema_requirement SET oldest_known_migration = '20991231000000_expand'`,
    );
    expect(await readSchemaState(database.query)).toBe('schema_too_new');
  });
});
