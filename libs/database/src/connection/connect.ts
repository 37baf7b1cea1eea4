import pg from 'pg';
import { PRIMARY_ONLY, type CallerReadsParts } from '../replicas/caller-reads.ts';
import { connectReplicas } from '../replicas/connect-replicas.ts';
import type { ReplicaState } from '../replicas/replica.ts';
import { routeRunner } from '../replicas/route-reads.ts';
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
  /**
   * postgresql://user:password@host:port/database. A pooler in transaction mode when `directUrl` is
   * set.
   */
  url: string;
  /** The same database without the pooler, for sessions. */
  directUrl?: string | undefined;
  name: string;
  poolSize?: number | undefined;
  statementTimeoutMs?: number;
  connectTimeoutMs?: number;
  /** Enables the circuit breaker. For servers, not for batch jobs. */
  onStateChange?: (state: DatabaseState) => void;
  /**
   * Given, calls are rejected at once while others have waited longer than this for a connection
   * (milliseconds). For servers.
   */
  maxPoolWaitMs?: number;
  /** Replicas of the same database. The reads of requests use them. For servers. */
  replicaUrls?: readonly string[] | undefined;
  /** Called with the host and port of a replica that enters or leaves the rotation. */
  onReplicaChange?: (name: string, state: ReplicaState) => void;
  /** With replicas, announces to the other processes who writes. Without, PostgreSQL does. */
  openWriterChannel?: CallerReadsParts['openChannel'];
}

/** Connects lazily, on the first statement. */
export function connectDatabase(settings: ConnectionSettings) {
  const { url, directUrl, name, connectTimeoutMs = 2_000 } = settings;
  const connection = { connectionString: url, application_name: name, keepAlive: true, types };
  const { pool, runner, breaker, queue, replicas } = connectRunner(settings, connection);
  const { query, transaction } = runner;
  const { prisma, prismaTransaction } = createPrisma(pool, runner);

  async function close() {
    breaker?.close();
    await prisma.$disconnect();
    await replicas?.close();
    if (!pool.ended) await pool.end();
  }
  /** Opens a separate connection that pipelines statements, for long work. */
  const openSession = () =>
    startSession({
      ...connection,
      connectionString: directUrl ?? url,
      connectionTimeoutMillis: connectTimeoutMs,
    });
  const ping = () =>
    runWithDeadline(PING_TIMEOUT_MS, () => query({ text: 'SELECT 1', values: [] }));
  const state = (): DatabaseState => breaker?.state() ?? 'ok';
  /** Calls rejected because too many waited for a connection. */
  const rejectedCalls = () => queue?.rejected() ?? 0;
  return {
    ...{
      pool,
      prisma,
      prismaTransaction,
      query,
      transaction,
      openSession,
      ping,
      state,
      rejectedCalls,
      close,
    },
    reads: replicas?.reads ?? PRIMARY_ONLY,
    /** The number of replicas by state; null without replicas. */
    replicaStates: replicas?.states ?? null,
  };
}
export type Database = ReturnType<typeof connectDatabase>;

/** Creates what runs statements: the pools of the primary and its replicas, with their limits. */
function connectRunner(settings: ConnectionSettings, connection: pg.ClientConfig) {
  const {
    url,
    onStateChange,
    maxPoolWaitMs,
    replicaUrls = [],
    onReplicaChange = () => undefined,
    openWriterChannel,
  } = settings;
  const openPoolTo = poolOpener(settings, connection);
  const createQueue = () =>
    maxPoolWaitMs === undefined ? null : createPoolQueue({ maxWaitMs: maxPoolWaitMs });
  const { statementTimeoutMs, isPooled, queryTimeoutMs } = timeoutsFor(settings);
  const limits = { queryTimeoutMs, transactionTimeoutMs: isPooled ? statementTimeoutMs : null };
  const probe = () => probeDatabase(connection);
  const breaker = onStateChange ? createCircuitBreaker({ probe, onStateChange }) : null;
  const queue = createQueue();
  const pool = openPoolTo(url);
  const primary = createPoolRunner({ ...limits, pool, breaker, queue });
  if (replicaUrls.length === 0) return { pool, runner: primary, breaker, queue, replicas: null };
  const replicas = connectReplicas({
    urls: replicaUrls,
    connection,
    primary,
    openPool: openPoolTo,
    runnerOptions: (of) => ({ ...limits, pool: of, breaker: null, queue: createQueue() }),
    onChange: onReplicaChange,
    openWriterChannel,
  });
  return { pool, runner: routeRunner(primary, replicas.route), breaker, queue, replicas };
}

function timeoutsFor({ directUrl, statementTimeoutMs = 5_000 }: ConnectionSettings) {
  // The server may hang without closing the connection.
  return {
    statementTimeoutMs,
    queryTimeoutMs: statementTimeoutMs + 500,
    isPooled: directUrl !== undefined,
  };
}

function poolOpener(settings: ConnectionSettings, connection: pg.ClientConfig) {
  const { poolSize = 10, connectTimeoutMs = 2_000 } = settings;
  const { statementTimeoutMs, queryTimeoutMs, isPooled } = timeoutsFor(settings);
  return (connectionString: string): pg.Pool =>
    openPool({
      ...connection,
      connectionString,
      max: poolSize,
      connectionTimeoutMillis: connectTimeoutMs,
      // A pooler refuses this parameter, so each transaction sets the timeout itself.
      ...(isPooled
        ? { pipeline: true }
        : // eslint-disable-next-line @typescript-eslint/no-misused-promises -- pg waits for it
          { statement_timeout: statementTimeoutMs, onConnect: useUtc }),
      query_timeout: queryTimeoutMs,
    });
}

// Prisma sends and reads instants without an offset.
const useUtc = async (client: pg.ClientBase): Promise<void> => {
  await client.query(`SET TimeZone = 'UTC'`);
};

function openPool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({ ...config, idleTimeoutMillis: 30_000 });
  // an idle connection died; the pool replaces it at the next query
  pool.on('error', () => undefined);
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
