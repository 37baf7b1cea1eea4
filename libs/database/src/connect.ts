import pg from 'pg';
import { copyIn } from './copy-in.ts';
import type { PrismaClient } from './generated/client.ts';

const SESSION_TIMEOUT_MS = 120_000;

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
  /** postgresql://user:password@host:port/database */
  url: string;
  /** Shown in pg_stat_activity. */
  name: string;
  /** Connections at most; others wait up to 2 s for one. */
  poolSize?: number;
  /** No statement runs longer (milliseconds). */
  statementTimeoutMs?: number;
  /** How long a connection may take to come about (milliseconds). */
  connectTimeoutMs?: number;
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
  const { url, name, poolSize = 10, statementTimeoutMs = 5_000, connectTimeoutMs = 2_000 } = settings;
  const connection = { connectionString: url, application_name: name, keepAlive: true, types };
  const pool = new pg.Pool({
    ...connection,
    max: poolSize,
    connectionTimeoutMillis: connectTimeoutMs,
    idleTimeoutMillis: 30_000,
    statement_timeout: statementTimeoutMs,
    // The server may hang without closing the connection: the client gives up a little later by itself.
    query_timeout: statementTimeoutMs + 500,
  });
  pool.on('error', () => undefined); // an idle connection died; the pool replaces it at the next query
  // One that dies between two statements of a transaction tells it by the next of them; unheard, it would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  let prisma: Promise<PrismaClient> | undefined;
  const openPrisma = () => (prisma ??= prismaOn(pool));

  async function close() {
    await (await prisma)?.$disconnect();
    if (!pool.ended) await pool.end();
  }
  /** A connection of the caller's own, for long work: statements are sent without waiting for the answers before. */
  async function openSession(): Promise<Session> {
    const client = new pg.Client({
      ...connection,
      pipeline: true,
      statement_timeout: SESSION_TIMEOUT_MS,
      query_timeout: SESSION_TIMEOUT_MS + 500,
      connectionTimeoutMillis: connectTimeoutMs,
    });
    client.on('error', () => undefined); // told by the statement that fails
    await client.connect();
    return { query: queryOn(client), close: () => client.end() };
  }
  const ping = () => pool.query('SELECT 1');
  return { pool, openPrisma, query: queryOn(pool), transaction: transactionOn(pool), openSession, ping, close };
}
export type Database = ReturnType<typeof connectDatabase>;

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

export const queryOn =
  (connection: pg.Pool | pg.ClientBase): Query =>
  async <Row extends object>({ text, values, name, data }: Statement) => {
    if (data) {
      await copyOn(connection, text, data);
      return [];
    }
    return (await connection.query<Row>({ text, values, ...(name !== undefined && { name }) })).rows;
  };

async function copyOn(connection: pg.Pool | pg.ClientBase, text: string, data: Iterable<string>): Promise<void> {
  if (!(connection instanceof pg.Pool)) return copyIn(connection, text, data);
  const client = await connection.connect();
  try {
    await copyIn(client, text, data);
  } finally {
    client.release();
  }
}

/** All of `work` is committed, or nothing. */
const transactionOn =
  (pool: pg.Pool) =>
  async <Result>(work: (query: Query) => Promise<Result>): Promise<Result> => {
    const client = await pool.connect();
    let failure: unknown;
    try {
      await client.query('BEGIN');
      const result = await work(queryOn(client));
      await client.query('COMMIT');
      return result;
    } catch (error) {
      failure = error;
      await client.query('ROLLBACK').catch(() => undefined);
      throw error;
    } finally {
      client.release(failure instanceof Error && isConnectionFailure(failure));
    }
  };

const isConnectionFailure = (error: Error) =>
  !('code' in error && typeof error.code === 'string' && /^\d{2}/.test(error.code));

/** Whether an error says that the database cannot be reached or does not answer in time (not that it refused a value). */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  // 08: connection, 28 and 3D: no such user or database, 53: resources, 55000: it takes no connections, 57: shutdown and
  // time-out, 25006: read-only.
  if (/^(08|28|3D|53|57|58)|^(25006|55000)$|^(ECONN|EPIPE|ENOTFOUND|ETIMEDOUT|EHOST|EAI_)/.test(code)) return true;
  return /timeout|Connection terminated|not queryable|the pool/i.test(error.message);
}
