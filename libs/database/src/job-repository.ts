import type { Database } from './connect.ts';
import { addJob, addJobsFor, type NewJob } from './job-queue-sql.ts';

export function createJobRepository({ query }: Pick<Database, 'query'>) {
  return {
    add: (job: NewJob & { key: string }): Promise<void> => addJob(query, job),
    /** Adds a job for each id. */
    addFor: (ids: string[], job: { task: string; field: string }): Promise<void> => addJobsFor(query, ids, job),
  };
}
export type JobRepository = ReturnType<typeof createJobRepository>;
