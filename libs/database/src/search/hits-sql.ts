import { LONG_RUN_MS } from '@marquee/domain';
import sql, { type Sql } from 'sql-template-tag';
import type { EventFilter } from '../events/event-filter.ts';
import { allOf, eventsSql, filterConditions } from '../events/filter-sql.ts';
import type { Match } from './match.ts';
import { scoreSql } from './score-sql.ts';
import type { SearchReading } from './search-request.ts';
import type { Window } from './windows.ts';

export interface HitsQuery {
  reading: SearchReading;
  match: Match;
  filter: EventFilter;
  /** So many are ranked, the soonest of a window. */
  ranked: number;
  /** So many of them are answered, the best. */
  wanted: number;
}

/** The events that begin in a window, best first: columns of a Hit, and how many were ranked. */
export function hitsSql(query: HitsQuery, window: Window): Sql {
  const { filter, match } = query;
  const conditions = eventConditions(filter);
  if (isNarrow(filter)) {
    const within = [...matchConditions(match), ...windowConditions(window, sql`e.starts_at`)];
    const events = sql`${eventsSql(filter)} JOIN event_search s ON s.event_id = e.id`;
    return rankedSql(query, events, [...conditions, ...within]);
  }
  // Documents first, and events only for those that match: the planner cannot tell how many will.
  const documents = allOf([sql`TRUE`, ...matchConditions(match), ...windowConditions(window, sql`s.starts_at`)]);
  const events = sql`(SELECT s.* FROM event_search s WHERE ${documents} OFFSET 0) s JOIN event e ON e.id = s.event_id`;
  return rankedSql(query, events, conditions);
}

/** The long events that began before a list's beginning and still run. */
export function runningHitsSql(query: HitsQuery, from: Date): Sql {
  const { filter, match } = query;
  const lookBack = new Date(from.getTime() - LONG_RUN_MS);
  const running = sql`e.long_running AND tstzrange(e.starts_at, e.runs_until) @> ${from}::timestamptz AND e.starts_at < ${lookBack}`;
  const events = sql`${eventsSql(filter)} JOIN event_search s ON s.event_id = e.id`;
  return rankedSql(query, events, [...eventConditions(filter), ...matchConditions(match), running]);
}

/** Whether few events pass a filter that documents are not marked with: those are looked through, not the words. */
const isNarrow = ({ venueId, artistId, sourceEventId, featured, near }: EventFilter): boolean =>
  (venueId ?? artistId ?? sourceEventId ?? near) !== undefined || featured === true;

// IS TRUE keeps what is common out of the index.
const matchConditions = ({ query, indexed }: Match): Sql[] => [
  ...(indexed === null ? [] : [sql`s.document @@ ${indexed}::tsquery`]),
  ...(query === null || query === indexed ? [] : [sql`(s.document @@ ${query}::tsquery) IS TRUE`]),
];

const eventConditions = (filter: EventFilter): Sql[] => [
  ...filterConditions(filter),
  ...(filter.from ? [sql`e.runs_until > ${filter.from}`] : []),
  ...(filter.to ? [sql`e.starts_at < ${filter.to}`] : []),
];

const windowConditions = ({ from, to }: Window, startsAt: Sql): Sql[] => [
  ...(from ? [sql`${startsAt} >= ${from}`] : []),
  ...(to ? [sql`${startsAt} < ${to}`] : []),
];

// The order is by an expression: an index that has it would be walked past all that does not match.
const rankedSql = ({ reading, ranked, wanted }: HitsQuery, events: Sql, conditions: Sql[]): Sql => sql`
  SELECT e.event_id AS id, e.starts_at, ${scoreSql(reading)} AS score, (count(*) OVER ())::int AS ranked
  FROM (
    SELECT s.event_id, s.starts_at, s.title_words, s.document, e.featured, e.popularity
    FROM ${events} WHERE ${allOf(conditions)}
    ORDER BY s.starts_at + interval '0', s.event_id LIMIT ${ranked}) e
  ORDER BY score DESC, e.starts_at, e.event_id LIMIT ${wanted}`;
