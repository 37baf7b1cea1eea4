import sql from 'sql-template-tag';
import type { Database } from './connect.ts';

export interface NewJob {
  task: string;
  payload?: object;
  /** A new job replaces a waiting one with the same key. */
  key: string;
  inSeconds?: number;
  /** Jobs with the same name run one after the other. */
  queueName?: string;
}

export function createJobRepository({ query }: Pick<Database, 'query'>) {
  async function add({ task, payload = {}, key, inSeconds = 0, queueName }: NewJob): Promise<void> {
    await query(sql`
      SELECT graphile_worker.add_job(${task}, ${JSON.stringify(payload)}::json, job_key => ${key}, queue_name => ${queueName ?? null},
        run_at => now() + make_interval(secs => ${inSeconds}))`);
  }
  return { add };
}
export type JobRepository = ReturnType<typeof createJobRepository>;
