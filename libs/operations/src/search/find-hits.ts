import {
  MAX_HITS,
  type EventFilter,
  type QueryInterpretation,
  type SearchRepository,
} from '@marquee/database';
import { foldText, type Position } from '@marquee/domain';
import { suggestMeaning, type PlaceCandidate } from '@marquee/search';
import { asOneNameReading } from './corrected-name.ts';
import { findKnownNames, joinTokens } from './known-names.ts';
import { isNameElsewhere, isNameOfTokens } from './name-around-place.ts';
import { findCentre, readingsAround } from './query/nearby-readings.ts';
import { parseQuery, type Token } from './query/parse-query.ts';
import { findPlaceCondition } from './query/place-condition.ts';
import { relaxableConditions, type Condition } from './query/query-conditions.ts';
import { readDistrict } from './query/query-district.ts';
import type { QueryPlaces } from './query/query-places.ts';
import {
  genreReadings,
  inNamesOnly,
  literalReading,
  meaningReading,
  queryReadings,
  relatedReadings,
  type Reading,
  type ReadingOptions,
} from './query/readings.ts';
import {
  STATED_CONFIDENCE,
  understandQuery,
  type UnderstoodQuery,
} from './query/understand-query.ts';
import { correctSpelling } from './spelling.ts';

export interface FoundHits {
  ids: string[];
  /** No event matched the exact query, so these match the corrected one. */
  fuzzy: boolean;
  /** The condition that was dropped because no event meets all of them. */
  relaxed: Condition | null;
  /** The topic was widened to related ones instead of dropped. */
  isRelated: boolean;
  /** The topic is a genre of the events, but their texts do not state it. */
  isGenre: boolean;
  /** The position around which events were searched instead of in a place without a match. */
  centre?: Position | null;
  /** Null for a query without letters. */
  understood: UnderstoodQuery | null;
}

export interface FindHitsDeps {
  search: SearchRepository;
  places: QueryPlaces;
}

interface HitsRequest {
  filter: EventFilter;
  maxHits: number;
  /** Zone of the day on which dates are read. Default: that of the city. */
  tz?: string | undefined;
  /** Only events that meet all conditions as they are written. */
  exactOnly?: boolean;
  isRespelled?: boolean; // Another correction could undo this one.
}

/** Returns the ids of matching events without duplicates, best first, never more than MAX_HITS. Stops reading at `maxHits`. */
export async function findHits(
  deps: FindHitsDeps,
  query: string,
  request: HitsRequest,
): Promise<FoundHits> {
  const collect = (readings: Reading[]) => collectHits(deps.search, readings, request.maxHits);
  const blank = { fuzzy: false, relaxed: null, isRelated: false, isGenre: false };
  if (parseQuery(query).length === 0)
    return {
      ...blank,
      ids: await collect([wholeNameReading(query, request.filter)]),
      understood: null,
    };
  const understood = await understand(deps, query, request);
  const [place, isOneName] = await Promise.all([
    findPlaceCondition(deps.places, understood),
    isName(deps.search, understood, request.filter),
  ]);
  const options = { filter: request.filter, place, isOneName };
  const found = { ...blank, understood };
  const exact = await collect(queryReadings(understood, options));
  if (exact.length >= request.maxHits) return { ...found, ids: exact };
  const ofGenre = exact.length === 0 ? await collect(genreReadings(understood, options)) : [];
  if (ofGenre.length > 0) return { ...found, ids: ofGenre, relaxed: 'genre', isGenre: true };
  if (request.exactOnly) {
    const asWritten =
      exact.length > 0 ? exact : await collect([literalReading(understood, request.filter)]);
    return { ...found, ids: asWritten };
  }
  const related = await collect(relatedReadings(understood, options));
  if (exact.length > 0)
    return { ...found, ids: [...new Set([...exact, ...related])].slice(0, MAX_HITS) };
  if (related.length > 0) return { ...found, ids: related, relaxed: 'genre', isRelated: true };
  const literal = await collect([literalReading(understood, request.filter)]);
  if (literal.length > 0) return { ...found, ids: literal };
  const inDistrict = await findInDistrict(deps, understood, { request, collect });
  if (inDistrict) return { ...found, ...inDistrict };
  const respelled = request.isRespelled
    ? null
    : await respellQuery(deps, query, { ...request, understood });
  const ofLexicon =
    respelled === null ? null : await findHits(deps, respelled, { ...request, exactOnly: true });
  if (ofLexicon && ofLexicon.ids.length > 0) return { ...ofLexicon, fuzzy: true };
  const corrected = await correctedReadings(deps.search, understood, options);
  const oneName = await collect(corrected.flatMap(asOneNameReading));
  const correctedIds = oneName.length > 0 ? oneName : await collect(corrected);
  if (correctedIds.length > 0) return { ...found, ids: correctedIds, fuzzy: true };
  const relaxed = await relax(understood, options, collect);
  if (relaxed.relaxed !== null) return { ...found, ...relaxed };
  if (respelled !== null)
    return { ...(await findHits(deps, respelled, { ...request, isRespelled: true })), fuzzy: true };
  return { ...found, ...(await relaxCorrected(deps.search, understood, { options, collect })) };
}

/** Finds events around the part of a city that a query without a match names, otherwise near it. Null if it names none. */
async function findInDistrict(
  deps: FindHitsDeps,
  query: UnderstoodQuery,
  {
    request,
    collect,
  }: { request: HitsRequest; collect: (readings: Reading[]) => Promise<string[]> },
) {
  const understood = await readDistrict(deps.places, query);
  if (!understood) return null;
  const place = await findPlaceCondition(deps.places, understood);
  const options = { filter: request.filter, place, isOneName: false };
  const ids = await collect([meaningReading(understood, options)]);
  return ids.length > 0
    ? { understood, ids }
    : { understood, ...(await relax(understood, options, collect)) };
}

/** Returns the query with words of the lexicon instead of similar words that no event states: "comedi" is "comedy". Null if there are none. */
async function respellQuery(
  deps: FindHitsDeps,
  query: string,
  { understood, ...request }: HitsRequest & { understood: UnderstoodQuery },
): Promise<string | null> {
  const words = understood.words.flatMap((token) => (token.isQuoted ? [] : joinTokens([token])));
  const known = await deps.search.findKnownWords(words);
  const respelled = new Map<string, string>();
  for (const word of words) {
    const suggestion = known.has(word) ? null : suggestMeaning(word);
    if (suggestion !== null && !(await isStated(deps.search, word, request.filter)))
      respelled.set(word, suggestion);
  }
  if (respelled.size === 0) return null;
  const corrected = query.split(/\s+/).map((word) => respelled.get(foldText(word)) ?? word);
  return corrected.join(' ') === query ? null : corrected.join(' ');
}

const understand = ({ search, places }: FindHitsDeps, query: string, { filter, tz }: HitsRequest) =>
  understandQuery(query, {
    findPlaces: (text) => places.findInQuery(text),
    findPosition: (name) => places.findLandmark(name),
    findKnownNames: (tokens: Token[]) => findKnownNames(search, tokens, filter),
    findZone: async (place) => tz ?? toZone(place) ?? places.findZone(filter.cityIds ?? []),
    isInNames: async (tokens, known) =>
      (await search.find(inNamesOnly(tokens, known), filter, 1)).length > 0,
    isNameElsewhere: (...name) => isNameElsewhere(search, filter, name),
    now: filter.now,
  });

const toZone = (candidate: PlaceCandidate | null): string | undefined =>
  candidate && 'city' in candidate.place ? (candidate.place.city.timezone ?? undefined) : undefined;

/** Returns whether several words are the whole name of an event, an artist or a venue. */
async function isName(
  search: SearchRepository,
  { words, known }: UnderstoodQuery,
  filter: EventFilter,
) {
  if (words.length < 2 || words.some(({ isQuoted }) => isQuoted)) return false;
  const isListed = known.get(joinTokens(words))?.isListed ?? null;
  if (isListed !== null) return isListed;
  return (await search.find({ terms: [], wholeNames: [joinTokens(words)] }, filter, 1)).length > 0;
}

/** Interprets a query without letters as a full name: "!!!" is a band. */
const wholeNameReading = (query: string, filter: EventFilter): Reading => ({
  interpretation: { terms: [], wholeNames: [query] },
  filter,
});

async function collectHits(
  search: SearchRepository,
  readings: Reading[],
  maxHits: number,
): Promise<string[]> {
  const limit = Math.min(maxHits, MAX_HITS);
  const ids = new Set<string>();
  for (const { interpretation, filter } of readings) {
    if (ids.size >= limit) break;
    for (const { id } of await search.find(interpretation, filter, limit)) ids.add(id);
  }
  return [...ids].slice(0, MAX_HITS);
}

/** Corrects the words that are no condition. If the query has no words with a meaning, its place can be a part of a name. */
async function correctedReadings(
  search: SearchRepository,
  understood: UnderstoodQuery,
  options: ReadingOptions,
): Promise<Reading[]> {
  const { words, tokens, hasMeaning, place } = understood;
  const isPlaceStated = place !== null && place.confidence >= STATED_CONFIDENCE;
  if (words.length === 0 || isNameOfTokens(words, tokens)) return [];
  const { interpretation, filter } = meaningReading({ ...understood, words: [] }, options);
  const vocabulary = spellingVocabulary(search, options);
  const [partly, fully] = await Promise.all([
    hasMeaning ? correctSpelling(vocabulary, words) : null,
    understood.on === null && understood.price === null
      ? correctSpelling(vocabulary, tokens)
      : null,
  ]);
  return [
    ...(partly ? [withWords({ interpretation, filter }, partly)] : []),
    ...(fully ? [{ interpretation: fully, filter: isPlaceStated ? filter : options.filter }] : []),
  ];
}

const spellingVocabulary = (search: SearchRepository, { filter }: ReadingOptions) => ({
  ...search,
  isStated: (word: string) => isStated(search, word, filter),
});

/** Returns whether an event states a word, also in its description. Such a word is not a typo. */
const isStated = async (
  search: SearchRepository,
  word: string,
  filter: EventFilter,
): Promise<boolean> =>
  (await search.find({ terms: [{ variants: [{ words: [word] }] }], wholeNames: [] }, filter, 1))
    .length > 0;

interface RelaxOptions extends ReadingOptions {
  /** The corrected words, instead of those of the query. */
  words?: QueryInterpretation;
}

const withWords = ({ interpretation, filter }: Reading, words: QueryInterpretation): Reading => ({
  interpretation: { ...interpretation, ...words, terms: [...words.terms, ...interpretation.terms] },
  filter,
});

/** Drops one condition at a time until events match. */
async function relax(
  understood: UnderstoodQuery,
  { words, ...options }: RelaxOptions,
  collect: (readings: Reading[]) => Promise<string[]>,
) {
  for (const condition of relaxableConditions(understood)) {
    const typed = meaningReading(words ? { ...understood, words: [] } : understood, {
      ...options,
      without: condition,
    });
    const reading = words ? withWords(typed, words) : typed;
    const centre = condition === 'city' ? findCentre(understood) : null;
    const ids = await collect(centre ? readingsAround(reading, centre, understood) : [reading]);
    if (ids.length > 0) return { ids, relaxed: condition, centre };
  }
  return NO_HITS;
}

/** Corrects the words that are no condition, and drops one condition. */
async function relaxCorrected(
  search: SearchRepository,
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
  return { ...found, fuzzy: found.relaxed !== null };
}

const NO_HITS = { ids: [], relaxed: null };
