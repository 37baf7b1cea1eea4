// SQL because Prisma cannot express it: a union of two index scans, with a cursor on the sort key
// or grouped.
import sql, { empty, join, raw, type Sql } from 'sql-template-tag';
import type { EventFilter, EventKey, EventPage } from './event-filter.ts';
import { distanceSql, eventsInCells, eventsSql, filterConditions, inSeries } from './filter-sql.ts';
import { timeBounds } from './local-day-bounds.ts';
import {
  allOf,
  dayBefore,
  EVENT_TIMES,
  LINEUP_TIMES,
  listParts,
  type ListPart,
  type ListParts,
  type TimeColumns,
} from './time-sql.ts';

/**
 * Selects `id`, `key` (the sort value) and `is_ongoing` of one page, plus one row if there are
 * more, in the order of `pageOrder`.
 *
 * Ongoing events come from an index on ranges, the others from an index on start times.
 */
export function pageSql(filter: EventFilter, page: EventPage): Sql {
  const [others, ongoing] = firstOfSeries(filter, listParts(filter, sourceFor(filter)));
  if (!ongoing) return ranked(rankingFor(filter, page, others), page);
  const whole = { ...page, offset: 0, limit: page.limit + page.offset };
  if (page.sort !== 'start')
    return sql`
      SELECT id, key, is_ongoing FROM (
        (${ranked(rankingFor(filter, page, ongoing), whole)}) UNION ALL
        (${ranked(rankingFor(filter, page, others), whole)})) parts ${sliceOf(page)}`;
  if (page.after?.isOngoing) return ranked(rankingFor(filter, page, ongoing), page);
  // PostgreSQL skips the second scan if the first one fills the page.
  const isNeeded = sql`(SELECT count(*) FROM others) <= ${whole.limit}`;
  const rest = { ...ongoing, conditions: [isNeeded, ...ongoing.conditions] };
  return sql`
    WITH others AS MATERIALIZED (${ranked(rankingFor(filter, page, others), whole)})
    SELECT id, key, is_ongoing FROM (
      TABLE others UNION ALL
      (${ranked(rankingFor(filter, page, rest), { ...whole, after: null })})) parts ${sliceOf(page)}`;
}

/**
 * Selects like `pageSql` the page of a list that one index returns in order, with more columns of
 * `event e`.
 */
export function orderedPageSql(filter: EventFilter, page: EventPage, columns: Sql): Sql {
  const [part] = listParts(filter, sourceFor(filter));
  return ranked(rankingFor(filter, page, part), page, sql`, ${columns}`);
}

/** An outer event, under a name that the subquery below does not use. */
const OUTER = sql`o.series_id`;

/**
 * Restricts the parts of a list by series to the next event of each series: no other event of the
 * list begins earlier. The rows depend on the list only, not on the page.
 */
function firstOfSeries(filter: EventFilter, parts: ListParts): ListParts {
  if (!filter.bySeries) return parts;
  const matching = listParts(filter, sourceFor(filter)).map(({ conditions }) => conditions);
  const isEarlier = sql`(${sourceFor(filter).startsAt}, ${sourceFor(filter).id}) < (o.starts_at, o.id)`;
  const [others, ongoing] = parts;
  const first = restricted(filter, others, [[...(matching[0] ?? []), isEarlier]]);
  if (!ongoing) return [first];
  const [ofOthers = [], ofOngoing = []] = matching;
  return [first, restricted(filter, ongoing, [ofOthers, [...ofOngoing, isEarlier]])];
}

/** Adds the condition that no event of the same series matches one of the alternatives. */
function restricted(filter: EventFilter, part: ListPart, alternatives: Sql[][]): ListPart {
  const none = alternatives.map(
    (conditions) => sql`NOT EXISTS (
      SELECT FROM ${eventsSql(filter)} WHERE e.series_key = o.series_key AND e.series_id = o.series_id
        AND ${allOf([...filterConditions(filter), ...conditions])})`,
  );
  return { ...part, conditions: [...part.conditions, sql`(${OUTER} IS NULL OR (${allOf(none)}))`] };
}

const sliceOf = (page: EventPage) =>
  sql`ORDER BY ${pageOrder(page.sort)} ${slice({ limit: page.limit + 1, offset: page.offset })}`;

// A number in the text and not a parameter, because a plan that PostgreSQL reuses would otherwise
// suit a tenth of all events.
const slice = ({ limit, offset }: { limit: number; offset: number }): Sql =>
  raw(
    `LIMIT ${String(Math.trunc(limit))}${offset > 0 ? ` OFFSET ${String(Math.trunc(offset))}` : ''}`,
  );

/** Returns the order of the rows of `pageSql`: ongoing events come last in a list by start. */
export function pageOrder(sort: EventPage['sort'], table: Sql = empty): Sql {
  const descending = isDescending(sort);
  const byKey = sql`${direction(sql`${table}key`, descending)}, ${direction(sql`${table}id`, descending)}`;
  return sort === 'start' ? sql`${table}is_ongoing, ${byKey}` : byKey;
}

interface EventSource extends TimeColumns {
  id: Sql;
}

const EVENT_SOURCE: EventSource = { id: sql`e.id`, ...EVENT_TIMES };
const ARTIST_EVENT_SOURCE: EventSource = { id: sql`b.event_id`, ...LINEUP_TIMES };

const sourceFor = ({ artistId }: EventFilter): EventSource =>
  artistId ? ARTIST_EVENT_SOURCE : EVENT_SOURCE;

const POPULARITY = sql`e.popularity`;

// The amount in cents, then the day: of equal prices the soonest is first. An unknown price is
// last. No index has the key; in float8 it is computed twice as fast as in numeric.
const priceKey = (price: Sql, { unknown, day }: { unknown: number; day: '+' | '-' }): Sql => sql`(
  CASE WHEN e.is_free THEN 0 ELSE least(coalesce(round(${price}::float8 * 100), ${raw(String(unknown))}), 999999999) END
  * 1000000 ${raw(day)} floor(date_part('epoch', e.starts_at) / 86400))`;
const LOWEST = priceKey(sql`coalesce(e.price_min, e.price_max)`, {
  unknown: 999_999_999,
  day: '+',
});
const HIGHEST = priceKey(sql`coalesce(e.price_max, e.price_min)`, { unknown: -1, day: '-' });

function sortKey(filter: EventFilter, sort: EventPage['sort']): Sql {
  if (sort === 'popular') return POPULARITY;
  if (sort === 'added') return sql`e.created_at`;
  if (sort === 'price') return LOWEST;
  if (sort === '-price') return HIGHEST;
  return sort === 'distance' && filter.near ? distanceSql(filter.near) : sourceFor(filter).startsAt;
}

interface Ranking {
  events: Sql;
  conditions: Sql[];
  id: Sql;
  key: Sql;
  descending: boolean;
  isOngoing: boolean;
}

function rankingFor(
  filter: EventFilter,
  { sort }: EventPage,
  { conditions, isOngoing }: ListPart,
): Ranking {
  const { from } = timeBounds(filter);
  const cells =
    filter.near?.isSparse && from && !isOngoing
      ? eventsInCells(filter.near, [sql`e.starts_at >= ${dayBefore(from)}`])
      : undefined;
  return {
    events: withOuterNames(filter, eventsSql(filter, cells)),
    conditions: [...filterConditions(filter), ...conditions],
    id: sourceFor(filter).id,
    key: sortKey(filter, sort),
    descending: isDescending(sort),
    isOngoing,
  };
}

const withOuterNames = (filter: EventFilter, events: Sql): Sql =>
  filter.bySeries
    ? sql`${events} CROSS JOIN LATERAL (SELECT e.series_key, e.series_id, ${sourceFor(filter).startsAt} AS starts_at, ${sourceFor(filter).id} AS id) o`
    : events;

function ranked(ranking: Ranking, { after, limit, offset }: EventPage, columns: Sql = empty): Sql {
  const { events, conditions, id, key, descending, isOngoing } = ranking;
  const where = after ? [...conditions, afterCursor(ranking, after)] : conditions;
  return sql`
    SELECT ${id} AS id, ${key} AS key, ${isOngoing ? sql`true` : sql`false`} AS is_ongoing${columns} FROM ${events} WHERE ${allOf(where)}
    ORDER BY ${direction(key, descending)}, ${direction(id, descending)} ${slice({ limit: limit + 1, offset })}`;
}

const afterCursor = ({ id, key, descending }: Ranking, last: EventKey): Sql => {
  const value =
    typeof last.value === 'string' ? sql`${last.value}::timestamptz` : cast(key, last.value);
  return descending
    ? sql`(${key}, ${id}) < (${value}, ${last.id}::uuid)`
    : sql`(${key}, ${id}) > (${value}, ${last.id}::uuid)`;
};

// Comparing `real` with `float8` would not match the returned value.
const cast = (key: Sql, value: number) =>
  key === POPULARITY ? sql`${value}::real` : sql`${value}::float8`;

const ASCENDING: readonly EventPage['sort'][] = ['start', 'distance', 'price'];
const isDescending = (sort: EventPage['sort']): boolean => !ASCENDING.includes(sort);

const direction = (expression: Sql, descending: boolean): Sql =>
  descending ? sql`${expression} DESC` : expression;

interface Grouping {
  columns: Sql;
  by: Sql;
}

/**
 * Counts matching events in groups, with the index scans of `pageSql`. A group may occur twice: add
 * its counts.
 */
export function countMatchingSql(
  filter: EventFilter,
  { columns, by }: Grouping,
  more: Sql[] = [],
): Sql {
  const conditions = [...filterConditions(filter), ...more];
  const counted = [...listParts(filter, EVENT_TIMES)].map(
    (part) =>
      sql`(SELECT ${columns}, count(*) AS events FROM ${eventsSql(filter)}
        WHERE ${allOf([...conditions, ...part.conditions])} GROUP BY ${by})`,
  );
  return join(counted, ' UNION ALL ');
}

/** Selects the `Facets` of the matching events. `limit` applies to countries and to cities. */
export function facetsSql(filter: EventFilter, limit: number): Sql {
  const columns = sql`e.category, e.kind, e.city_id, e.country_code`;
  return sql`
      WITH matched AS MATERIALIZED (${countMatchingSql(filter, { columns, by: columns })}),
      categories AS (SELECT category, sum(events)::int AS count FROM matched GROUP BY category ORDER BY count DESC, category),
      kinds AS (
        SELECT kind, sum(events)::int AS count FROM matched WHERE kind IS NOT NULL
        GROUP BY kind ORDER BY count DESC, kind),
      countries AS (
        SELECT m.country_code, n.name AS country, sum(events)::int AS count
        FROM matched m JOIN country n ON n.code = m.country_code
        GROUP BY m.country_code, n.name ORDER BY count DESC, country LIMIT ${limit}),
      cities AS (
        SELECT c.name AS city, c.region, c.country_code, c.lat, c.lng, t.count
        FROM (SELECT city_id, sum(events)::int AS count FROM matched GROUP BY city_id) t JOIN city c ON c.id = t.city_id
        ORDER BY t.count DESC, c.name, c.id LIMIT ${limit})
      SELECT (SELECT coalesce(sum(events), 0)::int FROM matched) AS total,
        (SELECT coalesce(json_agg(f), '[]'::json) FROM categories f) AS categories,
        (SELECT coalesce(json_agg(f), '[]'::json) FROM kinds f) AS kinds,
        (SELECT coalesce(json_agg(f), '[]'::json) FROM countries f) AS countries,
        (SELECT coalesce(json_agg(f), '[]'::json) FROM cities f) AS cities`;
}

/** Selects the number of matching events by genre. An event counts for each of its genres. */
export const genreCountsSql = (filter: EventFilter, limit: number): Sql => sql`
  SELECT genre, sum(events)::int AS count
  FROM (${countMatchingSql(filter, { columns: sql`e.genres`, by: sql`e.genres` }, [sql`e.genres <> '{}'`])}) counted CROSS JOIN unnest(genres) AS genre
  GROUP BY genre ORDER BY count DESC, genre LIMIT ${limit}`;

/**
 * Selects the number of rows of a list: of events, or with `bySeries` of series and other events.
 */
export const totalSql = (filter: EventFilter): Sql =>
  filter.bySeries
    ? sql`
  SELECT count(DISTINCT row)::int AS total FROM (
    ${countMatchingSql(filter, { columns: sql`coalesce(e.series_id, e.id) AS row`, by: sql`1` })}) counted`
    : sql`
  SELECT coalesce(sum(events), 0)::int AS total FROM (${countMatchingSql(filter, { columns: sql`1`, by: sql`()` })}) counted`;

/**
 * Selects the numbers of matching events of series, and the local days on which the last ones
 * begin.
 */
export const seriesCountsSql = (filter: EventFilter, seriesIds: string[]): Sql => sql`
  SELECT series_id, sum(events)::int AS performances, max(last_start)::date::text AS last_date FROM (
    ${countMatchingSql(filter, { columns: sql`e.series_id, max(e.start_local) AS last_start`, by: sql`e.series_id` }, [inSeries(seriesIds)])}) counted
  GROUP BY series_id`;

interface LocalDays {
  first: string;
  /** Exclusive. */
  end: string;
}

/**
 * Selects the numbers of events by their first and last local dates, cut to the range of days. On
 * each day, the events are those of a list with this day as `on`.
 */
export function daySpansSql(filter: EventFilter, { first, end }: LocalDays): Sql {
  // An event that ends at midnight ends on the previous day, but not before the day it starts.
  const lastDay = sql`greatest(e.start_local::date, (e.until_local - interval '1 second')::date)`;
  const firstDay = filter.ongoing === 'only' ? firstOngoingDay(filter) : sql`e.start_local::date`;
  const columns = sql`greatest(${firstDay}, ${first}::date)::text AS first,
      least(${lastDay}, ${end}::date - 1)::text AS last`;
  const isInside = sql`e.start_local < ${end}::date AND (e.until_local > ${first}::date OR e.start_local >= ${first}::date)`;
  const all: EventFilter = {
    ...filter,
    ...instantsAround(filter, { first, end }),
    ongoing: 'include',
  };
  return sql`
    SELECT first, last, sum(events)::int AS events
    FROM (${countMatchingSql(all, { columns, by: sql`1, 2` }, [isInside])}) spans WHERE first <= last GROUP BY first, last`;
}

const firstOngoingDay = ({ from }: EventFilter): Sql => {
  const dayAfter = sql`(e.start_local + interval '48 hours' - interval '1 second')::date`;
  return from
    ? sql`CASE WHEN e.starts_at <= ${dayBefore(from)} THEN e.start_local::date ELSE ${dayAfter} END`
    : dayAfter;
};

const MAX_UTC_OFFSET_MS = 15 * 3_600_000;

/**
 * Returns the instants in which the local days lie in any time zone, within the bounds of the
 * filter.
 */
function instantsAround(filter: EventFilter, { first, end }: LocalDays): { from: Date; to: Date } {
  const earliest = new Date(Date.parse(first) - MAX_UTC_OFFSET_MS);
  const latest = new Date(Date.parse(end) + MAX_UTC_OFFSET_MS);
  return {
    from: filter.from && filter.from > earliest ? filter.from : earliest,
    to: filter.to && filter.to < latest ? filter.to : latest,
  };
}
