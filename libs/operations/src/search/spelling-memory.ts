import type { SearchRepository } from '@marquee/database';
import { deletionKeys } from '@marquee/search';

/** Looks up the spelling of words for one request: nothing twice, and in one statement. */
export function rememberSpellings(
  search: Pick<SearchRepository, 'findSpellings' | 'findCitiesByName'>,
) {
  const known = new Map<string, boolean>();
  const similar = new Map<string, string[]>();
  const cities = new Map<string, number[]>();

  /** Looks up words that a query can mean: those typed, and possible ones. */
  async function learnWords(typed: string[], possible: string[], misspelled: string[]) {
    const unknown = possible.filter((word) => !known.has(word));
    const unlike = [...new Set(misspelled)].filter((word) => !similar.has(word));
    if (unknown.length === 0 && unlike.length === 0) return;
    const found = await search.findSpellings({
      typed,
      possible: unknown,
      keys: unlike.map(deletionKeys),
    });
    for (const word of unknown) known.set(word, found.known.has(word));
    for (const [index, word] of unlike.entries()) similar.set(word, found.similar[index] ?? []);
    for (const [word, ids] of found.cities) cities.set(word, ids);
  }

  /** Returns the cities with events per name. */
  async function findCitiesByName(names: string[]): Promise<Map<string, number[]>> {
    const missing = names.filter((name) => !cities.has(name));
    const found =
      missing.length > 0 ? await search.findCitiesByName(missing) : new Map<string, number[]>();
    for (const name of missing) cities.set(name, found.get(name) ?? []);
    return cities;
  }

  return {
    learnWords,
    /** Whether a learnt word is one of the vocabulary. */
    isKnownWord: (word: string): boolean => known.get(word) ?? false,
    /** Returns the words that share a deletion key with a learnt word. */
    findSimilar: (word: string): string[] => similar.get(word) ?? [],
    findCitiesByName,
  };
}
