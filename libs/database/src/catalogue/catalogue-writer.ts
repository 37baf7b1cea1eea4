import type { MatchStrategy } from '@marquee/domain';
import sql from 'sql-template-tag';
import type { Database, Query } from '../connect.ts';
import { createSearchIndex, settleSearchIndex } from '../search/search-index.ts';
import { createPipeline, type BatchResult } from './batch-pipeline.ts';
import { createEntityResolver } from './entity-resolver.ts';
import type { Claim } from './listing-repository.ts';
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
  /** Tells which event a listing is of. */
  matching: MatchStrategy;
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
  const numbers = createMatchKeyFilter();
  const run = { query, source, matching, numbers, names: createEntityResolver(matching), search: createSearchIndex() };
  const { ready: prepare, add, flush } = await createPipeline({ session, run, onWritten });
  const turns = createWriterLock(query, async () => {
    await flush();
    numbers.forget(); // others write from here on
  });
  return {
    /** Makes a batch ready to be taken in; may be called while the one before is at work. */
    ready: prepare,
    /** Takes a batch in. */
    add: (batch: Claim[]) => turns.work(() => add(batch)),
    /** Writes what is still on its way. */
    flush: () => turns.work(flush),
    withdrawUnseen: () => turns.work(() => withTransaction(session, () => withdrawUnseen(run))),
    /** Tells the planner what the catalogue looks like after so many changes, where they matter. */
    refreshStatistics: (changes: number) => settle(database, query, changes),
    close: async () => {
      await turns.end();
      await close();
    },
  };
}
export type CatalogueWriter = Awaited<ReturnType<typeof openCatalogueWriter>>;

const MANY = 2_000;

/**
 * After many changes the planner's picture is out of date, and the indexes hold rows that are not sorted in yet. On two connections: the
 * events alone take as long as all else.
 */
async function settle({ openSession }: Pick<Database, 'openSession'>, query: Query, changes: number): Promise<void> {
  if (changes < MANY) return;
  const isMuch = changes > (await knownEvents(query)) / 10;
  const other = await openSession();
  try {
    await allSettled([
      settleSearchIndex(other.query),
      isMuch
        ? other.query(sql`ANALYZE event_search, event_artist, claim, match_key, venue, artist, city`)
        : query(sql`ANALYZE claim (source_id)`), // or a new source would be taken for one of a few rows
      ...(isMuch ? [query(sql`ANALYZE event`)] : []),
    ]);
  } finally {
    await other.close();
  }
}

/** As many as PostgreSQL thinks there are. */
async function knownEvents(query: Query): Promise<number> {
  const [event] = await query<{ known: number }>(sql`
    SELECT reltuples::float8 AS known FROM pg_class WHERE oid = 'event'::regclass`);
  return event?.known ?? 0;
}
