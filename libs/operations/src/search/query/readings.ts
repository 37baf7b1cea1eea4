import type { EventFilter, QueryInterpretation, SearchTerm, TermVariant } from '@marquee/database';
import { type Category } from '@marquee/domain';
import {
  AUDIENCE_PHRASES,
  CATEGORY_WORDS,
  foldPhrases,
  queryWords,
  type Audience,
  type Topic,
  wordsForMusic,
} from '@marquee/search';
import { joinTokens, type KnownName } from '../known-names.ts';
import { isNameOfTokens } from '../name-around-place.ts';
import type { Token } from './parse-query.ts';
import {
  addConditions,
  hasAlternatives,
  isAnyCategory,
  isKindOrTopic,
  type Condition,
  type PlaceCondition,
} from './query-conditions.ts';
import { complete, oneName, parseTerms, required, type ParsedTerm } from './terms.ts';
import type { UnderstoodQuery } from './understood-query.ts';

/** One way to search for a query. */
export interface Reading {
  interpretation: QueryInterpretation;
  filter: EventFilter;
}

export interface ReadingOptions {
  filter: EventFilter;
  place: PlaceCondition | null;
  /** The words without a meaning are the whole name of an event, an artist or a venue. */
  isOneName: boolean;
  /** The condition that is dropped. */
  without?: Condition;
  /** One of several topics is enough. */
  isAnyTopic?: boolean;
}

// The first words of a category are its most common ones.
const CATEGORY_PHRASES = 8;

/**
 * Returns the readings of a query, most likely first. Hits of an earlier one rank before hits of a
 * later one.
 *
 * 1. The query is the name of an event, an artist or a venue: "The Tonight Show", "Boston".
 * 2. All words are in names: "Scarborough Folk Fest". Only if words are unknown and others have a
 *    meaning.
 * 3. The words have their meanings.
 * 4. The days have their other meaning.
 */
export function queryReadings(query: UnderstoodQuery, options: ReadingOptions): Reading[] {
  const { words, hasMeaning, hasFillers, on, place, tokens } = query;
  const isRewritten =
    hasMeaning || on !== null || place !== null || query.price !== null || query.isCheapest;
  const isNamePossible = isRewritten && query.known.get(joinTokens(tokens))?.isListed !== false;
  const whole = {
    interpretation: { terms: [], wholeNames: [joinTokens(tokens)] },
    filter: options.filter,
  };
  return [
    ...(isNamePossible ? [whole] : []),
    ...((words.length > 0 || hasFillers) && hasMeaning ? [nameReading(query, options)] : []),
    ...(isTwoNames(query)
      ? [{ interpretation: { terms: oneName(tokens), wholeNames: [] }, filter: options.filter }]
      : []),
    ...audienceReadings(query, options),
    ...moodReadings(query, options),
    ...kindReadings(query, options),
    meaningReading(query, options),
    ...musicFestivalReadings(query, options),
    ...otherDayReadings(query, options),
  ];
}

/** A music festival is one whose line-up has genres. */
function musicFestivalReadings(query: UnderstoodQuery, options: ReadingOptions): Reading[] {
  const { categories } = query;
  const isMusicFestival =
    categories.length === 2 && categories.includes('music') && categories.includes('festival');
  if (!isMusicFestival || isAnyCategory(query) || options.filter.categories) return [];
  const festivals = { ...query, categories: ['festival' as const], kindTokens: [] };
  return [withGenre(meaningReading(festivals, options))];
}

/** Each group is a condition: "opera or ballet" is one, a "jazz brunch" is two. */
const topicGroups = (query: UnderstoodQuery, isAny = false): Topic[][] =>
  query.topics.length > 0 && (isAny || hasAlternatives(query) || isKindOrTopic(query))
    ? [query.topics]
    : query.topics.map((topic) => [topic]);

/** Events that name the audience in their title come before those whose text mentions it. */
const audienceReadings = (query: UnderstoodQuery, options: ReadingOptions): Reading[] =>
  query.audience === null ? [] : [meaningReading(query, { ...options, isAudienceNamed: true })];

/** Kinds that suit the mood come before the others. */
function moodReadings(query: UnderstoodQuery, options: ReadingOptions): Reading[] {
  const { excluded, categories } = query;
  const unsuited = query.unsuited.filter((category) => !categories.includes(category));
  if (unsuited.length === 0) return [];
  const suited = { ...excluded, categories: [...excluded.categories, ...unsuited] };
  return [meaningReading({ ...query, excluded: suited }, options)];
}

/** The days have their other meaning. */
export const otherDayReadings = (query: UnderstoodQuery, options: ReadingOptions): Reading[] =>
  query.onOther === null || options.without === 'on'
    ? []
    : [meaningReading({ ...query, on: query.onOther, ...toDaypart(query) }, options)];

/** The other meaning of "tonight" is an evening. */
const toDaypart = ({ on, daypart }: UnderstoodQuery): Pick<UnderstoodQuery, 'daypart'> => ({
  daypart: on === 'tonight' ? 'evening' : daypart,
});

/**
 * The topics are genres of the event or of its artists, also if its texts do not state them. So are
 * the words, if `isGenre`: the lexicon does not have every genre.
 */
export function genreReadings(
  query: UnderstoodQuery,
  options: ReadingOptions,
  isGenre = false,
): Reading[] {
  const named = isGenre && query.words.length > 0;
  if (query.topics.length === 0 && !named) return [];
  const genres = [
    ...topicGroups(query, options.isAnyTopic).map((group) =>
      group.flatMap(({ phrases }) => [...phrases]),
    ),
    ...(named ? [[joinTokens(query.words)]] : []),
  ];
  const filter = { ...options.filter, genres: [...(options.filter.genres ?? []), ...genres] };
  const rest = {
    ...query,
    topics: [],
    ...(isKindOrTopic(query) && { categories: [] }),
    ...(named && { words: [] }),
  };
  const ofGenre = { ...options, filter };
  return [
    meaningReading(rest, ofGenre),
    ...otherDayReadings(rest, ofGenre),
    ...kindReadings(query, options),
  ];
}

/** The topics are kinds of the model, also if no text states them: "exposiciones", "workshops". */
function kindReadings(query: UnderstoodQuery, options: ReadingOptions): Reading[] {
  const kinds = [...new Set(query.topics.flatMap(({ kind }) => kind ?? []))];
  const isGiven = options.filter.fields?.kind !== undefined;
  if (kinds.length === 0 || isGiven || (kinds.length > 1 && !hasAlternatives(query))) return [];
  const fields = { ...options.filter.fields, kind: { included: kinds, excluded: [] } };
  const ofKind = { ...options, filter: { ...options.filter, fields } };
  const rest = { ...query, topics: query.topics.filter(({ kind }) => kind === undefined) };
  return [meaningReading(rest, ofKind), ...otherDayReadings(rest, ofKind)];
}

/** Events of other categories that have such events: festivals with music for "concerts". */
export function alsoReadings(query: UnderstoodQuery, options: ReadingOptions): Reading[] {
  const { categories, also, topics } = query;
  if (categories.length !== 1 || options.filter.categories) return [];
  return also.flatMap((category) => {
    const ofKind = { ...query, categories: [category], kindTokens: [] };
    const found = meaningReading(ofKind, options);
    const isAnyMusic = category === 'festival' && topics.length === 0;
    return [isAnyMusic ? aboutMusic(found) : found, ...genreReadings(ofKind, options)];
  });
}

const aboutMusic = ({ interpretation, filter }: Reading): Reading => ({
  interpretation: {
    ...interpretation,
    terms: [...interpretation.terms, phraseTerm(wordsForMusic())],
  },
  filter,
});

/** Its line-up has genres, although its text does not state music. */
const withGenre = ({ interpretation, filter }: Reading): Reading => ({
  interpretation,
  filter: { ...filter, withGenre: true },
});

/** The topics include related ones: react for javascript. */
export function relatedReadings(query: UnderstoodQuery, options: ReadingOptions): Reading[] {
  const hasRelated = query.topics.some(({ related }) => related.length > 0);
  return hasRelated ? [meaningReading(query, { ...options, withRelated: true })] : [];
}

/** All words are in names: "Black Friday". */
export const inNamesOnly = (
  tokens: Token[],
  known: ReadonlyMap<string, KnownName>,
  isFixture = false,
): QueryInterpretation => ({
  terms: required(parseTerms(tokens, known)).map(isFixture ? opponent : inNames),
  wholeNames: [joinTokens(tokens)],
});

/**
 * All words are words: for a query whose meaning finds nothing. If a place or a name was read, the
 * words are in names.
 */
export function literalReading(
  { tokens, inner, words, known, place, isFixture }: UnderstoodQuery,
  filter: EventFilter,
): Reading {
  const read = required(parseTerms(tokens, known));
  const terms = place !== null && inner.length === 0 ? read.map(complete) : read;
  const areNames = place !== null || isNameOfTokens(words, tokens);
  const named = areNames ? terms.map(inNames) : terms;
  return {
    interpretation: {
      terms: isFixture ? terms.map(opponent) : named,
      wholeNames: [joinTokens(tokens)],
    },
    filter,
  };
}

function nameReading(
  query: UnderstoodQuery,
  { filter, place, isOneName }: ReadingOptions,
): Reading {
  const rest = query.inner.filter((token) => !query.words.includes(token));
  const terms = isOneName
    ? [...oneName(query.words), ...parseTerms(rest, query.known).map(inNames)]
    : required(parseTerms(query.inner, query.known)).map(inNames);
  const conditions = addConditions(
    filter,
    { ...query, categories: [], daypart: null, hours: null, free: false, online: false },
    { place, without: null },
  );
  return {
    interpretation: { terms, wholeNames: [joinTokens(query.inner)], ...excludedTerms(query) },
    filter: conditions,
  };
}

/** "Bayern München" is a club, although both words are places. "Paris, Texas" is a place. */
const isTwoNames = ({ tokens, place, inner }: UnderstoodQuery): boolean =>
  place !== null &&
  inner.length === 0 &&
  tokens.length === 2 &&
  'city' in place.place &&
  !/[,(]/.test(place.text) &&
  !`${joinTokens(tokens)} `.startsWith(`${place.place.city.name_key} `);

const inNames = (term: ParsedTerm): ParsedTerm => ({ ...term, fields: 'names' });

/** A team, not where a match takes place. */
const opponent = ({ cityIds: _, countryCode: __, ...term }: ParsedTerm): ParsedTerm =>
  inNames(term);

interface MeaningOptions extends ReadingOptions {
  isAudienceNamed?: boolean;
  withRelated?: boolean;
}

export function meaningReading(
  query: UnderstoodQuery,
  {
    filter,
    place,
    isOneName,
    without,
    withRelated = false,
    isAudienceNamed = false,
    isAnyTopic = false,
  }: MeaningOptions,
): Reading {
  const { words, audience, categories, tokens, known, kindTokens } = query;
  const isTyped = joinTokens(words.slice(-1)) === joinTokens(tokens.slice(-1));
  const named =
    isOneName && words.length > 0
      ? oneName(words)
      : required(parseTerms(words, known))
          .map((term) => (isTyped ? term : complete(term)))
          .map((term) => (query.isFixture ? opponent(term) : term));
  const isEither =
    isKindOrTopic(query) &&
    filter.categories === undefined &&
    without !== 'category' &&
    without !== 'genre';
  // One category is a condition, unless a parameter states another one.
  const isCategoryText =
    (categories.length > 1 && !isAnyCategory(query)) || filter.categories !== undefined;
  const terms: SearchTerm[] = [
    ...named,
    ...(without === 'genre'
      ? []
      : topicGroups(query, isAnyTopic)
          .map((group) =>
            phraseTerm(
              group.flatMap(({ phrases, related }) =>
                withRelated ? [...phrases, ...related] : [...phrases],
              ),
            ),
          )
          .map((term) => (isEither ? { ...term, categories } : term))),
    ...(audience === null || without === 'audience'
      ? []
      : [audienceTerm(audience, isAudienceNamed)]),
    ...(isCategoryText && without !== 'category' ? categories.map(categoryTerm) : []),
    ...kindTokens.map(optionalTerm),
  ];
  const wholeNames = named.length > 0 ? [joinTokens(words)] : [];
  return {
    interpretation: { terms, wholeNames, ...excludedTerms(query) },
    filter: addConditions(filter, isEither ? { ...query, categories: [] } : query, {
      place,
      without: without ?? null,
    }),
  };
}

const excludedTerms = ({
  excluded: { topics },
}: UnderstoodQuery): Pick<QueryInterpretation, 'excluded'> =>
  topics.length > 0 ? { excluded: topics.map(({ phrases }) => phraseTerm(phrases)) } : {};

/** "concerts Oslo January": as words, it would be every event of the place and the days. */
export const isConditionOnly = ({ tokens, known }: UnderstoodQuery): boolean =>
  required(parseTerms(tokens, known)).every(
    ({ isOptional, isPlace, year, month }) =>
      isOptional === true || isPlace || (year ?? month) !== undefined,
  );

export const completeReading = ({ interpretation, filter }: Reading): Reading => ({
  interpretation: { ...interpretation, terms: interpretation.terms.map(complete) },
  filter,
});

const phraseTerm = (phrases: readonly string[]): SearchTerm => ({
  variants: phrases.map(toVariant),
  fields: 'subject',
});
const audienceTerm = (audience: Audience, isNamed: boolean): SearchTerm => ({
  ...phraseTerm(foldPhrases(AUDIENCE_PHRASES[audience])),
  ...(isNamed && { fields: 'names' }),
});
const toVariant = (phrase: string): TermVariant => ({
  words: queryWords(phrase).flat(),
  adjacent: true,
});

/** "film festival": an event of both kinds states at least one of them. */
const categoryTerm = (category: Category): SearchTerm => ({
  ...phraseTerm(foldPhrases(CATEGORY_WORDS[category]).slice(0, CATEGORY_PHRASES)),
  categories: [category],
});

const optionalTerm = ({ words }: Token): SearchTerm => ({
  variants: [{ words, adjacent: true }],
  isOptional: true,
});
