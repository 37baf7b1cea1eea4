import type { Database } from '@marquee/database';
import type { CounterState, Quota } from '@marquee/quota';
import type { Telemetry } from '../index.ts';

export interface WatchedServer {
  database: Pick<Database, 'pool' | 'state'>;
  quota: Pick<Quota, 'state'>;
  /** Null if the deployable caches no responses. */
  cache: { counts: () => Readonly<Record<string, number>> } | null;
}

/**
 * Adds the metrics of every server of requests: quota counters, state of the database, response
 * cache.
 */
export function watchServer(telemetry: Telemetry, { database, quota, cache }: WatchedServer): void {
  telemetry.watch('counters_state', 'State of the request counters: 1 for the current one.', () =>
    Object.fromEntries(COUNTER_STATES.map((state) => [state, Number(quota.state() === state)])),
  );
  telemetry.watch(
    'database_up',
    '1 while the database responds, 0 while the circuit breaker is open.',
    () => Number(database.state() === 'ok'),
  );
  if (cache)
    telemetry.watchTotal(
      'response_cache',
      'Look-ups in the response cache by result.',
      cache.counts,
    );
}

const COUNTER_STATES = ['ok', 'local', 'degraded'] as const satisfies CounterState[];

/** Adds the number of connections of a pool and of callers that wait for one. */
export function watchPool(
  { watch }: Telemetry,
  { pool, replicaStates }: Pick<Database, 'pool' | 'replicaStates'>,
): void {
  watch('database_connections', 'Connections of the pool.', () => ({
    open: pool.totalCount,
    idle: pool.idleCount,
    waited_for: pool.waitingCount,
  }));
  if (replicaStates)
    watch('database_replicas', 'Replicas of the database by state.', replicaStates);
}
