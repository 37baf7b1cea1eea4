// SQL because of cost: listings are found by the statement of the write path, which has no foreign
// key.
import type { Listing } from '@marquee/domain';
import sql from 'sql-template-tag';
import { findListings } from '../catalogue/listings-sql.ts';
import type { Query } from '../connection/connect.ts';

/** What sources list of an event, and the fields that an operator fixed. */
export interface EventListings {
  listings: Listing[];
  pinnedFields: string[];
}

interface PinnedRow {
  pinned_facts: Record<string, unknown> | null;
  pinned_status: string | null;
}

export async function findEventListings(query: Query, id: string): Promise<EventListings> {
  const [listings, [pinned]] = await Promise.all([
    findListings(query, [id]),
    query<PinnedRow>(sql`SELECT pinned_facts, pinned_status FROM event WHERE id = ${id}::uuid`),
  ]);
  const isDecided = listings.some(({ withdrawn, stated_at }) => !withdrawn && stated_at['decided']);
  const status = pinned?.pinned_status || isDecided ? ['status'] : [];
  const start = isDecided ? ['start_local'] : [];
  return {
    listings,
    pinnedFields: [...Object.keys(pinned?.pinned_facts ?? {}), ...status, ...start],
  };
}
