import pg from 'pg';
import { createCircuitBreaker, type DatabaseState } from './circuit-breaker.ts';
import { createPoolQueue } from './pool-queue.ts';
import { explainPoolerError, requireSession } from './pooler.ts';
import { createPrisma } from './prisma.ts';
import { probeDatabase } from './probe.ts';
import { runWithDeadline } from './request-deadline.ts';
import { createPoolRunner, queryOn } from './run-on-pool.ts';
import type { Query } from './statement.ts';

export type { Query, Statement } from './statement.ts';

const SESSION_TIMEOUT_MS = 120_000;
const PING_TIMEOUT_MS = 2_000;

const { TIMESTAMP, NUMERIC } = pg.types.builtins;

// Local times are returned as text, because the driver would apply the time zone of the process.
const types: pg.CustomTypesConfig = {
  getTypeParser(oid, format) {
    if (oid === TIMESTAMP) return (text: string) => text.replace(' ', 'T');
    if (oid === NUMERIC) return Number;
    return pg.types.getTypeParser(oid, format) as (text: string) => unknown;
  },
};

export interface ConnectionSettings {
  /** postgresql://user:password@host:port/database. A pooler in transaction mode when `directUrl` is set. */
  url: string;
  /** The same database without the pooler, for sessions. */
  directUrl?: string | undefined;
  name: string;
  poolSize?: number | undefined;
  statementTimeoutMs?: number;
  connectTimeoutMs?: number;
  /** Enables the circuit breaker. For servers, not for batch jobs. */
  onStateChange?: (state: DatabaseState) => void;
  /** Given, calls are rejected at once while others have waited longer than this for a connection (milliseconds). For servers. */
  maxPoolWaitMs?: number;
}

/** Connects lazily, on the first statement. */
export function connectDatabase(settings: ConnectionSettings) {
  const { url, directUrl, name, poolSize = 10, statementTimeoutMs = 5_000, connectTimeoutMs = 2_000 } = settings;
  const { onStateChange, maxPoolWaitMs } = settings;
  const isPooled = directUrl !== undefined;
  const connection = { connectionString: url, application_name: name, keepAlive: true, types };
  const queryTimeoutMs = statementTimeoutMs + 500; // the server may hang without closing the connection
  const pool = openPool({
    ...connection,
    max: poolSize,
    connectionTimeoutMillis: connectTimeoutMs,
    // A pooler refuses this parameter, so each transaction sets the timeout itself.
    // eslint-disable-next-line @typescript-eslint/no-misused-promises -- the pool awaits it
    ...(isPooled ? { pipeline: true } : { statement_timeout: statementTimeoutMs, onConnect: useUtc }),
    query_timeout: queryTimeoutMs,
  });

  const probe = () => probeDatabase(connection);
  const breaker = onStateChange ? createCircuitBreaker({ probe, onStateChange }) : null;
  const queue = maxPoolWaitMs === undefined ? null : createPoolQueue({ maxWaitMs: maxPoolWaitMs });
  const runner = createPoolRunner({
    pool,
    queryTimeoutMs,
    breaker,
    queue,
    transactionTimeoutMs: isPooled ? statementTimeoutMs : null,
  });
  const { query, transaction } = runner;
  const { prisma, prismaTransaction } = createPrisma(pool, runner);

  async function close() {
    breaker?.close();
    await prisma.$disconnect();
    if (!pool.ended) await pool.end();
  }
  /** Opens a separate connection that pipelines statements, for long work. */
  const openSession = () =>
    startSession({ ...connection, connectionString: directUrl ?? url, connectionTimeoutMillis: connectTimeoutMs });
  const ping = () => runWithDeadline(PING_TIMEOUT_MS, () => query({ text: 'SELECT 1', values: [] }));
  const state = (): DatabaseState => breaker?.state() ?? 'ok';
  /** Calls rejected because too many waited for a connection. */
  const rejectedCalls = () => queue?.rejected() ?? 0;
  return { pool, prisma, prismaTransaction, query, transaction, openSession, ping, state, rejectedCalls, close };
}
export type Database = ReturnType<typeof connectDatabase>;

// Prisma sends and reads instants without an offset.
const useUtc = async (client: pg.ClientBase): Promise<void> => {
  await client.query(`SET TimeZone = 'UTC'`);
};

function openPool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({ ...config, idleTimeoutMillis: 30_000 });
  pool.on('error', () => undefined); // an idle connection died; the pool replaces it at the next query
  // The next statement reports a lost connection. An unhandled error event would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

async function startSession(connection: pg.ClientConfig): Promise<Session> {
  const config = {
    ...connection,
    pipeline: true,
    statement_timeout: SESSION_TIMEOUT_MS,
    query_timeout: SESSION_TIMEOUT_MS + 500,
  };
  const client = new pg.Client(config);
  client.on('error', () => undefined); // the statement that fails reports it
  try {
    await client.connect();
    await requireSession(client, config);
  } catch (error) {
    client.end().catch(() => undefined);
    throw explainPoolerError(error);
  }
  return { query: queryOn(client), close: () => client.end() };
}

export interface Session {
  query: Query;
  /** Also releases locks and drops temporary tables. */
  close: () => Promise<void>;
}
