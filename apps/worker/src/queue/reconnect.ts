import { createJobLocks, type Database, type JobLocks } from '@marquee/database';
import { createLostJobs, type ActiveJobs } from './lost-jobs.ts';
import type { Log } from './queue-logger.ts';
import { sleep } from './sleep.ts';

export interface MonitorOptions {
  database: Pick<Database, 'openSession'>;
  /** Returns the ids under which this process locks jobs, with the jobs that it runs. */
  workers: () => ActiveJobs[];
  log: Log;
  times: { heartbeatMs: number; abandonedAfterMs: number };
  signal: AbortSignal;
}

/**
 * Marks this process as alive and unlocks the jobs that no worker runs, until the signal aborts.
 */
export async function monitorWorkers({
  database,
  workers,
  log,
  times,
  signal,
}: MonitorOptions): Promise<void> {
  let monitor: Monitor | null = null;
  while (!signal.aborted) {
    try {
      monitor ??= await openMonitor(database, times);
      const takenBack = await monitor.beat(workers());
      if (takenBack) log('warn', takenBack, 'jobs.taken_back');
    } catch (error) {
      log('warn', { err: error }, 'jobs.watch_interrupted');
      await monitor?.close();
      monitor = null;
    }
    await sleep(times.heartbeatMs, signal);
  }
  await monitor?.close();
}

type Monitor = Awaited<ReturnType<typeof openMonitor>>;

async function openMonitor(
  database: MonitorOptions['database'],
  { heartbeatMs, abandonedAfterMs }: MonitorOptions['times'],
) {
  const session = await database.openSession();
  const locks = createJobLocks(session);
  const releaseLost = createLostJobs(locks);
  const locked = new Set<string>();
  const findDead = createDeadWorkers(locks);
  // Each check reads the whole queue.
  const checkIntervalMs = 3 * heartbeatMs;
  let nextCheckAt = performance.now() + checkIntervalMs;

  /** Returns the jobs that were unlocked, and those workers that are dead. */
  async function beat(
    workers: ActiveJobs[],
  ): Promise<{ workers: string[]; jobs: string[] } | null> {
    const workerIds = workers.map(({ workerId }) => workerId);
    for (const id of workerIds.filter((id) => !locked.has(id))) {
      await locks.acquire(id);
      locked.add(id);
    }
    for (const id of [...locked].filter((id) => !workerIds.includes(id))) {
      await locks.release(id);
      locked.delete(id);
    }
    const dead = await findDead();
    if (performance.now() < nextCheckAt)
      return dead.length > 0 ? { workers: dead, jobs: [] } : null;
    nextCheckAt = performance.now() + checkIntervalMs;
    const jobs = await releaseLost(workers, abandonedAfterMs);
    return dead.length + jobs.length > 0 ? { workers: dead, jobs } : null;
  }

  const close = () => session.close().catch(() => undefined);
  return { beat, close };
}

// After an outage a worker that lives needs up to two heartbeats until it has a session again.
const GONE_HEARTBEATS = 3;

/**
 * Returns a function for each heartbeat. It unlocks the jobs of workers that had no session at
 * three heartbeats in a row.
 */
function createDeadWorkers({ findGone, releaseGone }: Pick<JobLocks, 'findGone' | 'releaseGone'>) {
  let goneFor = new Map<string, number>();
  return async (): Promise<string[]> => {
    const gone = await findGone();
    goneFor = new Map(gone.map((worker) => [worker, (goneFor.get(worker) ?? 0) + 1]));
    const dead = gone.filter((worker) => (goneFor.get(worker) ?? 0) >= GONE_HEARTBEATS);
    return dead.length > 0 ? releaseGone(dead) : [];
  };
}
