import sql from 'sql-template-tag';
import type { Query } from '../connect.ts';
import { removeDocuments } from '../search/store-documents.ts';

interface WithdrawnListing {
  event_id: string;
  source_event_id: string;
}

/** Withdraws the listings of a source that are not in the run's table `seen`. */
export const withdrawUnseenListings = (query: Query, sourceId: number): Promise<WithdrawnListing[]> =>
  query<WithdrawnListing>(sql`
    UPDATE claim c SET withdrawn_at = now()
    WHERE source_id = ${sourceId} AND withdrawn_at IS NULL
      AND NOT EXISTS (SELECT FROM seen s WHERE s.source_event_id = c.source_event_id)
    RETURNING event_id, source_event_id`);

/** Withdraws those of the events that no source lists any more. Their slugs stay reserved. Returns their ids. */
export async function withdrawUnlistedEvents(query: Query, eventIds: string[]): Promise<Set<string>> {
  const removed = await query<{ id: string }>(sql`
    UPDATE event e SET withdrawn_at = now(), updated_at = now(), revision = revision + 1
    WHERE id = ANY(${eventIds}::uuid[]) AND withdrawn_at IS NULL
      AND NOT EXISTS (SELECT FROM claim c WHERE c.event_id = e.id AND c.withdrawn_at IS NULL)
    RETURNING id`);
  const ids = removed.map(({ id }) => id);
  await removeDocuments(query, ids);
  return new Set(ids);
}
