import type { Listing, NormalisedEvent } from '@marquee/domain';
import { dayOf } from './listing-changes.ts';
import type { MatchOverride } from './match-result.ts';
import { createPairScore, listingKey } from './pair-score.ts';

/**
 * Returns whether a change of a listing makes it worth comparing again: another day, town or venue.
 */
export const isRelocated = (before: NormalisedEvent, after: NormalisedEvent): boolean =>
  dayOf(before) !== dayOf(after) ||
  before.city_id !== after.city_id ||
  before.venue_name !== after.venue_name;

/**
 * The event no longer takes place in its town. A listing that gains or loses the town states
 * nothing new.
 */
const isInOtherTown = ({ event: a }: Listing, { event: b }: Listing): boolean =>
  a.city_id !== null && b.city_id !== null && a.city_id !== b.city_id;

/**
 * Returns the keys of relocated listings that do not belong to their events any more. They are in
 * another town than all other listings of the event, or their source uses one id for several dates:
 * the other listings go on, and one of those sources lists the new date separately. A listing on
 * another day stays otherwise, because it states a new date.
 */
export function findParted(
  relocated: Listing[],
  known: Listing[],
  overrides: MatchOverride[],
): Set<string> {
  const score = createPairScore(overrides);
  const current = known.filter(({ withdrawn }) => !withdrawn);
  const parted = relocated.filter((listing) => {
    const others = current.filter(
      (other) => other.event_id === listing.event_id && listingKey(other) !== listingKey(listing),
    );
    const contradicting = others.filter((other) => score(listing, other).isContradicted);
    if (others.length === 0 || contradicting.length < others.length) return false;
    if (others.every((other) => isInOtherTown(listing, other))) return true;
    const sources = new Set(contradicting.map(({ source_id }) => source_id));
    return current.some(
      (candidate) =>
        candidate.event_id !== listing.event_id &&
        sources.has(candidate.source_id) &&
        score(listing, candidate).decision === 'match',
    );
  });
  return new Set(parted.map(listingKey));
}
