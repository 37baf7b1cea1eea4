import type { EventFilter, QueryInterpretation } from '@marquee/database';
import { NO_HITS, type Collect, type Found, type FoundHits, type Search } from './hits-request.ts';
import { joinTokens } from './known-names.ts';
import { laterWeeks } from './later-weeks.ts';
import { isNameOfTokens } from './name-around-place.ts';
import { collectAround, ENOUGH, findCentre } from './query/nearby-readings.ts';
import { parseQuery, type Token } from './query/parse-query.ts';
import { STATED_CONFIDENCE } from './query/place-and-days.ts';
import {
  hasConditions,
  isAboutSomething,
  isAnyCategory,
  relaxableConditions,
  withoutConditions,
  type Condition,
} from './query/query-conditions.ts';
import {
  genreReadings,
  meaningReading,
  otherDayReadings,
  type Reading,
  type ReadingOptions,
} from './query/readings.ts';
import type { UnderstoodQuery } from './query/understood-query.ts';
import type { SearchMemory } from './search-memory.ts';
import { correctSpelling } from './spelling.ts';

// A year is a condition.
export const isNumber = (token: Token): boolean => /\d/.test(joinTokens([token]));

const isPastYear = (token: Token, { now }: EventFilter): boolean =>
  /^(?:19|20)\d\d$/.test(joinTokens([token])) && Number(joinTokens([token])) < now.getUTCFullYear();

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
  const further = await relax(bare, without, collect);
  return further.relaxed.length > 0
    ? { ...further, understood, relaxed: [...relaxed, ...further.relaxed] }
    : null;
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
  if (dropped.length === 0 || !(words.length > 0 || hasConditions(understood))) return null;
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
  const { words, tokens, hasMeaning, place } = understood;
  const isPlaceStated = place !== null && place.confidence >= STATED_CONFIDENCE;
  if (words.length === 0 || isNameOfTokens(words, tokens)) return [];
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

const spellingVocabulary = (search: SearchMemory, { filter }: ReadingOptions) => ({
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

interface RelaxOptions extends ReadingOptions {
  /** The corrected words, instead of those of the query. */
  words?: QueryInterpretation;
}

const withWords = ({ interpretation, filter }: Reading, words: QueryInterpretation): Reading => ({
  interpretation: { ...interpretation, ...words, terms: [...words.terms, ...interpretation.terms] },
  filter,
});

/** "photo exhibition": without one that is both, those of either topic. */
function anyTopicReadings(query: UnderstoodQuery, options: ReadingOptions): Reading[] {
  if (query.topics.length < 2) return [];
  const any = { ...options, isAnyTopic: true };
  return [meaningReading(query, any), ...genreReadings(query, any)];
}

/** "theatre festivals": without one that is both, those of either kind. */
function anyCategoryReadings(query: UnderstoodQuery, options: ReadingOptions): Reading[] {
  const { categories } = query;
  if (categories.length < 2 || options.filter.categories || isAnyCategory(query)) return [];
  const any = { ...options, filter: { ...options.filter, categories } };
  const rest = { ...query, categories: [], kindTokens: [] };
  return [meaningReading(rest, any), ...genreReadings(rest, any)];
}

const ANY_OF = { centre: null, isRelated: true };

/** Drops one condition at a time until events match. */
export async function relax(
  understood: UnderstoodQuery,
  { words, ...options }: RelaxOptions,
  collect: Collect,
): Promise<Found & Pick<FoundHits, 'relaxed'>> {
  const anyKind = words ? [] : await collect(anyCategoryReadings(understood, options));
  if (anyKind.length > 0) return { ...ANY_OF, ids: anyKind, relaxed: ['category'] };
  for (const condition of relaxableConditions(understood)) {
    const there =
      condition === 'city' && !words ? await relaxSeveral(understood, options, collect) : null;
    if (there) return there;
    const query = words ? { ...understood, words: [] } : understood;
    const without = { ...options, without: condition };
    const typed = [meaningReading(query, without), ...otherDayReadings(query, without)];
    const ofGenre = words || condition === 'genre' ? [] : genreReadings(understood, without);
    const later = condition === 'on' ? laterWeeks(query, options) : [];
    const ofLater = later.length > 0 ? await collect(later) : [];
    if (ofLater.length > 0) return { ids: ofLater, relaxed: [condition], centre: null };
    const readings = typed
      .map((reading) => (words ? withWords(reading, words) : reading))
      .concat(ofGenre);
    const isTopic = condition === 'genre' && !words;
    const ofAny = isTopic ? await collect(anyTopicReadings(understood, options)) : [];
    if (ofAny.length > 0) return { ...ANY_OF, ids: ofAny, relaxed: [condition] };
    const centre = condition === 'city' ? findCentre(understood) : null;
    const around = centre ? await collectAround(readings, { centre, query, collect }) : [];
    const isWide =
      centre === null || isAboutSomething(understood) || understood.categories.length > 0;
    const ids = around.length === 0 && isWide ? await collect(readings) : around;
    const isAround = around.length > 0;
    if (ids.length > 0) return { ids, relaxed: [condition], centre, isAround };
  }
  return NO_HITS;
}

/**
 * Drops several conditions rather than the place: all but one, and if few events are left, all but
 * the days. Null if nothing is found.
 */
async function relaxSeveral(
  query: UnderstoodQuery,
  options: ReadingOptions,
  collect: Collect,
): Promise<Pick<FoundHits, 'ids' | 'relaxed' | 'centre'> | null> {
  const droppable = relaxableConditions(query).filter((each) => each !== 'on' && each !== 'city');
  if (droppable.length < 2) return null;
  const attempts = droppable.map((held) => droppable.filter((each) => each !== held));
  if (query.on !== null && query.words.length === 0) attempts.push(droppable);
  const found = new Set<string>();
  const dropped = new Set<Condition>();
  for (const relaxed of attempts) {
    const rest = withoutConditions(query, relaxed);
    const ids = await collect([meaningReading(rest, options), ...genreReadings(rest, options)]);
    for (const id of ids) found.add(id);
    if (ids.length > 0) for (const condition of relaxed) dropped.add(condition);
    if (found.size >= ENOUGH) break;
  }
  const relaxed = droppable.filter((condition) => dropped.has(condition));
  return found.size > 0 ? { ids: [...found], relaxed, centre: null } : null;
}

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
