import { LONG_RUN_MS } from '@marquee/domain';
import sql, { raw, type Sql } from 'sql-template-tag';
import type { EventFilter } from '../events/event-filter.ts';
import { allOf, eventsSql, filterConditions } from '../events/filter-sql.ts';
import { scoreSql } from './score-sql.ts';
import { indexedQuery, isCoveredByDocument, type SearchCondition } from './search-condition.ts';
import type { QueryInterpretation } from './search-request.ts';
import type { Window } from './time-windows.ts';

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
  const bounds = [
    ...(from ? [sql`${table}.starts_at >= ${from}`] : []),
    ...(to ? [sql`${table}.starts_at < ${to}`] : []),
  ];
  const isLong = !isNarrow(query.filter) && documents > query.condition.share * query.documents * STARTS_PER_DOCUMENT;
  return rankedSql(query, [...matchConditions(query, documents), ...(isLong ? bounds.map(unindexed) : bounds)]);
}

export function runningHitsSql(query: HitsQuery, from: Date): Sql {
  const lookBack = new Date(from.getTime() - LONG_RUN_MS);
  const table = startsTable(query.filter);
  const running = sql`${table}.long_running AND tstzrange(${table}.starts_at, ${table}.runs_until) @> ${from}::timestamptz
    AND ${table}.starts_at < ${lookBack}`;
  return rankedSql(query, [...matchConditions(query, 0), running]);
}

/** Prevents an index scan if checking the documents is faster. */
const unindexed = (condition: Sql): Sql => sql`(${condition}) IS TRUE`;

function matchConditions({ condition, documents: total }: HitsQuery, documents: number): Sql[] {
  const indexed = indexedQuery(condition, documents, total);
  return [
    ...(indexed === null ? [] : [sql`s.document @@ ${indexed}::tsquery`]),
    ...(condition.query === null || condition.query === indexed
      ? []
      : [unindexed(sql`s.document @@ ${condition.query}::tsquery`)]),
  ];
}

const HIT = sql`s.event_id, s.starts_at, s.title_words, s.document, s.featured, s.popularity`;

function rankedSql(query: HitsQuery, conditions: Sql[]): Sql {
  const { filter } = query;
  const within = allOf([sql`TRUE`, ...conditions, ...timeConditions(filter)]);
  const documents = sql`SELECT ${HIT} FROM event_search s WHERE ${within}`;
  if (isCoveredByDocument(filter)) return bestSql(query, sql`${documents} AND ${statusCondition(filter)}`);
  const events = allOf(filterConditions(filter));
  if (isNarrow(filter)) {
    const narrowed = sql`${eventsSql(filter)} JOIN event_search s ON s.event_id = e.id`;
    return bestSql(query, sql`SELECT ${HIT} FROM ${narrowed} WHERE ${events} AND ${within}`);
  }
  // OFFSET 0 makes the planner search documents first, because it cannot estimate how many match.
  const matching = sql`(${documents} OFFSET 0) s JOIN event e ON e.id = s.event_id`;
  return bestSql(query, sql`SELECT ${HIT} FROM ${matching} WHERE ${events}`);
}

/** Returns true if a filter outside the documents leaves so few events that scanning them beats the text index. */
const isNarrow = ({ venueId, artistId, sourceEventId, featured, near }: EventFilter): boolean =>
  (venueId ?? artistId ?? sourceEventId ?? near) !== undefined || featured === true;

const statusCondition = ({ statuses }: EventFilter): Sql =>
  statuses ? sql`s.status = ANY(${statuses}::event_status[])` : sql`TRUE`;

/** Returns the table to read times from: both have the same columns. */
const startsTable = (filter: EventFilter): Sql => raw(isNarrow(filter) ? 'e' : 's');

function timeConditions(filter: EventFilter): Sql[] {
  const { from, to } = filter;
  const table = startsTable(filter);
  return [
    ...(from ? [sql`${table}.runs_until > ${from}`] : []),
    // Not selective, and windows have their own bounds.
    ...(to ? [unindexed(sql`${table}.starts_at < ${to}`)] : []),
  ];
}

// Sorts by an expression, because PostgreSQL would otherwise scan the index on `starts_at` through all non-matching events.
const bestSql = ({ interpretation, maxRanked, limit }: HitsQuery, hits: Sql): Sql => sql`
  SELECT e.event_id AS id, e.starts_at, ${scoreSql(interpretation)} AS score, (count(*) OVER ())::int AS ranked
  FROM (${hits} ORDER BY s.starts_at + interval '0', s.event_id LIMIT ${maxRanked}) e
  ORDER BY score DESC, e.starts_at, e.event_id LIMIT ${limit}`;
