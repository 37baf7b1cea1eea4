import type { ListingId } from '@marquee/domain';
import sql from 'sql-template-tag';
import type { Query } from '../connect.ts';

/** Moves a listing to another event as the event's own. */
export async function moveListing(query: Query, listing: ListingId, eventId: string): Promise<void> {
  await query(sql`
    UPDATE claim SET event_id = ${eventId}::uuid, matched_by = NULL
    WHERE source_id = ${listing.source_id} AND source_event_id = ${listing.source_event_id}`);
}

/** Records the reason for listings of an event that have none. */
export async function saveMatchReason(query: Query, listings: (ListingId & { event_id: string })[], reason: string) {
  await query(sql`
    UPDATE claim c SET matched_by = coalesce(matched_by, ${reason})
    FROM unnest(${listings.map(({ source_id }) => source_id)}::smallint[], ${listings.map(({ source_event_id }) => source_event_id)}::text[],
      ${listings.map(({ event_id }) => event_id)}::uuid[]) AS l(source_id, source_event_id, event_id)
    WHERE (c.source_id, c.source_event_id, c.event_id) = (l.source_id, l.source_event_id, l.event_id)`);
}
