import sql, { empty, join, type Sql } from 'sql-template-tag';
import type { Found, Page } from '../page.ts';

export interface Ranking {
  /** Aliased as `n`. */
  table: Sql;
  conditions: Sql[];
  key: Sql;
}

/** Selects ids and keys of one page, plus one row if there are more. */
export const rankedSql = ({ table, conditions, key }: Ranking, { limit, offset, after }: Page): Sql => sql`
  SELECT id, key FROM (SELECT n.id, ${key} AS key FROM ${table} n WHERE ${join([sql`true`, ...conditions], ' AND ')}) ranked
  ${after ? sql`WHERE (key, id) > (${after.value}, ${after.id}::uuid)` : empty}
  ORDER BY key, id LIMIT ${limit + 1} OFFSET ${offset}`;

export interface RankedRow {
  id: string;
  key: string | number;
}

/** Removes the extra row and returns the start of the next page. */
export function cutPage<Row extends RankedRow>(rows: Row[], { limit }: Page): Found<Row> {
  const items = rows.slice(0, limit);
  const last = rows.length > limit ? items.at(-1) : undefined;
  return { items, next: last ? { value: last.key, id: last.id } : null };
}
