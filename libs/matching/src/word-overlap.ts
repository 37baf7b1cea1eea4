import { editDistance } from '@marquee/domain';

export interface Overlap {
  /** Relative to the smaller list, 0 to 1. */
  smaller: number;
  /** Relative to both lists together, 0 to 1. */
  union: number;
}

const MAX_WEIGHT = 8;

export function overlap(some: readonly string[], others: readonly string[]): Overlap {
  const left = [...others];
  let shared = 0;
  for (const word of some) {
    const index = left.findIndex((other) => isSimilar(word, other));
    if (index < 0) continue;
    shared += wordWeight(word);
    left.splice(index, 1);
  }
  const [a, b] = [totalWeight(some), totalWeight(others)];
  if (a === 0 || b === 0) return { smaller: 0, union: 0 };
  return { smaller: Math.min(1, shared / Math.min(a, b)), union: Math.min(1, shared / (a + b - shared)) };
}

/** Returns whether two words are equal except for an ending, or a typo in a long word. */
export function isSimilar(word: string, other: string): boolean {
  if (word === other) return true;
  const [short, long] = word.length < other.length ? [word, other] : [other, word];
  if (short.length < 4) return false;
  if (long.startsWith(short) && long.length - short.length <= 2) return true;
  return short.length > 5 && long.length - short.length <= 1 && !/\d/.test(long) && editDistance(short, long) <= 1;
}

const wordWeight = (word: string) => Math.min(word.length, MAX_WEIGHT);
const totalWeight = (words: readonly string[]) => words.reduce((sum, word) => sum + wordWeight(word), 0);
