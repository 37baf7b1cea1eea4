// SQL because Prisma cannot express it: functions and views of the job queue (schema
// graphile_worker), and PostgreSQL's lock table.
import sql from 'sql-template-tag';
import type { Query } from '../connection/statement.ts';

export interface NewJob {
  task: string;
  payload?: object;
  /** A new job replaces a waiting one with the same key. */
  key?: string;
  inSeconds?: number;
  /** Jobs with the same name run one after the other. */
  queueName?: string;
}

/** Adds a job in the caller's transaction. */
export async function addJob(
  query: Query,
  { task, payload = {}, key, inSeconds = 0, queueName }: NewJob,
): Promise<void> {
  await query(sql`
    SELECT id::text FROM graphile_worker.add_job(${task}, ${JSON.stringify(payload)}::json, job_key => ${key ?? null},
      queue_name => ${queueName ?? null}, run_at => now() + make_interval(secs => ${inSeconds}))`);
}

export interface QueuedId {
  id: string;
  queueName: string;
}

/** Adds a job of one task for each id, with the id as `field` of the payload. */
export async function addJobsFor(
  query: Query,
  ids: QueuedId[],
  { task, field }: { task: string; field: string },
): Promise<void> {
  if (ids.length === 0) return;
  await query(sql`
    SELECT count(graphile_worker.add_job(${task}, json_build_object(${field}::text, id), job_key => ${task} || ':' || id, queue_name => queue_name))
    FROM unnest(${ids.map(({ id }) => id)}::text[], ${ids.map(({ queueName }) => queueName)}::text[]) AS queued(id, queue_name)`);
}

/** Counts the jobs of a task that are not finished. `oldestS` is 0 if there are none. */
export async function countJobs(
  query: Query,
  task: string,
): Promise<{ waiting: number; oldestS: number }> {
  const [row] = await query<{ waiting: number; oldestS: number }>(sql`
    SELECT count(*)::int AS waiting, coalesce(extract(epoch FROM now() - min(created_at)), 0)::float8 AS "oldestS"
    FROM graphile_worker.jobs WHERE task_identifier = ${task}`);
  return row ?? { waiting: 0, oldestS: 0 };
}

/**
 * Returns for how long the oldest job of these tasks is due, in seconds; 0 if none is. Retries that
 * are due later do not count.
 */
export async function findOldestDueS(query: Query, tasks: string[]): Promise<number> {
  const [row] = await query<{ age: number }>(sql`
    SELECT coalesce(extract(epoch FROM now() - min(run_at)), 0)::float8 AS age
    FROM graphile_worker.jobs WHERE task_identifier = ANY (${tasks}) AND run_at <= now() AND attempts < max_attempts`);
  return row?.age ?? 0;
}

const LOCK_CLASS = 7_276_502;

export const markAliveSql = (workerId: string) =>
  sql`SELECT pg_advisory_lock_shared(${LOCK_CLASS}, hashtext(${workerId}))`;

export const markGoneSql = (workerId: string) =>
  sql`SELECT pg_advisory_unlock_shared(${LOCK_CLASS}, hashtext(${workerId}))`;

/** Whether any worker is alive. */
export const HAS_WORKER = sql`
  SELECT EXISTS (SELECT FROM pg_locks WHERE locktype = 'advisory' AND classid = ${LOCK_CLASS} AND objsubid = 2
    AND granted AND database = (SELECT oid FROM pg_database WHERE datname = current_database())) AS alive`;

/** Whether the worker that locked a job has no lock of its session any more. */
const isGone = sql`NOT EXISTS (
  SELECT FROM pg_locks WHERE locktype = 'advisory' AND classid = ${LOCK_CLASS} AND objsubid = 2
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
    AND objid = hashtext(job.locked_by)::oid)`;

/** Selects the workers that locked jobs and have no session. */
export const findGoneSql = () => sql`
  SELECT DISTINCT locked_by AS worker FROM graphile_worker.jobs AS job WHERE locked_by IS NOT NULL AND ${isGone}`;

/** Unlocks the jobs of those of these workers that have no session, and selects these. */
export const releaseGoneSql = (workers: string[]) => sql`
  WITH gone AS (
    SELECT DISTINCT locked_by AS worker FROM graphile_worker.jobs AS job
    WHERE locked_by = ANY (${workers}) AND ${isGone}
  )
  SELECT worker, graphile_worker.force_unlock_workers(ARRAY[worker]) FROM gone`;

export interface LockedJob {
  id: string;
  attempts: number;
}

/** Selects the jobs that these workers locked more than `afterMs` ago. */
export const findLockedSql = (workerIds: string[], afterMs: number) => sql`
  SELECT id::text, attempts FROM graphile_worker.jobs
  WHERE locked_by = ANY(${workerIds}) AND locked_at < now() - make_interval(secs => ${afterMs / 1000})`;

/**
 * Unlocks jobs, except those that were unlocked or locked again since they were found: each lock is
 * an attempt. The functions of the queue unlock either all jobs of a worker or none.
 */
export const unlockJobsSql = (jobs: LockedJob[]) => sql`
  WITH job AS (
    UPDATE graphile_worker._private_jobs job SET locked_at = NULL, locked_by = NULL
    FROM unnest(${jobs.map(({ id }) => id)}::bigint[], ${jobs.map(({ attempts }) => attempts)}::int[]) AS found(id, attempts)
    WHERE job.id = found.id AND job.attempts = found.attempts AND job.locked_at IS NOT NULL RETURNING job.job_queue_id
  )
  UPDATE graphile_worker._private_job_queues AS queue SET locked_at = NULL, locked_by = NULL
  FROM job WHERE queue.id = job.job_queue_id`;
