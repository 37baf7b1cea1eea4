import { EventEmitter } from 'node:events';
import type { Database } from '@marquee/database';
import { run, type TaskList, type WorkerEvents, type WorkerPool } from 'graphile-worker';
import { toCronItems } from './cron-items.ts';
import { queueLogger, type Log } from './queue-logger.ts';
import { sleep } from './sleep.ts';
import { traceJob } from './trace-job.ts';

const ABORT_AFTER_MS = 8_000;
/** Longer than it takes to store that a job is complete. */
const STORED_AFTER_MS = 100;

/** One run of a job. */
export interface Attempt {
  isFirst: boolean;
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
  /**
   * How often each of the concurrent workers looks for delayed jobs. Other jobs start at once.
   * Default: 2 s.
   */
  pollIntervalMs?: number;
  jobs: Record<string, Job>;
}

export interface JobQueueOptions {
  pool: Database['pool'];
  log: Log;
  /** How long stopping may take. */
  forceAfterMs: number;
}

/**
 * Starts to run the jobs of a queue, which are locked under `workerId`. `ended` settles on stop or
 * failure. Throws if the database is unavailable.
 */
export async function startQueue(
  { concurrency, pollIntervalMs, jobs }: JobQueue,
  { pool, log, forceAfterMs }: JobQueueOptions,
) {
  const events: WorkerEvents = new EventEmitter();
  const active = new Set<string>();
  const stopping = new AbortController();
  let isAccepting = true;
  let workers: WorkerPool | undefined;
  events.on('pool:create', ({ workerPool }) => {
    workers = workerPool;
  });
  lookForNextJobs(events, () => (isAccepting ? workers : undefined));
  events.once('pool:gracefulShutdown', ({ workerPool }) => {
    isAccepting = false;
    const isBusy = () => active.size > 0 && !stopping.signal.aborted;
    void forceToEnd(workerPool, { forceAfterMs, isBusy });
  });
  const runner = await run({
    pgPool: pool,
    taskList: toTaskList(jobs, active),
    parsedCronItems: toCronItems(jobs),
    concurrency,
    ...(pollIntervalMs !== undefined && { pollInterval: pollIntervalMs }),
    noHandleSignals: true,
    logger: queueLogger(log),
    events,
    // Zero delays enable batching: otherwise a job that completes during an outage ends the
    // process.
    preset: {
      worker: {
        completeJobBatchDelay: 0,
        failJobBatchDelay: 0,
        gracefulShutdownAbortTimeout: ABORT_AFTER_MS,
      },
    },
  });
  // After an outage the runner waits up to 90 s for its schedule.
  const ended = Promise.race([runner.promise, ...(workers ? [workers.promise] : [])]);

  /** Starts no more jobs and waits up to 10 s for the running ones. */
  async function stop(): Promise<void> {
    stopping.abort();
    void ignoreErrors(runner.stop()); // rejects if the runner has already ended
    await ignoreErrors(ended);
  }
  return { workerId: workers?.id ?? '', active, isAccepting: () => isAccepting, ended, stop };
}

/**
 * Looks for the next job of a named queue once its predecessor is stored as complete, which nothing
 * announces. Without this, it would wait for the next poll.
 */
function lookForNextJobs(events: WorkerEvents, findWorkers: () => WorkerPool | undefined): void {
  const look = () => {
    try {
      findWorkers()?.nudge(1);
    } catch {
      // A worker is ending.
    }
  };
  events.on('job:complete', ({ job: { job_queue_id: queueId } }) => {
    if (queueId !== null) setTimeout(look, STORED_AFTER_MS).unref();
  });
}

/**
 * Ends a pool that has begun to stop, after its jobs. It stops by itself when it cannot store that
 * a job ended, and may then wait forever for this (graphile/worker#636).
 */
async function forceToEnd(
  pool: WorkerPool,
  { forceAfterMs, isBusy }: { forceAfterMs: number; isBusy: () => boolean },
): Promise<void> {
  const over = new AbortController();
  void ignoreErrors(pool.promise).then(() => {
    over.abort();
  });
  do await sleep(forceAfterMs, over.signal);
  while (!over.signal.aborted && isBusy());
  if (!over.signal.aborted) await ignoreErrors(pool.forcefulShutdown('The worker stops.'));
}

const ignoreErrors = (work: unknown) => Promise.allSettled([work]);

/** Contains the job in `active` while it runs. */
const toTaskList = (jobs: Record<string, Job>, active: Set<string>): TaskList =>
  Object.fromEntries(
    Object.entries(jobs).map(([name, job]) => [
      name,
      async (payload, { job: { id, attempts, max_attempts }, abortSignal }) => {
        const attempt = {
          isFirst: attempts <= 1,
          isLast: attempts >= max_attempts,
          signal: abortSignal,
        };
        active.add(id);
        try {
          await traceJob(name, () => job.run(payload, attempt));
        } finally {
          active.delete(id);
        }
      },
    ]),
  );
