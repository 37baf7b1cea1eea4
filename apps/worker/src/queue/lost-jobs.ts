import type { JobLocks } from '@marquee/database';

/** The jobs that a worker of this process runs. */
export interface ActiveJobs {
  workerId: string;
  active: ReadonlySet<string>;
}

/**
 * Unlocks jobs that a worker of this process locked but does not run, because an outage began
 * before it received them. The queue would leave them locked for hours. A job that has just ended
 * looks the same, so it is unlocked only if two calls in a row find it.
 */
export function createLostJobs({ findLocked, unlock }: Pick<JobLocks, 'findLocked' | 'unlock'>) {
  let suspected = new Set<string>();

  /** Returns the ids of the jobs that it unlocked. */
  return async function release(workers: ActiveJobs[], afterMs: number): Promise<string[]> {
    const locked = await findLocked(
      workers.map(({ workerId }) => workerId),
      afterMs,
    );
    const idle = locked.filter(({ id }) => !workers.some(({ active }) => active.has(id)));
    const toKey = ({ id, attempts }: (typeof idle)[number]) => `${id} ${String(attempts)}`;
    const lost = idle.filter((job) => suspected.has(toKey(job)));
    suspected = new Set(idle.map(toKey));
    if (lost.length > 0) await unlock(lost);
    return lost.map(({ id }) => id);
  };
}
