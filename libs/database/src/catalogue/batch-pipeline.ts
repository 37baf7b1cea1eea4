import { setImmediate } from 'node:timers/promises';
import type { NormalisedEvent, MatchStrategy } from '@marquee/domain';
import sql from 'sql-template-tag';
import type { Query, Session } from '../connect.ts';
import { findStoredListings, assignListings, type AssignmentContext } from './assign-listings.ts';
import { backfillVenueKeys } from './backfill-venue-keys.ts';
import { toIncomingListing, type IncomingListing } from './listing-repository.ts';
import { mapYielding } from './map-yielding.ts';
import { backfillMatchKeys } from './match-key-repository.ts';
import { listOverrides } from './match-overrides.ts';
import { compareBatch, prepareBatch, type ComparedBatch, type PreparedBatch } from './prepare-batch.ts';
import { writeBatch, type WriteContext } from './write-batch.ts';
import { withTransaction, allSettled } from './write-session.ts';

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
  session: Session;
  run: WriteContext;
  /** Called after each committed batch. */
  onWritten: (result: BatchResult) => void;
}

/** Writes batches in a pipeline: PostgreSQL writes one batch while the next one is prepared and the caller reads the one after that. */
export async function createPipeline({ session, run, onWritten }: PipelineParts) {
  const { query, source, matching } = run;
  const assignment = await createAssignmentContext(run);
  const { prepare, observe } = createPreparer(matching);
  let isBackfilled = false;
  let prepared: PreparedBatch | null = null;
  let writing = NOTHING;

  async function write(batch: PreparedBatch | null, onSent: () => void): Promise<void> {
    if (!batch) return;
    await withTransaction(session, () => writeBatch(run, batch), onSent);
    run.entities.commit();
    run.search.commit();
    onWritten(toBatchResult(batch));
  }
  async function add(listings: IncomingListing[]): Promise<void> {
    if (!isBackfilled) await runBackfills(query, matching);
    isBackfilled = true;
    await writing.sent;
    const [, compared] = await allSettled([writing.done, compareBatch(query, source.id, listings)]);
    observe(compared);
    const stored = await findStoredListings(assignment, compared);
    const inFlight = prepared;
    writing = startWrite((onSent) => write(inFlight, onSent));
    await setImmediate(); // sends the first statements before assigning the next batch blocks the event loop
    await mapYielding(stored, ({ facts }) => matching.buildKeys(facts));
    const assigned = assignListings(assignment, compared, { stored, inFlight });
    prepared = await prepareBatch(assigned, compared, matching.merge);
  }
  /** Writes the batches that are still in flight. */
  async function flush(): Promise<void> {
    await writing.done;
    const last = prepared;
    writing = startWrite((onSent) => write(last, onSent));
    prepared = null;
    await writing.done;
  }
  return { prepare, add, flush };
}

/** `sent` resolves when later statements no longer belong to the transaction. Only `done` rejects. */
interface InFlightWrite {
  sent: Promise<void>;
  done: Promise<void>;
}

const NOTHING: InFlightWrite = { sent: Promise.resolve(), done: Promise.resolve() };

function startWrite(write: (onSent: () => void) => Promise<void>): InFlightWrite {
  let done = NOTHING.done;
  const sent = new Promise<void>((onSent) => {
    done = write(onSent).finally(onSent);
  });
  done.catch(() => undefined); // awaited by the next call
  return { sent, done };
}

/** Prepares a batch before it may be written. Builds match keys in advance if most of the previous batch was new. */
function createPreparer({ buildKeys }: MatchStrategy) {
  let expectNew = true;

  async function prepare(batch: NormalisedEvent[]): Promise<IncomingListing[]> {
    const listings = await mapYielding(batch, toIncomingListing);
    if (expectNew) await mapYielding(batch, buildKeys);
    return listings;
  }
  const observe = ({ created, changed, unchanged }: ComparedBatch): void => {
    expectNew = created.length > changed.length + unchanged.length;
  };
  return { prepare, observe };
}

async function runBackfills(query: Query, matching: MatchStrategy): Promise<void> {
  await backfillMatchKeys(query, matching.buildKeys);
  await backfillVenueKeys(query, matching.venueCore);
}

async function createAssignmentContext({
  query,
  source,
  matching,
  keyFilter,
}: WriteContext): Promise<AssignmentContext> {
  const trust = await findTrust(query, source.id);
  return { query, matching, keyFilter, overrides: await listOverrides(query), source: { ...source, trust } };
}

async function findTrust(query: Query, sourceId: number): Promise<number> {
  const [row] = await query<{ trust: number }>(sql`SELECT trust FROM source WHERE id = ${sourceId}`);
  return row?.trust ?? 0;
}

const toBatchResult = ({ created, changed, unchanged, duplicateIds }: PreparedBatch): BatchResult => ({
  created: created.length,
  changed: changed.length,
  unchanged: unchanged.length,
  merged: created.filter(({ matched_by }) => matched_by !== null).length,
  duplicateIds,
});
