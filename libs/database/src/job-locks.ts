import type { Session } from './connect.ts';
import { markAliveSql, markGoneSql, releaseAbandonedSql } from './job-queue-sql.ts';

/**
 * Detects crashed workers, whose jobs the queue would leave locked for hours. Every worker has an advisory lock on its own session, which
 * PostgreSQL releases when the connection ends.
 */
export function createJobLocks({ query }: Pick<Session, 'query'>) {
  /** Marks a worker as alive while the session exists. */
  async function acquire(workerId: string): Promise<void> {
    await query(markAliveSql(workerId));
  }

  async function release(workerId: string): Promise<void> {
    await query(markGoneSql(workerId));
  }

  /** Unlocks the jobs that a dead worker locked more than `afterMs` ago. Returns the ids of those workers. */
  const releaseAbandoned = async (afterMs: number): Promise<string[]> =>
    (await query<{ worker: string }>(releaseAbandonedSql(afterMs))).map(({ worker }) => worker);

  return { acquire, release, releaseAbandoned };
}
export type JobLocks = ReturnType<typeof createJobLocks>;
