import sql from 'sql-template-tag';
import type { Session } from './connect.ts';

const LOCK_CLASS = 7_276_502;

/**
 * Detects crashed workers, whose jobs the queue would leave locked for hours. Every worker has an advisory lock on its own session, which
 * PostgreSQL releases when the connection ends.
 */
export function createJobLocks({ query }: Pick<Session, 'query'>) {
  /** Marks a worker as alive while the session exists. */
  async function acquire(workerId: string): Promise<void> {
    await query(sql`SELECT pg_advisory_lock_shared(${LOCK_CLASS}, hashtext(${workerId}))`);
  }

  async function release(workerId: string): Promise<void> {
    await query(sql`SELECT pg_advisory_unlock_shared(${LOCK_CLASS}, hashtext(${workerId}))`);
  }

  /** Unlocks the jobs that a dead worker locked more than `afterMs` ago. Returns the ids of those workers. */
  async function releaseAbandoned(afterMs: number): Promise<string[]> {
    const rows = await query<{ worker: string }>(sql`
      WITH dead AS (
        SELECT DISTINCT locked_by AS worker FROM graphile_worker.jobs AS job
        WHERE locked_at < now() - make_interval(secs => ${afterMs / 1000}) AND NOT EXISTS (
          SELECT FROM pg_locks WHERE locktype = 'advisory' AND classid = ${LOCK_CLASS} AND objsubid = 2
            AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
            AND objid = hashtext(job.locked_by)::oid)
      )
      SELECT worker, graphile_worker.force_unlock_workers(ARRAY[worker]) FROM dead`);
    return rows.map(({ worker }) => worker);
  }

  return { acquire, release, releaseAbandoned };
}
export type JobLocks = ReturnType<typeof createJobLocks>;
