import type { EventFilter } from '@marquee/database';
import { NO_HITS, type Found, type Search } from '../hits-request.ts';
import { joinTokens } from '../known-names.ts';
import { isNameOfTokens } from '../name-around-place.ts';
import { parseQuery, type Token } from '../query/parse-query.ts';
import { STATED_CONFIDENCE } from '../query/place-and-days.ts';
import {
  hasConditions,
  relaxableConditions,
  withoutConditions,
  type Condition,
} from '../query/query-conditions.ts';
import { findNicknames } from '../query/read-meanings.ts';
import {
  genreReadings,
  meaningReading,
  type Reading,
  type ReadingOptions,
} from '../query/readings.ts';
import type { UnderstoodQuery } from '../query/understood-query.ts';
import type { SearchMemory } from '../search-memory.ts';
import { correctSpelling } from '../spelling.ts';
import { relax, withWords } from './relax-conditions.ts';

// A year is a condition.
export const isNumber = (token: Token): boolean => /\d/.test(joinTokens([token]));

const YEAR = /^(?:19|20)\d\d$/;

export const isPastYear = (token: Token, { now }: EventFilter): boolean =>
  YEAR.test(joinTokens([token])) && Number(joinTokens([token])) < now.getUTCFullYear();

/** This year, or one that comes. "Blink 182" names none. */
export const isComingYear = (token: Token, filter: EventFilter): boolean =>
  !token.isQuoted && YEAR.test(joinTokens([token])) && !isPastYear(token, filter);

/**
 * Returns whether the words are the whole name of an event, an artist or a venue, also of a past
 * one. Such words are never dropped.
 */
export async function isKnownName(
  search: SearchMemory,
  { words, tokens }: UnderstoodQuery,
  { now }: EventFilter,
): Promise<boolean> {
  if (words.length === 0 || isNameOfTokens(words, tokens)) return words.length > 0;
  const { interpretation, filter } = anyNameReading(words, now);
  return (await search.find(interpretation, filter, 1)).length > 0;
}

/** The words are the whole name of an event, an artist or a venue, also of a past one. */
export const anyNameReading = (words: Token[], now: Date): Reading => ({
  interpretation: { terms: [], wholeNames: [joinTokens(words)] },
  filter: { now },
});

/** Returns the words that no listed event states. A number is never dropped. */
export async function findUnstated(
  search: SearchMemory,
  { words }: UnderstoodQuery,
  filter: EventFilter,
): Promise<Token[]> {
  const isNeverDropped = (token: Token) => token.isQuoted || isNumber(token);
  await search.prepare(
    words.flatMap((token) =>
      isNeverDropped(token) ? [] : { ...statedReading(joinTokens([token]), filter), limit: 1 },
    ),
  );
  const stated = await Promise.all(
    words.map(
      async (token) => isNeverDropped(token) || isStated(search, joinTokens([token]), filter),
    ),
  );
  return words.filter((_, index) => stated[index] === false);
}

/**
 * The place of a query that was not read as one, because it could be a part of a name, without its
 * words.
 */
export function withSoftPlace(query: UnderstoodQuery): UnderstoodQuery {
  const { place, softPlace, words } = query;
  if (place !== null || softPlace === null) return query;
  const named = new Set(parseQuery(softPlace.text).map((token) => joinTokens([token])));
  const rest = words.filter((token) => !named.has(joinTokens([token])));
  return { ...query, place: softPlace, words: rest };
}

/**
 * Searches with place, days and price only. Null if the query states no place or no more, or
 * nothing is found.
 */
export async function withPlaceOnly({
  understood: query,
  options,
  collect,
}: Search): Promise<Found | null> {
  const { place, landmark, categories, topics, words } = query;
  const isMore = categories.length + topics.length + words.length > 0;
  // What was in a past year is not what comes.
  const isPast = words.some((token) => isPastYear(token, options.filter));
  if ((place ?? landmark) === null || !isMore || isPast) return null;
  const dropped = words;
  const understood = { ...query, words: [], ignored: [...query.ignored, ...dropped] };
  const bare = { ...understood, categories: [], topics: [], kindTokens: [] };
  const relaxed: Condition[] = [
    ...(dropped.length > 0 ? (['words'] as const) : []),
    ...(categories.length > 0 ? (['category'] as const) : []),
    ...(topics.length > 0 ? (['genre'] as const) : []),
  ];
  const without = { ...options, isOneName: false };
  const ids = await collect([meaningReading(bare, without)]);
  if (ids.length > 0) return { understood, ids, relaxed };
  // Nothing is on there: a topic or a kind elsewhere is nearer to the query than other events.
  const attempts: [UnderstoodQuery, Condition[]][] = [[bare, relaxed]];
  if (categories.length > 0 && topics.length > 0)
    attempts.unshift(
      ...(['category', 'genre'] as const).map((condition): [UnderstoodQuery, Condition[]] => [
        withoutConditions(understood, [condition]),
        relaxed.filter((each) => each === 'words' || each === condition),
      ]),
    );
  for (const [rest, given] of attempts) {
    const further = await relax(rest, without, collect);
    if (further.relaxed.length > 0)
      return { ...further, understood, relaxed: [...given, ...further.relaxed] };
  }
  return null;
}

/**
 * Searches with the conditions and without some words. Null if no condition is left, or nothing is
 * found.
 */
export async function withoutWords(
  { understood: query, options, collect }: Search,
  dropped: Token[],
): Promise<Found | null> {
  const words = query.words.filter((token) => !dropped.includes(token));
  const understood = { ...query, words, ignored: [...query.ignored, ...dropped] };
  const isSomethingLeft = words.some((token) => !isNumber(token)) || hasConditions(understood);
  if (dropped.length === 0 || !isSomethingLeft) return null;
  return findWithoutWords({ understood, options, collect });
}

/**
 * Searches for a query some words of which were dropped, and drops a condition if nothing is found.
 * Null if nothing is found then either.
 */
export async function findWithoutWords({
  understood,
  options,
  collect,
}: Pick<Search, 'understood' | 'options' | 'collect'>): Promise<Found | null> {
  const without = { ...options, isOneName: false };
  const ids = await collect([
    meaningReading(understood, without),
    ...genreReadings(understood, without),
  ]);
  if (ids.length > 0) return { understood, ids, relaxed: ['words'] };
  const relaxed = await relax(understood, without, collect);
  if (relaxed.relaxed.length === 0) return null;
  return { ...relaxed, understood, relaxed: ['words', ...relaxed.relaxed] };
}

/**
 * Corrects the words that are no condition. If the query has no words with a meaning, its place can
 * be a part of a name.
 */
export async function correctedReadings(
  search: SearchMemory,
  understood: UnderstoodQuery,
  options: ReadingOptions,
): Promise<Reading[]> {
  const { words, tokens, hasMeaning, place, known } = understood;
  const isPlaceStated = place !== null && place.confidence >= STATED_CONFIDENCE;
  if (words.length === 0 || isNameOfTokens(words, tokens)) return [];
  // "man u" is spelled right.
  if (findNicknames(words, known).size === words.length) return [];
  const { interpretation, filter } = meaningReading({ ...understood, words: [] }, options);
  const vocabulary = spellingVocabulary(search, options);
  const [partly, fully] = await Promise.all([
    hasMeaning || words.length < tokens.length ? correctSpelling(vocabulary, words) : null,
    understood.on === null && understood.price === null
      ? correctSpelling(vocabulary, tokens)
      : null,
  ]);
  return [
    ...(partly ? [withWords({ interpretation, filter }, partly)] : []),
    ...(fully ? [{ interpretation: fully, filter: isPlaceStated ? filter : options.filter }] : []),
  ];
}

export const spellingVocabulary = (search: SearchMemory, { filter }: ReadingOptions) => ({
  ...search,
  isStated: (word: string) => isStated(search, word, filter),
});

/** Returns whether an event states a word, also in its description. Such a word is not a typo. */
export const isStated = async (
  search: SearchMemory,
  word: string,
  filter: EventFilter,
): Promise<boolean> =>
  (await search.find(statedReading(word, filter).interpretation, filter, 1)).length > 0;

export const statedReading = (word: string, filter: EventFilter): Reading => ({
  interpretation: { terms: [{ variants: [{ words: [word] }] }], wholeNames: [] },
  filter,
});

/** Corrects the words that are no condition, and drops one condition. */
export async function relaxCorrected(
  search: SearchMemory,
  understood: UnderstoodQuery,
  {
    options,
    collect,
  }: { options: ReadingOptions; collect: (readings: Reading[]) => Promise<string[]> },
) {
  if (understood.words.length === 0 || relaxableConditions(understood).length === 0) return NO_HITS;
  const words = await correctSpelling(spellingVocabulary(search, options), understood.words);
  if (words === null) return NO_HITS;
  const found = await relax(understood, { ...options, words }, collect);
  return { ...found, fuzzy: found.relaxed.length > 0 };
}
