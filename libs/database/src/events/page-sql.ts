import { LONG_RUN_MS } from '@marquee/domain';
import sql, { type Sql } from 'sql-template-tag';
import type { EventFilter, EventKey, EventPage } from './event-filter.ts';
import { allOf, distanceSql, eventsInCells, eventsSql, filterConditions } from './filter-sql.ts';
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
  const calendar = calendarOf(filter);
  const descending = isDescending(page.sort);
  const ranking = { events: eventsSql(filter), id: calendar.id, key: keyOf(filter, page.sort), descending };
  const conditions = filterConditions(filter);
  if (to) conditions.push(sql`${calendar.startsAt} < ${to}`);
  if (!from) return ranked({ ...ranking, conditions }, page);
  const lookBack = new Date(from.getTime() - LONG_RUN_MS);
  conditions.push(sql`${calendar.runsUntil} > ${from}`);
  const beginning = {
    ...ranking,
    ...(filter.near?.isSparse && {
      events: eventsSql(filter, eventsInCells(filter.near, [sql`e.starts_at >= ${lookBack}`])),
    }),
    conditions: [...conditions, sql`${calendar.startsAt} >= ${lookBack}`],
  };
  const running = [...conditions, calendar.isRunning(from), sql`${calendar.startsAt} < ${lookBack}`];
  const whole = { ...page, offset: 0, limit: page.limit + page.offset };
  return sql`
    SELECT id, key FROM (
      (${ranked({ ...ranking, conditions: running }, whole)}) UNION ALL
      (${ranked(beginning, whole)})) parts
    ORDER BY ${direction(sql`key`, descending)}, ${direction(sql`id`, descending)}
    LIMIT ${page.limit + 1} OFFSET ${page.offset}`;
}

/** The columns by which events are walked in order of time. */
interface Calendar {
  id: Sql;
  startsAt: Sql;
  runsUntil: Sql;
  /** A long event that runs at an instant. */
  isRunning: (at: Date) => Sql;
}

const EVERYONES: Calendar = {
  id: sql`e.id`,
  startsAt: sql`e.starts_at`,
  runsUntil: sql`e.runs_until`,
  isRunning: (at) => sql`e.long_running AND tstzrange(e.starts_at, e.runs_until) @> ${at}::timestamptz`,
};

// Beside each artist's name stands when the event is: only those that are shown are looked up.
const ARTISTS: Calendar = {
  id: sql`b.event_id`,
  startsAt: sql`b.starts_at`,
  runsUntil: sql`b.runs_until`,
  isRunning: () => sql`e.long_running`,
};

const calendarOf = ({ artistId }: EventFilter): Calendar => (artistId ? ARTISTS : EVERYONES);

const POPULARITY = sql`e.popularity`;

function keyOf(filter: EventFilter, sort: EventPage['sort']): Sql {
  if (sort === 'popular') return POPULARITY;
  if (sort === 'added') return sql`e.created_at`;
  return sort === 'distance' && filter.near ? distanceSql(filter.near) : calendarOf(filter).startsAt;
}

interface Ranking {
  /** What there is to choose from. */
  events: Sql;
  conditions: Sql[];
  id: Sql;
  key: Sql;
  descending: boolean;
}

function ranked(ranking: Ranking, { after, limit, offset }: EventPage): Sql {
  const { events, conditions, id, key, descending } = ranking;
  const where = after ? [...conditions, beyond(ranking, after)] : conditions;
  return sql`
    SELECT ${id} AS id, ${key} AS key FROM ${events} WHERE ${allOf(where)}
    ORDER BY ${direction(key, descending)}, ${direction(id, descending)} LIMIT ${limit + 1} OFFSET ${offset}`;
}

const beyond = ({ id, key, descending }: Ranking, last: EventKey): Sql => {
  const value = typeof last.value === 'string' ? sql`${last.value}::timestamptz` : cast(key, last.value);
  return descending
    ? sql`(${key}, ${id}) < (${value}, ${last.id}::uuid)`
    : sql`(${key}, ${id}) > (${value}, ${last.id}::uuid)`;
};

// A real that is compared with a double is not the number that was answered.
const cast = (key: Sql, value: number) => (key === POPULARITY ? sql`${value}::real` : sql`${value}::float8`);

export const isDescending = (sort: EventPage['sort']): boolean => sort !== 'start' && sort !== 'distance';

export const direction = (expression: Sql, descending: boolean): Sql =>
  descending ? sql`${expression} DESC` : expression;

/** The instants between which the span that is asked for lies. */
export function boundsOf({ from, to, on, now }: EventFilter): { from: Date | undefined; to: Date | undefined } {
  if (on === undefined) return { from, to };
  const day = localDayBounds(on, now);
  return { from: from && from > day.from ? from : day.from, to: to && to < day.to ? to : day.to };
}
