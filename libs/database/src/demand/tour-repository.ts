import sql from 'sql-template-tag';
import type { Database } from '../connect.ts';

const EARTH_KM = 20_038; // farther away nothing is
// Nearer counts before sooner, but not by a street.
const AS_NEAR_KM = 50;

export interface TourDate {
  artistId: string;
  /** Of the event. */
  id: string;
  /** From the city; null where nobody knows where the event is. */
  distance_km: number | null;
}

export function createTourRepository({ query }: Pick<Database, 'query'>) {
  /** For each artist the event, not yet begun, that is best to reach from a city; those who have none are left out. */
  function findNearest(
    artistIds: string[],
    cityId: number,
    { now, farthestKm = EARTH_KM }: { now: Date; farthestKm?: number },
  ): Promise<TourDate[]> {
    const { text, values } = sql`
      SELECT a.id AS "artistId", n.id, round(n.km::numeric, 1)::float8 AS distance_km
      FROM unnest(${artistIds}::uuid[]) AS a(id) JOIN city c ON c.id = ${cityId}
      CROSS JOIN LATERAL (
        SELECT e.id, d.km FROM event_artist b JOIN event e ON e.id = b.event_id
        CROSS JOIN LATERAL (SELECT CASE WHEN e.city_id = c.id THEN 0 ELSE distance_km(e.lat, e.lng, c.lat, c.lng) END AS km) d
        WHERE b.artist_id = a.id AND b.starts_at > ${now} AND e.withdrawn_at IS NULL AND e.status <> 'cancelled'
          AND coalesce(d.km, ${EARTH_KM}::float8) <= ${farthestKm}::float8
        ORDER BY floor(coalesce(d.km, ${EARTH_KM}::float8) / ${AS_NEAR_KM}::float8), b.starts_at, e.id LIMIT 1) n`;
    return query({ name: 'nearest_events', text, values });
  }
  return { findNearest };
}
export type TourRepository = ReturnType<typeof createTourRepository>;
