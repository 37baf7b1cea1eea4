import type { QueryInterpretation } from '@marquee/database';
import type { Category } from '@marquee/domain';
import { NO_HITS, type Collect, type Found, type FoundHits } from '../hits-request.ts';
import { laterWeeks } from '../later-weeks.ts';
import { collectAround, ENOUGH, findCentre } from '../query/nearby-readings.ts';
import {
  isAboutSomething,
  isAnyCategory,
  relaxableConditions,
  withoutConditions,
  type Condition,
} from '../query/query-conditions.ts';
import {
  genreReadings,
  meaningReading,
  otherDayReadings,
  type Reading,
  type ReadingOptions,
} from '../query/readings.ts';
import type { UnderstoodQuery } from '../query/understood-query.ts';

interface RelaxOptions extends ReadingOptions {
  /** The corrected words, instead of those of the query. */
  words?: QueryInterpretation;
}

/** Searches for corrected words as well. */
export const withWords = (
  { interpretation, filter }: Reading,
  words: QueryInterpretation,
): Reading => ({
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
  const rest = { ...query, categories: [], kindTokens: [] };
  // "film festival": a festival is nearer to it than a film.
  const kinds = categories.includes('festival')
    ? [['festival' as const], categories]
    : [categories];
  return kinds.flatMap((each) => {
    const any = { ...options, filter: { ...options.filter, categories: each } };
    return [meaningReading(rest, any), ...genreReadings(rest, any)];
  });
}

/** Kinds that a query for one kind can mean as well: concerts are also at festivals. */
const SIMILAR_KINDS: Partial<Record<Category, Category[]>> = {
  music: ['festival', 'nightlife'],
  nightlife: ['music', 'festival'],
  comedy: ['theater'],
  theater: ['comedy'],
};

/** "concerts": without one, events of similar kinds. */
function similarKindReadings(query: UnderstoodQuery, options: ReadingOptions): Reading[] {
  const [category, ...others] = query.categories;
  const categories = others.length === 0 && category ? SIMILAR_KINDS[category] : undefined;
  if (!categories || options.filter.categories) return [];
  const rest = { ...query, categories: [], kindTokens: [] };
  return categories.flatMap((similar) => {
    const ofKind = { ...options, filter: { ...options.filter, categories: [similar] } };
    return [meaningReading(rest, ofKind), ...genreReadings(rest, ofKind)];
  });
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
  const conditions = relaxableConditions(understood);
  for (const condition of conditions) {
    const ofSimilarKind =
      condition === 'category' && !words
        ? await collect(similarKindReadings(understood, options))
        : [];
    if (ofSimilarKind.length > 0) return { ...ANY_OF, ids: ofSimilarKind, relaxed: [condition] };
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
  const isPlaced = conditions.includes('city');
  return (isPlaced || words ? null : await relaxAllButOne(understood, options, collect)) ?? NO_HITS;
}

/**
 * Drops all conditions but one, the subject first. If the subject is no condition that can be
 * dropped, also drops all. Null if nothing is found.
 */
async function relaxAllButOne(
  query: UnderstoodQuery,
  options: ReadingOptions,
  collect: Collect,
): Promise<Pick<FoundHits, 'ids' | 'relaxed'> | null> {
  const conditions = relaxableConditions(query);
  if (conditions.length < 2) return null;
  const isSubject = (condition: Condition) => SUBJECTS.includes(condition);
  const attempts: (Condition | null)[] = conditions.toSorted(
    (a, b) => Number(isSubject(b)) - Number(isSubject(a)),
  );
  if (!conditions.some(isSubject)) attempts.push(null);
  for (const held of attempts) {
    const relaxed = conditions.filter((each) => each !== held);
    const rest = withoutConditions(query, relaxed);
    const ids = await collect([meaningReading(rest, options), ...genreReadings(rest, options)]);
    if (ids.length > 0) return { ids, relaxed };
  }
  return null;
}

const SUBJECTS: readonly Condition[] = ['genre', 'category', 'audience'];

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
