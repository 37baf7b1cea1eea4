import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import sql from 'sql-template-tag';
import { advisoryLockHolders } from './lock-holders.ts';
import { queryOn } from './run-on-pool.ts';

const LOCK = 7_276_501; // the same for all runners, and for those of earlier releases
const POLL_MS = 200;
const REPORT_EVERY_MS = 10_000;

export interface MigrationLockOptions {
  /** How long another runner is waited for. */
  timeoutMs: number;
  onWait: (sentence: string) => void;
}

/**
 * Keeps other runners out until it is disposed of. The lock belongs to a transaction, which is left idle: it cannot stay behind on a
 * connection, and holds no snapshot that CREATE INDEX CONCURRENTLY would wait for.
 */
export async function acquireMigrationLock(config: pg.ClientConfig, { timeoutMs, onWait }: MigrationLockOptions) {
  const client = new pg.Client(config);
  client.on('error', () => undefined); // `isHeld` reports it
  await client.connect();
  const query = queryOn(client);
  const startedAt = performance.now();
  let reportAt = startedAt + REPORT_EVERY_MS;
  try {
    await query(sql`BEGIN`);
    while (!(await tryLock())) {
      const holder = `Another migrate is running: ${(await advisoryLockHolders(query, LOCK)) ?? 'it has just ended'}.`;
      if (performance.now() > startedAt + timeoutMs)
        throw new Error(`${holder} Gave up after ${String(Math.round(timeoutMs / 1000))} s; run migrate again later.`);
      if (performance.now() > reportAt) {
        onWait(`${holder} Waiting for it.`);
        reportAt += REPORT_EVERY_MS;
      }
      await sleep(POLL_MS);
    }
    // Last, without parameters: a statement with parameters keeps its snapshot until another one follows.
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
