import type { Database } from '@marquee/database';

/** Jobs that are not done: those that wait, are worked on, or failed and are to be tried again. */
export async function countJobs({ query }: Pick<Database, 'query'>): Promise<number> {
  const [row] = await query<{ jobs: number }>({
    text: 'SELECT count(*)::int AS jobs FROM graphile_worker.jobs',
    values: [],
  });
  return row?.jobs ?? 0;
}
