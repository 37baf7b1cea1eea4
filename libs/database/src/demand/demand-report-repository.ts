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

/** An artist who is wanted in a city where they are not to be seen. */
export interface Opportunity {
  id: string;
  name: string;
  slug: string;
  demands: number;
}

// Of those who are wanted most, so many are looked up in the calendar.
const LOOKED_UP = 1_000;

export function createDemandReportRepository({ query }: Pick<Database, 'query'>) {
  /** An artist by slug or id, also by those it had before it was merged. */
  async function findArtist(idOrSlug: string): Promise<DemandedArtist | null> {
    const [row] = await query<DemandedArtist>(sql`
      SELECT a.id, a.name, a.slug, coalesce(d.demands, 0) AS total_demands
      FROM artist a LEFT JOIN artist_demand d ON d.artist_id = a.id WHERE a.id = (${recordIdSql('artist', idOrSlug)})`);
    return row ?? null;
  }

  /** Where an artist is wanted, the most first. */
  const citiesOf = (artistId: string, most: number): Promise<DemandedCity[]> =>
    query(sql`
      SELECT c.name AS city, c.country_code, t.demands FROM demand_target t JOIN city c ON c.id = t.city_id
      WHERE t.artist_id = ${artistId}::uuid AND t.demands > 0 ORDER BY t.demands DESC, c.name, c.id LIMIT ${most}`);

  /** How often an artist was wanted in a city. */
  async function countIn(artistId: string, cityId: number): Promise<number> {
    const [row] = await query<{ demands: number }>(
      sql`SELECT demands FROM demand_target WHERE artist_id = ${artistId}::uuid AND city_id = ${cityId}`,
    );
    return row?.demands ?? 0;
  }

  /** The artists that are wanted most in a city and have no event there to come. */
  const opportunitiesIn = (cityId: number, { now, most }: { now: Date; most: number }): Promise<Opportunity[]> =>
    query(sql`
      SELECT a.id, a.name, a.slug, w.demands
      FROM (
        SELECT t.artist_id, t.demands FROM (
          SELECT artist_id, demands FROM demand_target
          WHERE city_id = ${cityId} AND demands > 0 ORDER BY demands DESC, artist_id LIMIT ${LOOKED_UP}) t
        LEFT JOIN LATERAL (
          SELECT true AS comes FROM event_artist b JOIN event e ON e.id = b.event_id
          WHERE b.artist_id = t.artist_id AND b.runs_until > ${now} AND e.city_id = ${cityId}
            AND e.withdrawn_at IS NULL AND e.status <> 'cancelled' LIMIT 1) there ON true
        WHERE comes IS NULL ORDER BY t.demands DESC, t.artist_id LIMIT ${most}) w
      CROSS JOIN LATERAL (SELECT id, name, slug FROM artist WHERE id = w.artist_id LIMIT 1) a
      ORDER BY w.demands DESC, w.artist_id`);

  return { findArtist, citiesOf, countIn, opportunitiesIn };
}
export type DemandReportRepository = ReturnType<typeof createDemandReportRepository>;
