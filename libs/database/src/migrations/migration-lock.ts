import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { queryOn } from '../connection/run-on-pool.ts';
import { advisoryLockHolders, holdLockInTransaction } from '../statements/advisory-locks-sql.ts';

const LOCK = 7_276_501; // also used by earlier releases
const POLL_INTERVAL_MS = 200;
const REPORT_INTERVAL_MS = 10_000;

export interface MigrationLockOptions {
  timeoutMs: number;
  onWait: (message: string) => void;
}

/**
 * Excludes other runners until it is disposed of. The lock belongs to an idle transaction: it
 * cannot outlive its connection, and has no snapshot for which CREATE INDEX CONCURRENTLY would
 * wait.
 */
export async function acquireMigrationLock(
  config: pg.ClientConfig,
  { timeoutMs, onWait }: MigrationLockOptions,
) {
  const client = new pg.Client(config);
  client.on('error', () => undefined); // `isHeld` reports it
  await client.connect();
  const query = queryOn(client);
  const startedAt = performance.now();
  let reportAt = startedAt + REPORT_INTERVAL_MS;
  async function waitForHolder(): Promise<void> {
    const holder = `Another migrate is running: ${(await advisoryLockHolders(query, LOCK)) ?? 'it has just ended'}.`;
    if (performance.now() > startedAt + timeoutMs)
      throw new Error(
        `${holder} Gave up after ${String(Math.round(timeoutMs / 1000))} s. Run migrate again later.`,
      );
    if (performance.now() > reportAt) {
      onWait(`${holder} Waiting for it.`);
      reportAt += REPORT_INTERVAL_MS;
    }
    await sleep(POLL_INTERVAL_MS);
  }
  try {
    await holdLockInTransaction(query, LOCK, waitForHolder);
  } catch (error) {
    await client.end();
    throw error;
  }
  let isConnected = true;
  client.once('end', () => (isConnected = false));
  return { isHeld: () => isConnected, [Symbol.asyncDispose]: () => client.end() };
}
