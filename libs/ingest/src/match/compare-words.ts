import { slipsBetween } from '@marquee/domain';

/** How much of two lists of words is the same, by weight of letters. */
export interface Overlap {
  /** Of the shorter list, 0 to 1. */
  ofLess: number;
  /** Of both together, 0 to 1. */
  ofAll: number;
}

const HEAVIEST = 8;

export function overlapOf(some: readonly string[], others: readonly string[]): Overlap {
  const left = [...others];
  let shared = 0;
  for (const word of some) {
    const index = left.findIndex((other) => areAlike(word, other));
    if (index < 0) continue;
    shared += weightOf(word);
    left.splice(index, 1);
  }
  const [a, b] = [weightOfAll(some), weightOfAll(others)];
  if (a === 0 || b === 0) return { ofLess: 0, ofAll: 0 };
  return { ofLess: Math.min(1, shared / Math.min(a, b)), ofAll: Math.min(1, shared / (a + b - shared)) };
}

/** The same word, but for a slip in a long one or an ending. */
export function areAlike(word: string, other: string): boolean {
  if (word === other) return true;
  const [short, long] = word.length < other.length ? [word, other] : [other, word];
  if (short.length < 4) return false;
  if (long.startsWith(short) && long.length - short.length <= 2) return true;
  return short.length > 5 && long.length - short.length <= 1 && !/\d/.test(long) && slipsBetween(short, long) <= 1;
}

const weightOf = (word: string) => Math.min(word.length, HEAVIEST);
const weightOfAll = (words: readonly string[]) => words.reduce((sum, word) => sum + weightOf(word), 0);
