import { setImmediate } from 'node:timers/promises';
import type { Database, Session } from '@marquee/database';
import { allSettled, findStored, findTrust, listOverrides, withTransaction } from '@marquee/database/catalogue';
import { DEMO_SOURCE } from '@marquee/domain';
import { SAME_PLACE_KM } from '@marquee/matching';
import { backfill } from './backfill.ts';
import { computeBatch, type ComputedBatch } from './compute-batch.ts';
import { createPreparer } from './create-preparer.ts';
import { NO_WRITE, startWrite } from './in-flight-write.ts';
import type { IncomingListing } from './incoming-listing.ts';
import { writeBatch, type WriteContext } from './write-batch.ts';

export interface BatchResult {
  created: number;
  changed: number;
  unchanged: number;
  /** The created listings that were merged into an existing event. */
  merged: number;
  /** Ids that occurred earlier in the same run. The first record of an id counts. */
  duplicateIds: string[];
}

interface PipelineParts {
  database: Pick<Database, 'prisma'>;
  session: Session;
  run: WriteContext;
  /** Called after each committed batch. */
  onWritten: (result: BatchResult) => void;
}

/** Writes batches in a pipeline: PostgreSQL writes one batch while Node.js computes the next one. */
export async function createPipeline({ database, session, run, onWritten }: PipelineParts) {
  const { query, source, keyFilter } = run;
  const context = {
    source: { id: source.id, trust: await findTrust(database, source.id), demo: source.name === DEMO_SOURCE },
    overrides: await listOverrides(database),
  };
  const { prepare, observe } = createPreparer();
  let isBackfilled = false;
  let computed: ComputedBatch | null = null;
  let writing = NO_WRITE;

  async function add(listings: IncomingListing[]): Promise<void> {
    if (!isBackfilled) await backfill(database, query);
    isBackfilled = true;
    await writing.sent;
    const [, stored] = await allSettled([
      writing.done,
      findStored(query, { sourceId: source.id, maxDistanceKm: SAME_PLACE_KM, keyFilter }, listings),
    ]);
    observe(stored);
    const inFlight = computed;
    writing = startWrite((onSent) => write(inFlight, onSent));
    await setImmediate(); // sends the first statements before the computation blocks the event loop
    computed = await computeBatch(context, stored, inFlight);
  }
  async function write(batch: ComputedBatch | null, onSent: () => void): Promise<void> {
    if (!batch) return;
    await withTransaction(session, () => writeBatch(run, batch), onSent);
    run.entities.commit();
    run.search.commit();
    onWritten(toBatchResult(batch));
  }
  /** Writes the batches that are still in flight. */
  async function flush(): Promise<void> {
    await writing.done;
    const last = computed;
    writing = startWrite((onSent) => write(last, onSent));
    computed = null;
    await writing.done;
  }
  return { prepare, add, flush };
}

const toBatchResult = ({ created, changed, unchanged, duplicateIds }: ComputedBatch): BatchResult => ({
  created: created.length,
  changed: changed.length,
  unchanged: unchanged.length,
  merged: created.filter(({ matched_by }) => matched_by !== null).length,
  duplicateIds,
});
