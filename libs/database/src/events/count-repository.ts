import type { Category } from '@marquee/domain';
import sql from 'sql-template-tag';
import type { Database } from '../connect.ts';
import type { EventFilter } from './event-filter.ts';
import { countMatchingSql } from './matching-sql.ts';

export interface Facets {
  total: number;
  categories: { category: Category; count: number }[];
  countries: { country_code: string; country: string; count: number }[];
  cities: { city: string; region: string | null; country_code: string | null; count: number }[];
}

/** Number of events that take place from `first` to `last` (inclusive local dates, `YYYY-MM-DD`). */
export interface DaySpan {
  first: string;
  last: string;
  events: number;
}

const MAX_UTC_OFFSET_MS = 15 * 3_600_000;

export function createCountRepository({ query }: Pick<Database, 'query'>) {
  /** `limit` applies to countries and to cities. */
  async function facets(filter: EventFilter, limit: number): Promise<Facets> {
    const columns = sql`e.category, e.city_id, e.country_code`;
    const [row] = await query<Facets>(sql`
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
        (SELECT coalesce(json_agg(f), '[]'::json) FROM cities f) AS cities`);
    return row ?? { total: 0, categories: [], countries: [], cities: [] };
  }

  async function total(filter: EventFilter): Promise<number> {
    const [row] = await query<{ total: number }>(sql`
      SELECT coalesce(sum(events), 0)::int AS total
      FROM (${countMatchingSql(filter, { columns: sql`1`, by: sql`()` })}) counted`);
    return row?.total ?? 0;
  }

  /** Counts events by their dates, cut to the range of local days. `end` is exclusive. */
  function daySpans(filter: EventFilter, { first, end }: { first: string; end: string }): Promise<DaySpan[]> {
    const { from, to } = instantsAround(filter, { first, end });
    // An event that ends at midnight ends on the previous day, but not before the day it starts.
    const lastDay = sql`greatest(e.start_local::date, (e.until_local - interval '1 second')::date)`;
    const columns = sql`greatest(e.start_local::date, ${first}::date)::text AS first,
      least(${lastDay}, ${end}::date - 1)::text AS last`;
    const isInside = sql`e.start_local < ${end}::date AND (e.until_local > ${first}::date OR e.start_local >= ${first}::date)`;
    return query(sql`
      SELECT first, last, sum(events)::int AS events
      FROM (${countMatchingSql({ ...filter, from, to }, { columns, by: sql`1, 2` }, [isInside])}) spans GROUP BY first, last`);
  }

  return { facets, total, daySpans };
}

/** Returns the instants in which the local days lie in any time zone, within the bounds of the filter. */
function instantsAround(filter: EventFilter, { first, end }: { first: string; end: string }): { from: Date; to: Date } {
  const earliest = new Date(Date.parse(first) - MAX_UTC_OFFSET_MS);
  const latest = new Date(Date.parse(end) + MAX_UTC_OFFSET_MS);
  return {
    from: filter.from && filter.from > earliest ? filter.from : earliest,
    to: filter.to && filter.to < latest ? filter.to : latest,
  };
}

export type CountRepository = ReturnType<typeof createCountRepository>;
