import {
  readPreference,
  remainingMs,
  runWithinHalf,
  type ReadPreference,
} from '../connection/request-deadline.ts';
import type { PoolRunner } from '../connection/run-on-pool.ts';
import { DatabaseUnavailableError, isOverload, isUnavailable } from '../connection/unavailable.ts';
import { replicasFor } from './choose-replica.ts';
import type { Replica, ReplicaState } from './replica.ts';

type Run<Result> = (runner: PoolRunner) => Promise<Result>;

interface Target {
  isPrimary: boolean;
  isDown: boolean;
  isFree: () => boolean;
  use: <Result>(run: Run<Result>) => Promise<Result>;
}

/**
 * Returns a function that runs statements on the primary, or those of a request that only reads on
 * a replica. If a server is unavailable, the next one runs them. The last choices are replicas that
 * are alive but old, and then those that did not respond to their last sample: on a busy machine
 * they may still respond.
 */
export function createReadRouter(primary: PoolRunner, replicas: readonly Replica[]) {
  const onPrimary: Target = {
    isPrimary: true,
    isDown: false,
    isFree: primary.isFree,
    use: (run) => run(primary),
  };

  function targetsFor({ first, caller }: ReadPreference): Target[] {
    const of = (state: ReplicaState) =>
      replicasFor(replicas, state, caller).map(({ use }) => onReplica(use, state === 'down'));
    const inRotation = of('ok');
    const current =
      first === 'primary'
        ? [leaveTime(onPrimary, inRotation), ...inRotation]
        : [...inRotation, onPrimary];
    return [...current, ...of('lagging'), ...of('down')];
  }

  return async function route<Result>(run: Run<Result>): Promise<Result> {
    const reads = readPreference();
    return reads ? runOnFirst(targetsFor(reads), run) : run(primary);
  };
}

/** A proxy before a lost primary accepts connections and does not respond. */
const leaveTime = (primary: Target, others: Target[]): Target =>
  others.length === 0
    ? primary
    : { ...primary, use: (run) => runWithinHalf(() => primary.use(run)) };

type Route = ReturnType<typeof createReadRouter>;

const onReplica = (use: Replica['use'], isDown: boolean): Target => ({
  isPrimary: false,
  isDown,
  isFree: () => true,
  use,
});

/**
 * Routes single statements and the transactions of `transaction`, whose work must therefore be
 * repeatable in a request that only reads.
 */
export const routeRunner = (primary: PoolRunner, route: Route): PoolRunner => ({
  ...primary,
  query: (statement) => route(({ query }) => query(statement)),
  transaction: (work) => route(({ transaction }) => transaction(work)),
  send: (config) => route(({ send }) => send(config)),
});

async function runOnFirst<Result>(targets: Target[], run: Run<Result>): Promise<Result> {
  let failure: unknown = new DatabaseUnavailableError('failed');
  let isOverloaded = false;
  for (const [index, { isPrimary, isDown, isFree, use }] of targets.entries()) {
    // The primary takes the load of the replicas only while it has connections left for writes.
    if (isPrimary && isOverloaded && !isFree()) continue;
    // An overload is answered at once. A server that is down may take all the time of the request.
    if (isDown && isOverloaded) continue;
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

// on a replica: a conflict with what the primary has vacuumed
const SERIALIZATION_FAILURE = '40001';

/** Whether another server may answer. A replica also refuses each write, as read-only. */
const isWorthRepeating = (error: unknown): boolean =>
  remainingMs() > 0 &&
  (isUnavailable(error) ||
    (error instanceof Error && 'code' in error && error.code === SERIALIZATION_FAILURE));
