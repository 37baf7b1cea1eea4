import { asOneNameReading } from '../corrected-name.ts';
import type { Found, HitsDeps, Search } from '../hits-request.ts';
import { isNameOfTokens } from '../name-around-place.ts';
import { meaningReading } from '../query/readings.ts';
import { correctSpelling } from '../spelling.ts';
import { spellingVocabulary } from './relax-query.ts';

/**
 * Finds a misspelt name that has no event in the place: "cermaic dorbells berlin". Null for one
 * word, which can be a typo of anything, or if nothing is found.
 */
export async function correctedElsewhere(
  { search }: HitsDeps,
  { understood, options, collect }: Search,
): Promise<Found | null> {
  const { words, place, tokens } = understood;
  if (place === null || words.length < 2 || isNameOfTokens(words, tokens)) return null;
  const corrected = await correctSpelling(spellingVocabulary(search, options), words);
  if (corrected === null) return null;
  const anywhere = { ...options, place: null };
  const rest = { ...understood, words: [], place: null, morePlaces: [] };
  const { filter } = meaningReading(rest, anywhere);
  const ids = await collect(asOneNameReading({ interpretation: corrected, filter }));
  return ids.length > 0 ? { ids, fuzzy: true, relaxed: ['city'] } : null;
}
