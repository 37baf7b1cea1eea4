import type { EventFacts } from '@marquee/domain';
import sql from 'sql-template-tag';
import type { Database, Query } from '../connect.ts';
import { createSearchIndex, settleSearchIndex } from '../search/search-index.ts';
import { claimOf } from './claims.ts';
import { inTurns } from './in-turns.ts';
import { createNameBook } from './name-book.ts';
import { compareBatch, prepareBatch, type PreparedBatch } from './prepare-batch.ts';
import { atomically, openRunSession } from './run-session.ts';
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

/**
 * Opens one run over a source. A run holds a connection of its own; a second one over the same source at the same time
 * is refused. Each batch is one transaction, so a run that is killed leaves whole batches and can simply be repeated.
 * `onWritten` is told of each batch once it is committed.
 */
export async function openCatalogueWriter(
  database: Pick<Database, 'openSession'>,
  source: WrittenSource,
  onWritten: (result: BatchResult) => void,
) {
  const session = await openRunSession(database, source);
  const { query, close } = session;
  const run = { query, source, names: createNameBook(), search: createSearchIndex() };
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
    const compared = await compareBatch(query, source.id, claims);
    writing = write(prepared);
    writing.catch(() => undefined); // awaited by the next call
    prepared = await prepareBatch(compared);
  }
  /** Writes what is still on its way. */
  async function flush(): Promise<void> {
    await writing;
    await write(prepared);
    prepared = null;
  }
  return {
    add,
    flush,
    withdrawUnseen: () => atomically(session, () => withdrawUnseen(query, source.id)),
    /** Tells the planner what the catalogue looks like after so many changes, where they matter. */
    settle: (changes: number) => settle(query, changes),
    close,
  };
}
export type CatalogueWriter = Awaited<ReturnType<typeof openCatalogueWriter>>;

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
    await query(sql`ANALYZE event, event_artist, event_search, claim, venue, artist, city`);
}
