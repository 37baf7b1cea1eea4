import { connectDatabase, readSchemaState, type SchemaState } from '@marquee/database';
import { sessionUrl } from '../postgres/session-url.ts';
import { explainError } from '../start/explain-error.ts';
import type { OpenDatabase } from './command-context.ts';

const PROBLEMS: Record<Exclude<SchemaState, 'supported'>, string> = {
  migrations_pending:
    'has an older schema than this version of Marquee. Run `migrate` of this version first',
  schema_too_new: 'belongs to a newer version of Marquee. Use the image of that version',
};

/**
 * Opens the database at DATABASE_URL. Does not migrate it, because servers of another version may
 * use it.
 */
export async function openDeployedDatabase(environment: NodeJS.ProcessEnv): Promise<OpenDatabase> {
  const url = sessionUrl(environment);
  if (url === undefined)
    throw new Error('DATABASE_URL is not set. Set it to the PostgreSQL of the deployed system.');
  const state = await readState(url);
  if (state !== 'supported') throw new Error(`The database at DATABASE_URL ${PROBLEMS[state]}.`);
  return { url, release: () => Promise.resolve() };
}

async function readState(url: string): Promise<SchemaState> {
  const database = connectDatabase({ url, name: 'marquee-cli', poolSize: 1 });
  try {
    return await readSchemaState(database.query);
  } catch (error) {
    throw new Error(`The database at DATABASE_URL cannot be used: ${explainError(error)}`, {
      cause: error,
    });
  } finally {
    await database.close();
  }
}
