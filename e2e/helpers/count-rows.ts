import pg from 'pg';

/** Returns the number of rows of every table of Marquee and of its job queue. */
export const countRows = (connectionString: string) =>
  withClient(connectionString, async (client) => {
    const { rows } = await client.query<{ name: string }>(`
      SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
      WHERE schemaname NOT IN ('pg_catalog', 'information_schema') ORDER BY name`);
    const counts: Record<string, number> = {};
    for (const { name } of rows) {
      const counted = await client.query<{ count: number }>(`SELECT count(*)::int FROM ${name}`);
      counts[name] = counted.rows[0]?.count ?? 0;
    }
    return counts;
  });

/** Returns whether the planner has statistics of a table. */
export const hasStatistics = (connectionString: string, table: string) =>
  withClient(connectionString, async (client) => {
    const { rowCount } = await client.query('SELECT 1 FROM pg_stats WHERE tablename = $1', [table]);
    return rowCount !== 0;
  });

async function withClient<T>(
  connectionString: string,
  use: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}
