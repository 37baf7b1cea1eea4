const PREFIX_LENGTH = 7;
const MAX_SHORT_LENGTH = 5;

/**
 * Returns how many typos a word of this length may contain: 0 for up to 2 letters, 1 for up to 5,
 * else 2.
 */
export const maxEdits = (length: number): number =>
  length < 3 ? 0 : length <= MAX_SHORT_LENGTH ? 1 : 2;

/**
 * Returns the prefix of a word with up to two letters deleted. Two words within edit distance 2
 * share at least one key. Use it for the vocabulary index and for the query (symmetric deletion, W.
 * Garbe 2012).
 */
export function deletionKeys(word: string): string[] {
  const head = word.slice(0, PREFIX_LENGTH);
  const keys = new Set([head]);
  const once = withoutOne(head);
  for (const key of once) keys.add(key);
  if (maxEdits(word.length) > 1) for (const key of once.flatMap(withoutOne)) keys.add(key);
  return [...keys].filter((key) => key.length > 1);
}

const withoutOne = (word: string): string[] =>
  Array.from({ length: word.length }, (_, index) => word.slice(0, index) + word.slice(index + 1));

/**
 * Returns the number of insertions, deletions, replacements and swaps of neighbours (optimal string
 * alignment).
 */
export function editDistance(typed: string, meant: string): number {
  return lastRow(typed, meant).at(-1) ?? 0;
}

/**
 * Returns the edit distance to the closest prefix of `meant`, for a word that is still being typed.
 */
export function prefixEditDistance(typed: string, meant: string): number {
  return Math.min(...lastRow(typed, meant.slice(0, typed.length + 2)));
}

/** Returns the edit distance from `typed` to each prefix of `meant`, the whole word last. */
function lastRow(typed: string, meant: string): number[] {
  let before: number[] = [];
  let row = Array.from({ length: meant.length + 1 }, (_, index) => index);
  for (let i = 1; i <= typed.length; i++) {
    const next = [i];
    for (let j = 1; j <= meant.length; j++) {
      const isSame = typed[i - 1] === meant[j - 1];
      const isSwapped =
        i > 1 && j > 1 && typed[i - 1] === meant[j - 2] && typed[i - 2] === meant[j - 1];
      const cheapest = Math.min(
        at(row, j) + 1,
        at(next, j - 1) + 1,
        at(row, j - 1) + (isSame ? 0 : 1),
      );
      next.push(isSwapped ? Math.min(cheapest, at(before, j - 2) + 1) : cheapest);
    }
    before = row;
    row = next;
  }
  return row;
}

const at = (row: number[], index: number): number => row[index] ?? 0;
