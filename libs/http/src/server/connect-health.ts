import { readSchemaState, type Database } from '@marquee/database';
import type { Logger } from 'pino';
import { createReadiness } from '../index.ts';

/** Connects the health endpoints of a server to its database. Logs `readiness.changed`. */
export const connectHealth = (
  { query, ping, reads }: Pick<Database, 'query' | 'ping' | 'reads'>,
  logger: Logger,
) => ({
  pingDatabase: ping,
  readiness: createReadiness({
    readSchema: () => reads.preferPrimary(() => readSchemaState(query)),
    onChange: (reason, err) => {
      const level = reason === null || reason === 'draining' ? 'info' : 'warn';
      logger[level](
        { ready: reason === null, reason, ...(err !== undefined && { err }) },
        'readiness.changed',
      );
    },
  }),
});
