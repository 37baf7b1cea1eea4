import type { Database } from '@marquee/database';
import { startQueue, type JobQueue } from './job-queue.ts';
import type { Log } from './queue-logger.ts';
import { keepWatch } from './reconnect.ts';
import { sleep } from './sleep.ts';

const TIMES = { beatMs: 10_000, abandonedAfterMs: 60_000, firstRetryMs: 1_000, longestRetryMs: 10_000 };

export interface RunnerParts {
  database: Pick<Database, 'pool' | 'openSession'>;
  lanes: JobQueue[];
  log: Log;
  times?: Partial<typeof TIMES>;
}

/**
 * Works on the queue's jobs. While the database is away it waits for it, however long; a job whose worker died is taken
 * up by another within two minutes.
 */
export function createJobRunner({ database, lanes, log, times }: RunnerParts) {
  const stopping = new AbortController();
  const working: Working = new Map();
  const loop = { pool: database.pool, log, times: { ...TIMES, ...times }, working, signal: stopping.signal };
  let loops: Promise<void>[] = [];

  /** Begins, and returns at once. */
  function start(): void {
    const workerIds = () => [...working.values()].map(({ workerId }) => workerId);
    loops = [...lanes.map((lane) => keepWorking(lane, loop)), keepWatch({ database, workerIds, ...loop })];
  }

  /** Whether every lane is at work. */
  const isWorking = () => working.size === lanes.length;

  /** Takes no more jobs, and gives those under way 10 s. */
  async function stop(): Promise<void> {
    stopping.abort();
    await Promise.all([...working.values()].map((lane) => lane.stop()));
    await Promise.all(loops);
  }

  return { start, stop, isWorking };
}
export type JobRunner = ReturnType<typeof createJobRunner>;

type Working = Map<JobQueue, { workerId: string; stop: () => Promise<void> }>;

interface Loop {
  pool: Database['pool'];
  log: Log;
  times: typeof TIMES;
  working: Working;
  signal: AbortSignal;
}

/** Opens the lane again whenever it fails, until it is told to stop. */
async function keepWorking(lane: JobQueue, loop: Loop): Promise<void> {
  const { firstRetryMs, longestRetryMs } = loop.times;
  for (let retryMs = firstRetryMs; !loop.signal.aborted; retryMs = Math.min(retryMs * 2, longestRetryMs)) {
    try {
      await work(lane, loop);
      retryMs = firstRetryMs;
    } catch (error) {
      loop.log('warn', { err: error }, 'jobs.interrupted');
    }
    await sleep(retryMs, loop.signal);
  }
}

async function work(lane: JobQueue, { pool, log, working, signal }: Loop): Promise<void> {
  const { workerId, ended, stop } = await startQueue(lane, { pool, log });
  working.set(lane, { workerId, stop });
  try {
    if (signal.aborted) await stop();
    await ended;
  } finally {
    working.delete(lane);
  }
}
