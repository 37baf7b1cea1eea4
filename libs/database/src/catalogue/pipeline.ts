import { setImmediate } from 'node:timers/promises';
import type { EventFacts } from '@marquee/domain';
import sql from 'sql-template-tag';
import type { Query, Session } from '../connect.ts';
import { claimOf, type Claim } from './claims.ts';
import { inTurns } from './in-turns.ts';
import { workOffMatchBacklog } from './match-store.ts';
import type { Matching } from './matching.ts';
import { findListings, placeClaims, type PlacingRun } from './place-claims.ts';
import { compareBatch, prepareBatch, type ComparedBatch, type PreparedBatch } from './prepare-batch.ts';
import { rulingsIn } from './rulings.ts';
import { atomically, together } from './run-session.ts';
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
  const placing = await placingOf(run);
  const { ready, learn } = createReadier(matching);
  let isReady = false;
  let prepared: PreparedBatch | null = null;
  let writing = NOTHING;

  async function write(batch: PreparedBatch | null, onSent: () => void): Promise<void> {
    if (!batch) return;
    await atomically(session, () => writeBatch(run, batch), onSent);
    run.names.keep();
    run.search.keep();
    onWritten(resultOf(batch));
  }
  async function add(claims: Claim[]): Promise<void> {
    if (!isReady) await workOffBacklogs(query, matching);
    isReady = true;
    await writing.sent;
    const [, compared] = await together([writing.done, compareBatch(query, source.id, claims)]);
    learn(compared);
    const stored = await findListings(placing, compared);
    const onItsWay = prepared;
    writing = begin((onSent) => write(onItsWay, onSent));
    await setImmediate(); // its first statements go out before the next batch is placed, all at once
    await inTurns(stored, ({ facts }) => matching.keysOf(facts));
    const placed = placeClaims(placing, compared, { stored, onItsWay });
    prepared = await prepareBatch(placed, compared, matching.merge);
  }
  /** Writes what is still on its way. */
  async function flush(): Promise<void> {
    await writing.done;
    const last = prepared;
    writing = begin((onSent) => write(last, onSent));
    prepared = null;
    await writing.done;
  }
  return { ready, add, flush };
}

/** A batch that goes out: what is sent once it is `sent`, does not belong to its transaction. A failure is told by `done`. */
interface Writing {
  sent: Promise<void>;
  done: Promise<void>;
}

const NOTHING: Writing = { sent: Promise.resolve(), done: Promise.resolve() };

function begin(write: (onSent: () => void) => Promise<void>): Writing {
  let done = NOTHING.done;
  const sent = new Promise<void>((onSent) => {
    done = write(onSent).finally(onSent);
  });
  done.catch(() => undefined); // awaited by the next call
  return { sent, done };
}

/** What can be done of a batch ahead of its turn: its claims, and their numbers where the batch before was new as a rule. */
function createReadier({ keysOf }: Matching) {
  let areNew = true;

  async function ready(batch: EventFacts[]): Promise<Claim[]> {
    const claims = await inTurns(batch, claimOf);
    if (areNew) await inTurns(batch, keysOf);
    return claims;
  }
  const learn = ({ created, changed, unchanged }: ComparedBatch): void => {
    areNew = created.length > changed.length + unchanged.length;
  };
  return { ready, learn };
}

async function workOffBacklogs(query: Query, matching: Matching): Promise<void> {
  await workOffMatchBacklog(query, matching.keysOf);
  await workOffVenueBacklog(query, matching.venueCore);
}

async function placingOf({ query, source, matching, numbers }: Run): Promise<PlacingRun> {
  const trust = await trustOf(query, source.id);
  return { query, matching, numbers, rulings: await rulingsIn(query), source: { ...source, trust } };
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
