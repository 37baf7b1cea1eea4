import { describeRefusal } from '@marquee/database/catalogue';
import type { NormalisedEvent } from '@marquee/domain';
import type { ComputedBatch } from './compute-batch.ts';
import type { IncomingListing } from './incoming-listing.ts';

/** Receives an event that the database refuses, with a reason without values of the event. */
export type OnRefused = (event: NormalisedEvent, reason: string) => void;

interface WriteParts {
  /** Computes a batch from what is stored now. */
  recompute: (listings: IncomingListing[]) => Promise<ComputedBatch>;
  write: (batch: ComputedBatch) => Promise<void>;
  onRefused: OnRefused;
}

/**
 * Writes all listings except those that the database refuses. Halves the batch until each refused
 * listing is alone.
 */
export async function writeAccepted(listings: IncomingListing[], parts: WriteParts): Promise<void> {
  const [first] = listings;
  if (!first) return;
  try {
    await parts.write(await parts.recompute(listings));
  } catch (error) {
    const reason = describeRefusal(error);
    if (reason === null) throw error;
    if (listings.length === 1) {
      parts.onRefused(first.event, reason);
      return;
    }
    const middle = Math.ceil(listings.length / 2);
    await writeAccepted(listings.slice(0, middle), parts);
    await writeAccepted(listings.slice(middle), parts);
  }
}
