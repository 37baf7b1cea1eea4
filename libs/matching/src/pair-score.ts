import type { Listing, ListingId } from '@marquee/domain';
import { matchFeatures } from './match-features.ts';
import type { MatchOverride } from './match-result.ts';
import { scorePair, type MatchScore } from './score-pair.ts';

export const listingKey = ({ source_id, source_event_id }: ListingId): string =>
  `${String(source_id)}|${source_event_id}`;

/** Returns the score of two listings. An operator's override takes precedence. */
export function createPairScore(overrides: MatchOverride[]) {
  const overrideByPair = new Map(
    overrides.flatMap(({ a, b, is_same }) => [
      [`${a} ${b}`, is_same] as const,
      [`${b} ${a}`, is_same] as const,
    ]),
  );
  return (a: Listing, b: Listing): MatchScore => {
    const isSame =
      overrideByPair.size > 0 ? overrideByPair.get(`${listingKey(a)} ${listingKey(b)}`) : undefined;
    if (isSame === undefined) return scorePair(featuresOf(a), featuresOf(b));
    return isSame ? JOINED_BY_HAND : SEPARATED_BY_HAND;
  };
}

const featuresOf = ({ source_id, event }: Listing) => matchFeatures(String(source_id), event);

const JOINED_BY_HAND: MatchScore = {
  decision: 'match',
  score: 1000,
  isContradicted: false,
  reasons: ['joined by hand'],
};
const SEPARATED_BY_HAND: MatchScore = {
  decision: 'no_match',
  score: -1000,
  isContradicted: true,
  reasons: ['separated by hand'],
};
