import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { waitFor } from '@marquee/testing/wait-for';
import pg from 'pg';
import { createTestDatabase } from '../testing.ts';
import { applyMigrations } from './migrations.ts';

const ADD_COLUMN = 'ALTER TABLE city ADD COLUMN nickname text;';
const ADD_INDEX =
  '-- migrate: no-transaction\nCREATE INDEX CONCURRENTLY city_lat_lng ON city (lat, lng);\n';
const ONE_ATTEMPT = { lockTimeoutMs: 2_000, attempts: 1, retryMs: 10 };

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let folder: string;
let other: pg.Client;

beforeEach(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'marquee-migrations-'));
  other = new pg.Client({ connectionString: database.url, application_name: 'nightly-report' });
  await other.connect();
});
afterEach(async () => {
  await other.end();
  await database[Symbol.asyncDispose]();
  await rm(folder, { recursive: true });
});

async function addMigration(name: string, sql: string): Promise<void> {
  await mkdir(join(folder, name), { recursive: true });
  await writeFile(join(folder, name, 'migration.sql'), sql);
}

const rows = async (text: string) => database.query<Record<string, unknown>>({ text, values: [] });
const isRecorded = async (name: string) =>
  (await rows(`SELECT FROM _prisma_migrations WHERE migration_name = '${name}'`)).length === 1;
const indexState = async () =>
  (
    await rows(
      `SELECT indisvalid AS valid FROM pg_index WHERE indexrelid = to_regclass('city_lat_lng')`,
    )
  )[0] ?? null;

describe('applyMigrations, with a lock on the table', () => {
  beforeEach(async () => {
    await addMigration('20990101000000_column', ADD_COLUMN);
    await other.query('BEGIN; SELECT FROM city LIMIT 1');
  });

  it('rolls back a migration and names the process that blocks it', async () => {
    const migrated = applyMigrations(database.url, folder, ONE_ATTEMPT);
    await expect(migrated).rejects.toThrow(
      /20990101000000_column waited 2 s for a lock held by process \d+ \(nightly-report/,
    );
    expect(await isRecorded('20990101000000_column')).toBe(false);
    // no statement waits behind the migration
    expect(await rows(`SELECT FROM city LIMIT 1`)).toHaveLength(1);
  });

  it('retries a migration after a lock timeout', async () => {
    const messages: string[] = [];
    const onWait = (message: string) => {
      messages.push(message);
      void other.query('COMMIT');
    };
    const options = { ...ONE_ATTEMPT, lockTimeoutMs: 500, attempts: 20, onWait };
    expect(await applyMigrations(database.url, folder, options)).toEqual(['20990101000000_column']);
    expect(messages[0]).toContain('Attempt 2 of 20 follows.');
  });
});

it('applyMigrations states why a migration failed', async () => {
  await addMigration('20990101000000_index', 'CREATE INDEX city_lat_lng ON city (lat, lng);');
  await rows('CREATE INDEX city_lat_lng ON city (lat, lng)');
  await expect(applyMigrations(database.url, folder)).rejects.toThrow(
    'failed and was rolled back: relation "city_lat_lng" already exists. Remove the cause',
  );
  await addMigration('20990101000000_index', 'CREATE UNIQUE INDEX city_zero ON city ((0));');
  await expect(applyMigrations(database.url, folder)).rejects.toThrow(
    'rolled back: could not create unique index "city_zero". Key ((0))=(0) is duplicated.',
  );
});

it('applyMigrations retries after a deadlock with a reader', async () => {
  const sql = 'ALTER TABLE venue ADD COLUMN extra int;\nALTER TABLE city ADD COLUMN extra int;';
  await addMigration('20990101000000_two_tables', sql);
  await other.query('BEGIN; SELECT FROM city LIMIT 1');
  // PostgreSQL detects it after 1 s
  const options = { lockTimeoutMs: 10_000, attempts: 3, retryMs: 10 };
  const migrated = applyMigrations(database.url, folder, options);
  const isWaiting = () =>
    rows(`SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE 'ALTER%'`);
  await waitFor(async () => (await isWaiting()).length > 0);
  const read = other
    .query('SELECT FROM venue LIMIT 1; COMMIT')
    .catch(() => other.query('ROLLBACK'));
  expect(await migrated).toEqual(['20990101000000_two_tables']);
  await read;
});

describe('applyMigrations, with CREATE INDEX CONCURRENTLY', () => {
  const NAME = '20990101000000_index';
  beforeEach(() => addMigration(NAME, ADD_INDEX));

  it('builds and records the index', async () => {
    expect(await applyMigrations(database.url, folder)).toEqual([NAME]);
    expect(await indexState()).toEqual({ valid: true });
    expect(await applyMigrations(database.url, folder)).toEqual([]);
  });

  it('rebuilds an invalid index that a killed runner left', async () => {
    // blocks the index build
    await other.query('BEGIN; UPDATE city SET lat = lat WHERE id = (SELECT min(id) FROM city)');
    const messages: string[] = [];
    const onWait = (message: string) => messages.push(message);
    const killed = applyMigrations(database.url, folder, { onWait }).catch(String);
    await waitFor(async () => (await indexState()) !== null && messages.length > 0);
    expect(messages[0]).toContain('waits for process');
    expect(messages[0]).toContain('nightly-report');
    await rows(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE '%CREATE INDEX CONCURRENTLY%'
        AND datname = current_database() AND pid <> pg_backend_pid()`,
    );
    expect(await killed).toContain('The next migrate repeats it');
    expect(await indexState()).toEqual({ valid: false });
    expect(await isRecorded(NAME)).toBe(false);
    await other.query('COMMIT');
    expect(await applyMigrations(database.url, folder)).toEqual([NAME]);
    expect(await indexState()).toEqual({ valid: true });
  });

  it('records a valid index without building it again', async () => {
    await rows('CREATE INDEX city_lat_lng ON city (lat, lng)');
    expect(await applyMigrations(database.url, folder)).toEqual([NAME]);
    expect(await isRecorded(NAME)).toBe(true);
  });
});

describe('applyMigrations, with another runner', () => {
  it('times out and names the runner that has the lock, also one of an earlier release', async () => {
    await other.query('SELECT pg_advisory_lock(7276501)');
    const migrated = applyMigrations(database.url, folder, { runnerTimeoutMs: 500 });
    await expect(migrated).rejects.toThrow(
      /Another migrate is running: process \d+ \(nightly-report.*Gave up/,
    );
  });
});
