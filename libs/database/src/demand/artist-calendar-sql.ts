// SQL because Prisma cannot express it: events of an artist, which have no foreign key, with a limit per row or in order of distance.
import sql, { type Sql } from 'sql-template-tag';

// Artists with the most demand that are checked for events.
const MAX_CHECKED = 1_000;
const EARTH_KM = 20_038; // half the circumference
// Distances in steps of this size sort before dates.
const DISTANCE_STEP_KM = 50;

export interface Opportunity {
  id: string;
  name: string;
  slug: string;
  demands: number;
}

/** Selects the artists with the most demand in a city that have no upcoming event there. */
export const opportunitiesSql = (cityId: number, { now, limit }: { now: Date; limit: number }): Sql => sql`
  SELECT a.id, a.name, a.slug, w.demands
  FROM (
    SELECT t.artist_id, t.demands FROM (
      SELECT artist_id, demands FROM demand_target
      WHERE city_id = ${cityId} AND demands > 0 ORDER BY demands DESC, artist_id LIMIT ${MAX_CHECKED}) t
    LEFT JOIN LATERAL (
      SELECT true AS comes FROM event_artist b JOIN event e ON e.id = b.event_id
      WHERE b.artist_id = t.artist_id AND b.runs_until > ${now} AND e.city_id = ${cityId}
        AND e.withdrawn_at IS NULL AND e.status <> 'cancelled' LIMIT 1) there ON true
    WHERE comes IS NULL ORDER BY t.demands DESC, t.artist_id LIMIT ${limit}) w
  CROSS JOIN LATERAL (SELECT id, name, slug FROM artist WHERE id = w.artist_id LIMIT 1) a
  ORDER BY w.demands DESC, w.artist_id`;

export interface TourQuery {
  artistId: string;
  cityId: number;
  now: Date;
  farthestKm?: number;
}

/** Selects a row per query: `id` and `distance_km` of the nearest event, null if there is none. */
export function nearestEventsSql(queries: TourQuery[]): Sql {
  const rows = queries.map(({ farthestKm = EARTH_KM, ...query }) => ({ ...query, farthestKm }));
  return sql`
    SELECT n.id, round(n.km::numeric, 1)::float8 AS distance_km
    FROM ROWS FROM (json_to_recordset(${JSON.stringify(rows)})
      AS ("artistId" uuid, "cityId" int, "now" timestamptz, "farthestKm" float8)) WITH ORDINALITY AS w(artist, city, now, farthest, n)
    LEFT JOIN LATERAL (
      SELECT e.id, d.km FROM city c CROSS JOIN event_artist b JOIN event e ON e.id = b.event_id
      CROSS JOIN LATERAL (SELECT CASE WHEN e.city_id = c.id THEN 0 ELSE distance_km(e.lat, e.lng, c.lat, c.lng) END AS km) d
      WHERE c.id = w.city AND b.artist_id = w.artist AND b.starts_at > w.now
        AND e.withdrawn_at IS NULL AND e.status <> 'cancelled' AND coalesce(d.km, ${EARTH_KM}::float8) <= w.farthest
      ORDER BY floor(coalesce(d.km, ${EARTH_KM}::float8) / ${DISTANCE_STEP_KM}::float8), b.starts_at, e.id LIMIT 1) n ON true
    ORDER BY w.n`;
}
