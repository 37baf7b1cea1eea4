// SQL because Prisma cannot express it: a union of two index scans, with a cursor on the sort key or grouped.
import { LONG_RUN_MS } from '@marquee/domain';
import sql, { type Sql } from 'sql-template-tag';
import type { EventFilter, EventKey, EventPage } from './event-filter.ts';
import { allOf, distanceSql, eventsInCells, eventsSql, filterConditions } from './filter-sql.ts';
import { localDayBounds } from './local-day-bounds.ts';

/**
 * Selects `id` and `key` (the sort value) of one page, plus one row if there are more.
 *
 * Most events are short: they begin at most LONG_RUN_MS before the requested range, so one index scan finds them. The few long
 * events that began earlier come from an index on ranges.
 */
export function pageSql(filter: EventFilter, page: EventPage): Sql {
  const { from, to } = timeBounds(filter);
  const source = sourceFor(filter);
  const descending = isDescending(page.sort);
  const ranking = { events: eventsSql(filter), id: source.id, key: sortKey(filter, page.sort), descending };
  const conditions = filterConditions(filter);
  if (to) conditions.push(sql`${source.startsAt} < ${to}`);
  if (!from) return ranked({ ...ranking, conditions }, page);
  const lookBack = new Date(from.getTime() - LONG_RUN_MS);
  conditions.push(sql`${source.runsUntil} > ${from}`);
  const beginning = {
    ...ranking,
    ...(filter.near?.isSparse && {
      events: eventsSql(filter, eventsInCells(filter.near, [sql`e.starts_at >= ${lookBack}`])),
    }),
    conditions: [...conditions, sql`${source.startsAt} >= ${lookBack}`],
  };
  const running = [...conditions, source.isRunning(from), sql`${source.startsAt} < ${lookBack}`];
  const whole = { ...page, offset: 0, limit: page.limit + page.offset };
  return sql`
    SELECT id, key FROM (
      (${ranked({ ...ranking, conditions: running }, whole)}) UNION ALL
      (${ranked(beginning, whole)})) parts
    ORDER BY ${direction(sql`key`, descending)}, ${direction(sql`id`, descending)}
    LIMIT ${page.limit + 1} OFFSET ${page.offset}`;
}

interface EventSource {
  id: Sql;
  startsAt: Sql;
  runsUntil: Sql;
  /** Matches long events that are running at an instant. */
  isRunning: (at: Date) => Sql;
}

const EVENT_COLUMNS_SOURCE: EventSource = {
  id: sql`e.id`,
  startsAt: sql`e.starts_at`,
  runsUntil: sql`e.runs_until`,
  isRunning: (at) => sql`e.long_running AND tstzrange(e.starts_at, e.runs_until) @> ${at}::timestamptz`,
};

// `event_artist` repeats the times of the event, so only the events of the page are looked up.
const ARTIST_EVENT_SOURCE: EventSource = {
  id: sql`b.event_id`,
  startsAt: sql`b.starts_at`,
  runsUntil: sql`b.runs_until`,
  isRunning: () => sql`e.long_running`,
};

const sourceFor = ({ artistId }: EventFilter): EventSource => (artistId ? ARTIST_EVENT_SOURCE : EVENT_COLUMNS_SOURCE);

const POPULARITY = sql`e.popularity`;

function sortKey(filter: EventFilter, sort: EventPage['sort']): Sql {
  if (sort === 'popular') return POPULARITY;
  if (sort === 'added') return sql`e.created_at`;
  return sort === 'distance' && filter.near ? distanceSql(filter.near) : sourceFor(filter).startsAt;
}

interface Ranking {
  events: Sql;
  conditions: Sql[];
  id: Sql;
  key: Sql;
  descending: boolean;
}

function ranked(ranking: Ranking, { after, limit, offset }: EventPage): Sql {
  const { events, conditions, id, key, descending } = ranking;
  const where = after ? [...conditions, afterCursor(ranking, after)] : conditions;
  return sql`
    SELECT ${id} AS id, ${key} AS key FROM ${events} WHERE ${allOf(where)}
    ORDER BY ${direction(key, descending)}, ${direction(id, descending)} LIMIT ${limit + 1} OFFSET ${offset}`;
}

const afterCursor = ({ id, key, descending }: Ranking, last: EventKey): Sql => {
  const value = typeof last.value === 'string' ? sql`${last.value}::timestamptz` : cast(key, last.value);
  return descending
    ? sql`(${key}, ${id}) < (${value}, ${last.id}::uuid)`
    : sql`(${key}, ${id}) > (${value}, ${last.id}::uuid)`;
};

// Comparing `real` with `float8` would not match the returned value.
const cast = (key: Sql, value: number) => (key === POPULARITY ? sql`${value}::real` : sql`${value}::float8`);

export const isDescending = (sort: EventPage['sort']): boolean => sort !== 'start' && sort !== 'distance';

export const direction = (expression: Sql, descending: boolean): Sql =>
  descending ? sql`${expression} DESC` : expression;

export function timeBounds({ from, to, on, now }: EventFilter): { from: Date | undefined; to: Date | undefined } {
  if (on === undefined) return { from, to };
  const day = localDayBounds(on, now);
  return { from: from && from > day.from ? from : day.from, to: to && to < day.to ? to : day.to };
}

interface Grouping {
  columns: Sql;
  by: Sql;
}

/** Counts matching events in groups, with the two index scans of `pageSql`. A group may occur twice: add its counts. */
function countMatchingSql(filter: EventFilter, { columns, by }: Grouping, more: Sql[] = []): Sql {
  const { from, to } = timeBounds(filter);
  const conditions = [...filterConditions(filter), ...more];
  if (to) conditions.push(sql`e.starts_at < ${to}`);
  const counted = (conditions: Sql[]) =>
    sql`SELECT ${columns}, count(*) AS events FROM ${eventsSql(filter)} WHERE ${allOf(conditions)} GROUP BY ${by}`;
  if (!from) return counted(conditions);
  const lookBack = new Date(from.getTime() - LONG_RUN_MS);
  const isRunning = sql`tstzrange(e.starts_at, e.runs_until) @> ${from}::timestamptz`;
  const beginning = [...conditions, sql`e.runs_until > ${from}`, sql`e.starts_at >= ${lookBack}`];
  const running = [...conditions, sql`e.long_running AND ${isRunning}`, sql`e.starts_at < ${lookBack}`];
  return sql`(${counted(beginning)}) UNION ALL (${counted(running)})`;
}

/** Selects the `Facets` of the matching events. `limit` applies to countries and to cities. */
export function facetsSql(filter: EventFilter, limit: number): Sql {
  const columns = sql`e.category, e.city_id, e.country_code`;
  return sql`
      WITH matched AS MATERIALIZED (${countMatchingSql(filter, { columns, by: columns })}),
      categories AS (SELECT category, sum(events)::int AS count FROM matched GROUP BY category ORDER BY count DESC, category),
      countries AS (
        SELECT m.country_code, n.name AS country, sum(events)::int AS count
        FROM matched m JOIN country n ON n.code = m.country_code
        GROUP BY m.country_code, n.name ORDER BY count DESC, country LIMIT ${limit}),
      cities AS (
        SELECT c.name AS city, c.region, c.country_code, t.count
        FROM (SELECT city_id, sum(events)::int AS count FROM matched GROUP BY city_id) t JOIN city c ON c.id = t.city_id
        ORDER BY t.count DESC, c.name, c.id LIMIT ${limit})
      SELECT (SELECT coalesce(sum(events), 0)::int FROM matched) AS total,
        (SELECT coalesce(json_agg(f), '[]'::json) FROM categories f) AS categories,
        (SELECT coalesce(json_agg(f), '[]'::json) FROM countries f) AS countries,
        (SELECT coalesce(json_agg(f), '[]'::json) FROM cities f) AS cities`;
}

export const totalSql = (filter: EventFilter): Sql => sql`
  SELECT coalesce(sum(events), 0)::int AS total FROM (${countMatchingSql(filter, { columns: sql`1`, by: sql`()` })}) counted`;

interface LocalDays {
  first: string;
  /** Exclusive. */
  end: string;
}

/** Selects the numbers of events by their first and last local dates, cut to the range of days. */
export function daySpansSql(filter: EventFilter, { first, end }: LocalDays): Sql {
  // An event that ends at midnight ends on the previous day, but not before the day it starts.
  const lastDay = sql`greatest(e.start_local::date, (e.until_local - interval '1 second')::date)`;
  const columns = sql`greatest(e.start_local::date, ${first}::date)::text AS first,
      least(${lastDay}, ${end}::date - 1)::text AS last`;
  const isInside = sql`e.start_local < ${end}::date AND (e.until_local > ${first}::date OR e.start_local >= ${first}::date)`;
  return sql`
    SELECT first, last, sum(events)::int AS events
    FROM (${countMatchingSql(filter, { columns, by: sql`1, 2` }, [isInside])}) spans GROUP BY first, last`;
}
