import pg from 'pg';
import { createCircuitBreaker, type DatabaseState } from './circuit-breaker.ts';
import type { PrismaClient } from './generated/client.ts';
import { explainPoolerError, requireSession } from './pooler.ts';
import { probeDatabase } from './probe.ts';
import { runWithDeadline } from './request-deadline.ts';
import { createPoolRunner, queryOn } from './run-on-pool.ts';

const SESSION_TIMEOUT_MS = 120_000;
const PING_TIMEOUT_MS = 2_000;

const { TIMESTAMP, NUMERIC } = pg.types.builtins;

// Instants come as Date; a wall-clock time must stay text, or the process's own zone would shift it.
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
  /** The same database without the pooler: for sessions. */
  directUrl?: string | undefined;
  /** Shown in pg_stat_activity. */
  name: string;
  /** Connections at most; others wait up to 2 s for one. */
  poolSize?: number | undefined;
  /** No statement runs longer (milliseconds). */
  statementTimeoutMs?: number;
  /** How long a connection may take to come about (milliseconds). */
  connectTimeoutMs?: number;
  /** Given, a circuit breaker rejects calls at once while the database does not respond. For servers, not for batch work. */
  onStateChange?: (state: DatabaseState) => void;
}

/** A text with `$1` placeholders and the values for them (as sql-template-tag makes it). */
export interface Statement {
  text: string;
  values: unknown[];
  /** Given, it is planned once a connection: for statements whose best plan does not depend on their values. */
  name?: string;
  /** Of a `COPY … FROM STDIN`, what is to be copied. */
  data?: Iterable<string>;
}

/** Connects lazily: the pool's first statement is the first contact. */
export function connectDatabase(settings: ConnectionSettings) {
  const { url, directUrl, name, poolSize = 10, statementTimeoutMs = 5_000, connectTimeoutMs = 2_000 } = settings;
  const { onStateChange } = settings;
  const isPooled = directUrl !== undefined;
  const connection = { connectionString: url, application_name: name, keepAlive: true, types };
  const queryTimeoutMs = statementTimeoutMs + 500; // the server may hang without closing the connection
  const pool = openPool({
    ...connection,
    max: poolSize,
    connectionTimeoutMillis: connectTimeoutMs,
    // A pooler refuses this parameter: the limit then goes with each transaction, which is sent in one piece.
    ...(isPooled ? { pipeline: true } : { statement_timeout: statementTimeoutMs }),
    query_timeout: queryTimeoutMs,
  });
  let prisma: Promise<PrismaClient> | undefined;
  const openPrisma = () => (prisma ??= prismaOn(pool));

  const probe = () => probeDatabase(connection);
  const breaker = onStateChange ? createCircuitBreaker({ probe, onStateChange }) : null;
  const { query, transaction } = createPoolRunner({
    pool,
    queryTimeoutMs,
    breaker,
    transactionTimeoutMs: isPooled ? statementTimeoutMs : null,
  });

  async function close() {
    breaker?.close();
    await (await prisma)?.$disconnect();
    if (!pool.ended) await pool.end();
  }
  /** A connection of the caller's own, for long work: statements are sent without waiting for the answers before. */
  const openSession = () =>
    startSession({ ...connection, connectionString: directUrl ?? url, connectionTimeoutMillis: connectTimeoutMs });
  const ping = () => runWithDeadline(PING_TIMEOUT_MS, () => query({ text: 'SELECT 1', values: [] }));
  const state = (): DatabaseState => breaker?.state() ?? 'ok';
  return { pool, openPrisma, query, transaction, openSession, ping, state, close };
}
export type Database = ReturnType<typeof connectDatabase>;

function openPool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({ ...config, idleTimeoutMillis: 30_000 });
  pool.on('error', () => undefined); // an idle connection died; the pool replaces it at the next query
  // One that dies between two statements of a transaction tells it by the next of them; unheard, it would end the process.
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
  client.on('error', () => undefined); // told by the statement that fails
  try {
    await client.connect();
    await requireSession(client, config);
  } catch (error) {
    client.end().catch(() => undefined);
    throw explainPoolerError(error);
  }
  return { query: queryOn(client), close: () => client.end() };
}

/** Prisma's client takes 40 MB: only who asks for it loads it. */
async function prismaOn(pool: pg.Pool): Promise<PrismaClient> {
  const [{ PrismaClient }, { PrismaPg }] = await Promise.all([
    import('./generated/client.ts'),
    import('@prisma/adapter-pg'),
  ]);
  return new PrismaClient({ adapter: new PrismaPg(pool) });
}

/** Runs one statement and answers its rows. The caller names their shape: it is that of the SELECT list. */
export type Query = <Row extends object>(statement: Statement) => Promise<Row[]>;

/** A connection outside the pool. */
export interface Session {
  query: Query;
  /** Also gives back locks and temporary tables. */
  close: () => Promise<void>;
}
