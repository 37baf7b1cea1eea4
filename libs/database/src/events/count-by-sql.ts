// SQL because Prisma cannot express it: counts by an expression, over the index scans of a list.
import sql, { type Sql } from 'sql-template-tag';
import type { EventFilter } from './event-filter.ts';
import { countMatchingSql } from './page-sql.ts';

/** What events are counted by. */
export const COUNT_KEYS = ['month', 'city', 'genre', 'category', 'kind', 'price'] as const;
export type CountKey = (typeof COUNT_KEYS)[number];

export interface KeyCount {
  key: string;
  count: number;
}

const PRICE = sql`CASE WHEN e.is_free THEN 'free' WHEN e.price_min IS NULL THEN 'unknown'
  WHEN e.price_min < 20 THEN 'under 20' WHEN e.price_min < 50 THEN '20 to 50'
  WHEN e.price_min < 100 THEN '50 to 100' ELSE '100 or more' END`;

const KEYS: Readonly<Record<Exclude<CountKey, 'genre'>, Sql>> = {
  month: sql`to_char(e.start_local, 'YYYY-MM')`,
  city: sql`e.city_id::text`,
  category: sql`e.category::text`,
  kind: sql`coalesce(e.kind::text, 'unknown')`,
  price: PRICE,
};

/**
 * Counts the matching events, or only those of some ids, by a key: months in order, others by their
 * number.
 */
export function countBySql(filter: EventFilter, by: CountKey, ids?: string[]): Sql {
  const only = ids ? [sql`e.id = ANY(${ids}::uuid[])`] : [];
  const counted = by === 'genre' ? countGenres(filter, only) : countKeys(filter, KEYS[by], only);
  const order = by === 'month' ? sql`key` : sql`count DESC, key`;
  const named = by === 'city' ? sql`(${cityNames(counted)})` : sql`(${counted})`;
  return sql`SELECT key, count FROM ${named} named ORDER BY ${order} LIMIT ${MAX_KEYS}`;
}

const MAX_KEYS = 20;

const countKeys = (filter: EventFilter, key: Sql, only: Sql[]): Sql => sql`
  SELECT key, sum(events)::int AS count FROM (
    ${countMatchingSql(filter, { columns: sql`${key} AS key`, by: sql`1` }, only)}) counted GROUP BY key`;

const countGenres = (filter: EventFilter, only: Sql[]): Sql => sql`
  SELECT genre AS key, sum(events)::int AS count FROM (
    ${countMatchingSql(filter, { columns: sql`e.genres`, by: sql`e.genres` }, [sql`e.genres <> '{}'`, ...only])}) counted
    CROSS JOIN unnest(genres) AS genre GROUP BY genre`;

const cityNames = (counted: Sql): Sql => sql`
  SELECT coalesce(concat_ws(', ', c.name, c.country_code), 'no city') AS key, sum(n.count)::int AS count
  FROM (${counted}) n LEFT JOIN city c ON c.id = n.key::int GROUP BY 1`;
