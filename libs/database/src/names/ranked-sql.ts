import sql, { empty, join, type Sql } from 'sql-template-tag';
import type { Found, Page } from '../page.ts';

/** What is chosen from (named n), on what conditions, and in which order. */
export interface Ranking {
  table: Sql;
  conditions: Sql[];
  /** Smallest first. */
  key: Sql;
}

/** The ids of one page with their keys, and one more where there are more. */
export const rankedSql = ({ table, conditions, key }: Ranking, { limit, offset, after }: Page): Sql => sql`
  SELECT id, key FROM (SELECT n.id, ${key} AS key FROM ${table} n WHERE ${join([sql`true`, ...conditions], ' AND ')}) ranked
  ${after ? sql`WHERE (key, id) > (${after.value}, ${after.id}::uuid)` : empty}
  ORDER BY key, id LIMIT ${limit + 1} OFFSET ${offset}`;

export interface RankedRow {
  id: string;
  key: string | number;
}

/** Takes the row too many away, and says where the next page begins. */
export function cutPage<Row extends RankedRow>(rows: Row[], { limit }: Page): Found<Row> {
  const items = rows.slice(0, limit);
  const last = rows.length > limit ? items.at(-1) : undefined;
  return { items, next: last ? { value: last.key, id: last.id } : null };
}
