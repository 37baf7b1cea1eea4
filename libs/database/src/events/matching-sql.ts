import { LONG_RUN_MS } from '@marquee/domain';
import sql, { type Sql } from 'sql-template-tag';
import type { EventFilter } from './event-filter.ts';
import { allOf, eventsSql, filterConditions } from './filter-sql.ts';
import { timeBounds } from './page-sql.ts';

export interface Grouping {
  columns: Sql;
  by: Sql;
}

/** Counts matching events in groups, with the two index scans of `pageSql`. A group may occur twice: add its counts. */
export function countMatchingSql(filter: EventFilter, { columns, by }: Grouping, more: Sql[] = []): Sql {
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
