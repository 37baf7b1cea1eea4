import type { EventFilter, Search, SearchRepository } from '@marquee/database';
import { parseCountryCode } from '@marquee/domain';
import { NICKNAMES } from '@marquee/search';
import { isOptionalWord } from './query/optional-words.ts';
import type { Token } from './query/parse-query.ts';
import type { SearchMemory } from './search-memory.ts';

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
  /** It is a word of the vocabulary. */
  isWord: boolean;
  /**
   * Whether a listed event has the words as its title or as the name of an artist or its venue;
   * null: unknown.
   */
  isListed: boolean | null;
  /** The same of "the" and the words. */
  isListedWithArticle: boolean | null;
  /** The same of cancelled events. */
  isCancelled: boolean | null;
}

// Reading the events of each run of a long query would cost more than the statements that it saves.
const MAX_WHOLE_WORDS = 3;

/** Looks up every run of up to four words of a query, and the whole query. */
export async function findKnownNames(
  { findNames }: Pick<SearchRepository, 'findNames'>,
  tokens: Token[],
  filter: EventFilter,
): Promise<Map<string, KnownName>> {
  const runs = wordRuns(tokens);
  const names = runs.map((run) => run.join(' '));
  const joined = runs.flatMap((run) => (run.length > 1 ? run.join('') : []));
  const stated = tokens.filter((token) => !isOptionalWord(joinTokens([token])));
  const whole = new Set([joinTokens(tokens), joinTokens(stated)].filter(Boolean));
  if (tokens.length <= MAX_WHOLE_WORDS) for (const run of runs) whole.add(run.join(' '));
  const listed = new Set([...whole].flatMap((name) => [name, ...withArticle(name)]));
  const found = await findNames({
    names: [...new Set([...names, ...joined, ...listed])],
    whole: listed,
    filter,
  });
  const toKnownName = (name: string, spelledTogether: string | null): KnownName => ({
    cityIds: found.get(name)?.cityIds ?? [],
    countryCode: parseCountryName(name),
    nickname: Object.hasOwn(NICKNAMES, name) ? (NICKNAMES[name] ?? null) : null,
    joined: spelledTogether !== null && found.get(spelledTogether)?.isWord ? spelledTogether : null,
    isWord: found.get(name)?.isWord ?? false,
    isListed: found.get(name)?.isListed ?? null,
    isListedWithArticle: found.get(`the ${name}`)?.isListed ?? null,
    isCancelled: found.get(name)?.isCancelled ?? null,
  });
  return new Map([
    ...[...whole].map((name) => [name, toKnownName(name, null)] as const),
    ...runs.map(
      (run) =>
        [run.join(' '), toKnownName(run.join(' '), run.length > 1 ? run.join('') : null)] as const,
    ),
  ]);
}

/**
 * Returns whether several words are the whole name of a listed event, artist or venue, with or
 * without "the". Runs what is likely to follow in the same statement.
 */
export async function isListedName(
  { find, prepare }: Pick<SearchMemory, 'find' | 'prepare'>,
  { words: typed, known }: { words: Token[]; known: ReadonlyMap<string, KnownName> },
  { filter, likely }: { filter: EventFilter; likely: Search[] },
): Promise<boolean> {
  const words = withoutYears(typed);
  if (words.length < 2 || words.some(({ isQuoted }) => isQuoted)) return false;
  const name = joinTokens(words);
  const stated = known.get(name);
  const names = [
    { name, isListed: stated?.isListed ?? null },
    { name: `the ${name}`, isListed: stated?.isListedWithArticle ?? null },
  ];
  if (names.some(({ isListed }) => isListed === true)) return true;
  const unknown = names.filter(({ isListed }) => isListed === null);
  if (unknown.length === 0) return false;
  const searches = unknown.map((each) => ({
    interpretation: { terms: [], wholeNames: [each.name] },
    filter,
    limit: 1,
  }));
  await prepare([...searches, ...likely]);
  const found = await Promise.all(
    searches.map(({ interpretation }) => find(interpretation, filter, 1)),
  );
  return found.some(({ length }) => length > 0);
}

const withArticle = (name: string): string[] => (name.includes(' ') ? [`the ${name}`] : []);

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

/** Returns the words other than years. Years only are a name: "1984". */
export function withoutYears(words: Token[]): Token[] {
  const others = words.filter(
    (token) => token.isQuoted || !/^(?:19|20)\d\d$/.test(joinTokens([token])),
  );
  return others.length > 0 ? others : words;
}
