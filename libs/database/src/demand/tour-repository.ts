import sql from 'sql-template-tag';
import type { Database } from '../connect.ts';

const FARTHEST_KM = 500;
// Nearer counts before sooner, but not by a street.
const AS_NEAR_KM = 50;

export function createTourRepository({ query }: Pick<Database, 'query'>) {
  /** The event of an artist, not yet begun, that is best to reach from a city: at most 500 km away; null where there is none. */
  async function findNearest(
    { artistId, cityId }: { artistId: string; cityId: number },
    now: Date,
  ): Promise<{ id: string; distance_km: number } | null> {
    const { text, values } = sql`
      SELECT e.id, round(d.km::numeric, 1)::float8 AS distance_km
      FROM city c CROSS JOIN event_artist b JOIN event e ON e.id = b.event_id
      CROSS JOIN LATERAL (SELECT CASE WHEN e.city_id = c.id THEN 0 ELSE distance_km(e.lat, e.lng, c.lat, c.lng) END AS km) d
      WHERE c.id = ${cityId} AND b.artist_id = ${artistId}::uuid AND b.starts_at > ${now}
        AND e.withdrawn_at IS NULL AND e.status <> 'cancelled' AND d.km <= ${FARTHEST_KM}::float8
      ORDER BY floor(d.km / ${AS_NEAR_KM}::float8), b.starts_at, e.id LIMIT 1`;
    const [row] = await query<{ id: string; distance_km: number }>({ name: 'nearest_event', text, values });
    return row ?? null;
  }
  return { findNearest };
}
export type TourRepository = ReturnType<typeof createTourRepository>;
