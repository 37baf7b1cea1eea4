export interface Overlap {
  /** Relative to the smaller list, 0 to 1. */
  smaller: number;
  /** Relative to both lists together, 0 to 1. */
  union: number;
}

const MAX_WEIGHT = 8;

/**
 * Compares two lists of words. Similar words count as one. The order of the lists has no effect.
 */
export function overlap(some: readonly string[], others: readonly string[]): Overlap {
  const [own, theirs] = [[...some], [...others]];
  const shared = takePairs(own, theirs, (a, b) => a === b) + takeSimilar(own, theirs);
  if (shared === 0) return NOTHING;
  const [restA, restB] = [totalWeight(own), totalWeight(theirs)];
  return {
    smaller: shared / (shared + Math.min(restA, restB)),
    union: shared / (shared + restA + restB),
  };
}

const NOTHING: Overlap = { smaller: 0, union: 0 };

/** A word may resemble several others, so the pairing depends on the order: it is fixed. */
function takeSimilar(own: string[], theirs: string[]): number {
  if (own.length === 0 || theirs.length === 0) return 0;
  for (const words of [own, theirs]) words.sort();
  return own.join(' ') < theirs.join(' ')
    ? takePairs(own, theirs, isSimilar)
    : takePairs(theirs, own, isSimilar);
}

/** Removes the pairs of words from both lists and returns their weight. */
function takePairs(
  own: string[],
  theirs: string[],
  isPair: (a: string, b: string) => boolean,
): number {
  let weight = 0;
  for (let at = own.length - 1; at >= 0; at--) {
    const word = own[at] ?? '';
    const found = theirs.findIndex((other) => isPair(word, other));
    if (found < 0) continue;
    weight += Math.max(wordWeight(word), wordWeight(theirs[found] ?? ''));
    own.splice(at, 1);
    theirs.splice(found, 1);
  }
  return weight;
}

/** Returns whether two words are equal except for an ending, or a typo in a long word. */
export function isSimilar(word: string, other: string): boolean {
  if (word === other) return true;
  const [short, long] = word.length < other.length ? [word, other] : [other, word];
  if (short.length < 4) return false;
  if (long.startsWith(short) && long.length - short.length <= 2) return true;
  return (
    short.length > 5 &&
    long.length - short.length <= 1 &&
    isOneEditApart(short, long) &&
    !/\d/.test(long)
  );
}

/**
 * Returns whether one letter is added or replaced, or two neighbours are swapped: an edit distance
 * of 1, without its table.
 */
function isOneEditApart(short: string, long: string): boolean {
  let start = 0;
  while (start < short.length && short[start] === long[start]) start++;
  let end = 0;
  while (
    end < short.length - start &&
    short[short.length - 1 - end] === long[long.length - 1 - end]
  )
    end++;
  const rest = short.length - start - end;
  if (short.length < long.length) return rest === 0;
  return (
    rest === 1 ||
    (rest === 2 && short[start] === long[start + 1] && short[start + 1] === long[start])
  );
}

const wordWeight = (word: string) => Math.min(word.length, MAX_WEIGHT);
const totalWeight = (words: readonly string[]) =>
  words.reduce((sum, word) => sum + wordWeight(word), 0);
