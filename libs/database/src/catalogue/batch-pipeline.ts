import { setImmediate } from 'node:timers/promises';
import type { NormalisedEvent, MatchStrategy } from '@marquee/domain';
import sql from 'sql-template-tag';
import type { Query, Session } from '../connect.ts';
import { findStoredListings, assignListings, type AssignmentContext } from './assign-listings.ts';
import { claimOf, type Claim } from './listing-repository.ts';
import { mapYielding } from './map-yielding.ts';
import { backfillMatchKeys } from './match-key-repository.ts';
import { listOverrides } from './match-overrides.ts';
import { compareBatch, prepareBatch, type ComparedBatch, type PreparedBatch } from './prepare-batch.ts';
import { workOffVenueBacklog } from './venue-backlog.ts';
import { writeBatch, type WriteContext } from './write-batch.ts';
import { withTransaction, allSettled } from './write-session.ts';

export interface BatchResult {
  created: number;
  changed: number;
  unchanged: number;
  /** Of the created ones, those that were joined to what another listing had told. */
  joined: number;
  /** Ids that stood before in the same run: of several records of an id the first counts. */
  repeated: string[];
}

interface PipelineParts {
  session: Session;
  run: WriteContext;
  /** Told of each batch once it is committed. */
  onWritten: (result: BatchResult) => void;
}

/** Batches on their way to the database: while PostgreSQL writes one, the next one is made ready, and the caller reads the one after it. */
export async function createPipeline({ session, run, onWritten }: PipelineParts) {
  const { query, source, matching } = run;
  const placing = await placingOf(run);
  const { ready, learn: observe } = createPreparer(matching);
  let isReady = false;
  let prepared: PreparedBatch | null = null;
  let writing = NOTHING;

  async function write(batch: PreparedBatch | null, onSent: () => void): Promise<void> {
    if (!batch) return;
    await withTransaction(session, () => writeBatch(run, batch), onSent);
    run.names.keep();
    run.search.keep();
    onWritten(resultOf(batch));
  }
  async function add(claims: Claim[]): Promise<void> {
    if (!isReady) await workOffBacklogs(query, matching);
    isReady = true;
    await writing.sent;
    const [, compared] = await allSettled([writing.done, compareBatch(query, source.id, claims)]);
    observe(compared);
    const stored = await findStoredListings(placing, compared);
    const inFlight = prepared;
    writing = startWrite((onSent) => write(inFlight, onSent));
    await setImmediate(); // its first statements go out before the next batch is placed, all at once
    await mapYielding(stored, ({ facts }) => matching.keysOf(facts));
    const placed = assignListings(placing, compared, { stored, onItsWay: inFlight });
    prepared = await prepareBatch(placed, compared, matching.merge);
  }
  /** Writes what is still on its way. */
  async function flush(): Promise<void> {
    await writing.done;
    const last = prepared;
    writing = startWrite((onSent) => write(last, onSent));
    prepared = null;
    await writing.done;
  }
  return { ready, add, flush };
}

/** A batch that goes out: what is sent once it is `sent`, does not belong to its transaction. A failure is told by `done`. */
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

/** What can be done of a batch ahead of its turn: its claims, and their numbers where the batch before was new as a rule. */
function createPreparer({ keysOf }: MatchStrategy) {
  let expectNew = true;

  async function ready(batch: NormalisedEvent[]): Promise<Claim[]> {
    const claims = await mapYielding(batch, claimOf);
    if (expectNew) await mapYielding(batch, keysOf);
    return claims;
  }
  const learn = ({ created, changed, unchanged }: ComparedBatch): void => {
    expectNew = created.length > changed.length + unchanged.length;
  };
  return { ready, learn };
}

async function workOffBacklogs(query: Query, matching: MatchStrategy): Promise<void> {
  await backfillMatchKeys(query, matching.keysOf);
  await workOffVenueBacklog(query, matching.venueCore);
}

async function placingOf({ query, source, matching, numbers }: WriteContext): Promise<AssignmentContext> {
  const trust = await trustOf(query, source.id);
  return { query, matching, numbers, rulings: await listOverrides(query), source: { ...source, trust } };
}

async function trustOf(query: Query, sourceId: number): Promise<number> {
  const [row] = await query<{ trust: number }>(sql`SELECT trust FROM source WHERE id = ${sourceId}`);
  return row?.trust ?? 0;
}

const resultOf = ({ created, changed, unchanged, repeated }: PreparedBatch): BatchResult => ({
  created: created.length,
  changed: changed.length,
  unchanged: unchanged.length,
  joined: created.filter(({ matched_by }) => matched_by !== null).length,
  repeated,
});
