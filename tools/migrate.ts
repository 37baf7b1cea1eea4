// Brings the database at DATABASE_URL to the newest schema. Any number may run at once; each migration is applied once.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { applyMigrations } from '@marquee/database';
import { migrateJobQueue } from '@marquee/jobs';
import { readEnvironment } from './environment.ts';
import { sessionUrl } from './session-url.ts';

// A bundle has them beside it; the workspace has them in prisma/.
const BESIDE = join(import.meta.dirname, 'migrations');
export const MIGRATIONS = existsSync(BESIDE) ? BESIDE : join(import.meta.dirname, '../prisma/migrations');

const EXAMPLE = 'postgresql://user:password@host:5432/marquee';

/** Our schema, and after it the job queue's own. Answers the names of the migrations of ours that were applied. */
export async function migrateDatabase(url: string, folder = MIGRATIONS): Promise<string[]> {
  const applied = await applyMigrations(url, folder, { onWait: console.error });
  await migrateJobQueue(url);
  return applied;
}

async function migrate(variables: NodeJS.ProcessEnv): Promise<string> {
  const environment = readEnvironment(variables);
  const url = sessionUrl(environment);
  if (!url) throw new Error(`DATABASE_URL is not set: name the PostgreSQL to migrate, e.g. ${EXAMPLE}`);
  const applied = await migrateDatabase(url, environment['MIGRATIONS_FOLDER']).catch((error: unknown) => {
    throw new Error(`The database at DATABASE_URL cannot be migrated: ${reasonOf(error)}`, { cause: error });
  });
  return applied.length > 0 ? `Applied ${applied.join(', ')}.` : 'Nothing to apply: the database is up to date.';
}

function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ');
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : `${error.message} (${reasonOf(error.cause)})`;
}

// No top-level await: jest's globalSetup, which reads MIGRATIONS, cannot load a module that has one.
if (import.meta.main) {
  migrate(process.env).then(console.log, (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
