import { editDistance } from './edit-distance.ts';
import { lexiconPhrases } from './lexicon.ts';

const MIN_LENGTH = 5;
const LONG = 8;

/** The words of the lexicon, also those of its phrases: "artificial". */
let lexiconWords: readonly string[] | undefined; // built on first use
const findLexiconWords = () =>
  (lexiconWords ??= [...new Set(lexiconPhrases().flatMap((phrase) => phrase.split(' ')))]);

/**
 * Returns the word of the lexicon that a folded, misspelled word most likely means, or null:
 * "comedi" is "comedy".
 */
export function suggestMeaning(word: string): string | null {
  if (word.length < MIN_LENGTH) return null;
  const maxTypos = word.length < LONG ? 1 : 2;
  let nearest: { phrase: string; typos: number } | null = null;
  for (const phrase of findLexiconWords()) {
    const isComparable =
      phrase.startsWith(word.slice(0, 1)) && Math.abs(phrase.length - word.length) <= maxTypos;
    if (!isComparable) continue;
    const typos = editDistance(word, phrase);
    if (typos > 0 && typos <= maxTypos && typos < (nearest?.typos ?? Infinity))
      nearest = { phrase, typos };
  }
  return nearest?.phrase ?? null;
}
