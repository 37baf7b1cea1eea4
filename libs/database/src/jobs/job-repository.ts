import type { Database, Query } from '../connection/connect.ts';
import { queryIn } from '../connection/prisma.ts';
import { addJob, addJobsFor, findOldestDueS, type NewJob, type QueuedId } from './job-queue-sql.ts';

export function createJobRepository({
  query,
  prismaTransaction,
}: Pick<Database, 'query' | 'prismaTransaction'>) {
  return {
    add: (job: NewJob & { key: string }): Promise<void> => addJob(query, job),
    /** Adds a job and calls `within` in the same transaction. */
    addWith: (
      job: NewJob & { key: string },
      within: (query: Query) => Promise<unknown>,
    ): Promise<void> =>
      prismaTransaction(async (client) => {
        await addJob(queryIn(client), job);
        await within(queryIn(client));
      }),
    /** Adds a job for each id. */
    addFor: (ids: QueuedId[], job: { task: string; field: string }): Promise<void> =>
      addJobsFor(query, ids, job),
    findOldestDueS: (tasks: string[]): Promise<number> => findOldestDueS(query, tasks),
  };
}
export type JobRepository = ReturnType<typeof createJobRepository>;
