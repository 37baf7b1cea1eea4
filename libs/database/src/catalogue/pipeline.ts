import { setImmediate } from 'node:timers/promises';
import type { EventFacts } from '@marquee/domain';
import sql from 'sql-template-tag';
import type { Query, Session } from '../connect.ts';
import { claimOf, type Claim } from './claims.ts';
import { inTurns } from './in-turns.ts';
import { workOffMatchBacklog } from './match-store.ts';
import type { Matching } from './matching.ts';
import { findListings, placeClaims } from './place-claims.ts';
import { compareBatch, prepareBatch, type PreparedBatch } from './prepare-batch.ts';
import { rulingsIn } from './rulings.ts';
import { atomically } from './run-session.ts';
import { workOffVenueBacklog } from './venue-backlog.ts';
import { writeBatch, type Run } from './write-batch.ts';

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
  run: Run;
  /** Told of each batch once it is committed. */
  onWritten: (result: BatchResult) => void;
}

/** Batches on their way to the database: while PostgreSQL writes one, the next one is made ready, and the caller reads the one after it. */
export async function createPipeline({ session, run, onWritten }: PipelineParts) {
  const { query, source, matching } = run;
  const placing = {
    query,
    matching,
    rulings: await rulingsIn(query),
    source: { ...source, trust: await trustOf(query, source.id) },
  };
  let isReady = false;
  // Where the batch before was new as a rule, the numbers of the next are made while the database is still at work.
  let areNew = true;
  let prepared: PreparedBatch | null = null;
  let writing: Promise<void> = Promise.resolve();

  async function write(batch: PreparedBatch | null): Promise<void> {
    if (!batch) return;
    await atomically(session, () => writeBatch(run, batch));
    run.names.keep();
    run.search.keep();
    onWritten(resultOf(batch));
  }
  /** What can be done ahead of a batch's turn. */
  async function ready(batch: EventFacts[]): Promise<Claim[]> {
    const claims = await inTurns(batch, claimOf);
    if (areNew) await inTurns(batch, matching.keysOf);
    return claims;
  }
  async function add(claims: Claim[]): Promise<void> {
    await writing;
    if (!isReady) await workOffBacklogs(query, matching);
    isReady = true;
    const compared = await compareBatch(query, source.id, claims);
    areNew = compared.created.length > claims.length / 2;
    const stored = await findListings(placing, compared);
    const onItsWay = prepared;
    writing = write(onItsWay);
    writing.catch(() => undefined); // awaited by the next call
    await setImmediate(); // its first statements go out before the next batch is placed, all at once
    await inTurns(stored, ({ facts }) => matching.keysOf(facts));
    const placed = placeClaims(placing, compared, { stored, onItsWay });
    prepared = await prepareBatch(placed, compared, matching.merge);
  }
  /** Writes what is still on its way. */
  async function flush(): Promise<void> {
    await writing;
    writing = write(prepared);
    prepared = null;
    await writing;
  }
  return { ready, add, flush };
}

async function workOffBacklogs(query: Query, matching: Matching): Promise<void> {
  await workOffMatchBacklog(query, matching.keysOf);
  await workOffVenueBacklog(query, matching.venueCore);
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
