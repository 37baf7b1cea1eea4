import type pg from 'pg';
import type { CircuitBreaker } from './circuit-breaker.ts';
import type { Query, Statement } from './connect.ts';
import { copyIn } from './pg-copy.ts';
import type { PoolQueue } from './pool-queue.ts';
import { explainPoolerError } from './pooler.ts';
import { remainingMs, untilDeadline } from './request-deadline.ts';
import { DatabaseUnavailableError, isConnectionIntact, isOverload, isUnavailable } from './unavailable.ts';

/** A statement that takes longer triggers a probe of the database. */
const SLOW_MS = 1_000;

export interface PoolOptions {
  pool: pg.Pool;
  /** Client-side timeout of a statement. A request's deadline may be earlier. */
  queryTimeoutMs: number;
  breaker: CircuitBreaker | null;
  /** Given, callers are rejected at once during overload. */
  queue: PoolQueue | null;
  /** Set for a pooler in transaction mode: each statement is then an unnamed statement in a transaction with this timeout. */
  transactionTimeoutMs: number | null;
}

interface SendOptions {
  timeoutMs: number;
  begin: string;
  isPooled: boolean;
}

/** Runs statements and transactions on a pool, within the request's deadline and behind the circuit breaker. */
export function createPoolRunner({ pool, queryTimeoutMs, breaker, queue, transactionTimeoutMs }: PoolOptions) {
  const isPooled = transactionTimeoutMs !== null;
  const begin = isPooled ? `BEGIN; SET LOCAL statement_timeout = ${String(transactionTimeoutMs)}` : 'BEGIN';
  const sending: SendOptions = { timeoutMs: queryTimeoutMs, begin, isPooled };

  const connect = () => acquire(pool);

  async function guarded<Result>(work: (client: pg.PoolClient) => Promise<Result>): Promise<Result> {
    breaker?.check();
    const slow = breaker && setTimeout(breaker.suspect, SLOW_MS);
    try {
      return await work(await (queue?.wait(connect) ?? connect()));
    } catch (error) {
      if (isUnavailable(error) && !isOverload(error)) breaker?.suspect();
      throw explainPoolerError(error);
    } finally {
      if (slow) clearTimeout(slow);
    }
  }

  const query: Query = <Row extends object>(statement: Statement) =>
    guarded((client) => runStatement<Row>(client, statement, sending));

  /** If COMMIT gets no response (`isUnavailable`), the transaction may or may not be committed. */
  const transaction = <Result>(work: (query: Query) => Promise<Result>): Promise<Result> =>
    guarded((client) => runTransaction(client, work, sending));

  return { query, transaction };
}

async function runStatement<Row extends object>(
  client: pg.PoolClient,
  statement: Statement,
  { timeoutMs, begin, isPooled }: SendOptions,
): Promise<Row[]> {
  const run = queryOn(client, timeoutMs);
  let isIntact = true;
  try {
    return await (isPooled ? runAsTransaction<Row>(run, begin, statement) : run<Row>(statement));
  } catch (error) {
    isIntact = isConnectionIntact(error);
    throw error;
  } finally {
    client.release(!isIntact);
  }
}

/** Pipelines the transaction, because a pooler would run a single statement without the timeout. */
async function runAsTransaction<Row extends object>(run: Query, begin: string, statement: Statement): Promise<Row[]> {
  const result = [
    run({ text: begin, values: [] }),
    unnamed(run)<Row>(statement),
    run({ text: 'COMMIT', values: [] }), // rolls back when the statement failed
  ] as const;
  const failure = (await Promise.allSettled(result)).find(({ status }) => status === 'rejected');
  if (failure?.status === 'rejected') throw failure.reason;
  return result[1];
}

/** A named statement exists on one server connection, but a pooler changes connections between transactions. */
const unnamed =
  (run: Query): Query =>
  ({ text, values, data }) =>
    run({ text, values, ...(data && { data }) });

async function runTransaction<Result>(
  client: pg.PoolClient,
  work: (query: Query) => Promise<Result>,
  { timeoutMs, begin, isPooled }: SendOptions,
): Promise<Result> {
  const run = queryOn(client, timeoutMs);
  let isIntact = true;
  try {
    await run({ text: begin, values: [] });
    const result = await work(isPooled ? unnamed(run) : run);
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

/** Runs statements on one connection within `timeoutMs` (default: the connection's timeout) and the request's deadline. */
export const queryOn =
  (client: pg.ClientBase, timeoutMs?: number): Query =>
  async <Row extends object>({ text, values, name, data }: Statement) => {
    if (data) {
      await copyIn(client, text, data);
      return [];
    }
    const query_timeout = timeoutFor(timeoutMs);
    const config = {
      text,
      values,
      ...(name !== undefined && { name }),
      ...(query_timeout !== undefined && { query_timeout }),
    };
    return (await client.query<Row>(config)).rows;
  };

function timeoutFor(limitMs: number | undefined): number | undefined {
  const left = remainingMs();
  if (left <= 0) throw new DatabaseUnavailableError('deadline');
  return left === Infinity ? limitMs : Math.ceil(Math.min(left, limitMs ?? Infinity));
}
