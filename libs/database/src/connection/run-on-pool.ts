import type pg from 'pg';
import { copyIn } from '../statements/pg-copy.ts';
import type { CircuitBreaker } from './circuit-breaker.ts';
import type { PoolQueue } from './pool-queue.ts';
import { explainPoolerError } from './pooler.ts';
import { remainingMs, untilDeadline } from './request-deadline.ts';
import type { Query, Statement } from './statement.ts';
import { traceStatement } from './trace-statement.ts';
import {
  asUnavailable,
  DatabaseUnavailableError,
  isConnectionIntact,
  isOverload,
  isUnavailable,
} from './unavailable.ts';

/** A statement that takes longer triggers a probe of the database. */
const SLOW_MS = 1_000;

export interface PoolOptions {
  pool: pg.Pool;
  /** Client-side timeout of a statement. A request's deadline may be earlier. */
  queryTimeoutMs: number;
  breaker: CircuitBreaker | null;
  /** Given, callers are rejected at once during overload. */
  queue: PoolQueue | null;
  /**
   * Set for a pooler in transaction mode: each statement is then an unnamed statement in a
   * transaction with this timeout.
   */
  transactionTimeoutMs: number | null;
}

interface SendOptions {
  timeoutMs: number;
  begin: string;
  isPooled: boolean;
}

/**
 * Runs statements and transactions on a pool, within the request's deadline and behind the circuit
 * breaker.
 */
export function createPoolRunner({
  pool,
  queryTimeoutMs,
  breaker,
  queue,
  transactionTimeoutMs,
}: PoolOptions) {
  const isPooled = transactionTimeoutMs !== null;
  const begin = isPooled
    ? `BEGIN; SET LOCAL statement_timeout = ${String(transactionTimeoutMs)}; SET LOCAL TimeZone = 'UTC'`
    : 'BEGIN';
  const sending: SendOptions = { timeoutMs: queryTimeoutMs, begin, isPooled };

  const acquireNow = () => acquire(pool);
  /** Waits for a connection, which the caller releases. */
  const connect = (): Promise<pg.PoolClient> => queue?.wait(acquireNow) ?? acquireNow();

  /** Rejects at once while the database is down. A failed or slow call triggers a probe. */
  async function guard<Result>(work: () => Promise<Result>): Promise<Result> {
    breaker?.check();
    const slow = breaker && setTimeout(breaker.suspect, SLOW_MS);
    try {
      return await work();
    } catch (error) {
      if (isUnavailable(error) && !isOverload(error)) breaker?.suspect();
      throw asUnavailable(explainPoolerError(error));
    } finally {
      if (slow) clearTimeout(slow);
    }
  }

  /** Runs one statement and returns the driver's result. */
  const send = <Row extends object>(config: pg.QueryConfig): Promise<pg.QueryResult<Row>> =>
    guard(async () => runStatement<Row>(await connect(), config, sending));

  const query: Query = async <Row extends object>(statement: Statement) => {
    if (statement.data) throw new Error('COPY needs a session.');
    return (await send<Row>(toConfig(statement))).rows;
  };

  /** If COMMIT gets no response (`isUnavailable`), the transaction may or may not be committed. */
  const transaction = <Result>(work: (query: Query) => Promise<Result>): Promise<Result> =>
    guard(async () => runTransaction(await connect(), work, sending));

  /** Whether no caller waits for a connection. */
  const isFree = () => pool.waitingCount === 0;

  return { query, transaction, send, guard, connect, isFree, ...sending };
}
export type PoolRunner = ReturnType<typeof createPoolRunner>;

async function runStatement<Row extends object>(
  client: pg.PoolClient,
  config: pg.QueryConfig,
  sending: SendOptions,
): Promise<pg.QueryResult<Row>> {
  let isIntact = true;
  try {
    if (sending.isPooled) return await sendAsTransaction<Row>(client, config, sending);
    return await sendOn<Row>(client, config, sending.timeoutMs);
  } catch (error) {
    isIntact = isConnectionIntact(error);
    throw error;
  } finally {
    client.release(!isIntact);
  }
}

/** Pipelines the transaction, because a pooler would run a single statement without the timeout. */
async function sendAsTransaction<Row extends object>(
  client: pg.PoolClient,
  config: pg.QueryConfig,
  { timeoutMs, begin }: SendOptions,
): Promise<pg.QueryResult<Row>> {
  const result = [
    sendOn(client, { text: begin }, timeoutMs),
    sendOn<Row>(client, unnamed(config), timeoutMs),
    sendOn(client, { text: 'COMMIT' }, timeoutMs), // rolls back when the statement failed
  ] as const;
  const failure = (await Promise.allSettled(result)).find(({ status }) => status === 'rejected');
  if (failure?.status === 'rejected') throw failure.reason;
  return result[1];
}

/**
 * A named statement exists on one server connection, but a pooler changes connections between
 * transactions.
 */
export const unnamed = <Config extends { name?: string | undefined }>({
  name: _name,
  ...config
}: Config) => config;

async function runTransaction<Result>(
  client: pg.PoolClient,
  work: (query: Query) => Promise<Result>,
  { timeoutMs, begin, isPooled }: SendOptions,
): Promise<Result> {
  const run = queryOn(client, timeoutMs);
  let isIntact = true;
  try {
    await run({ text: begin, values: [] });
    const result = await work(
      isPooled ? ({ text, values, data }) => run({ text, values, ...(data && { data }) }) : run,
    );
    await run({ text: 'COMMIT', values: [] });
    return result;
  } catch (error) {
    // A connection that does not respond is closed instead: the server then rolls back.
    isIntact = (!isUnavailable(error) || isConnectionIntact(error)) && (await rollBack(run));
    throw error;
  } finally {
    client.release(!isIntact);
  }
}

const rollBack = (run: Query): Promise<boolean> =>
  run({ text: 'ROLLBACK', values: [] }).then(
    () => true,
    () => false,
  );

async function acquire(pool: pg.Pool): Promise<pg.PoolClient> {
  const connecting = pool.connect();
  try {
    return await untilDeadline(connecting);
  } catch (error) {
    // The connection arrives too late for this caller and returns to the pool.
    connecting.then(
      (client) => {
        client.release();
      },
      () => undefined,
    );
    throw error;
  }
}

/**
 * Runs statements on one connection within `timeoutMs` (default: the connection's timeout) and the
 * request's deadline.
 */
export const queryOn =
  (client: pg.ClientBase, timeoutMs?: number): Query =>
  async <Row extends object>(statement: Statement) => {
    if (statement.data) {
      await copyIn(client, statement.text, statement.data);
      return [];
    }
    return (await sendOn<Row>(client, toConfig(statement), timeoutMs)).rows;
  };

// A statement of sql-template-tag has its text as a getter, which spreading would lose.
const toConfig = ({
  text,
  values,
  name,
}: Pick<Statement, 'text' | 'values' | 'name'>): pg.QueryConfig => ({
  text,
  values,
  ...(name !== undefined && { name }),
});

/** Sends a statement within `limitMs` and the request's deadline. */
export function sendOn<Row extends object>(
  client: pg.ClientBase,
  config: pg.QueryConfig,
  limitMs?: number,
): Promise<pg.QueryResult<Row>> {
  const query_timeout = timeoutFor(limitMs);
  const limited = query_timeout === undefined ? config : { ...config, query_timeout };
  return traceStatement(config.text, () => client.query<Row>(limited));
}

function timeoutFor(limitMs: number | undefined): number | undefined {
  const left = remainingMs();
  if (left <= 0) throw new DatabaseUnavailableError('deadline');
  return left === Infinity ? limitMs : Math.ceil(Math.min(left, limitMs ?? Infinity));
}
