import { setImmediate } from 'node:timers/promises';
import type { Database, Session } from '@marquee/database';
import {
  allSettled,
  describeRefusal,
  findStored,
  findTrust,
  listOverrides,
  withTransaction,
} from '@marquee/database/catalogue';
import { DEMO_SOURCE } from '@marquee/domain';
import { isRelocated, SAME_PLACE_KM } from '@marquee/matching';
import { backfill } from './backfill.ts';
import { computeBatch, type ComputedBatch } from './compute-batch.ts';
import { createPreparer } from './create-preparer.ts';
import { NO_WRITE, startWrite } from './in-flight-write.ts';
import type { IncomingListing } from './incoming-listing.ts';
import { writeAccepted, type OnRefused } from './write-accepted.ts';
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
  onRefused: OnRefused;
}

/**
 * Writes batches in a pipeline: PostgreSQL writes one batch while Node.js computes the next one.
 */
// eslint-disable-next-line max-lines-per-function -- a factory whose functions share the batch in flight
export async function createPipeline({
  database,
  session,
  run,
  onWritten,
  onRefused,
}: PipelineParts) {
  const { query, source, keyFilter } = run;
  const context = {
    source: {
      id: source.id,
      name: source.name,
      trust: await findTrust(database, source.id),
      demo: source.name === DEMO_SOURCE,
    },
    overrides: await listOverrides(database),
  };
  const { prepare, observe } = createPreparer();
  let isBackfilled = false;
  let computed: ComputedBatch | null = null;
  let writing = NO_WRITE;
  let isOutdated = false;
  const readStored = (listings: IncomingListing[], isRepeat: boolean) =>
    findStored(
      query,
      { sourceId: source.id, maxDistanceKm: SAME_PLACE_KM, isRelocated, keyFilter, isRepeat },
      listings,
    );
  const recompute = async (listings: IncomingListing[]) =>
    computeBatch(context, await readStored(listings, true), null);

  async function add(listings: IncomingListing[]): Promise<void> {
    if (!isBackfilled) await backfill(database, query);
    isBackfilled = true;
    await writing.sent;
    const [, stored] = await allSettled([writing.done, readStored(listings, false)]);
    observe(stored);
    const inFlight = await takeComputed();
    writing = startWrite((onSent) => writeOrSplit(inFlight, onSent));
    await setImmediate(); // sends the first statements before the computation blocks the event loop
    computed = await computeBatch(context, stored, inFlight);
  }
  async function write(batch: ComputedBatch | null, onSent?: () => void): Promise<void> {
    if (!batch) return;
    await withTransaction(session, () => writeBatch(run, batch), onSent);
    run.entities.commit();
    run.search.commit();
    onWritten(toBatchResult(batch));
  }
  async function writeOrSplit(batch: ComputedBatch | null, onSent: () => void): Promise<void> {
    try {
      await write(batch, onSent);
    } catch (error) {
      if (!batch || describeRefusal(error) === null) throw error;
      isOutdated = true; // the next batch was computed as if this one were stored
      onWritten({
        created: 0,
        changed: 0,
        unchanged: 0,
        merged: 0,
        duplicateIds: batch.duplicateIds,
      });
      await writeAccepted(batch.fresh, { recompute, write, onRefused });
    }
  }
  /**
   * Returns the batch to write next. Computes it again if a part of the batch before it was
   * refused.
   */
  async function takeComputed(): Promise<ComputedBatch | null> {
    const batch =
      computed && isOutdated
        ? { ...(await recompute(computed.fresh)), duplicateIds: computed.duplicateIds }
        : computed;
    isOutdated = false;
    return batch;
  }
  /** Writes the batches that are still in flight. */
  async function flush(): Promise<void> {
    await writing.done;
    const last = await takeComputed();
    writing = startWrite((onSent) => writeOrSplit(last, onSent));
    computed = null;
    await writing.done;
  }
  return { prepare, add, flush };
}

const toBatchResult = ({
  created,
  changed,
  unchanged,
  duplicateIds,
}: ComputedBatch): BatchResult => ({
  created: created.length,
  changed: changed.length,
  unchanged: unchanged.length,
  merged: created.filter(({ matched_by }) => matched_by !== null).length,
  duplicateIds,
});
