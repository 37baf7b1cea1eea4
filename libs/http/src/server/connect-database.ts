import { connectDatabase as connect } from '@marquee/database';
import { connectRedisChannel } from '@marquee/quota';
import type { Logger } from 'pino';
import { REQUEST_DEADLINE_MS } from '../index.ts';

const CONNECT_TIMEOUT_MS = 2_000;
// Of a request's deadline: 150 ms of 2.5 s. A connection that is free soon is worth waiting for.
const MAX_POOL_WAIT = 0.06;

export interface ServerDatabaseSettings {
  databaseUrl: string;
  databaseDirectUrl?: string | undefined;
  databasePoolSize?: number | undefined;
  databaseReplicaUrls?: readonly string[] | undefined;
  /** With replicas, the processes announce in Redis who writes. */
  redisUrl?: string | undefined;
  /** The time limit of a request. No statement runs longer on the server. */
  deadlineMs?: number | undefined;
}

/**
 * Connects the database of a server. Logs each change of its circuit breaker and of its replicas.
 */
export function connectDatabase(name: string, settings: ServerDatabaseSettings, logger: Logger) {
  const { deadlineMs = REQUEST_DEADLINE_MS, redisUrl } = settings;
  return connect({
    url: settings.databaseUrl,
    directUrl: settings.databaseDirectUrl,
    poolSize: settings.databasePoolSize,
    name,
    statementTimeoutMs: deadlineMs,
    connectTimeoutMs: Math.max(CONNECT_TIMEOUT_MS, deadlineMs),
    maxPoolWaitMs: MAX_POOL_WAIT * deadlineMs,
    onStateChange: (state) => {
      logger.warn({ state }, 'database.state');
    },
    replicaUrls: settings.databaseReplicaUrls,
    onReplicaChange: (replica, state) => {
      logger[state === 'ok' ? 'info' : 'warn']({ replica, state }, 'database.replica');
    },
    openWriterChannel: redisUrl
      ? (hear) => connectRedisChannel(redisUrl, 'mq2:writers', hear)
      : undefined,
  });
}
