import { EventEmitter } from 'node:events';
import type { Database } from '@marquee/database';
import { parseCronItems, run, type TaskList, type WorkerEvents, type WorkerPool } from 'graphile-worker';
import { queueLogger, type Log } from './queue-logger.ts';

const ABORT_MS = 8_000;
const FORCE_MS = 10_000;

/** One run of a job. */
export interface Attempt {
  /** If it fails now, it is not tried again. */
  isLast: boolean;
  /** Fires when the worker stops and cannot wait any longer. */
  signal: AbortSignal;
}

export interface Job {
  /** Throws to be tried again, after pauses that grow from seconds to six hours. */
  run: (payload: unknown, attempt: Attempt) => Promise<void>;
  /** Five fields of cron, in UTC; a job without is run when it is added. */
  schedule?: string;
}

/** Jobs that share so many hands: what hangs in one lane keeps no other lane from working. */
export interface JobQueue {
  concurrency: number;
  jobs: Record<string, Job>;
}

export interface JobQueueOptions {
  pool: Database['pool'];
  log: Log;
}

/**
 * Works on a lane's jobs until it is stopped or fails; `ended` says why. The queue locks them under `workerId`.
 * Rejects where the queue cannot be reached.
 */
export async function startQueue({ concurrency, jobs }: JobQueue, { pool, log }: JobQueueOptions) {
  const events: WorkerEvents = new EventEmitter();
  let workers: WorkerPool | undefined;
  events.on('pool:create', ({ workerPool }) => {
    workers = workerPool;
  });
  const runner = await run({
    pgPool: pool,
    taskList: taskListOf(jobs),
    parsedCronItems: cronItemsOf(jobs),
    concurrency,
    noHandleSignals: true,
    logger: queueLogger(log),
    events,
    // Without the batches, a job that ends while the database is away would end the process.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0, gracefulShutdownAbortTimeout: ABORT_MS } },
  });

  /** Takes no more jobs, and resolves when those under way are done, after 10 s at the latest. */
  async function stop(): Promise<void> {
    const force = setTimeout(() => void settled(workers?.forcefulShutdown('the worker stops')), FORCE_MS);
    await settled(runner.stop()); // refused where it had ended by itself
    await settled(runner.promise);
    clearTimeout(force);
  }
  return { workerId: workers?.id ?? '', ended: runner.promise, stop };
}

const settled = (work: unknown) => Promise.allSettled([work]);

const taskListOf = (jobs: Record<string, Job>): TaskList =>
  Object.fromEntries(
    Object.entries(jobs).map(([name, job]) => [
      name,
      (payload, { job: { attempts, max_attempts }, abortSignal }) =>
        job.run(payload, { isLast: attempts >= max_attempts, signal: abortSignal }),
    ]),
  );

const cronItemsOf = (jobs: Record<string, Job>) =>
  parseCronItems(
    Object.entries(jobs).flatMap(([task, { schedule }]) => (schedule === undefined ? [] : [{ task, match: schedule }])),
  );
