import type { Database } from './connect.ts';
import { addJob, type NewJob } from './job-queue-sql.ts';

export function createJobRepository({ query }: Pick<Database, 'query'>) {
  return { add: (job: NewJob & { key: string }): Promise<void> => addJob(query, job) };
}
export type JobRepository = ReturnType<typeof createJobRepository>;
