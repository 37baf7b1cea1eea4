import sql from 'sql-template-tag';
import type { Database } from '../connect.ts';
import { prepared } from '../prepared-statement.ts';
import { createBatcher } from './batcher.ts';

const EARTH_KM = 20_038; // half the circumference
// Distances in steps of this size sort before dates.
const DISTANCE_STEP_KM = 50;

interface TourQuery {
  artistId: string;
  cityId: number;
  now: Date;
  farthestKm?: number;
}

export interface TourDate {
  id: string;
  /** Distance from the city; null if the position of the event is unknown. */
  distance_km: number | null;
}

export function createTourRepository({ query }: Pick<Database, 'query'>) {
  /** Returns the artist's nearest future event, or null. Among events at a similar distance the earliest wins. */
  const findNearest = createBatcher(findAll, { maxBatchSize: 100, concurrency: 1 });

  async function findAll(queries: TourQuery[]): Promise<(TourDate | null)[]> {
    const rows = queries.map(({ artistId, cityId, now, farthestKm = EARTH_KM }) => ({
      artistId,
      cityId,
      now,
      farthestKm,
    }));
    const statement = sql`
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
    const found = await query<Partial<TourDate>>(prepared('nearest_events', statement));
    return found.map(({ id, distance_km }) => (id ? { id, distance_km: distance_km ?? null } : null));
  }
  return { findNearest };
}
export type TourRepository = ReturnType<typeof createTourRepository>;
