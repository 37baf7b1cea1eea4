import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { queryOn } from '../connection/run-on-pool.ts';
import { describeBlockers } from '../statements/advisory-locks-sql.ts';

export interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

export interface LockWaits {
  /**
   * Maximum wait for a lock. Keep it below PostgreSQL's deadlock_timeout (1 s): other statements
   * queue behind the waiting one, and in a deadlock the migration gives up before a reader does.
   */
  lockTimeoutMs: number;
  attempts: number;
  retryMs: number;
  onWait: (message: string) => void;
}

const RECORD = `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count) VALUES ($1, $2, $3, now(), 1)`;
const LOCK_NOT_AVAILABLE = '55P03';
const DEADLOCK_DETECTED = '40P01';
const POLL_INTERVAL_MS = 250;
const REPORT_INTERVAL_MS = 10_000;

/** First line of a migration with a single statement that PostgreSQL refuses in a transaction. */
const OUTSIDE_TRANSACTION = /^-- migrate: no-transaction\s*\n/;
const CONCURRENT_INDEX =
  /^\s*CREATE\s+(?:UNIQUE\s+)?INDEX\s+CONCURRENTLY\s+(?:IF\s+NOT\s+EXISTS\s+)?"?(\w+)"?\s+ON\s/im;

export interface Runner {
  client: pg.Client;
  watcher: pg.Client;
  waits: LockWaits;
}

export const applyMigration = (runner: Runner, migration: Migration): Promise<void> =>
  OUTSIDE_TRANSACTION.test(migration.sql)
    ? applyOutsideTransaction(runner, migration)
    : applyWithRetries(runner, migration);

async function applyWithRetries(
  { client, watcher, waits }: Runner,
  migration: Migration,
): Promise<void> {
  const { lockTimeoutMs, attempts, retryMs, onWait } = waits;
  for (let attempt = 1; ; attempt++) {
    const watch = await watchBlockers(client, watcher);
    const failure = await applyInTransaction(client, migration, lockTimeoutMs).then(
      () => null,
      (error: unknown) => ({ cause: error }),
    );
    const blockers = await watch.stop();
    if (!failure) return;
    const code = errorCode(failure.cause);
    if (code !== LOCK_NOT_AVAILABLE && code !== DEADLOCK_DETECTED)
      throw new Error(
        `Migration ${migration.name} failed and was rolled back: ${reasonOf(failure.cause)} Remove the cause, and migrate again.`,
        failure,
      );
    const wait =
      code === DEADLOCK_DETECTED
        ? 'was in a deadlock over a lock'
        : `waited ${String(lockTimeoutMs / 1000)} s for a lock`;
    const waited = `Migration ${migration.name} ${wait} held by ${blockers ?? 'another process'}`;
    if (attempt >= attempts)
      throw new Error(
        `${waited}. Gave up after ${String(attempts)} attempts. The migration was rolled back.`,
        failure,
      );
    onWait(`${waited}. Attempt ${String(attempt + 1)} of ${String(attempts)} follows.`);
    await sleep(retryMs);
  }
}

async function applyInTransaction(
  client: pg.Client,
  { name, sql, checksum }: Migration,
  lockTimeoutMs: number,
): Promise<void> {
  try {
    await client.query(`BEGIN; SET LOCAL lock_timeout = ${String(lockTimeoutMs)}`);
    await client.query(sql);
    await client.query(RECORD, [randomUUID(), checksum, name]);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}

/** A killed run leaves an invalid index, which is rebuilt, or a valid one without a record. */
async function applyOutsideTransaction(
  { client, watcher, waits }: Runner,
  { name, sql, checksum }: Migration,
): Promise<void> {
  const watch = await watchBlockers(client, watcher, (blockers) => {
    waits.onWait(`Migration ${name} waits for ${blockers}.`);
  });
  try {
    const index = CONCURRENT_INDEX.exec(sql)?.[1];
    const isValid = index === undefined ? null : await isIndexValid(client, index);
    if (index !== undefined && isValid === false)
      await client.query(`DROP INDEX CONCURRENTLY ${index}`);
    if (isValid !== true) await client.query(sql);
    await client.query(RECORD, [randomUUID(), checksum, name]);
  } catch (error) {
    throw new Error(`Migration ${name} failed: ${reasonOf(error)} The next migrate repeats it.`, {
      cause: error,
    });
  } finally {
    await watch.stop();
  }
}

async function isIndexValid(client: pg.Client, index: string): Promise<boolean | null> {
  const { rows } = await client.query<{ valid: boolean }>(
    'SELECT indisvalid AS valid FROM pg_index WHERE indexrelid = to_regclass($1)',
    [index],
  );
  return rows[0]?.valid ?? null;
}

/** Reports at intervals which processes block the client. `stop` returns the last ones. */
async function watchBlockers(
  client: pg.Client,
  watcher: pg.Client,
  report?: (blockers: string) => void,
) {
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  const pid = rows[0]?.pid ?? 0;
  const stopping = new AbortController();
  let seen: string | null = null;
  let reportAt = performance.now();
  const watching = (async () => {
    while (!stopping.signal.aborted) {
      const blockers = await describeBlockers(queryOn(watcher), pid);
      seen = blockers ?? seen;
      if (blockers !== null && performance.now() >= reportAt) {
        report?.(blockers);
        reportAt = performance.now() + REPORT_INTERVAL_MS;
      }
      await sleep(POLL_INTERVAL_MS, undefined, { signal: stopping.signal });
    }
  })().catch(() => undefined); // optional information
  const stop = async () => {
    stopping.abort();
    await watching;
    return seen;
  };
  return { stop };
}

const errorCode = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

/** The detail names the row, for example the duplicate key of a unique index. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return `${String(error)}.`;
  const detail = 'detail' in error && typeof error.detail === 'string' ? ` ${error.detail}` : '';
  return `${error.message}.${detail}`;
}
