import { connectDatabase } from '@marquee/database';
import type { Logger } from 'pino';
import { REQUEST_DEADLINE_MS } from './request-deadline.ts';

const CONNECT_TIMEOUT_MS = 2_000;

interface ServerDatabaseSettings {
  databaseUrl: string;
  databaseDirectUrl?: string | undefined;
  databasePoolSize?: number | undefined;
  /** Of a request, in milliseconds; no statement runs longer on the server. */
  deadlineMs?: number | undefined;
}

/** The database of a server of requests: behind a circuit breaker, each change of whose state is a line of the log. */
export function connectServerDatabase(name: string, settings: ServerDatabaseSettings, logger: Logger) {
  const { deadlineMs = REQUEST_DEADLINE_MS } = settings;
  return connectDatabase({
    url: settings.databaseUrl,
    directUrl: settings.databaseDirectUrl,
    poolSize: settings.databasePoolSize,
    name,
    statementTimeoutMs: deadlineMs,
    connectTimeoutMs: Math.max(CONNECT_TIMEOUT_MS, deadlineMs),
    onStateChange: (state) => {
      logger.warn({ state }, 'database.state');
    },
  });
}
