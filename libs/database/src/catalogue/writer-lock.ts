import { setTimeout as sleep } from 'node:timers/promises';
import type { Query } from '../connection/connect.ts';
import { advisoryLockHolders, tryLock, unlock } from '../statements/advisory-locks-sql.ts';

const WRITER_LOCK = 7_276_506;
const POLL_INTERVAL_MS = 100;
const IDLE_MS = 1_000;
/** A large source takes up to an hour. A run that takes longer than this is assumed to hang. */
const TIMEOUT_MS = 2 * 60 * 60_000;

/**
 * Serialises writers across processes: each must see the rows that the previous one inserted. A run
 * releases the lock after one second without work, and calls `beforeRelease` first. Work of one run
 * is executed in order.
 */
export function createWriterLock(
  query: Query,
  beforeRelease: () => Promise<void>,
  timeoutMs = TIMEOUT_MS,
) {
  let isHeld = false;
  let last: Promise<unknown> = Promise.resolve();
  let idle: NodeJS.Timeout | undefined;

  function inOrder<Result>(work: () => Promise<Result>): Promise<Result> {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  }

  async function acquire(): Promise<void> {
    const deadline = performance.now() + timeoutMs;
    while (!isHeld) {
      isHeld = await tryLock(query, WRITER_LOCK);
      if (isHeld) return;
      if (performance.now() > deadline) throw await lockTimeout(query, timeoutMs);
      await sleep(POLL_INTERVAL_MS);
    }
  }

  async function release(): Promise<void> {
    if (!isHeld) return;
    await beforeRelease();
    await unlock(query, WRITER_LOCK);
    isHeld = false;
  }

  const run = <Result>(task: () => Promise<Result>): Promise<Result> => {
    clearTimeout(idle);
    return inOrder(async () => {
      await acquire();
      const result = await task();
      // the next task reports a failure
      idle = setTimeout(() => void inOrder(release).catch(() => undefined), IDLE_MS);
      return result;
    });
  };

  /** The lock itself is released when the session closes. */
  const close = async (): Promise<void> => {
    clearTimeout(idle);
    await last;
    clearTimeout(idle);
  };
  return { run, close };
}

async function lockTimeout(query: Query, timeoutMs: number): Promise<Error> {
  const holder = (await advisoryLockHolders(query, WRITER_LOCK)) ?? 'it has just ended';
  return new Error(
    `Another run is writing to the catalogue: ${holder}. Timed out after ${String(Math.round(timeoutMs / 60_000))} minutes. Run the command again later.`,
  );
}
