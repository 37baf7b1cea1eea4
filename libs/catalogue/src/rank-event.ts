import type { Listing, NormalisedEvent } from '@marquee/domain';

/** More than a generated event states at most. */
const SCALE_OF_DEMO = 2_000;
const PER_SOURCE = 1;

/**
 * Returns the popularity of an event: what its sources state, and their number. A generated event
 * stays below every real one.
 */
export function rankEvent(
  { popularity }: Pick<NormalisedEvent, 'popularity'>,
  listings: readonly Pick<Listing, 'source_id' | 'withdrawn'>[],
  { demo }: { demo: boolean },
): number {
  if (demo) return Math.min(popularity / SCALE_OF_DEMO, PER_SOURCE / 2);
  const sources = listings.filter(({ withdrawn }) => !withdrawn).map(({ source_id }) => source_id);
  return popularity + PER_SOURCE * Math.max(1, new Set(sources).size);
}
