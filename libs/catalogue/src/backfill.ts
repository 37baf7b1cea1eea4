import type { Database, Query } from '@marquee/database';
import {
  correctDemoMarks,
  findListings,
  findMatchBacklog,
  findVenuesWithoutKey,
  removeFromMatchBacklog,
  saveKeys,
  updateVenueKeys,
} from '@marquee/database/catalogue';
import { buildMatchKeys, buildVenueKey } from '@marquee/matching';

const BATCH_SIZE = 500;

/**
 * Adds what a migration or an earlier version left out: blocking keys of events and venues, marks
 * of demo events. Needs the writer lock.
 */
export async function backfill(database: Pick<Database, 'prisma'>, query: Query): Promise<void> {
  await backfillMatchKeys(database, query);
  await backfillVenueKeys(query);
  await correctDemoMarks(query);
}

async function backfillMatchKeys(database: Pick<Database, 'prisma'>, query: Query): Promise<void> {
  for (let taken = BATCH_SIZE; taken === BATCH_SIZE;) {
    const ids = await findMatchBacklog(database, BATCH_SIZE);
    taken = ids.length;
    const listings = await findListings(query, ids);
    await saveKeys(
      query,
      listings.map(({ event_id, event }) => ({
        event_id,
        keys: buildMatchKeys(event),
        isNew: false,
      })),
    );
    await removeFromMatchBacklog(database, ids);
  }
}

async function backfillVenueKeys(query: Query): Promise<void> {
  for (let taken = BATCH_SIZE; taken === BATCH_SIZE;) {
    const venues = await findVenuesWithoutKey(query, BATCH_SIZE);
    taken = venues.length;
    await updateVenueKeys(
      query,
      venues.map((venue) => ({ id: venue.id, core_key: buildVenueKey(venue) })),
    );
  }
}
