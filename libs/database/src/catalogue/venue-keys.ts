import sql from 'sql-template-tag';
import type { Query } from '../connect.ts';
import { rowsSql } from '../rows-to-sql.ts';

interface VenueWithoutKey {
  id: string;
  name: string;
  city_name: string | null;
  country_code: string | null;
}

/** Returns venues that a migration left without a `core_key`. */
export const findVenuesWithoutKey = (query: Query, limit: number): Promise<VenueWithoutKey[]> =>
  query<VenueWithoutKey>(sql`
    SELECT v.id, v.name, c.name AS city_name, v.country_code FROM venue v LEFT JOIN city c ON c.id = v.city_id
    WHERE v.core_key IS NULL LIMIT ${limit}`);

export async function updateVenueKeys(query: Query, venues: { id: string; core_key: string }[]): Promise<void> {
  if (venues.length === 0) return;
  await query(sql`
    UPDATE venue v SET core_key = r.core_key FROM ${rowsSql(venues, { id: 'uuid', core_key: 'text' })} r WHERE v.id = r.id`);
}
