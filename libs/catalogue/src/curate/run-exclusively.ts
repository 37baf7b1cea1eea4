import type { Database, Query, Session } from '@marquee/database';
import {
  createMatchKeyFilter,
  createSearchIndex,
  createWriterLock,
  withTransaction,
} from '@marquee/database/catalogue';
import { createEntityResolver } from '../entity-resolver.ts';
import type { WriteContext } from '../write-batch.ts';

/** Writes like an ingest run. `prisma` reads what is committed, outside the transaction. */
export interface CurationRun extends WriteContext {
  prisma: Database['prisma'];
}

export interface CurationDatabase extends Pick<Database, 'openSession' | 'prisma'> {
  /** Called in the transaction of a correction. */
  within?: ((query: Query) => Promise<unknown>) | undefined;
}

/** Runs `work` while no ingest run writes. The session owns the lock. */
export async function runExclusively<Result>(
  { openSession }: Pick<Database, 'openSession'>,
  work: (session: Session) => Promise<Result>,
): Promise<Result> {
  const session = await openSession();
  const lock = createWriterLock(session.query, () => Promise.resolve());
  try {
    return await lock.run(() => work(session));
  } finally {
    await lock.close();
    await session.close();
  }
}

/** Runs `work` in a transaction of a session while no ingest run writes. */
export const rewriteExclusively = <Result>(
  { openSession, prisma, within }: CurationDatabase,
  work: (run: CurationRun) => Promise<Result>,
): Promise<Result> =>
  runExclusively({ openSession }, (session) =>
    withTransaction(session, async () => {
      const result = await work({ ...createRun(session), prisma });
      await within?.(session.query);
      return result;
    }),
  );

const createRun = ({ query }: Session): WriteContext => ({
  query,
  source: { id: 0, name: 'operator' },
  entities: createEntityResolver(),
  search: createSearchIndex(),
  keyFilter: createMatchKeyFilter(),
});
