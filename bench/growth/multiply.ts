// Multiplies the events of a catalogue with SQL: no pipeline, no index and no write-ahead log while
// the rows are written.
import { readFile } from 'node:fs/promises';
import pg from 'pg';
import type { Row } from '../report.ts';

// Facts are JSON text. Only the dates differ; cutting the text once is faster than parsing each
// copy.
const SPLIT_FACTS = `SELECT t.*, left(facts::text, start_at - 1) AS head, (facts->>'start_local')::date AS first_day, (facts->>'end_local')::date AS last_day,
  CASE WHEN end_at IS NULL THEN substr(facts::text, start_at + 10) ELSE substr(facts::text, start_at + 10, end_at - start_at - 10) END AS middle,
  substr(facts::text, end_at + 10) AS tail
  FROM claim t, LATERAL (SELECT position('"start_local":"' IN facts::text) + 15 AS start_at, nullif(position('"end_local":"' IN facts::text), 0) + 13 AS end_at) p`;

// The documents of search contain the month and the year.
const monthWords = (time: string) =>
  `ARRAY['#y' || extract(year FROM ${time}), '#m' || extract(month FROM ${time})]`;

interface Copied {
  /** The column that refers to the event. */
  event: string;
  /** Expressions of the columns that differ in copies: c is the copy, b the original. */
  differs: Readonly<Record<string, string>>;
  /** What is computed once for each original, as further columns of b. */
  prepared?: string;
}

const TABLES: Readonly<Record<string, Copied>> = {
  event: {
    event: 'id',
    differs: {
      slug: `CASE c.copy WHEN 0 THEN b.slug ELSE left(b.slug, 79) || '-' || c.copy || '-' || right(b.id::text, 12) END`,
      starts_at: 'c.starts_at',
      runs_until: 'c.runs_until',
      ends_at: `((b.ends_at AT TIME ZONE b.timezone) + c.days * interval '1 day') AT TIME ZONE b.timezone`,
      start_local: `b.start_local + c.days * interval '1 day'`,
      until_local: `b.until_local + c.days * interval '1 day'`,
      created_at: `b.created_at - c.copy * interval '300 days' / :copies`,
      updated_at: `b.updated_at - c.copy * interval '300 days' / :copies`,
    },
  },
  claim: {
    event: 'event_id',
    differs: {
      source_event_id: `b.source_event_id || CASE WHEN c.copy > 0 THEN '-' || c.copy ELSE '' END`,
      facts: `CASE c.copy WHEN 0 THEN b.facts ELSE (b.head || to_char(b.first_day + c.days, 'YYYY-MM-DD') || b.middle
        || CASE WHEN b.last_day IS NULL THEN '' ELSE to_char(b.last_day + c.days, 'YYYY-MM-DD') || b.tail END)::json END`,
    },
    prepared: SPLIT_FACTS,
  },
  event_artist: {
    event: 'event_id',
    differs: { starts_at: 'c.starts_at', runs_until: 'c.runs_until' },
  },
  event_search: {
    event: 'event_id',
    differs: {
      starts_at: 'c.starts_at',
      runs_until: 'c.runs_until',
      document: `CASE c.copy WHEN 0 THEN b.document ELSE b.undated || array_to_tsvector(${monthWords('c.starts_at')}) END`,
    },
    prepared: `SELECT t.*, ts_delete(document, ${monthWords('starts_at')}) AS undated FROM event_search t`,
  },
  match_key: { event: 'event_id', differs: { day: 'b.day + c.days' } },
  change: {
    event: 'event_id',
    differs: {
      id: 'b.id + c.copy * (SELECT max(id) FROM growth_change)',
      changed_at: `now() - interval '90 days' * (1 - c.copy / :copies::float8)`,
    },
  },
};

/**
 * Returns seconds by step. `copies` includes the original events. Needs wal_level=minimal to write
 * no log.
 */
export async function multiplyEvents(url: string, copies: number): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url, application_name: 'growth' });
  await client.connect();
  const rows: Row[] = [];
  const step = async (name: string, run: () => Promise<unknown>) => {
    const startedAt = performance.now();
    await run();
    rows.push({ step: name, seconds: (performance.now() - startedAt) / 1000 });
  };
  const fill = await readFile(new URL('multiply.sql', import.meta.url), 'utf8');
  await client.query(
    "SET work_mem = '256MB'; SET maintenance_work_mem = '1GB'; SET max_parallel_maintenance_workers = 2",
  );
  await step('dates', () => client.query(fill.replaceAll(':copies', String(copies))));
  for (const table of Object.keys(TABLES)) await multiplyTable(client, { table, copies, step });
  await client.query(
    `SELECT setval(pg_get_serial_sequence('change', 'id'), (SELECT max(id) FROM change))`,
  );
  await client.query('DROP TABLE growth_copy');
  await step('vacuum and analyse', () => client.query('VACUUM (ANALYZE, PARALLEL 2)'));
  await client.end();
  return rows;
}

interface TableStep {
  table: string;
  copies: number;
  step: (name: string, run: () => Promise<unknown>) => Promise<void>;
}

/**
 * The table is truncated in the transaction that fills it, so its rows and indexes are not logged.
 */
async function multiplyTable(client: pg.Client, { table, copies, step }: TableStep): Promise<void> {
  const { event = '', differs = {}, prepared = `SELECT * FROM "${table}"` } = TABLES[table] ?? {};
  await client.query(
    `BEGIN; CREATE TEMP TABLE growth_${table} ON COMMIT DROP AS ${prepared}; ANALYZE growth_${table}`,
  );
  const indexes = await readIndexes(client, table);
  await client.query([`TRUNCATE "${table}"`, ...indexes.map(({ drop }) => drop)].join(';'));
  const columns = (await client.query(`SELECT * FROM "${table}" LIMIT 0`)).fields.map(
    ({ name }) => name,
  );
  const values = columns
    .map((name) => differs[name] ?? (name === event ? 'c.id' : `b."${name}"`))
    .join(', ');
  await step(`${table}: rows`, () =>
    client.query(
      `INSERT INTO "${table}" (${columns.map((name) => `"${name}"`).join(', ')}) SELECT ${values.replaceAll(':copies', String(copies))}
       FROM growth_copy c JOIN growth_${table} b ON b.${event} = c.base_id`,
    ),
  );
  await step(`${table}: ${String(indexes.length)} indexes`, () =>
    client.query(indexes.map(({ create }) => create).join(';')),
  );
  await client.query('COMMIT');
}

/**
 * Returns statements that drop and create the indexes of a table, with the constraints that own
 * some of them.
 */
async function readIndexes(
  client: pg.Client,
  table: string,
): Promise<{ drop: string; create: string }[]> {
  const { rows } = await client.query<{ drop: string; create: string }>(
    `SELECT CASE WHEN c.conname IS NULL THEN 'DROP INDEX ' || i.indexrelid::regclass
       ELSE format('ALTER TABLE %s DROP CONSTRAINT %I', i.indrelid::regclass, c.conname) END AS drop,
     CASE WHEN c.conname IS NULL THEN pg_get_indexdef(i.indexrelid)
       ELSE format('ALTER TABLE %s ADD CONSTRAINT %I %s', i.indrelid::regclass, c.conname, pg_get_constraintdef(c.oid)) END AS create
     FROM pg_index i LEFT JOIN pg_constraint c ON c.conindid = i.indexrelid AND c.contype IN ('p', 'u')
     WHERE i.indrelid = $1::regclass`,
    [`"${table}"`],
  );
  return rows;
}
