import pg from 'pg';
import { sendOn, unnamed, type PoolRunner } from './run-on-pool.ts';
import { asUnavailable, isConnectionIntact } from './unavailable.ts';

/**
 * Returns the pool as Prisma's adapter sees it: every statement and every connection of a
 * transaction obeys the request's deadline, the circuit breaker and the limit of the queue, like
 * our own statements.
 */
export function createPrismaPool(pool: pg.Pool, runner: PoolRunner): pg.Pool {
  const query = (config: pg.QueryConfig) => runner.send(config).catch(rethrow);
  const connect = async () =>
    limitClient(await runner.guard(runner.connect).catch(rethrow), runner);
  // The adapter accepts only an instance of `pg.Pool`. An object with the pool as its prototype is
  // one.
  return Object.assign(Object.create(pool) as pg.Pool, { query, connect });
}

/** A connection that is not intact is closed instead of returned, so that the server rolls back. */
function limitClient(
  client: pg.PoolClient,
  { guard, timeoutMs, begin, isPooled }: PoolRunner,
): pg.PoolClient {
  let isIntact = true;
  const send = (config: pg.QueryConfig) => guard(() => sendOn(client, config, timeoutMs));
  async function query(config: pg.QueryConfig): Promise<pg.QueryResult> {
    try {
      if (config.text === 'BEGIN') return await send({ text: begin });
      return await send(isPooled ? unnamed(config) : config);
    } catch (error) {
      isIntact &&= isConnectionIntact(error);
      throw asUnavailable(error);
    }
  }
  const release = (): void => {
    client.release(!isIntact);
  };
  return Object.assign(Object.create(client) as pg.PoolClient, { query, release });
}

function rethrow(error: unknown): never {
  throw asUnavailable(error);
}
