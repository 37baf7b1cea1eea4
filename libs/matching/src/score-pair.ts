import { compareAddresses } from './compare-addresses.ts';
import { compareLineups } from './compare-lineups.ts';
import { comparePlaces } from './compare-places.ts';
import { compareTimes } from './compare-times.ts';
import { compareTitles } from './compare-titles.ts';
import { compareWithinSource } from './compare-within-source.ts';
import { DECISIVE, type Evidence } from './evidence.ts';
import type { MatchFeatures } from './match-features.ts';

export interface MatchScore {
  verdict: 'same' | 'different' | 'undecided';
  /** The sum of all evidence: 7 and more is the same event. */
  score: number;
  /** Something speaks plainly against it: no third listing may join these two. */
  isContradicted: boolean;
  /** What counted, the weightiest first. */
  reasons: string[];
}

const COMPARISONS = [compareTimes, compareTitles, comparePlaces, compareAddresses, compareLineups, compareWithinSource];
const MATCH_THRESHOLD = 7;
const UNDECIDED = 5.5;
const CONTRADICTION_THRESHOLD = -3;

/** Whether two listings are of one event: each comparison adds its evidence, the sum decides. */
export function scorePair(a: MatchFeatures, b: MatchFeatures): MatchScore {
  const found: Evidence[] = [];
  for (const compare of COMPARISONS) {
    found.push(...compare(a, b));
    if (found.some(({ weight: points }) => points === DECISIVE)) break;
  }
  const score = found.reduce((sum, { weight: points }) => sum + points, 0);
  const against = found.reduce((sum, { weight: points }) => sum + Math.min(0, points), 0);
  const verdict = score >= MATCH_THRESHOLD ? 'same' : score >= UNDECIDED ? 'undecided' : 'different';
  const counted = found.filter(({ weight: points, reason: says }) => says !== '' && points !== 0);
  const reasons = counted.toSorted((x, y) => Math.abs(y.weight) - Math.abs(x.weight)).map(({ reason: says }) => says);
  return { verdict, score, isContradicted: verdict !== 'same' && against <= CONTRADICTION_THRESHOLD, reasons };
}
