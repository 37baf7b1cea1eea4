import { runMigrations } from 'graphile-worker';
import { quietLogger } from './queue-logger.ts';

/** Brings the queue's own schema (`graphile_worker`) to what this version needs. Any number may run at once. */
export const migrateJobQueue = (url: string): Promise<void> =>
  runMigrations({ connectionString: url, logger: quietLogger });
