import { runMigrations } from 'graphile-worker';
import { quietLogger } from './queue-logger.ts';

/** Migrates the schema `graphile_worker`. Safe for concurrent callers. */
export const migrateJobQueue = (url: string): Promise<void> =>
  runMigrations({ connectionString: url, logger: quietLogger });
