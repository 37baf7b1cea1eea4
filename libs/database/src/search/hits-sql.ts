import { LONG_RUN_MS } from '@marquee/domain';
import sql, { raw, type Sql } from 'sql-template-tag';
import type { EventFilter } from '../events/event-filter.ts';
import { allOf, eventsSql, filterConditions } from '../events/filter-sql.ts';
import { scoreSql } from './score-sql.ts';
import { indexedQuery, isCoveredByDocument, type SearchCondition } from './search-condition.ts';
import type { QueryInterpretation } from './search-request.ts';
import type { Window } from './time-windows.ts';

export interface HitsQuery {
  reading: QueryInterpretation;
  match: SearchCondition;
  filter: EventFilter;
  /** So many documents there are. */
  documents: number;
  /** So many are ranked, the soonest of a window. */
  ranked: number;
  /** So many of them are answered, the best. */
  wanted: number;
}

// Looking at a document takes as long as reading so many entries of the index of starts.
const STARTS_A_DOCUMENT = 12;

/** The events that begin in a window, best first: columns of a Hit, and how many were ranked. */
export function hitsSql(query: HitsQuery, window: Window): Sql {
  const { from, to, documents } = window;
  const table = calendarOf(query.filter);
  const begun = [
    ...(from ? [sql`${table}.starts_at >= ${from}`] : []),
    ...(to ? [sql`${table}.starts_at < ${to}`] : []),
  ];
  const isLong = !isNarrow(query.filter) && documents > query.match.share * query.documents * STARTS_A_DOCUMENT;
  return rankedSql(query, [...matchConditions(query, documents), ...(isLong ? begun.map(unindexed) : begun)]);
}

/** The long events that began before a list's beginning and still run. */
export function runningHitsSql(query: HitsQuery, from: Date): Sql {
  const lookBack = new Date(from.getTime() - LONG_RUN_MS);
  const table = calendarOf(query.filter);
  const running = sql`${table}.long_running AND tstzrange(${table}.starts_at, ${table}.runs_until) @> ${from}::timestamptz
    AND ${table}.starts_at < ${lookBack}`;
  return rankedSql(query, [...matchConditions(query, 0), running]);
}

/** Keeps a condition out of the indexes: looking at the documents answers it sooner. */
const unindexed = (condition: Sql): Sql => sql`(${condition}) IS TRUE`;

function matchConditions({ match, documents: inAll }: HitsQuery, documents: number): Sql[] {
  const indexed = indexedQuery(match, documents, inAll);
  return [
    ...(indexed === null ? [] : [sql`s.document @@ ${indexed}::tsquery`]),
    ...(match.query === null || match.query === indexed ? [] : [unindexed(sql`s.document @@ ${match.query}::tsquery`)]),
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
    const few = sql`${eventsSql(filter)} JOIN event_search s ON s.event_id = e.id`;
    return bestSql(query, sql`SELECT ${HIT} FROM ${few} WHERE ${events} AND ${within}`);
  }
  // Documents first, and events only for those that match: the planner cannot tell how many will.
  const some = sql`(${documents} OFFSET 0) s JOIN event e ON e.id = s.event_id`;
  return bestSql(query, sql`SELECT ${HIT} FROM ${some} WHERE ${events}`);
}

/** Whether few events pass a filter that documents are not marked with: those are looked through, not the words. */
const isNarrow = ({ venueId, artistId, sourceEventId, featured, near }: EventFilter): boolean =>
  (venueId ?? artistId ?? sourceEventId ?? near) !== undefined || featured === true;

const statusCondition = ({ statuses }: EventFilter): Sql =>
  statuses ? sql`s.status = ANY(${statuses}::event_status[])` : sql`TRUE`;

/** Where it is looked up when events are: both tables have the same columns. */
const calendarOf = (filter: EventFilter): Sql => raw(isNarrow(filter) ? 'e' : 's');

function timeConditions(filter: EventFilter): Sql[] {
  const { from, to } = filter;
  const table = calendarOf(filter);
  return [
    ...(from ? [sql`${table}.runs_until > ${from}`] : []),
    // Half of the calendar is before it; windows have bounds of their own.
    ...(to ? [unindexed(sql`${table}.starts_at < ${to}`)] : []),
  ];
}

// The order is by an expression: an index that has it would be walked past all that does not match.
const bestSql = ({ reading, ranked, wanted }: HitsQuery, hits: Sql): Sql => sql`
  SELECT e.event_id AS id, e.starts_at, ${scoreSql(reading)} AS score, (count(*) OVER ())::int AS ranked
  FROM (${hits} ORDER BY s.starts_at + interval '0', s.event_id LIMIT ${ranked}) e
  ORDER BY score DESC, e.starts_at, e.event_id LIMIT ${wanted}`;
