import type { Database } from '@marquee/database';
import {
  createMatchKeyFilter,
  createSearchIndex,
  createWriterLock,
  linkReferences,
  openRunSession,
  refreshStatistics,
  withTransaction,
  type RunSource,
} from '@marquee/database/catalogue';
import { createPipeline, type BatchResult } from './batch-pipeline.ts';
import { createEntityResolver } from './entity-resolver.ts';
import type { IncomingListing } from './incoming-listing.ts';
import { withdrawUnseen, type WithdrawalScope } from './withdraw-unseen.ts';
import type { OnRefused } from './write-accepted.ts';

interface WriterOptions {
  source: RunSource;
  /** Called after each committed batch. */
  onWritten: (result: BatchResult) => void;
  /** Called for each listing that the database refuses. The others of its batch are written. */
  onRefused: OnRefused;
}

/**
 * Opens one ingest run over a source on a connection of its own. Throws if another run over the
 * same source is active. Runs over different sources write one after the other, because each must
 * see what the other inserts. Each batch is one transaction: a killed run leaves whole batches, and
 * you can repeat it.
 */
export async function openCatalogueWriter(
  database: Pick<Database, 'openSession' | 'prisma'>,
  { source, onWritten, onRefused }: WriterOptions,
) {
  const session = await openRunSession(database, source);
  const { query, close } = session;
  const keyFilter = createMatchKeyFilter();
  const entities = createEntityResolver();
  const run = { query, source, keyFilter, entities, search: createSearchIndex() };
  const { prepare, add, flush } = await createPipeline({
    database,
    session,
    run,
    onWritten,
    onRefused,
  });
  const lock = createWriterLock(query, async () => {
    await flush();
    keyFilter.reset(); // other runs may write after the release
    entities.reset();
  });
  return {
    /** Serialises a batch. You may call it while the previous batch is written. */
    prepare,
    add: (batch: IncomingListing[]) => lock.run(() => add(batch)),
    /** Writes the batches that are still in flight. */
    flush: () => lock.run(flush),
    withdrawUnseen: (scope: WithdrawalScope) =>
      lock.run(() => withTransaction(session, () => withdrawUnseen(run, scope))),
    /** Links new artists and venues to open data about them. */
    linkReferences: () => lock.run(() => withTransaction(session, () => linkReferences(query))),
    /** Updates planner statistics and search indexes if `changes` is large enough to matter. */
    refreshStatistics: (changes: number) => refreshStatistics(database, query, changes),
    close: async () => {
      await lock.close();
      await close();
    },
  };
}
export type CatalogueWriter = Awaited<ReturnType<typeof openCatalogueWriter>>;
