import sql from 'sql-template-tag';
import type { Database } from '../connect.ts';
import { recordIdSql } from '../names/record-id-sql.ts';

export interface DemandedArtist {
  id: string;
  name: string;
  slug: string;
  total_demands: number;
}

export interface DemandedCity {
  city: string;
  country_code: string | null;
  demands: number;
}

export interface Opportunity {
  id: string;
  name: string;
  slug: string;
  demands: number;
}

// Artists with the most demand that are checked for events.
const MAX_CHECKED = 1_000;

export function createDemandReportRepository({ query }: Pick<Database, 'query'>) {
  /** Finds an artist by a current or former slug or id. */
  async function findArtist(idOrSlug: string): Promise<DemandedArtist | null> {
    const [row] = await query<DemandedArtist>(sql`
      SELECT a.id, a.name, a.slug, coalesce(d.demands, 0) AS total_demands
      FROM artist a LEFT JOIN artist_demand d ON d.artist_id = a.id WHERE a.id = (${recordIdSql('artist', idOrSlug)})`);
    return row ?? null;
  }

  /** Returns the cities with the most demand for an artist. */
  const findCities = (artistId: string, limit: number): Promise<DemandedCity[]> =>
    query(sql`
      SELECT c.name AS city, c.country_code, t.demands FROM demand_target t JOIN city c ON c.id = t.city_id
      WHERE t.artist_id = ${artistId}::uuid AND t.demands > 0 ORDER BY t.demands DESC, c.name, c.id LIMIT ${limit}`);

  async function countInCity(artistId: string, cityId: number): Promise<number> {
    const [row] = await query<{ demands: number }>(
      sql`SELECT demands FROM demand_target WHERE artist_id = ${artistId}::uuid AND city_id = ${cityId}`,
    );
    return row?.demands ?? 0;
  }

  /** Returns the artists with the most demand in a city that have no upcoming event there. */
  const findOpportunities = (cityId: number, { now, limit }: { now: Date; limit: number }): Promise<Opportunity[]> =>
    query(sql`
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
      ORDER BY w.demands DESC, w.artist_id`);

  return { findArtist, findCities, countInCity, findOpportunities };
}
export type DemandReportRepository = ReturnType<typeof createDemandReportRepository>;
