import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import type { Logger } from 'pino';
import { listenForClusterMetrics, type AdminOptions } from '../../index.ts';
import { createRestartDelay } from './restart-delay.ts';

export interface ClusterOptions extends AdminOptions {
  /** The number of processes that share the port. */
  processes: number;
  logger: Pick<Logger, 'error'>;
  /** Resolves when the program shall end. */
  stopped: Promise<void>;
}

const DRAIN = 'drain';

/** Whether this process starts the others and answers no request itself. */
export const isPrimary = (processes: number): boolean => processes > 1 && cluster.isPrimary;

/** Whether this process shares its port with others. Their primary serves the metrics of all. */
export const isShared = (): boolean => cluster.isWorker;

/**
 * Resolves when the primary requests the end of this process. Never in a process without a primary.
 */
export const drainRequested = (): Promise<void> =>
  new Promise((resolve) => {
    process.on('message', (message) => {
      if (message === DRAIN) resolve();
    });
  });

/** Ends the connection to the primary, without which this process can end. */
export const leaveCluster = (): void => {
  cluster.worker?.disconnect();
};

/**
 * Runs this program in several processes that share its port. Replaces one that ends. When the
 * program shall end, all finish their requests first. Rejects if the first one cannot start.
 */
export async function runCluster({
  processes,
  logger,
  stopped,
  ...admin
}: ClusterOptions): Promise<void> {
  const metrics = await listenForClusterMetrics(processes, admin);
  try {
    // The others start after the first one, so that a wrong setting is reported once.
    const first = cluster.fork();
    await Promise.race([once(first, 'listening'), stopped, rejectAtExit(first)]);
    const replacing = replaceEnded(logger);
    for (let count = 1; count < processes; count++) cluster.fork();
    await stopped;
    replacing.stop();
    await Promise.all(
      Object.values(cluster.workers ?? {}).flatMap((worker) => (worker ? [drain(worker)] : [])),
    );
  } finally {
    await metrics.close();
  }
}

/** Replaces processes that end, from now on. */
function replaceEnded(logger: ClusterOptions['logger']): { stop: () => void } {
  const delayAfter = createRestartDelay();
  const startedAt = new Map<number, number>();
  const restarts = new Set<NodeJS.Timeout>();
  const onFork = ({ id }: Worker) => startedAt.set(id, performance.now());
  const onExit = ({ id, process: { pid } }: Worker, code: number | null, signal: string | null) => {
    const restart_ms = delayAfter(performance.now() - (startedAt.get(id) ?? 0));
    startedAt.delete(id);
    logger.error({ ended: pid, code, signal, restart_ms }, 'server.process_ended');
    const restart = setTimeout(() => {
      restarts.delete(restart);
      cluster.fork();
    }, restart_ms);
    restarts.add(restart);
  };
  cluster.on('fork', onFork).on('exit', onExit);
  return {
    stop: () => {
      cluster.off('fork', onFork).off('exit', onExit);
      for (const restart of restarts) clearTimeout(restart);
    },
  };
}

async function rejectAtExit(worker: Worker): Promise<never> {
  await once(worker, 'exit');
  throw new Error('The server could not start.');
}

async function drain(worker: Worker): Promise<void> {
  if (worker.isDead()) return;
  const ended = once(worker, 'exit');
  if (worker.isConnected()) worker.send(DRAIN);
  await ended;
}
