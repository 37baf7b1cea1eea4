import { LONG_RUN_MS } from '@marquee/domain';
import sql, { type Sql } from 'sql-template-tag';
import type { EventFilter, EventKey, EventPage } from './event-filter.ts';
import { allOf, distanceSql, eventsSql, filterConditions } from './filter-sql.ts';
import { localDayBounds } from './local-day-sql.ts';

/**
 * The ids of one page, best first: columns `id` and `key` (the sort value). One row more than the page's limit tells
 * that there are more.
 *
 * Most events are short: those that touch the span begin in it, or at most LONG_RUN_MS before it, which is one walk along
 * an index. The few long ones that began earlier and still run come from an index of spans.
 */
export function pageSql(filter: EventFilter, page: EventPage): Sql {
  const { from, to } = boundsOf(filter);
  const descending = isDescending(page.sort);
  const ranking = { events: eventsSql(filter), key: keyOf(filter, page.sort), descending };
  const conditions = filterConditions(filter);
  if (to) conditions.push(sql`e.starts_at < ${to}`);
  if (!from) return ranked({ ...ranking, conditions }, page);
  const lookBack = new Date(from.getTime() - LONG_RUN_MS);
  conditions.push(sql`e.runs_until > ${from}`);
  const beginning = [...conditions, sql`e.starts_at >= ${lookBack}`];
  const running = [
    ...conditions,
    sql`e.long_running AND tstzrange(e.starts_at, e.runs_until) @> ${from}::timestamptz AND e.starts_at < ${lookBack}`,
  ];
  const whole = { ...page, offset: 0, limit: page.limit + page.offset };
  return sql`
    SELECT id, key FROM (
      (${ranked({ ...ranking, conditions: running }, whole)}) UNION ALL
      (${ranked({ ...ranking, conditions: beginning }, whole)})) parts
    ORDER BY ${direction(sql`key`, descending)}, ${direction(sql`id`, descending)}
    LIMIT ${page.limit + 1} OFFSET ${page.offset}`;
}

const KEYS = {
  start: sql`e.starts_at`,
  '-start': sql`e.starts_at`,
  popular: sql`e.popularity`,
  added: sql`e.created_at`,
};

const keyOf = ({ near }: EventFilter, sort: EventPage['sort']): Sql =>
  sort === 'distance' ? (near ? distanceSql(near) : KEYS.start) : KEYS[sort];

interface Ranking {
  /** What there is to choose from, named e. */
  events: Sql;
  conditions: Sql[];
  key: Sql;
  descending: boolean;
}

function ranked({ events, conditions, key, descending }: Ranking, { after, limit, offset }: EventPage): Sql {
  const where = after ? [...conditions, beyond(key, descending, after)] : conditions;
  return sql`
    SELECT e.id, ${key} AS key FROM ${events} WHERE ${allOf(where)}
    ORDER BY ${direction(key, descending)}, ${direction(sql`e.id`, descending)} LIMIT ${limit + 1} OFFSET ${offset}`;
}

const beyond = (key: Sql, descending: boolean, { value, id }: EventKey): Sql => {
  const last = typeof value === 'string' ? sql`${value}::timestamptz` : cast(key, value);
  return descending ? sql`(${key}, e.id) < (${last}, ${id}::uuid)` : sql`(${key}, e.id) > (${last}, ${id}::uuid)`;
};

// A real that is compared with a double is not the number that was answered.
const cast = (key: Sql, value: number) => (key === KEYS.popular ? sql`${value}::real` : sql`${value}::float8`);

export const isDescending = (sort: EventPage['sort']): boolean => sort !== 'start' && sort !== 'distance';

export const direction = (expression: Sql, descending: boolean): Sql =>
  descending ? sql`${expression} DESC` : expression;

function boundsOf({ from, to, on, now }: EventFilter): { from: Date | undefined; to: Date | undefined } {
  if (on === undefined) return { from, to };
  const day = localDayBounds(on, now);
  return { from: from && from > day.from ? from : day.from, to: to && to < day.to ? to : day.to };
}
