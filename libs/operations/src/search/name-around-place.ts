import type { EventFilter } from '@marquee/database';
import { foldText } from '@marquee/domain';
import { findMeaning, type PlaceCandidate } from '@marquee/search';
import { joinTokens, type KnownName } from './known-names.ts';
import { isOptionalWord } from './query/optional-words.ts';
import { parseQuery, type Token } from './query/parse-query.ts';
import type { SearchMemory } from './search-memory.ts';

const MAX_NAME_WORDS = 4;

export interface NameSearch {
  known: ReadonlyMap<string, KnownName>;
  /** Returns whether adjacent words are in names of events outside a place. */
  isNameElsewhere: (name: Token, place: PlaceCandidate) => Promise<boolean>;
}

/**
 * Returns the tokens with one quoted token for the name around a city, or null. "Real Madrid" also
 * plays elsewhere, so it is a club; events named "PyCon Madrid" are in Madrid only, so Madrid is
 * the place.
 */
export async function findNameAround(
  tokens: Token[],
  candidate: PlaceCandidate,
  { known, isNameElsewhere }: NameSearch,
): Promise<Token[] | null> {
  for (const [from, to] of runsAround(tokens, candidate)) {
    const run = tokens.slice(from, to);
    const nickname = known.get(joinTokens(run))?.nickname ?? null;
    const words = nickname === null ? run.flatMap((token) => token.words) : nickname.split(' ');
    const name: Token = { words, isQuoted: true };
    if (nickname !== null || (await isNameElsewhere(name, candidate)))
      return [...tokens.slice(0, from), name, ...tokens.slice(to)];
  }
  return null;
}

/**
 * Returns whether a name was read from words that the query does not quote. Its spelling is right.
 */
export const isNameOfTokens = (words: Token[], tokens: Token[]): boolean =>
  words.some(({ isQuoted }) => isQuoted) && !tokens.some(({ isQuoted }) => isQuoted);

/**
 * Returns the runs of names that contain a city without a preposition or a qualifier, the longest
 * first.
 */
function runsAround(
  tokens: Token[],
  { place, text }: PlaceCandidate,
): [from: number, to: number][] {
  const named = parseQuery(text).map((token) => joinTokens([token]));
  const at = tokens.findIndex((token) => !token.isQuoted && joinTokens([token]) === named[0]);
  if (!('city' in place) || at < 0 || /[,()]/.test(text) || named.some(isOptionalWord)) return [];
  const end = at + named.length;
  let [from, to] = [at, end];
  while (isNameWord(tokens[from - 1]) && end - from < MAX_NAME_WORDS) from--;
  while (isNameWord(tokens[to]) && to - from < MAX_NAME_WORDS) to++;
  const isOtherName = named.length > 1 && !isOwnName(place.city.name_key, named.join(' '));
  const runs: [number, number][] = [
    [from, to],
    [from, end],
    [at, to],
    ...(isOtherName ? [[at, end] satisfies [number, number]] : []),
  ];
  const distinct = new Map(runs.map((run) => [run.join(), run]));
  return [...distinct.values()].filter(
    ([first, last]) => last - first > named.length || (isOtherName && first === at),
  );
}

/** "paris texas" is Paris with its state. */
const isOwnName = (key: string, name: string): boolean =>
  name === key || name.startsWith(`${key} `);

const isNameWord = (token: Token | undefined): boolean =>
  token !== undefined &&
  !token.isQuoted &&
  !isOptionalWord(joinTokens([token])) &&
  findMeaning(foldText(joinTokens([token]))) === null;

const MAX_COUNTED = 20;

/**
 * Compares the number of events, also past ones, that have adjacent words in their names with that
 * in the place.
 */
export async function isNameElsewhere(
  search: SearchMemory,
  { now }: EventFilter,
  [name, { place }]: [Token, PlaceCandidate],
) {
  if (!('city' in place)) return false;
  const term = { variants: [{ words: name.words, adjacent: true }], fields: 'names' as const };
  const interpretation = { terms: [term], wholeNames: [] };
  const filters: EventFilter[] = [{ now }, { now, cityIds: [place.city.id] }];
  await search.prepare(filters.map((filter) => ({ interpretation, filter, limit: MAX_COUNTED })));
  const [all, inPlace] = await Promise.all(
    filters.map((filter) => search.find(interpretation, filter, MAX_COUNTED)),
  );
  return (all?.length ?? 0) > (inPlace?.length ?? 0);
}
