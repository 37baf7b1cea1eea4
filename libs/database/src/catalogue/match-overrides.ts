import type { ListingId } from '@marquee/domain';
import sql from 'sql-template-tag';
import type { Query } from '../connect.ts';

interface StoredOverride {
  /** Each listing as `source|id`. */
  a: string;
  b: string;
  is_same: boolean;
}

export const listOverrides = (query: Query): Promise<StoredOverride[]> =>
  query<StoredOverride>(sql`SELECT source_a || '|' || id_a AS a, source_b || '|' || id_b AS b, is_same FROM ruling`);

/** Stores one decision for every pair of the two groups. A later decision replaces an earlier one. */
export async function saveOverride(
  query: Query,
  [some, others]: readonly [ListingId[], ListingId[]],
  isSame: boolean,
): Promise<void> {
  for (const a of some)
    for (const b of others) await savePairOverride(query, compareListingIds(a, b) ? [a, b] : [b, a], isSame);
}

const savePairOverride = (query: Query, [a, b]: [ListingId, ListingId], isSame: boolean) =>
  query(sql`
    INSERT INTO ruling (source_a, id_a, source_b, id_b, is_same)
    VALUES (${a.source_id}, ${a.source_event_id}, ${b.source_id}, ${b.source_event_id}, ${isSame})
    ON CONFLICT (source_a, id_a, source_b, id_b) DO UPDATE SET is_same = excluded.is_same, ruled_at = now()`);

/** Returns true if `a` comes first in the order in which pairs are stored. */
export const compareListingIds = (a: ListingId, b: ListingId): boolean =>
  a.source_id === b.source_id ? a.source_event_id < b.source_event_id : a.source_id < b.source_id;
