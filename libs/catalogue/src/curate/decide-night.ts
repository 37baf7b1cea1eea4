import { decideListing, findListings, findSourceId } from '@marquee/database/catalogue';
import { rewriteEvents } from '../rewrite-events.ts';
import { impossible } from './impossible.ts';
import { requireEvent } from './require-event.ts';
import type { CurationRun } from './run-exclusively.ts';
import type { SplitListing } from './split-event.ts';

/**
 * Decides that the day and the status of one listing count, whatever other sources state. Without a
 * listing, the sources decide again.
 */
export async function decideNight(run: CurationRun, event: string, listing: SplitListing | null) {
  const { query } = run;
  const id = await requireEvent(run, event);
  const before = await findListings(query, [id]);
  const source_id = listing === null ? null : await findSourceId(run, listing.source);
  const chosen =
    listing === null || source_id === null ? null : { source_id, source_event_id: listing.id };
  const isFound = await decideListing(query, id, chosen);
  if (listing && !isFound)
    throw impossible(
      `The source "${listing.source}" does not list the event as "${listing.id}" now.`,
    );
  const after = await findListings(query, [id]);
  // an event that no source lists stays withdrawn
  if (after.some(({ withdrawn }) => !withdrawn))
    await rewriteEvents(run, [{ event_id: id, isNew: false, before, after }]);
  return { id, decided_by: listing };
}
