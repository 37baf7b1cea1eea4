import { MAX_HITS, type EventFilter, type SearchRepository } from '@marquee/database';
import { readEmoji, type PlaceCandidate } from '@marquee/search';
import type { Home } from '../places/place-finder.ts';
import { asOneNameReading } from './corrected-name.ts';
import { findInPastYear } from './find-in-past-year.ts';
import {
  NO_HITS,
  type Collect,
  type Found,
  type FoundHits,
  type HitsDeps,
  type HitsRequest,
  type Search,
} from './hits-request.ts';
import { cancelledSearches } from './known-name.ts';
import { findKnownNames, isListedName, joinTokens } from './known-names.ts';
import { laterWeeks } from './later-weeks.ts';
import { isNameElsewhere, isNameOfTokens } from './name-around-place.ts';
import { withCatalogueGenre } from './query/catalogue-genre.ts';
import { isFiller } from './query/filler-words.ts';
import { ENOUGH, withSurroundings } from './query/nearby-readings.ts';
import { parseQuery, type Token } from './query/parse-query.ts';
import { findPlaceCondition } from './query/places/place-condition.ts';
import { placeNearPart, readDistrict } from './query/places/query-district.ts';
import type { QueryPlaces } from './query/places/query-places.ts';
import { toCountryCode } from './query/price-currency.ts';
import { hasConditions, hasPlace } from './query/query-conditions.ts';
import {
  alsoReadings,
  genreReadings,
  inNamesOnly,
  isConditionOnly,
  literalReading,
  meaningReading,
  queryReadings,
  relatedReadings,
  type Reading,
  type ReadingOptions,
} from './query/readings.ts';
import { understandQuery } from './query/understand-query.ts';
import type { UnderstoodQuery } from './query/understood-query.ts';
import { correctedElsewhere } from './relaxation/corrected-elsewhere.ts';
import {
  findOfSport,
  prepareSimilar,
  withoutAllWords,
  withoutWordsInPlace,
  withSubjectOnly,
} from './relaxation/drop-words.ts';
import { relax } from './relaxation/relax-conditions.ts';
import {
  correctedReadings,
  findUnstated,
  isKnownName,
  relaxCorrected,
} from './relaxation/relax-query.ts';
import { respellQuery } from './respell-query.ts';
import { rememberSearches } from './search-memory.ts';

const BLANK = { fuzzy: false, relaxed: [], isRelated: false };

export interface FindHitsDeps {
  search: SearchRepository;
  places: QueryPlaces;
}

/** Finds hits like `findRememberedHits`, for a request with one search. */
export const findHits = (
  { search, places }: FindHitsDeps,
  query: string,
  request: HitsRequest,
): Promise<FoundHits> =>
  findRememberedHits({ search: rememberSearches(search), places }, query, request);

/**
 * Returns the ids of matching events without duplicates, best first, never more than MAX_HITS.
 * Stops reading at `maxHits`, but not before there are enough. Words find what runs and what lies
 * ahead, unless the filter states otherwise.
 */
export async function findRememberedHits(
  deps: HitsDeps,
  given: string,
  request: HitsRequest,
): Promise<FoundHits> {
  const found = await findReadHits(deps, given, request);
  const isWithoutPlace = found.ids.length > 0 && (found.understood?.unknownPlace ?? null) !== null;
  return isWithoutPlace
    ? { ...found, relaxed: [...new Set(['words' as const, ...found.relaxed])] }
    : found;
}

async function findReadHits(
  deps: HitsDeps,
  given: string,
  requested: HitsRequest,
): Promise<FoundHits> {
  const { text: query, ignored } = readEmoji(given);
  const request = {
    ...requested,
    // Decisions by the number of hits are the same for every limit.
    maxHits: Math.max(requested.maxHits, ENOUGH),
    filter: withRunning(requested.filter),
  };
  const { filter, named } = request;
  const collect: Collect = (readings) => deps.search.collect(readings, request.maxHits);
  if (parseQuery(query).length === 0)
    return { ...BLANK, ids: await collect([wholeNameReading(given, filter)]), understood: null };
  const written = await understand(deps, query, request);
  const isPlaceOnly = written.words.length === 0 && !hasConditions(written);
  if (written.unknownPlace !== null && (isPlaceOnly || request.exactOnly))
    return { ...BLANK, ids: [], understood: written };
  const read = await withCatalogueGenre(deps.search, written);
  const complete = { ...read, ignored: [...read.ignored, ...ignored.map(toToken)] };
  const [place, isOneName, isGenre] = await Promise.all([
    findPlaceCondition(deps.places, complete),
    isListedName(deps.search, complete, {
      filter,
      likely: named ? cancelledSearches(complete, named) : [],
    }),
    deps.search.isGenre(joinTokens(complete.words)),
  ]);
  const options = { filter, place, isOneName };
  const neededDays = await withNeededDays(complete, options, collect);
  const stated = await collect([
    ...queryReadings(neededDays, options),
    ...genreReadings(neededDays, options, isGenre),
    ...alsoReadings(neededDays, options),
  ]);
  const around = await withSurroundings(stated, neededDays, { options, collect });
  const { ids: exact, understood } = await withLaterWeeks(around, neededDays, { options, collect });
  const found = { ...BLANK, understood };
  if (exact.length >= request.maxHits) return { ...found, ids: exact };
  if (request.exactOnly) {
    const asWritten =
      exact.length > 0 ? exact : await collect([literalReading(understood, filter)]);
    return { ...found, ids: asWritten };
  }
  const isOfGenre = exact.length > 0 && understood.topics.some(({ isGenre }) => isGenre);
  const related = isOfGenre ? [] : await collect(relatedReadings(understood, options));
  if (exact.length > 0)
    return { ...found, ids: [...new Set([...exact, ...related])].slice(0, MAX_HITS) };
  if (related.length > 0) return { ...found, ids: related, relaxed: ['genre'], isRelated: true };
  return {
    ...found,
    ...(await findSimilar(deps, { query, request, understood, options, collect })),
  };
}

/**
 * Days around the stated ones, such as those after New Year's Eve, are read only if the stated ones
 * have few events.
 */
async function withNeededDays(
  query: UnderstoodQuery,
  options: ReadingOptions,
  collect: Collect,
): Promise<UnderstoodQuery> {
  if (query.onOther?.includes('..') !== true) return query;
  const stated = { ...query, onOther: null };
  const ids = await collect(queryReadings(stated, options));
  return ids.length >= ENOUGH ? stated : query;
}

const FEW = 3;

/** "clubs friday" can be any Friday. If the coming one has few events, those of later ones follow. */
async function withLaterWeeks(
  ids: string[],
  understood: UnderstoodQuery,
  { options, collect }: Pick<Search, 'options' | 'collect'>,
) {
  const isNeeded = understood.isAnyWeek && ids.length < FEW;
  const later = isNeeded ? await collect(laterWeeks(understood, options)) : [];
  const all = [...new Set([...ids, ...later])];
  return { ids: all, understood: { ...understood, isAnyWeek: all.length > ids.length } };
}

const toToken = (word: string): Token => ({ words: [word], isQuoted: false });

const withRunning = (filter: EventFilter): EventFilter =>
  filter.from && filter.ongoing === undefined ? { ...filter, ongoing: 'include' } : filter;

/**
 * Finds events for a query that none matches exactly: with corrected words, without some words,
 * without a condition.
 */
async function findSimilar(deps: HitsDeps, search: Search): Promise<Found> {
  const { query, request, understood, options, collect } = search;
  await prepareSimilar(deps, search);
  const literal = isConditionOnly(understood)
    ? []
    : await collect([literalReading(understood, request.filter)]);
  if (literal.length > 0) return { ids: literal };
  const ofKind = await findOfKind(deps, search);
  if (ofKind) return ofKind;
  const nearPart = request.isRespelled ? null : await placeNearPart(deps.places, understood);
  if (nearPart !== null)
    return findRememberedHits(deps, nearPart, { ...request, isRespelled: true });
  const respelled = request.isRespelled
    ? null
    : await respellQuery(deps, query, { ...request, understood });
  const isRespelled = respelled?.isPlaced === true;
  const ofLexicon =
    respelled === null
      ? null
      : await findRememberedHits(deps, respelled.query, {
          ...request,
          isRespelled,
          exactOnly: !isRespelled,
        });
  if (ofLexicon && ofLexicon.ids.length > 0) return { ...ofLexicon, fuzzy: true };
  const corrected = await correctedReadings(deps.search, understood, options);
  const oneName = await collect(corrected.flatMap(asOneNameReading));
  const correctedIds = oneName.length > 0 ? oneName : await collect(corrected);
  // Corrected words can be a name outside the place.
  const isOutside = options.place !== null && corrected.some(({ filter }) => !hasPlace(filter));
  const meant = isOutside ? { ...understood, place: null } : understood;
  if (correctedIds.length > 0) return { ids: correctedIds, fuzzy: true, understood: meant };
  const elsewhere = await correctedElsewhere(deps, search);
  if (elsewhere) return elsewhere;
  const isKnown = await isKnownName(deps.search, understood, request.filter);
  const isWholeName = isKnown && !isNameOfTokens(understood.words, understood.tokens);
  const unstated = isWholeName ? [] : await findUnstated(deps.search, understood, request.filter);
  const dropped = isWholeName
    ? []
    : understood.words.filter((token) => unstated.includes(token) || isFiller(token));
  const ofSubject = isKnown ? null : await withSubjectOnly(deps, search);
  if (ofSubject) return ofSubject;
  // One misspelt word of several: a name that a condition excludes.
  const isMisspelt = dropped.length < understood.words.length || isKnown;
  if (!isMisspelt) {
    const reduced = await withoutWordsInPlace(deps, search, dropped);
    if (reduced) return reduced;
  }
  const relaxed = await relax(understood, options, collect);
  if (relaxed.relaxed.length > 0) return relaxed;
  if (respelled !== null)
    return {
      ...(await findRememberedHits(deps, respelled.query, { ...request, isRespelled: true })),
      fuzzy: true,
    };
  const both = await relaxCorrected(deps.search, understood, { options, collect });
  if (both.relaxed.length > 0) return both;
  const reduced = isMisspelt ? await withoutWordsInPlace(deps, search, dropped) : null;
  if (reduced) return reduced;
  return (isKnown ? null : await withoutAllWords(deps, search)) ?? NO_HITS;
}

/** Finds events of a past year, of the sport of a competition, or in a part of a city. */
const findOfKind = async (deps: HitsDeps, search: Search): Promise<Found | null> =>
  (await findInPastYear(search)) ??
  (await findOfSport(deps, search)) ??
  (await findInDistrict(deps, search.understood, search));

/**
 * Finds events around the part of a city that a query without a match names, otherwise near it.
 * Null if it names none.
 */
async function findInDistrict(
  deps: HitsDeps,
  query: UnderstoodQuery,
  { request, collect }: Pick<Search, 'request' | 'collect'>,
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

const understand = ({ search, places }: HitsDeps, query: string, { filter, tz }: HitsRequest) =>
  understandQuery(query, {
    findPlaces: (text) => places.findInQuery(text),
    findPosition: (name) => places.findLandmark(name),
    findKnownNames: (tokens: Token[]) => findKnownNames(search, tokens, filter),
    findHome: async (place) => {
      const [own, given] = [place && toHome(place), await places.findHome(filter.cityIds ?? [])];
      const country = own?.country ?? given.country ?? filter.countryCode;
      return { tz: tz ?? own?.tz ?? given.tz, country };
    },
    isInNames: async (tokens, known) =>
      (await search.find(inNamesOnly(tokens, known), filter, 1)).length > 0,
    isGenre: search.isGenre,
    isCity: async (name) => (await places.findKnownCity({ name, country_code: null })) !== null,
    isNameElsewhere: (...name) => isNameElsewhere(search, filter, name),
    now: filter.now,
  });

const toHome = (candidate: PlaceCandidate): Home => ({
  tz: 'city' in candidate.place ? (candidate.place.city.timezone ?? undefined) : undefined,
  country: toCountryCode(candidate) ?? undefined,
});

/** Interprets a query without letters as a full name: "!!!" is a band. */
const wholeNameReading = (query: string, filter: EventFilter): Reading => ({
  interpretation: { terms: [], wholeNames: [query] },
  filter,
});
