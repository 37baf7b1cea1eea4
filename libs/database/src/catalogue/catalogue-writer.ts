import type { MatchStrategy } from '@marquee/domain';
import sql from 'sql-template-tag';
import type { Database, Query } from '../connect.ts';
import { createSearchIndex, flushPendingEntries } from '../search/search-index.ts';
import { createPipeline, type BatchResult } from './batch-pipeline.ts';
import { createEntityResolver } from './entity-resolver.ts';
import type { IncomingListing } from './listing-repository.ts';
import { createMatchKeyFilter } from './match-key-filter.ts';
import { withdrawUnseen } from './withdraw-listings.ts';
import { withTransaction, openRunSession, allSettled } from './write-session.ts';
import { createWriterLock } from './writer-lock.ts';

export interface WrittenSource {
  id: number;
  name: string;
}

interface WriterOptions {
  source: WrittenSource;
  matching: MatchStrategy;
  /** Called after each committed batch. */
  onWritten: (result: BatchResult) => void;
}

/**
 * Opens one ingest run over a source on a connection of its own. Throws if another run over the same source is active. Runs over
 * different sources write one after the other, because each must see what the other inserts. Each batch is one transaction: a killed
 * run leaves whole batches, and you can repeat it.
 */
export async function openCatalogueWriter(
  database: Pick<Database, 'openSession'>,
  { source, matching, onWritten }: WriterOptions,
) {
  const session = await openRunSession(database, source);
  const { query, close } = session;
  const keyFilter = createMatchKeyFilter();
  const entities = createEntityResolver(matching);
  const run = { query, source, matching, keyFilter, entities, search: createSearchIndex() };
  const { prepare, add, flush } = await createPipeline({ session, run, onWritten });
  const lock = createWriterLock(query, async () => {
    await flush();
    keyFilter.reset(); // other runs may write after the release
  });
  return {
    /** Serialises a batch. You may call it while the previous batch is written. */
    prepare,
    add: (batch: IncomingListing[]) => lock.run(() => add(batch)),
    /** Writes the batches that are still in flight. */
    flush: () => lock.run(flush),
    withdrawUnseen: () => lock.run(() => withTransaction(session, () => withdrawUnseen(run))),
    /** Updates planner statistics and search indexes if `changes` is large enough to matter. */
    refreshStatistics: (changes: number) => refreshStatistics(database, query, changes),
    close: async () => {
      await lock.close();
      await close();
    },
  };
}
export type CatalogueWriter = Awaited<ReturnType<typeof openCatalogueWriter>>;

const MIN_CHANGES = 2_000;

/** Uses two connections, because analysing `event` alone takes as long as everything else. */
async function refreshStatistics(
  { openSession }: Pick<Database, 'openSession'>,
  query: Query,
  changes: number,
): Promise<void> {
  if (changes < MIN_CHANGES) return;
  const isLargeShare = changes > (await estimateEvents(query)) / 10;
  const other = await openSession();
  try {
    await allSettled([
      flushPendingEntries(other.query),
      isLargeShare
        ? other.query(sql`ANALYZE event_search, event_artist, claim, match_key, venue, artist, city`)
        : query(sql`ANALYZE claim (source_id)`), // otherwise the planner assumes few rows for a new source
      ...(isLargeShare ? [query(sql`ANALYZE event`)] : []),
    ]);
  } finally {
    await other.close();
  }
}

async function estimateEvents(query: Query): Promise<number> {
  const [event] = await query<{ estimate: number }>(sql`
    SELECT reltuples::float8 AS estimate FROM pg_class WHERE oid = 'event'::regclass`);
  return event?.estimate ?? 0;
}
