// A catalogue of ten million events next to one of 100,000: filling, sizes, reads, ingest and
// retention.
import pg from 'pg';
import { startEmbeddedPostgres } from '../../tools/postgres/embedded-postgres.ts';
import { freshDatabase } from '../fresh-database.ts';
import { table } from '../report.ts';
import { ingestBase } from './base.ts';
import { measureIngests } from './ingests.ts';
import { multiplyEvents } from './multiply.ts';
import { measureReads } from './reads.ts';
import { measureRetention } from './retention.ts';
import { measureSizes } from './sizes.ts';

const INGESTED = 50_000;
const SMALL = 100_000;
const REQUESTS = 200;
const CHANGES_A_MONTH = 3_000_000;
// No write-ahead log for tables that are filled in one transaction, and no waiting for the disk.
// The measured reads do not write.
const SETTINGS = [
  'fsync=off',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'maintenance_work_mem=1GB',
];

/** Uses the catalogues of an earlier run with the same number of events. */
export async function measureGrowth(events: number): Promise<void> {
  const server = await startEmbeddedPostgres({ folder: '.data/growth', settings: SETTINGS });
  const [base, small, large] = ['base', 'small', `large_${String(events)}`].map((name) =>
    server.url(`growth_${name}`),
  ) as Urls;
  const print = (title: string, rows: Parameters<typeof table>[0]) => {
    console.log(`\n### ${title}\n\n${table(rows)}`);
  };
  try {
    const { postgres, exists, copy } = await administer(server.url('postgres'));
    if (!(await exists(large))) {
      await freshDatabase(server.url('postgres'), base);
      await ingestBase(base, INGESTED);
      await copy(base, small);
      await copy(base, `${large}_unfinished`);
      await multiplyEvents(small, SMALL / INGESTED);
      print('filling', await multiplyEvents(`${large}_unfinished`, Math.ceil(events / INGESTED)));
      await postgres.query(`ALTER DATABASE ${nameIn(large)}_unfinished RENAME TO ${nameIn(large)}`);
    }
    print('sizes, small', await measureSizes(small));
    print('sizes, large', await measureSizes(large));
    print('reads', await measureReads({ small, large, requests: REQUESTS }));
    print('ingest', await measureIngests({ small, large, events: 10_000, rounds: 5 }));
    print('retention', await measureRetention(base, CHANGES_A_MONTH));
    await postgres.end();
  } finally {
    await server.stop();
  }
}

type Urls = [base: string, small: string, large: string];

const nameIn = (url: string) => new URL(url).pathname.slice(1);

async function administer(url: string) {
  const postgres = new pg.Client({ connectionString: url });
  await postgres.connect();
  const exists = async (database: string) =>
    (await postgres.query('SELECT FROM pg_database WHERE datname = $1', [nameIn(database)]))
      .rowCount === 1;
  const copy = async (from: string, to: string) => {
    await postgres.query(`DROP DATABASE IF EXISTS ${nameIn(to)} WITH (FORCE)`);
    await postgres.query(
      `CREATE DATABASE ${nameIn(to)} TEMPLATE ${nameIn(from)} STRATEGY file_copy`,
    );
  };
  return { postgres, exists, copy };
}
