import { compareAddresses } from './compare-addresses.ts';
import { compareFestivals } from './compare-festivals.ts';
import { compareLineups } from './compare-lineups.ts';
import { comparePlaces } from './compare-places.ts';
import { compareTimes } from './compare-times.ts';
import { compareTitles } from './compare-titles.ts';
import { compareFactsWithinSource, compareWithinSource } from './compare-within-source.ts';
import { DECISIVE, type Evidence } from './evidence.ts';
import type { MatchFeatures } from './match-features.ts';

export interface MatchScore {
  decision: 'match' | 'possible' | 'no_match';
  score: number;
  /** Strong evidence against it: no third listing may link these two. */
  isContradicted: boolean;
  reasons: string[];
}

const COMPARISONS = [
  compareFactsWithinSource,
  compareTimes,
  compareTitles,
  compareFestivals,
  comparePlaces,
  compareAddresses,
  compareLineups,
  compareWithinSource,
];
const MATCH_THRESHOLD = 7;
const POSSIBLE_THRESHOLD = 5.5;
const CONTRADICTION_THRESHOLD = -3;

/** Decides whether two listings describe one event, from the sum of the evidence. */
export function scorePair(a: MatchFeatures, b: MatchFeatures): MatchScore {
  const found: Evidence[] = [];
  for (const compare of COMPARISONS) {
    found.push(...compare(a, b));
    if (found.some(({ weight }) => weight === DECISIVE)) break;
  }
  const score = found.reduce((sum, { weight }) => sum + weight, 0);
  const against = found.reduce((sum, { weight }) => sum + Math.min(0, weight), 0);
  const decision =
    score >= MATCH_THRESHOLD ? 'match' : score >= POSSIBLE_THRESHOLD ? 'possible' : 'no_match';
  const reported = found.filter(({ weight, reason }) => reason !== '' && weight !== 0);
  const reasons = reported
    .toSorted((x, y) => Math.abs(y.weight) - Math.abs(x.weight))
    .map(({ reason }) => reason);
  return {
    decision,
    score,
    isContradicted: decision !== 'match' && against <= CONTRADICTION_THRESHOLD,
    reasons,
  };
}
