import { createSourceRepository, type Database, type Query, type Session } from '@marquee/database';
import {
  createMatchKeyFilter,
  createSearchIndex,
  createWriterLock,
  deleteListings,
  deletePairsOfSource,
  deleteUnnamed,
  detachUnlistedEvents,
  findEntitiesOfEvents,
  findEventsOfSource,
  findSourceId,
  openRunSession,
  withdrawListings,
  withTransaction,
} from '@marquee/database/catalogue';
import { impossible } from './curate/impossible.ts';
import { createEntityResolver } from './entity-resolver.ts';
import { publishWithdrawal } from './withdraw-unseen.ts';
import type { WriteContext } from './write-batch.ts';

const BATCH_SIZE = 500;

export interface RemovedSource {
  source: string;
  /** Events that no other source lists. */
  events: number;
  /** Venues and artists that no other event names. */
  venues: number;
  artists: number;
  articles: number;
}

interface RemovalOptions {
  name: string;
  dryRun: boolean;
  /** Called in the transaction that deletes the source. */
  within?: ((query: Query) => Promise<unknown>) | undefined;
}

type Databases = Pick<Database, 'openSession' | 'prisma' | 'prismaTransaction'>;

/**
 * Removes a source with its listings and articles. Events of other sources are merged again without
 * it. You can repeat an interrupted removal. `dryRun` only counts: it rolls everything back. Throws
 * if the source is unknown or is being read.
 */
export async function removeSource(
  database: Databases,
  { name, dryRun, within }: RemovalOptions,
): Promise<RemovedSource> {
  const id = await findSourceId(database, name);
  if (id === null) throw impossible(`There is no source "${name}".`);
  const session = await openRunSession(database, { id, name });
  const lock = createWriterLock(session.query, () => Promise.resolve());
  try {
    const run = createRun(session, { id, name });
    return await lock.run(async () =>
      dryRun
        ? await countRemoval(session, run, () =>
            database.prisma.article.count({ where: { sourceId: id } }),
          )
        : await remove(database, { session, run, within }),
    );
  } finally {
    await lock.close();
    await session.close();
  }
}

const createRun = ({ query }: Session, source: WriteContext['source']): WriteContext => ({
  query,
  source,
  entities: createEntityResolver(),
  search: createSearchIndex(),
  keyFilter: createMatchKeyFilter(),
});

async function remove(
  database: Databases,
  {
    session,
    run,
    within,
  }: Pick<RemovalOptions, 'within'> & { session: Session; run: WriteContext },
): Promise<RemovedSource> {
  const { id, name } = run.source;
  // schedules must not read it again meanwhile
  await createSourceRepository(database).setPaused(name, true);
  const total = { source: name, events: 0, venues: 0, artists: 0 };
  for (;;) {
    const removed = await withTransaction(session, () => removeBatch(run));
    if (!removed) break;
    total.events += removed.events;
    total.venues += removed.venues;
    total.artists += removed.artists;
  }
  await withTransaction(session, () => deletePairsOfSource(session.query, id));
  return { ...total, articles: await createSourceRepository(database).remove(id, within) };
}

class RollBack extends Error {}

async function countRemoval(
  session: Session,
  run: WriteContext,
  countArticles: () => Promise<number>,
): Promise<RemovedSource> {
  const articles = await countArticles();
  let total = { source: run.source.name, events: 0, venues: 0, artists: 0, articles };
  const work = async () => {
    total = { ...total, events: 0, venues: 0, artists: 0 }; // a conflict repeats the work
    for (let removed = await removeBatch(run); removed; removed = await removeBatch(run)) {
      total.events += removed.events;
      total.venues += removed.venues;
      total.artists += removed.artists;
    }
    throw new RollBack();
  };
  await withTransaction(session, work).catch((error: unknown) => {
    if (!(error instanceof RollBack)) throw error;
  });
  return total;
}

/**
 * Removes the listings of some events. Returns null if the source has none. Needs a transaction.
 */
async function removeBatch(run: WriteContext) {
  const { query, source } = run;
  const eventIds = await findEventsOfSource(query, source.id, BATCH_SIZE);
  if (eventIds.length === 0) return null;
  const named = await findEntitiesOfEvents(query, eventIds);
  const withdrawn = await withdrawListings(query, source.id, eventIds);
  const events = await publishWithdrawal(run, withdrawn, 'its source was removed');
  await deleteListings(query, source.id, eventIds);
  await detachUnlistedEvents(query, eventIds);
  return { events, ...(await deleteUnnamed(query, named)) };
}
