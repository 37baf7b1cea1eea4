import type pg from 'pg';
import type { PoolRunner } from '../connection/run-on-pool.ts';
import { DatabaseUnavailableError } from '../connection/unavailable.ts';

/**
 * `ok`: in the rotation. `lagging`: only read if nothing else responds. `down`: did not respond;
 * only tried if nothing else does.
 */
export type ReplicaState = 'ok' | 'lagging' | 'down';

/**
 * With the intervals and time limits of the samples of the primary (1 s) and of the replica (0.75 s),
 * a replica in the rotation is less than five seconds old.
 */
const MAX_LAG_MS = 3_000;
/** A replica returns when it has caught up, so that it does not leave and return at each sample. */
const CAUGHT_UP_MS = 1_000;

export interface ReplicaParts {
  /** Host and port, for the log. */
  name: string;
  pool: pg.Pool;
  runner: PoolRunner;
  onChange: (state: ReplicaState) => void;
}

/** A replica and its state. It is down until its first sample. */
export function createReplica({ name, pool, runner, onChange }: ReplicaParts) {
  let state: ReplicaState = 'down';
  const waiting = new Set<(reason: Error) => void>();

  function change(to: ReplicaState): void {
    if (state === to) return;
    state = to;
    onChange(to);
    if (to === 'down') for (const reject of waiting) reject(new DatabaseUnavailableError('failed'));
  }

  /** Records the lag in milliseconds; null if the replica did not respond. */
  function observe(lagMs: number | null): void {
    if (lagMs === null) change('down');
    else if (lagMs > MAX_LAG_MS) change('lagging');
    else if (state !== 'lagging' || lagMs <= CAUGHT_UP_MS) change('ok');
  }

  /**
   * Runs statements on the replica. Rejects as soon as it is down: a frozen server would use up the
   * time of the request.
   */
  const use = <Result>(run: (runner: PoolRunner) => Promise<Result>): Promise<Result> =>
    new Promise((resolve, reject) => {
      waiting.add(reject);
      void run(runner)
        .then(resolve, reject)
        .finally(() => waiting.delete(reject));
    });

  const close = (): Promise<void> => (pool.ended ? Promise.resolve() : pool.end());
  return { name, state: () => state, observe, use, close };
}
export type Replica = ReturnType<typeof createReplica>;
