import type { MatchStrategy } from '@marquee/domain';
import sql from 'sql-template-tag';
import type { Query } from '../connect.ts';
import { rowsSql } from '../rows-to-sql.ts';

const AT_ONCE = 500;

/** Makes what the names of venues have in common where it is missing: a migration leaves it to us. */
export async function workOffVenueBacklog(query: Query, venueCore: MatchStrategy['venueCore']): Promise<void> {
  for (let taken = AT_ONCE; taken === AT_ONCE;) {
    const venues = await query<{ id: string; name: string; city_name: string | null; country_code: string | null }>(sql`
      SELECT v.id, v.name, c.name AS city_name, v.country_code FROM venue v LEFT JOIN city c ON c.id = v.city_id
      WHERE v.core_key IS NULL LIMIT ${AT_ONCE}`);
    taken = venues.length;
    const rows = venues.map((venue) => ({ id: venue.id, core_key: venueCore(venue) }));
    await query(sql`
      UPDATE venue v SET core_key = r.core_key FROM ${rowsSql(rows, { id: 'uuid', core_key: 'text' })} r WHERE v.id = r.id`);
  }
}
