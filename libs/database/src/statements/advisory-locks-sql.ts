// SQL because Prisma cannot express it: advisory locks and the lock tables of PostgreSQL.
import sql, { type Sql } from 'sql-template-tag';
import type { Query } from '../connection/statement.ts';

/**
 * Waits for other transactions with a lock on the text, and locks it until the end of the caller’s
 * transaction.
 */
export async function lockText(query: Query, lockClass: number, text: string): Promise<void> {
  await query(sql`SELECT pg_advisory_xact_lock(${lockClass}::int, hashtext(${text}))::text`);
}

/** Locks the key for the session, unless another one owns it. */
export async function tryLock(query: Query, key: number): Promise<boolean> {
  const [lock] = await query<{ held: boolean }>(sql`SELECT pg_try_advisory_lock(${key}) AS held`);
  return lock?.held ?? false;
}

export async function unlock(query: Query, key: number): Promise<void> {
  await query(sql`SELECT pg_advisory_unlock(${key})`);
}

/**
 * Begins a transaction that owns the lock. Calls `onBusy`, outside a transaction, while another one
 * owns it. The transaction may be idle: its last statement has no parameters, because one with
 * parameters retains its snapshot until the next one. CREATE INDEX CONCURRENTLY of the owner waits
 * for snapshots, so it would wait for those who wait for the lock.
 */
export async function holdLockInTransaction(
  query: Query,
  key: number,
  onBusy: () => Promise<void>,
): Promise<void> {
  await query(sql`BEGIN`);
  while (!(await tryLockInTransaction(query, key))) {
    await query(sql`ROLLBACK`);
    await onBusy();
    await query(sql`BEGIN`);
  }
  await query(sql`SET LOCAL idle_in_transaction_session_timeout = 0`);
}

async function tryLockInTransaction(query: Query, key: number): Promise<boolean> {
  const [lock] = await query<{ held: boolean }>(
    sql`SELECT pg_try_advisory_xact_lock(${key}) AS held`,
  );
  return lock?.held ?? false;
}

interface Holder {
  pid: number;
  application: string;
  client: string | null;
  seconds: number | null;
  statement: string | null;
}

const HOLDER = sql`a.pid, a.application_name AS application, host(a.client_addr) AS client,
  extract(epoch FROM now() - a.xact_start)::int AS seconds, left(a.query, 120) AS statement`;

/** Describes the processes that own an advisory lock (`pg_advisory_lock(key)`), or returns null. */
export const advisoryLockHolders = (query: Query, key: number): Promise<string | null> =>
  holders(
    query,
    sql`
    SELECT ${HOLDER} FROM pg_locks l JOIN pg_stat_activity a USING (pid)
    WHERE l.locktype = 'advisory' AND l.granted AND l.classid = 0 AND l.objid = ${key}::bigint::oid AND l.objsubid = 1
      AND l.database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
  );

/**
 * Describes the processes that block another one, or returns null. A concurrent index build waits
 * for this very query, too.
 */
export const describeBlockers = (query: Query, pid: number): Promise<string | null> =>
  holders(
    query,
    sql`SELECT ${HOLDER} FROM pg_stat_activity a
      WHERE a.pid = ANY(pg_blocking_pids(${pid})) AND a.pid <> pg_backend_pid()`,
  );

async function holders(query: Query, statement: Sql): Promise<string | null> {
  const rows = await query<Holder>(statement);
  return rows.length === 0 ? null : rows.map(describe).join('; ');
}

function describe({ pid, application, client, seconds, statement }: Holder): string {
  const origin = [application || 'unnamed', client].filter(Boolean).join(' at ');
  const age = seconds === null ? '' : `, its transaction has been open for ${String(seconds)} s`;
  const last = statement ? `, its last statement: ${statement.replace(/\s+/g, ' ').trim()}` : '';
  return `process ${String(pid)} (${origin}${age}${last})`;
}
