// Files of days, read by DuckDB.
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createRepositories } from '@marquee/database';
import { newId } from '@marquee/domain';
import { ingest } from '@marquee/ingest';
import { openFileStore, type FileStore } from '@marquee/operations/pictures';
import { buildEvent } from '@marquee/sources/testing';
import { exportDays } from '../src/exports/export-days.ts';
import { createTestWorker, waitFor } from './create-test-worker.ts';

const DAY_MS = 86_400_000;
const ACCOUNT = '01a1fc09-c1ba-72a7-a60d-01ac57d6d205';
const VISITOR = '01a1fc09-c1ba-72a7-a60d-01ac57d6d206';

let folder: string;
let worker: Awaited<ReturnType<typeof createTestWorker>>;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marquee-exports-'));
  worker = await createTestWorker({ EXPORT_FOLDER: folder });
});
afterEach(async () => {
  await worker[Symbol.asyncDispose]();
  await rm(folder, { recursive: true });
});

const today = () => Math.floor(Date.now() / DAY_MS) * DAY_MS;
const daysAgo = (days: number) => new Date(today() - days * DAY_MS).toISOString().slice(0, 10);
/** A UUIDv7 of noon. */
const idOf = (days: number) => {
  const hex = (today() - days * DAY_MS + DAY_MS / 2).toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}${newId().slice(13)}`;
};
const click = (days: number, partner: string) =>
  worker.rows(`INSERT INTO click (id, event_id, partner, clicked_at, referring_host, address_hash)
    VALUES ('${idOf(days)}', '${VISITOR}', '${partner}', '${daysAgo(days)}T12:00:00Z', 'blog.example', 'ip-hash')`);

async function write(store = openFileStore({ folder })) {
  const deps = { ...createRepositories(worker.database), now: () => new Date() };
  return exportDays(deps, store, AbortSignal.timeout(60_000));
}

/** A store that is lost after some files. */
function openLostStore(files: number): FileStore {
  const store = openFileStore({ folder });
  let left = files;
  const write: FileStore['write'] = async (...file) => {
    if (left-- === 0) throw new Error('The store is lost.');
    await store.write(...file);
  };
  return { ...store, write };
}

async function query(sql: string): Promise<unknown[]> {
  const instance = await DuckDBInstance.create(':memory:');
  const connection = await instance.connect();
  const reader = await connection.runAndReadAll(sql.replaceAll('FOLDER', folder));
  return reader.getRowObjectsJson();
}

async function readAll(): Promise<Record<string, string>> {
  const names = await readdir(folder, { recursive: true });
  const files = names.filter((name) => name.endsWith('.parquet')).sort();
  const contents = await Promise.all(files.map((name) => readFile(join(folder, name), 'hex')));
  return Object.fromEntries(files.map((name, index) => [name, contents[index] ?? '']));
}

describe('the export of a day', () => {
  it('has the clicks, changes and requests of each day, without addresses', async () => {
    await click(1, 'seller.example');
    await click(1, 'seller.example');
    await click(2, 'other.example');
    await click(0, 'today.example');
    await worker.rows(`INSERT INTO account (id, email) VALUES ('${ACCOUNT}', 'ada@example.com')`);
    await worker.rows(
      `INSERT INTO usage_day VALUES ('${ACCOUNT}', '${daysAgo(1)}', 'list_events', 7)`,
    );
    await ingest(worker.database, {
      source: { name: 'agenda' },
      records: [buildEvent({ title: 'Night' }), buildEvent({ title: 'Day' })],
    });
    await worker.rows(`UPDATE change SET changed_at = '${daysAgo(1)}T23:59:59.999Z'`);
    const { jobs } = worker.start();
    await waitFor(jobs.isWorking);
    await worker.rows(`SELECT graphile_worker.add_job('export_days')`);
    await worker.jobsFinished('export_days');

    expect(
      await query(`SELECT partner, count(*)::int AS clicks, min(referring_host) AS host,
        min(clicked_at)::date::text AS day FROM read_parquet('FOLDER/clicks/*.parquet') GROUP BY 1 ORDER BY 1`),
    ).toEqual([
      { partner: 'other.example', clicks: 1, host: 'blog.example', day: daysAgo(2) },
      { partner: 'seller.example', clicks: 2, host: 'blog.example', day: daysAgo(1) },
    ]);
    expect(
      await query(`SELECT number::int AS number, kind, "into", changed_at::date::text AS day
        FROM 'FOLDER/changes/${daysAgo(1)}.parquet' ORDER BY 1`),
    ).toEqual([
      { number: 1, kind: 'created', into: null, day: daysAgo(1) },
      { number: 2, kind: 'created', into: null, day: daysAgo(1) },
    ]);
    expect(await query(`SELECT * FROM 'FOLDER/usage/*.parquet'`)).toEqual([
      { day: daysAgo(1), account_id: ACCOUNT, endpoint: 'list_events', requests: 7 },
    ]);
    const bytes = Buffer.from(Object.values(await readAll()).join(''), 'hex').toString('latin1');
    expect(bytes).not.toMatch(/ip-hash|ada@/);
  });

  it('is the same when it is written again, and complete after an interrupted run', async () => {
    await click(1, 'seller.example');
    await click(6, 'old.example');
    const days = await write();
    expect(days).toEqual(Array.from({ length: 89 }, (_, index) => daysAgo(index + 1)));
    const before = await readAll();
    expect(Object.keys(before)).toHaveLength(3 * 89);
    // An interrupted run leaves a day without its last file.
    for (const name of [`usage/${daysAgo(5)}`, `usage/${daysAgo(4)}`, `changes/${daysAgo(4)}`])
      await rm(join(folder, `${name}.parquet`));
    expect(await write()).toEqual([1, 2, 3, 4, 5].map(daysAgo));
    expect(await readAll()).toEqual(before);
  });

  it('has no gap after a first run that was interrupted', async () => {
    await expect(write(openLostStore(100))).rejects.toThrow('The store is lost.');
    await write();
    expect(Object.keys(await readAll())).toHaveLength(3 * 89);
  });

  it('contains clicks that arrived later, for three days', async () => {
    await write();
    await click(3, 'late.example');
    await write();
    expect(await query(`SELECT partner FROM 'FOLDER/clicks/${daysAgo(3)}.parquet'`)).toEqual([
      { partner: 'late.example' },
    ]);
  });

  it('writes more rows than a page, each once', async () => {
    await worker.rows(`INSERT INTO change (event_id, kind, changed_at)
      SELECT '${VISITOR}', 'updated', '${daysAgo(1)}T12:00:00Z' FROM generate_series(1, 10001)`);
    await write();
    expect(
      await query(`SELECT count(*)::int AS rows, count(DISTINCT number)::int AS numbers
        FROM 'FOLDER/changes/${daysAgo(1)}.parquet'`),
    ).toEqual([{ rows: 10_001, numbers: 10_001 }]);
  });

  it('is not written without a folder or a bucket', async () => {
    worker.start({ EXPORT_FOLDER: '' });
    await worker.rows(`SELECT graphile_worker.add_job('export_days')`);
    await worker.jobsFinished('export_days');
    await expect(stat(join(folder, 'clicks'))).rejects.toThrow('ENOENT');
  });
});
