// SQL because Prisma cannot express it: groups from one scan, with the two index scans of page-sql.ts.
import { LONG_RUN_MS } from '@marquee/domain';
import sql, { type Sql } from 'sql-template-tag';
import type { EventFilter } from './event-filter.ts';
import { allOf, eventsSql, filterConditions } from './filter-sql.ts';
import { timeBounds } from './page-sql.ts';

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
