import type { Session } from '../connection/connect.ts';
import {
  findGoneSql,
  findLockedSql,
  markAliveSql,
  markGoneSql,
  releaseGoneSql,
  unlockJobsSql,
  type LockedJob,
} from './job-queue-sql.ts';

/**
 * Detects crashed workers, whose jobs the queue would leave locked for hours. Every worker has an
 * advisory lock on its own session, which PostgreSQL releases when the connection ends.
 */
export function createJobLocks({ query }: Pick<Session, 'query'>) {
  /** Marks a worker as alive while the session exists. */
  async function acquire(workerId: string): Promise<void> {
    await query(markAliveSql(workerId));
  }

  async function release(workerId: string): Promise<void> {
    await query(markGoneSql(workerId));
  }

  /**
   * Returns the workers that have jobs and no session. After an outage this can be a worker that
   * lives.
   */
  const findGone = async (): Promise<string[]> =>
    (await query<{ worker: string }>(findGoneSql())).map(({ worker }) => worker);

  /**
   * Unlocks the jobs of workers, unless they have a session again. Returns the ids of those
   * workers.
   */
  const releaseGone = async (workers: string[]): Promise<string[]> =>
    (await query<{ worker: string }>(releaseGoneSql(workers))).map(({ worker }) => worker);

  /** Returns the jobs that these workers locked more than `afterMs` ago. */
  const findLocked = (workerIds: string[], afterMs: number): Promise<LockedJob[]> =>
    query<LockedJob>(findLockedSql(workerIds, afterMs));

  async function unlock(jobs: LockedJob[]): Promise<void> {
    await query(unlockJobsSql(jobs));
  }

  return { acquire, release, findGone, releaseGone, findLocked, unlock };
}
export type JobLocks = ReturnType<typeof createJobLocks>;
