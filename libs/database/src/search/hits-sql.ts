// SQL because Prisma cannot express it: full-text search with ranking.
import sql, { empty, join, raw, type Sql } from 'sql-template-tag';
import type { EventFilter } from '../events/event-filter.ts';
import { TEXT_COLUMNS, textJoins } from '../events/event-records-sql.ts';
import { distanceSql, eventsSql, filterConditions } from '../events/filter-sql.ts';
import { allOf, dayBefore, timeColumns, timeConditions } from '../events/time-sql.ts';
import { hidden } from '../statements/rows-to-sql.ts';
import { SAMPLE_LEXEME, wholeNameLexeme } from './facet-lexemes.ts';
import { indexedQuery, isCoveredByDocument, type SearchCondition } from './search-condition.ts';
import type { QueryInterpretation, SearchTerm } from './search-request.ts';
import type { Window } from './time-windows.ts';
import { anyOf, facetLexemes, quoted, variantQueries, type Weights } from './tsquery.ts';

export interface HitsQuery {
  interpretation: QueryInterpretation;
  condition: SearchCondition;
  filter: EventFilter;
  documents: number;
  /** Maximum of ranked events per window, earliest first. */
  maxRanked: number;
  limit: number;
}

// Checking a document costs as much as reading this many entries of the index on `starts_at`.
const STARTS_PER_DOCUMENT = 12;

/** Selects the events that begin in a window, best first: the columns of `Hit`, and `ranked`. */
export function hitsSql(query: HitsQuery, window: Window): Sql {
  const { from, to, documents } = window;
  const table = startsTable(query.filter);
  const hide = hider(query.filter);
  const bounds = [
    ...(from ? [sql`${table}.starts_at >= ${hide(sql`${from}::timestamptz`)}`] : []),
    ...(to ? [sql`${table}.starts_at < ${hide(sql`${to}::timestamptz`)}`] : []),
  ];
  const isLong =
    !isNarrow(query.filter) &&
    documents > query.condition.share * query.documents * STARTS_PER_DOCUMENT;
  return rankedSql(query, [
    ...matchConditions(query, documents),
    ...(isLong ? bounds.map(unindexed) : bounds),
  ]);
}

/** Selects the events that began more than a day before `from` and run at it. */
export function runningHitsSql(query: HitsQuery, from: Date): Sql {
  const { startsAt, isLong } = timeColumns(startsTable(query.filter));
  const running = sql`${isLong(sql`tstzrange(${from}, ${from}, '[]')`)} AND ${startsAt} < ${dayBefore(from)}`;
  return rankedSql(query, [...matchConditions(query, 0), running]);
}

/** Prevents an index scan if checking the documents is faster. */
const unindexed = (condition: Sql): Sql => sql`(${condition}) IS TRUE`;

/**
 * In a search with a narrow filter, the planner chooses between the index of the filter and that of
 * the text.
 */
const hider = (filter: EventFilter): ((value: Sql) => Sql) =>
  isNarrow(filter) ? (value) => value : hidden;

function matchConditions(
  { condition, filter, documents: total }: HitsQuery,
  documents: number,
): Sql[] {
  const hide = hider(filter);
  const indexed = indexedQuery(condition, documents, total);
  return [
    ...(indexed === null ? [] : [sql`s.document @@ ${hide(sql`${indexed}::tsquery`)}`]),
    ...(condition.query === null || condition.query === indexed
      ? []
      : [unindexed(sql`s.document @@ ${hide(sql`${condition.query}::tsquery`)}`)]),
  ];
}

const HIT = sql`s.event_id, s.starts_at, s.title_words, s.document, s.featured, s.popularity`;

function rankedSql(query: HitsQuery, conditions: Sql[]): Sql {
  const { filter } = query;
  // Not selective, and windows have their own bounds.
  const times = timeConditions(filter, timeColumns(startsTable(filter)));
  const within = allOf([sql`TRUE`, ...conditions, ...times.map(unindexed)]);
  const documents = sql`SELECT ${HIT} FROM event_search s WHERE ${within}`;
  if (isCoveredByDocument(filter))
    return bestSql(query, sql`${documents} AND ${statusCondition(filter)}`);
  const events = allOf(filterConditions(filter));
  if (isNarrow(filter)) {
    const narrowed = sql`${eventsSql(filter)} JOIN event_search s ON s.event_id = e.id`;
    const distance = filter.near ? sql`, ${distanceSql(filter.near)} AS distance` : empty;
    return bestSql(
      query,
      sql`SELECT ${HIT}${distance} FROM ${narrowed} WHERE ${events} AND ${within}`,
    );
  }
  // OFFSET 0 makes the planner search documents first and read their events by id, because it cannot
  // estimate how many match, and expects no events on past days before they are analysed.
  const matching = sql`(${documents} OFFSET 0) s, LATERAL (SELECT FROM event e WHERE e.id = s.event_id AND ${events} OFFSET 0) e`;
  return bestSql(query, sql`SELECT ${HIT} FROM ${matching}`);
}

/**
 * Returns true if a filter outside the documents leaves so few events that scanning them beats the
 * text index.
 */
export const isNarrow = ({
  venueId,
  artistId,
  organizerId,
  seriesId,
  sourceEventId,
  featured,
  near,
  genres,
}: EventFilter): boolean =>
  [venueId, artistId, organizerId, seriesId, sourceEventId, near, genres].some(
    (each) => each !== undefined,
  ) || featured === true;

const statusCondition = ({ statuses }: EventFilter): Sql =>
  statuses ? sql`s.status = ANY(${statuses}::event_status[])` : sql`TRUE`;

/** Returns the table to read times from: both have the same columns. */
const startsTable = (filter: EventFilter): Sql => raw(isNarrow(filter) ? 'e' : 's');

// Sorts by an expression, because PostgreSQL would otherwise scan the index on `starts_at` through
// all non-matching events. Among equals, the nearest come first, and what began more than a day
// before the list comes last, as in a list by start.
function bestSql({ interpretation, filter, maxRanked, limit }: HitsQuery, hits: Sql): Sql {
  const distance = filter.near ? sql`e.distance` : sql`NULL::float8`;
  const order = [
    ...(filter.near ? [sql`distance`] : []),
    ...(filter.from ? [sql`e.starts_at <= ${dayBefore(filter.from)}`] : []),
  ];
  return sql`
    SELECT e.event_id AS id, e.starts_at, ${scoreSql(interpretation, filter)} AS score, ${distance} AS distance, (count(*) OVER ())::int AS ranked
    FROM (${hits} ORDER BY s.starts_at + interval '0', s.event_id LIMIT ${maxRanked}) e
    ORDER BY ${join([sql`score DESC`, ...order, sql`e.starts_at`, sql`e.event_id`])} LIMIT ${limit}`;
}

/**
 * Scores an event `e` with its document against an interpretation, from 0 to about 8. A sample whose
 * name is not exactly the query comes after all real events:
 *
 *   4   × mean of the terms by field: title 1, artists 0.9, venue 0.75, city and date 0.65, description and tags 0.25
 * + 2 the query is exactly the name of the event, an artist or the venue (1.5: without place and
 * date) + 1 × share of the title's words in the query, in quarters
 * + 0.5   the words are adjacent and in the order of the query
 * + 0.3   the last word is complete
 * + 0.1   featured;  + at most 0.2 for popularity, in steps; neither near a place
 *
 * Popularity is rounded so that scores can be equal. The earliest event then comes first.
 */
function scoreSql({ terms, wholeNames }: QueryInterpretation, { near }: EventFilter): Sql {
  const liked = near
    ? empty
    : sql`
    + CASE WHEN e.featured THEN 0.1 ELSE 0 END + least(0.2, round(ln(1 + e.popularity::float8)) * 0.025)`;
  return sql`(
    4 * (${sum(terms.map(fieldSql))}) / ${Math.max(1, terms.length)}
    + ${wholeNameSql(wholeNames)}
    + round(4 * least(1, (${sum(terms.map(titleWordsSql))})::float8 / greatest(1, e.title_words))) / 4
    + ${adjacentSql(terms)} + ${lastWordSql(terms)}
    - ${sampleSql(wholeNames)}${liked})::float8`;
}

const sum = (parts: Sql[]): Sql => (parts.length > 0 ? join(parts, ' + ') : sql`0`);
const matches = (query: string): Sql => sql`e.document @@ ${query}::tsquery`;

function fieldSql(term: SearchTerm): Sql {
  const when = (queries: string[], value: Sql) =>
    queries.length > 0 ? sql` WHEN ${matches(anyOf(queries))} THEN ${value}` : empty;
  const inFields = (weights: Weights) => variantQueries(term, weights);
  return sql`CASE${when(inFields('A'), sql`1`)}${when(inFields('B'), sql`0.9`)}${when(inFields('C'), sql`0.75`)}${when(
    facetLexemes(term).map(quoted),
    sql`0.65`,
  )}${when(inFields('ABCD'), sql`0.25`)} ELSE 0 END`;
}

function titleWordsSql(term: SearchTerm): Sql {
  const longest = Math.max(0, ...term.variants.map(({ words }) => words.length));
  return longest === 0
    ? sql`0`
    : sql`CASE WHEN ${matches(anyOf(variantQueries(term, 'A')))} THEN ${longest}::int ELSE 0 END`;
}

function wholeNameSql(names: string[]): Sql {
  const [exact, ...others] = names.map((name) => quoted(wholeNameLexeme(name)));
  if (exact === undefined) return sql`0`;
  const other = others.length > 0 ? sql` WHEN ${matches(anyOf(others))} THEN 1.5` : empty;
  return sql`CASE WHEN ${matches(exact)} THEN 2${other} ELSE 0 END`;
}

const BELOW_REAL = sql`100`;

function sampleSql([name]: string[]): Sql {
  const sample = quoted(SAMPLE_LEXEME);
  const other = name === undefined ? '' : ` & !${quoted(wholeNameLexeme(name))}`;
  return sql`CASE WHEN ${matches(sample + other)} THEN ${BELOW_REAL} ELSE 0 END`;
}

const firstWords = (terms: SearchTerm[]) =>
  terms.flatMap(({ variants }) => variants[0]?.words ?? []);
const lastVariant = (terms: SearchTerm[]) => terms.at(-1)?.variants[0];

function adjacentSql(terms: SearchTerm[]): Sql {
  const words = firstWords(terms);
  if (words.length < 2) return sql`0`;
  const end = lastVariant(terms)?.prefix ? ':*' : '';
  return sql`CASE WHEN ${matches(words.map(quoted).join(' <-> ') + end)} THEN 0.5 ELSE 0 END`;
}

function lastWordSql(terms: SearchTerm[]): Sql {
  const variant = lastVariant(terms);
  const last = variant?.prefix ? variant.words.at(-1) : undefined;
  return last === undefined ? sql`0` : sql`CASE WHEN ${matches(quoted(last))} THEN 0.3 ELSE 0 END`;
}

/** One search of a statement. */
export interface JoinedHits {
  hits: Sql;
  /** The form of the prepared texts of its hits; null: it selects none. */
  form: string | null;
}

/** Planning each takes as long as planning it alone. */
export const MAX_JOINED = 12;

/**
 * Selects the hits of several searches in any order: the columns of a `Hit`, the index of its
 * `search`, and those of a `TextRow`. A search does not run if the ones before it have found
 * `stopAt` events.
 */
export function joinedHitsSql(searches: readonly JoinedHits[], stopAt: number): Sql {
  const parts = searches.map(({ hits }, index) => {
    const gate = index === 0 || stopAt === Infinity ? empty : sql` WHERE ${isBelow(stopAt, index)}`;
    return sql`${part(index)} AS MATERIALIZED (SELECT ${raw(String(index))} AS search, a.* FROM (${hits}) a${gate})`;
  });
  const found = searches.map((_, index) => sql`SELECT * FROM ${part(index)}`);
  const [form = null] = searches.flatMap((search) => search.form ?? []);
  const shown = searches.flatMap((search, index) => (search.form === null ? [] : index));
  return sql`WITH ${join(parts, ', ')} ${withTexts(sql`(${join(found, ' UNION ALL ')})`, form, shown)}`;
}

/** Selects the hits of one search like `joinedHitsSql`. */
export const hitsWithTextsSql = (hits: Sql, form: string): Sql =>
  withTexts(sql`(SELECT 0 AS search, a.* FROM (${hits}) a)`, form, [0]);

// OFFSET 0 makes the planner read the few texts by id.
function withTexts(found: Sql, form: string | null, shown: number[]): Sql {
  if (form === null) return sql`SELECT h.* FROM ${found} h`;
  return sql`
    SELECT h.*, e.slug, e.popularity, e.picture, e.series, e.text FROM ${found} h
    LEFT JOIN LATERAL (
      SELECT ${TEXT_COLUMNS} FROM event e ${textJoins(form)}
      WHERE e.id = h.id AND h.search IN (${raw(shown.join())}) OFFSET 0) e ON true`;
}

const part = (index: number): Sql => raw(`found_${String(index)}`);

/** Has no columns of the search, so that it is checked once, before the search runs. */
function isBelow(stopAt: number, index: number): Sql {
  const before = Array.from({ length: index }, (_, at) => sql`SELECT id FROM ${part(at)}`);
  return sql`(SELECT count(DISTINCT id) FROM (${join(before, ' UNION ALL ')}) f) < ${stopAt}::int`;
}
