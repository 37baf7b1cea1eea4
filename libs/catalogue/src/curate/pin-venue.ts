import { findVenueId } from '@marquee/database';
import { pinVenueFacts, type PinnedVenueFacts } from '@marquee/database/catalogue';
import { impossible } from './impossible.ts';
import type { CurationRun } from './run-exclusively.ts';

/**
 * Pins facts of a venue, so that sources cannot change them. Facts that are absent are not pinned
 * any more.
 */
export async function pinVenue(run: CurationRun, venue: string, facts: PinnedVenueFacts) {
  const id = await findVenueId(run, venue);
  if (id === null) throw impossible(`No venue has the id or slug "${venue}".`);
  if (await pinVenueFacts(run.query, id, facts)) return { id, facts };
  throw impossible('Another venue of this city has this name.');
}
