import {
  findListings,
  findSourceId,
  moveListing,
  saveKeys,
  saveOverride,
} from '@marquee/database/catalogue';
import { newId } from '@marquee/domain';
import { buildMatchKeys } from '@marquee/matching';
import { rewriteEvents } from '../rewrite-events.ts';
import { impossible } from './impossible.ts';
import { requireEvent } from './require-event.ts';
import type { CurationRun } from './run-exclusively.ts';

export interface SplitListing {
  source: string;
  /** `source_event_id` of the listing. */
  id: string;
}

/** Moves one listing of an event into a new event and returns its id. */
export async function splitEvent(
  run: CurationRun,
  event: string,
  { source, id }: SplitListing,
): Promise<string> {
  const { query } = run;
  const currentId = await requireEvent(run, event);
  const listings = await findListings(query, [currentId]);
  const sourceId = await findSourceId(run, source);
  const selected = listings.find(
    (listing) => listing.source_id === sourceId && listing.source_event_id === id,
  );
  const remaining = listings.filter((listing) => listing !== selected);
  if (!selected) throw impossible(`The event has no listing "${id}" of the source "${source}".`);
  if (remaining.length === 0)
    throw impossible('The event has only one listing. Nothing can be split off.');
  const moved = { ...selected, event_id: newId() };
  await saveOverride(query, [[selected], remaining], false);
  await moveListing(query, selected, moved.event_id);
  await rewriteEvents(run, [
    { event_id: currentId, isNew: false, before: listings, after: remaining },
    { event_id: moved.event_id, isNew: true, before: [], after: [moved] },
  ]);
  await saveKeys(query, [
    { event_id: moved.event_id, keys: buildMatchKeys(moved.event), isNew: true },
  ]);
  return moved.event_id;
}
