// Migrates the database at DATABASE_URL. Concurrent runs apply each migration once.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { applyMigrations } from '@marquee/database';
import { migrateJobQueue } from '../apps/worker/src/queue/index.ts';
import manifest from '../package.json' with { type: 'json' };
import { sessionUrl } from './postgres/session-url.ts';
import { readEnvironment } from './start/environment.ts';
import { explainError } from './start/explain-error.ts';

// In a bundle the migrations are next to main.js, in the workspace in prisma/.
const BUNDLED = join(import.meta.dirname, 'migrations');
export const MIGRATIONS = existsSync(BUNDLED)
  ? BUNDLED
  : join(import.meta.dirname, '../prisma/migrations');

const EXAMPLE = 'postgresql://user:password@host:5432/marquee';

/**
 * Applies our migrations, then those of the job queue. Returns the names of our applied migrations.
 */
export async function migrateDatabase(url: string, folder = MIGRATIONS): Promise<string[]> {
  const applied = await applyMigrations(url, folder, { onWait: console.error });
  await migrateJobQueue(url);
  return applied;
}

/** Returns what to print. An unknown argument changes nothing. */
async function migrate(args: string[], variables: NodeJS.ProcessEnv): Promise<string> {
  const { values } = parseArgs({ args, options: { version: { type: 'boolean' } } });
  if (values.version) return manifest.version;
  const environment = readEnvironment(variables);
  const url = sessionUrl(environment);
  if (!url)
    throw new Error(
      `DATABASE_URL is not set. Set it to the PostgreSQL to migrate, e.g. ${EXAMPLE}`,
    );
  const applied = await migrateDatabase(url, environment['MIGRATIONS_FOLDER']).catch(
    (error: unknown) => {
      throw new Error(`The database at DATABASE_URL cannot be migrated: ${explainError(error)}`, {
        cause: error,
      });
    },
  );
  return applied.length > 0
    ? `Applied ${applied.join(', ')}.`
    : 'Nothing to apply: the database is up to date.';
}

// No top-level await: jest's globalSetup, which reads MIGRATIONS, cannot load a module that has
// one.
if (import.meta.main) {
  migrate(process.argv.slice(2), process.env).then(console.log, (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
