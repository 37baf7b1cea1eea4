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

/** Returns the number of rows that the planner assumes: -1 if the table was never analysed. */
export const estimateRows = (connectionString: string, table: string) =>
  withClient(connectionString, async (client) => {
    const query = 'SELECT reltuples FROM pg_class WHERE oid = $1::regclass';
    return (await client.query<{ reltuples: number }>(query, [table])).rows[0]?.reltuples;
  });

async function withClient<T>(connectionString: string, use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}
