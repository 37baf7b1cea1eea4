import { EventEmitter } from 'node:events';
import type { Database } from '@marquee/database';
import { run, type TaskList, type WorkerEvents, type WorkerPool } from 'graphile-worker';
import { toCronItems } from './cron-items.ts';
import { queueLogger, type Log } from './queue-logger.ts';
import { traceJob } from './trace-job.ts';

const ABORT_AFTER_MS = 8_000;
const FORCE_AFTER_MS = 10_000;

/** One run of a job. */
export interface Attempt {
  /** There is no retry after this attempt. */
  isLast: boolean;
  /** Aborts when the worker stops and cannot wait any longer. */
  signal: AbortSignal;
}

export interface Job {
  /** A rejection schedules a retry, after a delay that grows from seconds to six hours. */
  run: (payload: unknown, attempt: Attempt) => Promise<void>;
  /** Cron expression in UTC. Without it, the job runs when it is added. */
  schedule?: string;
  /** Scheduled runs wait for each other, in all workers, and at most one waits. */
  exclusive?: boolean;
}

/** Jobs that share a concurrency. A job that hangs does not block other queues. */
export interface JobQueue {
  concurrency: number;
  /** How often each of the concurrent workers looks for delayed jobs. Other jobs start at once. Default: 2 s. */
  pollIntervalMs?: number;
  jobs: Record<string, Job>;
}

export interface JobQueueOptions {
  pool: Database['pool'];
  log: Log;
}

/** Starts to run the jobs of a queue, which are locked under `workerId`. `ended` settles on stop or failure. Throws if the database is unavailable. */
export async function startQueue({ concurrency, pollIntervalMs, jobs }: JobQueue, { pool, log }: JobQueueOptions) {
  const events: WorkerEvents = new EventEmitter();
  let workers: WorkerPool | undefined;
  events.on('pool:create', ({ workerPool }) => {
    workers = workerPool;
  });
  const runner = await run({
    pgPool: pool,
    taskList: toTaskList(jobs),
    parsedCronItems: toCronItems(jobs),
    concurrency,
    ...(pollIntervalMs !== undefined && { pollInterval: pollIntervalMs }),
    noHandleSignals: true,
    logger: queueLogger(log),
    events,
    // Zero delays enable batching: otherwise a job that completes during an outage ends the process.
    preset: {
      worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0, gracefulShutdownAbortTimeout: ABORT_AFTER_MS },
    },
  });

  /** Starts no more jobs and waits up to 10 s for the running ones. */
  async function stop(): Promise<void> {
    const force = setTimeout(() => void ignoreErrors(workers?.forcefulShutdown('The worker stops.')), FORCE_AFTER_MS);
    await ignoreErrors(runner.stop()); // rejects if the runner has already ended
    await ignoreErrors(runner.promise);
    clearTimeout(force);
  }
  return { workerId: workers?.id ?? '', ended: runner.promise, stop };
}

const ignoreErrors = (work: unknown) => Promise.allSettled([work]);

const toTaskList = (jobs: Record<string, Job>): TaskList =>
  Object.fromEntries(
    Object.entries(jobs).map(([name, job]) => [
      name,
      (payload, { job: { attempts, max_attempts }, abortSignal }) =>
        traceJob(name, () => job.run(payload, { isLast: attempts >= max_attempts, signal: abortSignal })),
    ]),
  );
