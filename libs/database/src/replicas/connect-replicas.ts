import type pg from 'pg';
import { createPoolRunner, type PoolOptions, type PoolRunner } from '../connection/run-on-pool.ts';
import { createCallerReads, type CallerReadsParts } from './caller-reads.ts';
import { createLagTracker } from './lag-tracker.ts';
import { createReplica, type ReplicaState } from './replica.ts';
import { createReadRouter } from './route-reads.ts';
import { createPositionReader } from './wal-position.ts';
import { watchReplicas } from './watch-replicas.ts';

export interface ReplicaOptions {
  urls: readonly string[];
  /** Of the primary. */
  connection: pg.ClientConfig;
  primary: PoolRunner;
  /** Opens a pool like that of the primary. */
  openPool: (url: string) => pg.Pool;
  runnerOptions: (pool: pg.Pool) => PoolOptions;
  /** Called with the host and port of a replica. */
  onChange: (name: string, state: ReplicaState) => void;
  openWriterChannel: CallerReadsParts['openChannel'];
}

/** Connects the replicas and routes the reads of requests to them. */
export function connectReplicas({
  urls,
  connection,
  primary,
  openPool,
  runnerOptions,
  onChange,
  openWriterChannel,
}: ReplicaOptions) {
  const watched = urls.map((url) => {
    const name = new URL(url).host;
    const pool = openPool(url);
    const replica = createReplica({
      name,
      pool,
      runner: createPoolRunner(runnerOptions(pool)),
      onChange: (state) => {
        onChange(name, state);
      },
    });
    return { replica, reader: createPositionReader({ ...connection, connectionString: url }) };
  });
  const replicas = watched.map(({ replica }) => replica);
  const stop = watchReplicas({
    primary: createPositionReader(connection),
    replicas: watched,
    lag: createLagTracker(),
  });
  /** The number of replicas by state. */
  const states = (): Record<ReplicaState, number> => {
    const count = (state: ReplicaState) =>
      replicas.filter((replica) => replica.state() === state).length;
    return { ok: count('ok'), lagging: count('lagging'), down: count('down') };
  };
  const callers = createCallerReads({ query: primary.query, openChannel: openWriterChannel });
  const close = async (): Promise<void> => {
    stop();
    callers.close();
    await Promise.all(replicas.map((replica) => replica.close()));
  };
  return {
    route: createReadRouter(primary, replicas),
    reads: callers.reads,
    states,
    close,
  };
}
