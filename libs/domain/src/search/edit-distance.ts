const PREFIX_LENGTH = 7;
const MAX_SHORT_LENGTH = 5;

/** How many slips a word of so many letters may hold: none up to 2, one up to 5, else two. */
export const maxEdits = (length: number): number => (length < 3 ? 0 : length <= MAX_SHORT_LENGTH ? 1 : 2);

/**
 * The beginning of a word with up to two of its letters left out: two words that are within two slips of each other share one.
 * The keys of the vocabulary's index, made the same way on both sides (symmetric deletion, W. Garbe 2012).
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

/** Letters added, left out, replaced or swapped with their neighbour (optimal string alignment). */
export function editDistance(typed: string, meant: string): number {
  return lastRow(typed, meant).at(-1) ?? 0;
}

/** The same to the nearest beginning of `meant`: for a word that is still being typed. */
export function prefixEditDistance(typed: string, meant: string): number {
  return Math.min(...lastRow(typed, meant.slice(0, typed.length + 2)));
}

/** The slips from `typed` to each beginning of `meant`, the whole of it last. */
function lastRow(typed: string, meant: string): number[] {
  let before: number[] = [];
  let row = Array.from({ length: meant.length + 1 }, (_, index) => index);
  for (let i = 1; i <= typed.length; i++) {
    const next = [i];
    for (let j = 1; j <= meant.length; j++) {
      const isSame = typed[i - 1] === meant[j - 1];
      const isSwapped = i > 1 && j > 1 && typed[i - 1] === meant[j - 2] && typed[i - 2] === meant[j - 1];
      const cheapest = Math.min(at(row, j) + 1, at(next, j - 1) + 1, at(row, j - 1) + (isSame ? 0 : 1));
      next.push(isSwapped ? Math.min(cheapest, at(before, j - 2) + 1) : cheapest);
    }
    before = row;
    row = next;
  }
  return row;
}

const at = (row: number[], index: number): number => row[index] ?? 0;
