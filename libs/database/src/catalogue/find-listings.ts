import type { Listing } from '@marquee/domain';
import sql from 'sql-template-tag';
import type { Query } from '../connect.ts';

// Some sources list one event a thousand times. More listings add no information.
const MAX_LISTINGS = 40;

/** Returns the listings of events: active ones first, then the newest, up to a limit per event. */
export async function findListings(query: Query, eventIds: string[]): Promise<Listing[]> {
  if (eventIds.length === 0) return [];
  return query<Listing>(sql`
    SELECT c.source_id, c.source_event_id, c.event_id, c.facts AS event, s.trust, c.changed_at, c.status_said_at, c.withdrawn_at IS NOT NULL AS withdrawn
    FROM unnest(${eventIds}::uuid[]) AS e(id) CROSS JOIN LATERAL (
      SELECT * FROM claim WHERE event_id = e.id ORDER BY withdrawn_at NULLS FIRST, changed_at DESC, source_event_id LIMIT ${MAX_LISTINGS}::int) c
    JOIN source s ON s.id = c.source_id`);
}
