import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { waitFor } from '@marquee/testing/wait-for';
import pg from 'pg';
import { applyMigrations } from './migrations.ts';
import { createTestDatabase } from './testing.ts';

const ADD_COLUMN = 'ALTER TABLE city ADD COLUMN nickname text;';
const ADD_INDEX = '-- migrate: no-transaction\nCREATE INDEX CONCURRENTLY city_lat_lng ON city (lat, lng);\n';
const FEW_TRIES = { lockTimeoutMs: 2_000, attempts: 1, retryMs: 10 };

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
  await mkdir(join(folder, name));
  await writeFile(join(folder, name, 'migration.sql'), sql);
}

const rows = async (text: string) => database.query<Record<string, unknown>>({ text, values: [] });
const isRecorded = async (name: string) =>
  (await rows(`SELECT FROM _prisma_migrations WHERE migration_name = '${name}'`)).length === 1;
const indexState = async () =>
  (await rows(`SELECT indisvalid AS valid FROM pg_index WHERE indexrelid = to_regclass('city_lat_lng')`))[0] ?? null;

describe('a migration whose table is in use', () => {
  beforeEach(async () => {
    await addMigration('20990101000000_column', ADD_COLUMN);
    await other.query('BEGIN; SELECT FROM city LIMIT 1');
  });

  it('gives up, names who holds the lock, and keeps nothing', async () => {
    const migrated = applyMigrations(database.url, folder, FEW_TRIES);
    await expect(migrated).rejects.toThrow(
      /20990101000000_column waited 2 s for a lock held by process \d+ \(nightly-report/,
    );
    expect(await isRecorded('20990101000000_column')).toBe(false);
    expect(await rows(`SELECT FROM city LIMIT 1`)).toHaveLength(1); // nobody queues behind it
  });

  it('is tried again', async () => {
    const sentences: string[] = [];
    const onWait = (sentence: string) => {
      sentences.push(sentence);
      void other.query('COMMIT');
    };
    const options = { ...FEW_TRIES, lockTimeoutMs: 500, attempts: 20, onWait };
    expect(await applyMigrations(database.url, folder, options)).toEqual(['20990101000000_column']);
    expect(sentences[0]).toContain('Attempt 2 of 20 follows.');
  });
});

describe('an index that is built concurrently', () => {
  const NAME = '20990101000000_index';
  beforeEach(() => addMigration(NAME, ADD_INDEX));

  it('is built while rows are written, and recorded', async () => {
    expect(await applyMigrations(database.url, folder)).toEqual([NAME]);
    expect(await indexState()).toEqual({ valid: true });
    expect(await applyMigrations(database.url, folder)).toEqual([]);
  });

  it('is built again after the runner was killed in the middle', async () => {
    await other.query('BEGIN; UPDATE city SET lat = lat WHERE id = (SELECT min(id) FROM city)'); // it waits for this one
    const sentences: string[] = [];
    const onWait = (sentence: string) => sentences.push(sentence);
    const killed = applyMigrations(database.url, folder, { onWait }).catch(String);
    await waitFor(async () => (await indexState()) !== null && sentences.length > 0);
    expect(sentences[0]).toContain('waits for process');
    expect(sentences[0]).toContain('nightly-report');
    await rows(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE '%CREATE INDEX CONCURRENTLY%' AND pid <> pg_backend_pid()`,
    );
    expect(await killed).toContain('started again by the next migrate');
    expect(await indexState()).toEqual({ valid: false });
    expect(await isRecorded(NAME)).toBe(false);
    await other.query('COMMIT');
    expect(await applyMigrations(database.url, folder)).toEqual([NAME]);
    expect(await indexState()).toEqual({ valid: true });
  });

  it('is only recorded if it was built and the runner was killed before it could record it', async () => {
    await rows('CREATE INDEX city_lat_lng ON city (lat, lng)');
    expect(await applyMigrations(database.url, folder)).toEqual([NAME]);
    expect(await isRecorded(NAME)).toBe(true);
  });
});

describe('a second runner', () => {
  it('gives up after a while and names the first one, also one of an earlier release', async () => {
    await other.query('SELECT pg_advisory_lock(7276501)');
    const migrated = applyMigrations(database.url, folder, { runnerTimeoutMs: 500 });
    await expect(migrated).rejects.toThrow(/Another migrate is running: process \d+ \(nightly-report.*Gave up/);
  });
});
