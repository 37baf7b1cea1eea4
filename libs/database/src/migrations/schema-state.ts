import type { Query } from '../connection/connect.ts';

/**
 * The newest migration that this build knows. A constant, because bundles do not contain the
 * migrations folder.
 */
export const NEWEST_MIGRATION = '20261129160000_change_day';

/**
 * - `migrations_pending`: the newest migration that the build knows is not applied.
 * - `schema_too_new`: the database requires a migration that the build does not know. Unknown
 *   migrations alone are fine:
 *   during a rolling deployment the previous build runs on the new schema.
 */
export type SchemaState = 'supported' | 'migrations_pending' | 'schema_too_new';

const UNDEFINED_TABLE = '42P01';

interface SchemaRow {
  is_applied: boolean;
  oldest_known_migration: string | null;
}

/** Compares the schema of the database with the build. Throws if the database cannot be reached. */
export async function readSchemaState(
  query: Query,
  newest = NEWEST_MIGRATION,
): Promise<SchemaState> {
  const row = await readRow(query, newest);
  if (row === null) return 'migrations_pending';
  if (row.oldest_known_migration !== null && row.oldest_known_migration > newest)
    return 'schema_too_new';
  return row.is_applied ? 'supported' : 'migrations_pending';
}

/**
 * Null if the tables do not exist: the database was never migrated, or only by an older version.
 */
async function readRow(query: Query, newest: string): Promise<SchemaRow | null> {
  try {
    const [row] = await query<SchemaRow>({ text: READ_STATE, values: [newest] });
    return row ?? null;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === UNDEFINED_TABLE) return null;
    throw error;
  }
}

// "C" compares names as JavaScript does.
const READ_STATE = `
  SELECT EXISTS (
    SELECT FROM _prisma_migrations WHERE migration_name = $1 AND finished_at IS NOT NULL AND rolled_back_at IS NULL
  ) AS is_applied,
  (SELECT max(oldest_known_migration COLLATE "C") FROM schema_requirement) AS oldest_known_migration`;
