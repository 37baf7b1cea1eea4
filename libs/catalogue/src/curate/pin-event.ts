import type { Database } from '@marquee/database';
import {
  allowRemovedEvent,
  findListings,
  pinCancelled,
  pinFacts,
  pinFeatured,
  pinRemoved,
  type PinnedFacts,
} from '@marquee/database/catalogue';
import type { EventStatus } from '@marquee/domain';
import { rewriteEvents } from '../rewrite-events.ts';
import { requireEvent } from './require-event.ts';
import type { CurationDatabase, CurationRun } from './run-exclusively.ts';

type Writer = Pick<Database, 'prisma' | 'prismaTransaction'> & Pick<CurationDatabase, 'within'>;

export async function featureEvent(database: Writer, event: string, featured: boolean) {
  const id = await requireEvent(database, event);
  await pinFeatured(database, id, featured);
  return { id, featured };
}

/** Pins the status `cancelled`, so that sources cannot change it. */
export async function cancelEvent(
  database: Writer,
  event: string,
): Promise<{ id: string; status: EventStatus }> {
  const id = await requireEvent(database, event);
  await pinCancelled(database, id);
  return { id, status: 'cancelled' };
}

/** Removes an event. Later listings of it stay hidden. */
export async function removeEvent(
  database: Writer,
  event: string,
): Promise<{ id: string; removed: true }> {
  const id = await requireEvent(database, event);
  await pinRemoved(database, id);
  return { id, removed: true };
}

/**
 * Pins facts, so that sources cannot change them. Facts that are absent are not pinned any more.
 */
export async function pinEventFacts(run: CurationRun, event: string, facts: PinnedFacts) {
  const id = await requireEvent(run, event);
  await pinFacts(run.query, id, facts);
  return { id, facts };
}

/** Publishes a removed event again, if a source still lists it. */
export async function restoreEvent(run: CurationRun, event: string) {
  const id = await requireEvent(run, event);
  await allowRemovedEvent(run.query, id);
  const after = await findListings(run.query, [id]);
  const isListed = after.some(({ withdrawn }) => !withdrawn);
  if (isListed) await rewriteEvents(run, [{ event_id: id, isNew: false, before: [], after }]);
  return { id, listed: isListed };
}
