import type { EventFacts } from '@marquee/domain';
import sql from 'sql-template-tag';
import type { Database, Query } from '../connect.ts';
import { createSearchIndex, settleSearchIndex } from '../search/search-index.ts';
import { claimOf } from './claims.ts';
import { inTurns } from './in-turns.ts';
import { rulingsIn, workOffMatchBacklog } from './match-store.ts';
import type { Matching } from './matching.ts';
import { createNameBook } from './name-book.ts';
import { placeClaims } from './place-claims.ts';
import { compareBatch, prepareBatch, type PreparedBatch } from './prepare-batch.ts';
import { atomically, openRunSession } from './run-session.ts';
import { createTurns } from './turns.ts';
import { withdrawUnseen } from './withdraw.ts';
import { writeBatch } from './write-batch.ts';

export interface BatchResult {
  created: number;
  changed: number;
  unchanged: number;
  /** Ids that stood before in the same run: of several records of an id the first counts. */
  repeated: string[];
}

export interface WrittenSource {
  id: number;
  name: string;
}

interface WriterOptions {
  source: WrittenSource;
  /** Tells which event a listing is of. */
  matching: Matching;
  /** Told of each batch once it is committed. */
  onWritten: (result: BatchResult) => void;
}

/**
 * Opens one run over a source. A run holds a connection of its own; a second one over the same source at the same time
 * is refused, runs over other sources take turns: two could not see what the other one is about to add. Each batch is one transaction, so a
 * run that is killed leaves whole batches and can simply be repeated.
 */
export async function openCatalogueWriter(
  database: Pick<Database, 'openSession'>,
  { source, matching, onWritten }: WriterOptions,
) {
  const session = await openRunSession(database, source);
  const { query, close } = session;
  const run = { query, source, matching, names: createNameBook(), search: createSearchIndex() };
  const placing = {
    query,
    matching,
    rulings: await rulingsIn(query),
    source: { id: source.id, trust: await trustOf(query, source) },
  };
  let isReady = false;
  let prepared: PreparedBatch | null = null;
  let writing: Promise<void> = Promise.resolve();

  async function write(batch: PreparedBatch | null): Promise<void> {
    if (!batch) return;
    await atomically(session, () => writeBatch(run, batch));
    run.names.keep();
    run.search.keep();
    onWritten(resultOf(batch));
  }
  /** Takes a batch in. While PostgreSQL writes one, the next one is made ready, and the caller reads the one after it. */
  async function add(batch: EventFacts[]): Promise<void> {
    const claims = await inTurns(batch, claimOf);
    await writing;
    if (!isReady) await workOffMatchBacklog(query, matching.keysOf);
    isReady = true;
    const compared = await compareBatch(query, source.id, claims);
    const placed = await placeClaims(placing, compared, prepared);
    writing = write(prepared);
    writing.catch(() => undefined); // awaited by the next call
    prepared = await prepareBatch(placed, compared, matching.merge);
  }
  /** Writes what is still on its way. */
  async function flush(): Promise<void> {
    await writing;
    writing = write(prepared);
    prepared = null;
    await writing;
  }
  const turns = createTurns(query, flush);
  return {
    add: (batch: EventFacts[]) => turns.work(() => add(batch)),
    flush: () => turns.work(flush),
    withdrawUnseen: () => turns.work(() => atomically(session, () => withdrawUnseen(run))),
    /** Tells the planner what the catalogue looks like after so many changes, where they matter. */
    settle: (changes: number) => settle(query, changes),
    close: async () => {
      await turns.end();
      await close();
    },
  };
}
export type CatalogueWriter = Awaited<ReturnType<typeof openCatalogueWriter>>;

async function trustOf(query: Query, { id }: WrittenSource): Promise<number> {
  const [row] = await query<{ trust: number }>(sql`SELECT trust FROM source WHERE id = ${id}`);
  return row?.trust ?? 0;
}

const resultOf = ({ created, changed, unchanged, repeated }: PreparedBatch): BatchResult => ({
  created: created.length,
  changed: changed.length,
  unchanged: unchanged.length,
  repeated,
});

const MANY = 2_000;

/** After many changes the planner's picture is out of date, and the indexes hold rows that are not sorted in yet. */
async function settle(query: Query, changes: number): Promise<void> {
  if (changes < MANY) return;
  await settleSearchIndex(query);
  const [event] = await query<{ known: number }>(
    sql`SELECT reltuples::float8 AS known FROM pg_class WHERE oid = 'event'::regclass`,
  );
  if (changes > (event?.known ?? 0) / 10)
    await query(sql`ANALYZE event, event_artist, event_search, claim, match_key, venue, artist, city`);
}
