import { createJobLocks, type Database } from '@marquee/database';
import type { Log } from './queue-logger.ts';
import { sleep } from './sleep.ts';

export interface MonitorOptions {
  database: Pick<Database, 'openSession'>;
  /** Returns the ids under which this process locks jobs. */
  workerIds: () => string[];
  log: Log;
  times: { heartbeatMs: number; abandonedAfterMs: number };
  signal: AbortSignal;
}

/** Marks this process as alive and unlocks the jobs of crashed workers, until the signal aborts. */
export async function monitorWorkers({ database, workerIds, log, times, signal }: MonitorOptions): Promise<void> {
  let monitor: Monitor | null = null;
  while (!signal.aborted) {
    try {
      monitor ??= await openMonitor(database, times);
      const workers = await monitor.beat(workerIds());
      if (workers.length > 0) log('warn', { workers }, 'jobs.taken_back');
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
  const locked = new Set<string>();
  // Other workers need a few heartbeats to lock again after an outage. Each check reads the whole queue.
  const checkIntervalMs = 3 * heartbeatMs;
  let nextCheckAt = performance.now() + checkIntervalMs;

  async function beat(workerIds: string[]): Promise<string[]> {
    for (const id of workerIds.filter((id) => !locked.has(id))) {
      await locks.acquire(id);
      locked.add(id);
    }
    for (const id of [...locked].filter((id) => !workerIds.includes(id))) {
      await locks.release(id);
      locked.delete(id);
    }
    if (performance.now() < nextCheckAt) return [];
    nextCheckAt = performance.now() + checkIntervalMs;
    return locks.releaseAbandoned(abandonedAfterMs);
  }

  const close = () => session.close().catch(() => undefined);
  return { beat, close };
}
