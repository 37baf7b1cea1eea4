import type { Position } from '@marquee/domain';
import sql from 'sql-template-tag';
import type { Query } from '../connect.ts';
import { rowsSql } from '../rows-to-sql.ts';

export interface StoredVenue {
  id: string;
  disambiguation: string;
  /** The name, then the other names. */
  names: string[];
  address: string | null;
  city_id: number | null;
  city_name: string | null;
  country_code: string | null;
  lat: number | null;
  lng: number | null;
  /** The centre of the city. */
  centre: Position | null;
}

/** A name in a place under which venues are found. */
export interface VenueLookup {
  core_key: string;
  city_id: number | null;
  lat: number | null;
}

// About 200 m: sources may place a venue in different towns.
const AROUND_DEGREES = 0.002;

/** Returns the venues with one of the keys in the same city or on the same latitude, oldest first. */
export async function findVenues(query: Query, lookups: VenueLookup[]): Promise<StoredVenue[]> {
  if (lookups.length === 0) return [];
  return query<StoredVenue>(sql`
    SELECT v.id, v.disambiguation, v.name || v.other_names AS names, v.address, v.city_id, c.name AS city_name, v.country_code, v.lat, v.lng,
      CASE WHEN c.lat IS NOT NULL THEN json_build_object('lat', c.lat, 'lng', c.lng) END AS centre
    FROM venue v LEFT JOIN city c ON c.id = v.city_id
    WHERE v.id = ANY(ARRAY(
      SELECT f.id FROM ${rowsSql(lookups, { core_key: 'text', city_id: 'int', lat: 'float8' })} k CROSS JOIN LATERAL (
        SELECT id FROM venue WHERE city_id = k.city_id AND core_key = k.core_key
        UNION ALL SELECT id FROM venue WHERE city_id IS NULL AND k.city_id IS NULL AND core_key = k.core_key
        UNION ALL SELECT id FROM venue WHERE core_key = k.core_key AND lat BETWEEN k.lat - ${AROUND_DEGREES}::float8 AND k.lat + ${AROUND_DEGREES}::float8) f))
    ORDER BY v.id`);
}

/** Returns the centres of cities by city id. */
export async function findCityCentres(query: Query, cityIds: (number | null)[]): Promise<Map<number | null, Position>> {
  const ids = [...new Set(cityIds)].filter((id) => id !== null);
  if (ids.length === 0) return new Map();
  const rows = await query<Position & { id: number }>(sql`
    SELECT id, lat, lng FROM city WHERE id = ANY(${ids}::int[]) AND lat IS NOT NULL`);
  return new Map(rows.map(({ id, lat, lng }) => [id, { lat, lng }]));
}

/** Updates the other names, the address and the position. */
export async function updateVenues(query: Query, venues: StoredVenue[]): Promise<void> {
  if (venues.length === 0) return;
  const rows = venues.map(({ names: [, ...other_names], ...venue }) => ({ ...venue, other_names }));
  const types = { id: 'uuid', other_names: 'text[]', address: 'text', lat: 'float8', lng: 'float8' };
  await query(sql`
    UPDATE venue v SET other_names = r.other_names, address = r.address, lat = r.lat, lng = r.lng, updated_at = now()
    FROM ${rowsSql(rows, types)} r WHERE v.id = r.id`);
}
