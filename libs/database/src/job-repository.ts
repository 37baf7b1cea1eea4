import sql from 'sql-template-tag';
import type { Database } from './connect.ts';

export interface NewJob {
  task: string;
  payload?: object;
  /** Of one key one job waits at most; a newer one takes its place. */
  key: string;
  inSeconds?: number;
  /** Jobs of one line are run one after the other. */
  line?: string;
}

/** Adds jobs that follow from nothing in a transaction. */
export function createJobRepository({ query }: Pick<Database, 'query'>) {
  async function add({ task, payload = {}, key, inSeconds = 0, line }: NewJob): Promise<void> {
    await query(sql`
      SELECT graphile_worker.add_job(${task}, ${JSON.stringify(payload)}::json, job_key => ${key}, queue_name => ${line ?? null},
        run_at => now() + make_interval(secs => ${inSeconds}))`);
  }
  return { add };
}
export type JobRepository = ReturnType<typeof createJobRepository>;
