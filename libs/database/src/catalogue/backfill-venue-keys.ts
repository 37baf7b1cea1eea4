import type { MatchStrategy } from '@marquee/domain';
import sql from 'sql-template-tag';
import type { Query } from '../connect.ts';
import { rowsSql } from '../rows-to-sql.ts';

const BATCH_SIZE = 500;

/** Fills `core_key` of venues that a migration left without one. */
export async function backfillVenueKeys(query: Query, venueCore: MatchStrategy['venueCore']): Promise<void> {
  for (let taken = BATCH_SIZE; taken === BATCH_SIZE;) {
    const venues = await query<{ id: string; name: string; city_name: string | null; country_code: string | null }>(sql`
      SELECT v.id, v.name, c.name AS city_name, v.country_code FROM venue v LEFT JOIN city c ON c.id = v.city_id
      WHERE v.core_key IS NULL LIMIT ${BATCH_SIZE}`);
    taken = venues.length;
    const rows = venues.map((venue) => ({ id: venue.id, core_key: venueCore(venue) }));
    await query(sql`
      UPDATE venue v SET core_key = r.core_key FROM ${rowsSql(rows, { id: 'uuid', core_key: 'text' })} r WHERE v.id = r.id`);
  }
}
