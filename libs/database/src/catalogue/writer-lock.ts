import { setTimeout as pause } from 'node:timers/promises';
import sql from 'sql-template-tag';
import type { Query } from '../connect.ts';
import { advisoryLockHolders } from '../lock-holders.ts';

const TURN_LOCK = 7_276_506;
const POLL_INTERVAL_MS = 100;
const IDLE_MS = 1_000;
/** A large source may take an hour; one that takes longer than this has most likely stopped. */
const TIMEOUT_MS = 2 * 60 * 60_000;

/**
 * Lets runs over several sources take turns: what one is about to add, the next one must be able to see. A run keeps its turn while it has
 * work; one that waits for its source for a second calls `settle`, and lets others in. Work is done one after the other.
 */
export function createWriterLock(query: Query, settle: () => Promise<void>, timeoutMs = TIMEOUT_MS) {
  let isHeld = false;
  let last: Promise<unknown> = Promise.resolve();
  let idle: NodeJS.Timeout | undefined;

  function inOrder<Result>(work: () => Promise<Result>): Promise<Result> {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  }

  async function take(): Promise<void> {
    const deadline = performance.now() + timeoutMs;
    while (!isHeld) {
      isHeld = await tryLock(query);
      if (isHeld) return;
      if (performance.now() > deadline) throw await turnTimeout(query, timeoutMs);
      await pause(POLL_INTERVAL_MS);
    }
  }

  async function release(): Promise<void> {
    if (!isHeld) return;
    await settle();
    await query(sql`SELECT pg_advisory_unlock(${TURN_LOCK})`);
    isHeld = false;
  }

  /** Does some work in this run's turn. */
  const work = <Result>(task: () => Promise<Result>): Promise<Result> => {
    clearTimeout(idle);
    return inOrder(async () => {
      await take();
      const result = await task();
      idle = setTimeout(() => void inOrder(release).catch(() => undefined), IDLE_MS); // a failure is told by the next work
      return result;
    });
  };

  /** Ends with the session, which gives the turn back. */
  const end = async (): Promise<void> => {
    clearTimeout(idle);
    await last;
    clearTimeout(idle);
  };
  return { work, end };
}

async function tryLock(query: Query): Promise<boolean> {
  const [turn] = await query<{ held: boolean }>(sql`SELECT pg_try_advisory_lock(${TURN_LOCK}) AS held`);
  return turn?.held ?? false;
}

async function turnTimeout(query: Query, timeoutMs: number): Promise<Error> {
  const holder = (await advisoryLockHolders(query, TURN_LOCK)) ?? 'it has just ended';
  return new Error(
    `Another run is writing to the catalogue: ${holder}. Gave up after ${String(Math.round(timeoutMs / 60_000))} minutes; run it again later.`,
  );
}
