import type { SearchRepository } from '@marquee/database';
import { parseCountryCode, NICKNAMES } from '@marquee/domain';
import type { Token } from './parse-query.ts';

const MAX_WORDS = 4;
const SHORT_COUNTRIES = new Set(['uk', 'usa', 'uae']);
const MIN_COUNTRY_LENGTH = 4;

/** Other meanings of a run of words. */
export interface KnownName {
  cityIds: number[];
  countryCode: string | null;
  nickname: string | null;
  /** The words joined, if that is a word of the catalogue: "js conf" → jsconf. */
  joined: string | null;
}

/** Looks up every run of up to four words of a query. */
export async function findKnownNames(
  { findCitiesByName, findKnownWords }: Pick<SearchRepository, 'findCitiesByName' | 'findKnownWords'>,
  tokens: Token[],
): Promise<Map<string, KnownName>> {
  const runs = wordRuns(tokens);
  const joinable = runs.filter((run) => run.length > 1).map((run) => run.join(''));
  const names = runs.map((run) => run.join(' '));
  const [cities, joined] = await Promise.all([findCitiesByName(names), findKnownWords(joinable)]);
  return new Map(
    runs.map((run) => {
      const name = run.join(' ');
      const known: KnownName = {
        cityIds: cities.get(name) ?? [],
        countryCode: parseCountryName(name),
        nickname: Object.hasOwn(NICKNAMES, name) ? (NICKNAMES[name] ?? null) : null,
        joined: run.length > 1 && joined.has(run.join('')) ? run.join('') : null,
      };
      return [name, known] as const;
    }),
  );
}

/** Returns every run of one to four unquoted words. */
function wordRuns(tokens: Token[]): string[][] {
  const runs: string[][] = [];
  for (let from = 0; from < tokens.length; from++) {
    const run: string[] = [];
    for (const { words, isQuoted } of tokens.slice(from, from + MAX_WORDS)) {
      if (isQuoted) break;
      run.push(words.length > 1 ? joinPairs(words) : (words[0] ?? ''));
      runs.push([...run]);
    }
  }
  return runs;
}

/** Restores the text from its character pairs: 東京, 京都 → 東京都. */
const joinPairs = (pairs: string[]) =>
  pairs.map((pair, index) => (index === 0 ? pair : [...pair].slice(1).join(''))).join('');

export const joinTokens = (tokens: Token[]): string =>
  tokens.map(({ words }) => (words.length > 1 ? joinPairs(words) : words[0])).join(' ');

// Two letters are more often a word ("de", "no", "it") than a country's code.
const parseCountryName = (name: string) =>
  name.length >= MIN_COUNTRY_LENGTH || SHORT_COUNTRIES.has(name) ? parseCountryCode(name) : null;
