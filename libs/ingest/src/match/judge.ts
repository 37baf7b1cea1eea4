import { compareAddresses } from './compare-addresses.ts';
import { compareBills } from './compare-bills.ts';
import { comparePlaces } from './compare-places.ts';
import { compareTimes } from './compare-times.ts';
import { compareTitles } from './compare-titles.ts';
import { compareWithinSource } from './compare-within-source.ts';
import { DECISIVE, type Evidence } from './evidence.ts';
import type { Traits } from './traits.ts';

export interface Judgement {
  verdict: 'same' | 'different' | 'undecided';
  /** The sum of all evidence: 7 and more is the same event. */
  score: number;
  /** Something speaks plainly against it: no third listing may join these two. */
  isContradicted: boolean;
  /** What counted, the weightiest first. */
  reasons: string[];
}

const COMPARISONS = [compareTimes, compareTitles, comparePlaces, compareAddresses, compareBills, compareWithinSource];
const SAME = 7;
const UNDECIDED = 5.5;
const PLAINLY = -3;

/** Whether two listings are of one event: each comparison adds its evidence, the sum decides. */
export function judge(a: Traits, b: Traits): Judgement {
  const found: Evidence[] = [];
  for (const compare of COMPARISONS) {
    found.push(...compare(a, b));
    if (found.some(({ points }) => points === DECISIVE)) break;
  }
  const score = found.reduce((sum, { points }) => sum + points, 0);
  const against = found.reduce((sum, { points }) => sum + Math.min(0, points), 0);
  const verdict = score >= SAME ? 'same' : score >= UNDECIDED ? 'undecided' : 'different';
  const counted = found.filter(({ points, says }) => says !== '' && points !== 0);
  const reasons = counted.toSorted((x, y) => Math.abs(y.points) - Math.abs(x.points)).map(({ says }) => says);
  return { verdict, score, isContradicted: verdict !== 'same' && against <= PLAINLY, reasons };
}
