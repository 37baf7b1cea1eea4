import type { NormalisedEvent } from '@marquee/domain';
import { buildMatchKeys } from '@marquee/matching';
import { toIncomingListing, type IncomingListing } from './incoming-listing.ts';
import { mapYielding } from './map-yielding.ts';

interface BatchOutcome {
  created: unknown[];
  changed: unknown[];
  unchanged: unknown[];
}

/**
 * Prepares a batch before it may be written. Builds match keys in advance if most of the previous
 * batch was new.
 */
export function createPreparer() {
  let expectNew = true;

  async function prepare(batch: NormalisedEvent[]): Promise<IncomingListing[]> {
    const listings = await mapYielding(batch, toIncomingListing);
    if (expectNew) await mapYielding(batch, buildMatchKeys);
    return listings;
  }
  const observe = ({ created, changed, unchanged }: BatchOutcome): void => {
    expectNew = created.length > changed.length + unchanged.length;
  };
  return { prepare, observe };
}
