import sql from 'sql-template-tag';
import type { Session } from './connect.ts';

const LOCK_CLASS = 7_276_502;

/**
 * The queue locks a job for its worker, and would keep it locked for hours after that worker died. So every worker holds an
 * advisory lock on a session of its own: PostgreSQL gives it up when the worker's connection ends, however that comes.
 */
export function createJobLocks({ query }: Pick<Session, 'query'>) {
  /** Says that a worker lives, as long as the session does. */
  async function hold(workerId: string): Promise<void> {
    await query(sql`SELECT pg_advisory_lock_shared(${LOCK_CLASS}, hashtext(${workerId}))`);
  }

  /** Says that it stopped. */
  async function letGo(workerId: string): Promise<void> {
    await query(sql`SELECT pg_advisory_unlock_shared(${LOCK_CLASS}, hashtext(${workerId}))`);
  }

  /** Gives back the jobs that a worker took more than `afterMs` ago and no longer holds. Answers those workers' ids. */
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

  return { hold, letGo, releaseAbandoned };
}
export type JobLocks = ReturnType<typeof createJobLocks>;
