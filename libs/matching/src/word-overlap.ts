import { editDistance } from '@marquee/domain';

/** How much of two lists of words is the same, by weight of letters. */
export interface Overlap {
  /** Of the shorter list, 0 to 1. */
  smaller: number;
  /** Of both together, 0 to 1. */
  union: number;
}

const HEAVIEST = 8;

export function overlap(some: readonly string[], others: readonly string[]): Overlap {
  const left = [...others];
  let shared = 0;
  for (const word of some) {
    const index = left.findIndex((other) => isSimilar(word, other));
    if (index < 0) continue;
    shared += weightOf(word);
    left.splice(index, 1);
  }
  const [a, b] = [weightOfAll(some), weightOfAll(others)];
  if (a === 0 || b === 0) return { smaller: 0, union: 0 };
  return { smaller: Math.min(1, shared / Math.min(a, b)), union: Math.min(1, shared / (a + b - shared)) };
}

/** The same word, but for a slip in a long one or an ending. */
export function isSimilar(word: string, other: string): boolean {
  if (word === other) return true;
  const [short, long] = word.length < other.length ? [word, other] : [other, word];
  if (short.length < 4) return false;
  if (long.startsWith(short) && long.length - short.length <= 2) return true;
  return short.length > 5 && long.length - short.length <= 1 && !/\d/.test(long) && editDistance(short, long) <= 1;
}

const weightOf = (word: string) => Math.min(word.length, HEAVIEST);
const weightOfAll = (words: readonly string[]) => words.reduce((sum, word) => sum + weightOf(word), 0);
