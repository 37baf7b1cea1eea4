import type { Category, Kind } from '@marquee/domain';
import type { Database } from '../connection/connect.ts';
import { countBySql, type CountKey, type KeyCount } from './count-by-sql.ts';
import type { EventFilter } from './event-filter.ts';
import { daySpansSql, facetsSql, genreCountsSql, totalSql } from './page-sql.ts';

export interface CityCount {
  city: string;
  region: string | null;
  country_code: string | null;
  lat: number | null;
  lng: number | null;
  count: number;
}

export interface Facets {
  total: number;
  categories: { category: Category; count: number }[];
  kinds: { kind: Kind; count: number }[];
  countries: { country_code: string; country: string; count: number }[];
  cities: CityCount[];
}

/**
 * Number of events that take place from `first` to `last` (inclusive local dates, `YYYY-MM-DD`).
 */
export interface DaySpan {
  first: string;
  last: string;
  events: number;
}

export function createCountRepository({ query }: Pick<Database, 'query'>) {
  /** `limit` applies to countries and to cities. */
  async function facets(filter: EventFilter, limit: number): Promise<Facets> {
    const [row] = await query<Facets>(facetsSql(filter, limit));
    return row ?? { total: 0, categories: [], kinds: [], countries: [], cities: [] };
  }

  /** Counts events by genre, the most frequent genre first. */
  const genres = (
    filter: EventFilter,
    limit: number,
  ): Promise<{ genre: string; count: number }[]> => query(genreCountsSql(filter, limit));

  async function total(filter: EventFilter): Promise<number> {
    const [row] = await query<{ total: number }>(totalSql(filter));
    return row?.total ?? 0;
  }

  /** Counts events by their dates, cut to the range of local days. `end` is exclusive. */
  const daySpans = (
    filter: EventFilter,
    days: { first: string; end: string },
  ): Promise<DaySpan[]> => query(daySpansSql(filter, days));

  /** Counts events by a key, or only those of some ids. At most 20 keys. */
  const countBy = (filter: EventFilter, by: CountKey, ids?: string[]): Promise<KeyCount[]> =>
    query(countBySql(filter, by, ids));

  return { facets, genres, total, daySpans, countBy };
}

export type CountRepository = ReturnType<typeof createCountRepository>;
