// The cost of deleting the oldest of three months of changes, compared with dropping a partition.
import pg from 'pg';
import type { Row } from '../report.ts';

const MONTHS = 3;
const BATCH = 5_000;
const PAGES = 200;
const PAGE = 'SELECT * FROM changes WHERE id > $1 ORDER BY id LIMIT 100';

/** `changes` is the number of one month. */
export async function measureRetention(url: string, changes: number): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const seconds = async (run: () => Promise<unknown>) => {
    const startedAt = performance.now();
    await run();
    return (performance.now() - startedAt) / 1000;
  };
  await createTables(client);
  const rows: Row[] = [];
  for (const schema of ['plain', 'monthly']) {
    await client.query(`SET search_path = ${schema}, public`);
    const fill = await seconds(() => client.query(INSERT, [changes]));
    await client.query('VACUUM (ANALYZE) changes');
    const page = await seconds(() => readPages(client, changes));
    const remove = await seconds(() =>
      schema === 'plain' ? deleteMonth(client, changes) : client.query('DROP TABLE changes_1'),
    );
    const vacuum = schema === 'plain' ? await seconds(() => client.query('VACUUM changes')) : 0;
    rows.push({
      table: schema,
      'changes a month': String(changes),
      'insert, s': fill,
      'page of the feed, ms': (page / PAGES) * 1000,
      'removal of a month, s': remove,
      'vacuum after it, s': vacuum,
    });
  }
  await client.query('DROP SCHEMA plain CASCADE; DROP SCHEMA monthly CASCADE');
  await client.end();
  return rows;
}

const INSERT = `INSERT INTO changes (id, event_id, kind, changed_at)
  SELECT (month - 1) * $1::bigint + n, gen_random_uuid(), 'updated', make_date(2026, month, 1) + n * interval '28 days' / ($1::bigint + 1)
  FROM generate_series(1, ${String(MONTHS)}) month, generate_series(1, $1::bigint) n`;

async function readPages(client: pg.Client, changes: number): Promise<void> {
  for (let page = 0; page < PAGES; page++)
    await client.query(PAGE, [Math.floor((page / PAGES) * changes * MONTHS)]);
}

/** As the cleanup does. */
async function deleteMonth(client: pg.Client, changes: number): Promise<void> {
  for (let first = 1; first <= changes; first += BATCH)
    await client.query('DELETE FROM changes WHERE id BETWEEN $1 AND $2', [
      first,
      Math.min(first + BATCH - 1, changes),
    ]);
}

async function createTables(client: pg.Client): Promise<void> {
  await client.query(
    'DROP SCHEMA IF EXISTS plain CASCADE; DROP SCHEMA IF EXISTS monthly CASCADE; CREATE SCHEMA plain; CREATE SCHEMA monthly',
  );
  await client.query(`CREATE TABLE plain.changes (LIKE public.change INCLUDING INDEXES);
    CREATE TABLE monthly.changes (LIKE public.change) PARTITION BY RANGE (changed_at);
    ALTER TABLE monthly.changes ADD PRIMARY KEY (id, changed_at)`);
  for (let month = 1; month <= MONTHS; month++)
    await client.query(
      `CREATE TABLE monthly.changes_${String(month)} PARTITION OF monthly.changes FOR VALUES FROM ('2026-0${String(month)}-01') TO ('2026-0${String(month + 1)}-01')`,
    );
}
