import type { ListingName, MatchOverride } from '@marquee/domain';
import sql from 'sql-template-tag';
import type { Query } from '../connect.ts';

/** All that operators ruled: they are few. */
export const listOverrides = (query: Query): Promise<MatchOverride[]> =>
  query<MatchOverride>(sql`SELECT source_a || '|' || id_a AS a, source_b || '|' || id_b AS b, is_same FROM ruling`);

/** Remembers what an operator said of each of these listings and each of the others. A later word replaces an earlier one. */
export async function saveOverride(
  query: Query,
  [some, others]: readonly [ListingName[], ListingName[]],
  isSame: boolean,
): Promise<void> {
  for (const a of some)
    for (const b of others) await ruleOnPair(query, compareListingIds(a, b) ? [a, b] : [b, a], isSame);
}

const ruleOnPair = (query: Query, [a, b]: [ListingName, ListingName], isSame: boolean) =>
  query(sql`
    INSERT INTO ruling (source_a, id_a, source_b, id_b, is_same)
    VALUES (${a.source_id}, ${a.source_event_id}, ${b.source_id}, ${b.source_event_id}, ${isSame})
    ON CONFLICT (source_a, id_a, source_b, id_b) DO UPDATE SET is_same = excluded.is_same, ruled_at = now()`);

/** The order in which a pair is stored. */
export const compareListingIds = (a: ListingName, b: ListingName): boolean =>
  a.source_id === b.source_id ? a.source_event_id < b.source_event_id : a.source_id < b.source_id;
