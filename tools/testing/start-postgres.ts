import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { connectDatabase, createGazetteerRepository } from '@marquee/database';
import { TEST_GAZETTEER } from '@marquee/database/testing';
import { quickFolder } from '@marquee/testing/tmpfs';
import pg from 'pg';
import { migrateDatabase } from '../migrate.ts';
import { startEmbeddedPostgres } from '../postgres/embedded-postgres.ts';
import { runAfterExit } from '../run-after-exit.ts';

const ROOT = join(import.meta.dirname, '../..');
const REMOVE = `
pid=$(head -n 1 "$1/cluster/postmaster.pid") && kill -QUIT "$pid"
rm -rf "$1" "$2"
`;

/**
 * Starts one PostgreSQL for the whole run, with a migrated template from which each test file
 * copies its own database. It is the one at MARQUEE_TEST_POSTGRES, if that is set
 * (`npm run test:postgres`). Starts none if only tests of libraries without a database run.
 */
export default async function startPostgres(
  { nonFlagArgs: paths } = { nonFlagArgs: [] as string[] },
): Promise<void> {
  if (paths.length > 0 && !paths.some(mayUseDatabase)) return;
  const url = (process.env['MARQUEE_TEST_POSTGRES'] ??= await startEmbedded());
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('CREATE DATABASE template_marquee');
  await client.end();
  await fillTemplate(url.replace(/\/[^/]+$/, '/template_marquee'));
}

/** A test that uses a database is in a project that declares the package, or in one of the apps. */
function mayUseDatabase(path: string): boolean {
  const [project] = /^libs\/[\w-]+/.exec(path) ?? [];
  if (project === undefined || !existsSync(join(ROOT, project, 'package.json'))) return true;
  return readFileSync(join(ROOT, project, 'package.json'), 'utf8').includes('@marquee/database');
}

async function startEmbedded(): Promise<string> {
  const folder = await mkdtemp(join(await quickFolder(), 'marquee-test-'));
  const server = await startEmbeddedPostgres({
    folder,
    settings: [
      'fsync=off',
      'full_page_writes=off',
      'synchronous_commit=off',
      'max_wal_size=256MB',
      'shared_buffers=256MB',
      'autovacuum=off',
      'wal_level=minimal',
      'max_wal_senders=0',
    ],
  });
  process.env['MARQUEE_TEST_FOLDER'] = folder;
  await runAfterExit(REMOVE, [server.location, folder]);
  return server.url('postgres');
}

async function fillTemplate(url: string): Promise<void> {
  await migrateDatabase(url);
  const database = connectDatabase({ url, name: 'template' });
  await createGazetteerRepository(database).load(TEST_GAZETTEER);
  await database.close();
}
