import type { Database } from '@marquee/database';
import { startQueue, type JobQueue } from './job-queue.ts';
import type { Log } from './queue-logger.ts';
import { monitorWorkers } from './reconnect.ts';
import { sleep } from './sleep.ts';

const TIMES = {
  heartbeatMs: 4_000,
  abandonedAfterMs: 60_000,
  firstRetryMs: 1_000,
  maxRetryMs: 10_000,
  forceAfterMs: 10_000,
};

export interface RunnerParts {
  database: Pick<Database, 'pool' | 'openSession'>;
  queues: JobQueue[];
  log: Log;
  times?: Partial<typeof TIMES>;
}

/**
 * Runs the jobs of all queues. Reconnects after outages, and retries the jobs of crashed workers
 * within 15 seconds.
 */
export function createJobRunner({ database, queues, log, times }: RunnerParts) {
  const stopping = new AbortController();
  const running: RunningQueues = new Map();
  const loop = {
    pool: database.pool,
    log,
    times: { ...TIMES, ...times },
    running,
    signal: stopping.signal,
  };
  let loops: Promise<void>[] = [];

  function start(): void {
    const workers = () => [...running.values()];
    loops = [
      ...queues.map((queue) => runQueue(queue, loop)),
      monitorWorkers({ database, workers, ...loop }),
    ];
  }

  /** Returns true if every queue accepts jobs. */
  const isWorking = () =>
    running.size === queues.length && [...running.values()].every((queue) => queue.isAccepting());

  /** Starts no more jobs and waits up to 10 s for the running ones. */
  async function stop(): Promise<void> {
    stopping.abort();
    await Promise.all([...running.values()].map((queue) => queue.stop()));
    await Promise.all(loops);
  }

  return { start, stop, isWorking };
}
export type JobRunner = ReturnType<typeof createJobRunner>;

type RunningQueues = Map<JobQueue, Awaited<ReturnType<typeof startQueue>>>;

interface Loop {
  pool: Database['pool'];
  log: Log;
  times: typeof TIMES;
  running: RunningQueues;
  signal: AbortSignal;
}

/** Restarts the queue whenever it fails, until the signal aborts. */
async function runQueue(queue: JobQueue, loop: Loop): Promise<void> {
  const { firstRetryMs, maxRetryMs } = loop.times;
  for (
    let retryMs = firstRetryMs;
    !loop.signal.aborted;
    retryMs = Math.min(retryMs * 2, maxRetryMs)
  ) {
    try {
      await runUntilEnd(queue, loop);
      retryMs = firstRetryMs;
    } catch (error) {
      loop.log('warn', { err: error }, 'jobs.interrupted');
    }
    await sleep(retryMs, loop.signal);
  }
}

async function runUntilEnd(
  queue: JobQueue,
  { pool, log, times, running, signal }: Loop,
): Promise<void> {
  const started = await startQueue(queue, { pool, log, forceAfterMs: times.forceAfterMs });
  running.set(queue, started);
  try {
    if (signal.aborted) await started.stop();
    await started.ended;
  } finally {
    running.delete(queue);
  }
}
