import type { ComparedBatch } from '@marquee/database/catalogue';
import type { Listing } from '@marquee/domain';
import { buildMatchKeys } from '@marquee/matching';
import { assignListings, type AssignmentContext } from './assign-listings.ts';
import type { IncomingListing } from './incoming-listing.ts';
import { mapYielding } from './map-yielding.ts';
import { prepareEvents } from './prepare-events.ts';
import type { PreparedBatch } from './write-batch.ts';

export interface ComputedBatch extends PreparedBatch {
  duplicateIds: string[];
  /** What the batch was computed from, without repeated ids. */
  fresh: IncomingListing[];
}

interface StoredBatch extends ComparedBatch<IncomingListing> {
  /** The stored listings of every event that the batch may affect. */
  listings: Listing[];
}

/** Computes what a batch changes. Reads and writes nothing. */
export async function computeBatch(
  context: AssignmentContext,
  batch: StoredBatch,
  inFlight: PreparedBatch | null,
): Promise<ComputedBatch> {
  await mapYielding(batch.listings, ({ event }) => buildMatchKeys(event));
  const assigned = assignListings(context, batch, { stored: batch.listings, inFlight });
  const { unchanged, duplicateIds, fresh } = batch;
  return {
    ...assigned,
    unchanged,
    duplicateIds,
    fresh,
    prepared: await prepareEvents(assigned.events),
  };
}
