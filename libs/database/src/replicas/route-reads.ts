import { readPreference, remainingMs, type ReadPreference } from '../request-deadline.ts';
import type { PoolRunner } from '../run-on-pool.ts';
import { DatabaseUnavailableError, isOverload, isUnavailable } from '../unavailable.ts';
import { replicasFor } from './choose-replica.ts';
import type { Replica } from './replica.ts';

type Run<Result> = (runner: PoolRunner) => Promise<Result>;

interface Target {
  isPrimary: boolean;
  isFree: () => boolean;
  use: <Result>(run: Run<Result>) => Promise<Result>;
}

/**
 * Returns a function that runs statements on the primary, or those of a request that only reads on a replica. If a server is unavailable,
 * the next one runs them. The last choice are replicas that are alive but old.
 */
export function createReadRouter(primary: PoolRunner, replicas: readonly Replica[]) {
  const onPrimary: Target = { isPrimary: true, isFree: primary.isFree, use: (run) => run(primary) };

  function targetsFor({ first, caller }: ReadPreference): Target[] {
    const of = (state: 'ok' | 'lagging') =>
      replicasFor(replicas, state, caller).map(({ use }): Target => ({ isPrimary: false, isFree: () => true, use }));
    const current = first === 'primary' ? [onPrimary, ...of('ok')] : [...of('ok'), onPrimary];
    return [...current, ...of('lagging')];
  }

  return async function route<Result>(run: Run<Result>): Promise<Result> {
    const reads = readPreference();
    return reads ? runOnFirst(targetsFor(reads), run) : run(primary);
  };
}

type Route = ReturnType<typeof createReadRouter>;

/** Routes single statements and the transactions of `transaction`, whose work must therefore be repeatable in a request that only reads. */
export const routeRunner = (primary: PoolRunner, route: Route): PoolRunner => ({
  ...primary,
  query: (statement) => route(({ query }) => query(statement)),
  transaction: (work) => route(({ transaction }) => transaction(work)),
  send: (config) => route(({ send }) => send(config)),
});

async function runOnFirst<Result>(targets: Target[], run: Run<Result>): Promise<Result> {
  let failure: unknown = new DatabaseUnavailableError('failed');
  let isOverloaded = false;
  for (const [index, { isPrimary, isFree, use }] of targets.entries()) {
    // The primary takes the load of the replicas only while it has connections left for writes.
    if (isPrimary && isOverloaded && !isFree()) continue;
    try {
      return await use(run);
    } catch (error) {
      if (!isWorthRepeating(error)) throw error;
      if (index === 0) failure = error;
      isOverloaded ||= isOverload(error);
    }
  }
  throw failure;
}

const SERIALIZATION_FAILURE = '40001'; // on a replica: a conflict with what the primary has vacuumed

/** Whether another server may answer. A replica also refuses each write, as read-only. */
const isWorthRepeating = (error: unknown): boolean =>
  remainingMs() > 0 &&
  (isUnavailable(error) || (error instanceof Error && 'code' in error && error.code === SERIALIZATION_FAILURE));
