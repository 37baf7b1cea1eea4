import { findMeaning, isNamePhrase, maxPhraseWords } from './lexicon.ts';
import type { WordMeaning } from './word-meaning.ts';

/** A run of words of a query. A run without meaning is one word, or a phrase of names. */
export interface MeaningRun {
  from: number;
  /** Index of the word after the last one. */
  to: number;
  /** More than one for a compound: Rockkonzert. */
  meanings: WordMeaning[];
}

const MIN_PART_LENGTH = 3;

/**
 * Splits folded words into the longest phrases of the lexicon and single other words. A word that
 * is not read is null.
 */
export function findMeanings(words: readonly (string | null)[]): MeaningRun[] {
  const runs: MeaningRun[] = [];
  for (let from = 0; from < words.length;) {
    const run = longestRun(words, from);
    runs.push(run);
    from = run.to;
  }
  return runs;
}

function longestRun(words: readonly (string | null)[], from: number): MeaningRun {
  for (let to = Math.min(words.length, from + maxPhraseWords()); to > from; to--) {
    const run = words.slice(from, to);
    const phrase = run.includes(null) ? '' : run.join(' ');
    if (isNamePhrase(phrase)) return { from, to, meanings: [] };
    const meaning = findMeaning(phrase);
    if (meaning) return { from, to, meanings: [meaning] };
  }
  const word = words[from] ?? null;
  return { from, to: from + 1, meanings: word === null ? [] : readCompound(word) };
}

/** Reads a compound of two words of the lexicon: "rockkonzert", "jazzabend", "filmfestival". */
function readCompound(word: string): WordMeaning[] {
  for (let at = MIN_PART_LENGTH; at <= word.length - MIN_PART_LENGTH; at++) {
    const last = findMeaning(word.slice(at));
    const first =
      last && (findMeaning(word.slice(0, at)) ?? findMeaning(word.slice(0, at).replace(/s$/, '')));
    if (first && isNoun(first) && isNoun(last)) return [first, last];
  }
  return [];
}

const isNoun = ({ category, topic, audience, isKind }: WordMeaning) =>
  (category ?? topic ?? audience ?? isKind) !== undefined;
