import type { Database } from '@marquee/database';
import {
  createMatchKeyFilter,
  createSearchIndex,
  createWriterLock,
  withTransaction,
} from '@marquee/database/catalogue';
import { createEntityResolver } from '../entity-resolver.ts';
import type { WriteContext } from '../write-batch.ts';

/** Runs `work` in a transaction while no ingest run writes. */
export async function runExclusively<Result>(
  { openSession }: Pick<Database, 'openSession'>,
  work: (run: WriteContext) => Promise<Result>,
): Promise<Result> {
  const session = await openSession();
  const { query } = session;
  const run = {
    query,
    source: { id: 0, name: 'operator' },
    entities: createEntityResolver(),
    search: createSearchIndex(),
    keyFilter: createMatchKeyFilter(),
  };
  const lock = createWriterLock(query, () => Promise.resolve());
  try {
    return await lock.run(() => withTransaction(session, () => work(run)));
  } finally {
    await lock.close();
    await session.close();
  }
}
