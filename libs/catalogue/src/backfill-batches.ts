import { setImmediate } from 'node:timers/promises';
import type { Database, Query } from '@marquee/database';
import { withTransaction } from '@marquee/database/catalogue';
import { runExclusively } from './curate/run-exclusively.ts';

export interface BackfillOptions {
  maxEvents: number;
  signal?: AbortSignal;
}

interface Batches {
  isDone: () => Promise<boolean>;
  /** Completes the next events in one transaction, and returns their number. */
  run: (query: Query) => Promise<number>;
}

/**
 * Completes stored events in batches, up to `maxEvents`, and returns their number. Ingest runs may
 * write between two batches.
 */
export async function backfillBatches(
  database: Pick<Database, 'openSession'>,
  { isDone, run }: Batches,
  { maxEvents, signal }: BackfillOptions,
): Promise<number> {
  let done = 0;
  while (done < maxEvents && signal?.aborted !== true && !(await isDone())) {
    done += await runExclusively(database, (session) =>
      withTransaction(session, () => run(session.query)),
    );
    await setImmediate();
  }
  return done;
}
