import type { Database } from '@marquee/database';

/** Counts the jobs that failed in their last attempt. */
export async function countFailedJobs({ query }: Pick<Database, 'query'>): Promise<number> {
  const [row] = await query<{ jobs: number }>({
    text: 'SELECT count(*)::int AS jobs FROM graphile_worker.jobs WHERE attempts >= max_attempts',
    values: [],
  });
  return row?.jobs ?? 0;
}

/** Counts the jobs that are waiting, running, or failed and due for a retry. */
export async function countJobs({ query }: Pick<Database, 'query'>): Promise<number> {
  const [row] = await query<{ jobs: number }>({
    text: 'SELECT count(*)::int AS jobs FROM graphile_worker.jobs',
    values: [],
  });
  return row?.jobs ?? 0;
}
