import { editDistance } from './edit-distance.ts';

const MAX_TYPOS = 2;
const MAX_LENGTH = 40;
const MIN_BEGIN = 3;

/**
 * Returns the word that a misspelled or shortened one most likely means, or null. Case is ignored.
 * At most half of the letters of either word may differ.
 */
export function suggestWord<Word extends string>(
  typed: string,
  words: readonly Word[],
): Word | null {
  const lower = typed.toLowerCase().slice(0, MAX_LENGTH);
  const ranked = words.map((word) => ({ word, typos: editDistance(lower, word) }));
  const [nearest] = ranked.sort((a, b) => a.typos - b.typos);
  if (!nearest) return null;
  const maxTypos = Math.min(MAX_TYPOS, Math.floor(Math.min(lower.length, nearest.word.length) / 2));
  if (nearest.typos <= maxTypos) return nearest.word;
  if (lower.length < MIN_BEGIN) return null;
  return words.find((word) => word.startsWith(lower)) ?? null;
}
