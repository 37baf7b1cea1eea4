// SQL because Prisma cannot express it: counts by two keys of a join, and the first rows of each
// group.
import sql from 'sql-template-tag';
import type { Database } from '../connection/connect.ts';

/** The number of events of a source that have not ended: in all, and in the cities with most. */
export interface SourceEvents {
  source: string;
  upcoming_events: number;
  cities: { city: string; country_code: string | null; upcoming_events: number }[];
}

export interface SourceEventsLimits {
  now: Date;
  /** Number of cities of each source. */
  cities: number;
}

/**
 * Returns a function that counts the events that have not ended by source and city. An event of
 * several sources counts for each.
 */
export const createSourceCounter =
  ({ query }: Pick<Database, 'query'>) =>
  ({ now, cities }: SourceEventsLimits): Promise<SourceEvents[]> =>
    query<SourceEvents>(sql`
      WITH ahead AS MATERIALIZED (
        SELECT c.source_id, e.city_id, count(DISTINCT e.id)::int AS events
        FROM event e JOIN claim c ON c.event_id = e.id AND c.withdrawn_at IS NULL
        WHERE e.withdrawn_at IS NULL AND e.runs_until > ${now} AND e.status <> 'cancelled'
        GROUP BY c.source_id, e.city_id),
      ranked AS (
        SELECT a.source_id, c.name AS city, c.country_code, a.events AS upcoming_events,
          row_number() OVER (PARTITION BY a.source_id ORDER BY a.events DESC, c.name, c.id) AS place
        FROM ahead a JOIN city c ON c.id = a.city_id)
      SELECT s.name AS source, t.events AS upcoming_events,
        (SELECT coalesce(json_agg(json_build_object('city', r.city, 'country_code', r.country_code,
            'upcoming_events', r.upcoming_events) ORDER BY r.place), '[]'::json)
          FROM ranked r WHERE r.source_id = t.source_id AND r.place <= ${cities}) AS cities
      FROM (SELECT source_id, sum(events)::int AS events FROM ahead GROUP BY source_id) t
      JOIN source s ON s.id = t.source_id`);
