import { createJobLocks, type Database } from '@marquee/database';
import type { Log } from './queue-logger.ts';
import { sleep } from './sleep.ts';

export interface WatchParts {
  database: Pick<Database, 'openSession'>;
  /** The ids under which this process has locked jobs. */
  workerIds: () => string[];
  log: Log;
  times: { beatMs: number; abandonedAfterMs: number };
  signal: AbortSignal;
}

/** Shows the others that this process lives, and gives back the jobs of those that died, until it is told to stop. */
export async function keepWatch({ database, workerIds, log, times, signal }: WatchParts): Promise<void> {
  let watch: Watch | null = null;
  while (!signal.aborted) {
    try {
      watch ??= await openWatch(database, times);
      const workers = await watch.beat(workerIds());
      if (workers.length > 0) log('warn', { workers }, 'jobs.taken_back');
    } catch (error) {
      log('warn', { err: error }, 'jobs.watch_interrupted');
      await watch?.close();
      watch = null;
    }
    await sleep(times.beatMs, signal);
  }
  await watch?.close();
}

type Watch = Awaited<ReturnType<typeof openWatch>>;

async function openWatch(database: WatchParts['database'], { beatMs, abandonedAfterMs }: WatchParts['times']) {
  const session = await database.openSession();
  const locks = createJobLocks(session);
  const held = new Set<string>();
  // After an outage the others need a few beats to show themselves again; and looking reads the whole queue.
  const lookEveryMs = 3 * beatMs;
  let nextLookAt = performance.now() + lookEveryMs;

  async function beat(workerIds: string[]): Promise<string[]> {
    for (const id of workerIds.filter((id) => !held.has(id))) {
      await locks.acquire(id);
      held.add(id);
    }
    for (const id of [...held].filter((id) => !workerIds.includes(id))) {
      await locks.release(id);
      held.delete(id);
    }
    if (performance.now() < nextLookAt) return [];
    nextLookAt = performance.now() + lookEveryMs;
    return locks.releaseAbandoned(abandonedAfterMs);
  }

  const close = () => session.close().catch(() => undefined);
  return { beat, close };
}
