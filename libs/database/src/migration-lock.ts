// SQL because Prisma cannot express it: sessions, advisory locks and the lock tables of PostgreSQL.
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import sql from 'sql-template-tag';
import { advisoryLockHolders } from './lock-holders.ts';
import { queryOn } from './run-on-pool.ts';

const LOCK = 7_276_501; // also used by earlier releases
const POLL_INTERVAL_MS = 200;
const REPORT_INTERVAL_MS = 10_000;

export interface MigrationLockOptions {
  timeoutMs: number;
  onWait: (message: string) => void;
}

/**
 * Excludes other runners until it is disposed of. The lock belongs to an idle transaction: it cannot outlive its connection, and has no
 * snapshot for which CREATE INDEX CONCURRENTLY would wait.
 */
export async function acquireMigrationLock(config: pg.ClientConfig, { timeoutMs, onWait }: MigrationLockOptions) {
  const client = new pg.Client(config);
  client.on('error', () => undefined); // `isHeld` reports it
  await client.connect();
  const query = queryOn(client);
  const startedAt = performance.now();
  let reportAt = startedAt + REPORT_INTERVAL_MS;
  try {
    await query(sql`BEGIN`);
    while (!(await tryLock())) {
      const holder = `Another migrate is running: ${(await advisoryLockHolders(query, LOCK)) ?? 'it has just ended'}.`;
      if (performance.now() > startedAt + timeoutMs)
        throw new Error(`${holder} Gave up after ${String(Math.round(timeoutMs / 1000))} s. Run migrate again later.`);
      if (performance.now() > reportAt) {
        onWait(`${holder} Waiting for it.`);
        reportAt += REPORT_INTERVAL_MS;
      }
      await sleep(POLL_INTERVAL_MS);
    }
    // Must be the last statement, without parameters: one with parameters retains its snapshot until the next one.
    await query(sql`SET LOCAL idle_in_transaction_session_timeout = 0`);
  } catch (error) {
    await client.end();
    throw error;
  }

  async function tryLock(): Promise<boolean> {
    const [lock] = await query<{ held: boolean }>(sql`SELECT pg_try_advisory_xact_lock(${LOCK}) AS held`);
    return lock?.held ?? false;
  }
  let isConnected = true;
  client.once('end', () => (isConnected = false));
  return { isHeld: () => isConnected, [Symbol.asyncDispose]: () => client.end() };
}
