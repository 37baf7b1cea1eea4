// SQL because Prisma cannot express it: pairs joined with two listings each without foreign keys, and inserts in the transaction of a session.
import type { ListingId } from '@marquee/domain';
import sql, { empty, raw, type Sql } from 'sql-template-tag';
import type { Query } from '../connect.ts';
import { rowsSql } from '../rows-to-sql.ts';

/** Two listings that are stored as separate events but may be the same one. */
export interface PossibleDuplicate {
  score: number;
  reasons: string[];
  a: DuplicateListing;
  b: DuplicateListing;
}

interface DuplicateListing {
  /** Slug of the event. */
  slug: string;
  source: string;
  source_event_id: string;
  title: string;
  start_local: string;
  venue_name: string | null;
  city_name: string | null;
}

export interface DuplicateFilter {
  limit: number;
  /** Name of a city, in any case. */
  city?: string | undefined;
  /** Two sources: only pairs of one listing of each. */
  sources?: readonly [string, string] | undefined;
  /** Sorted by city, then by score. Otherwise the likeliest come first. */
  byCity?: boolean | undefined;
}

const CITY = raw(`COALESCE(claim_a.facts->>'city_name', claim_b.facts->>'city_name')`);

/** Returns the pairs that are still separate events and have no override. */
export const listPossibleDuplicates = (
  query: Query,
  { limit, city, sources, byCity }: DuplicateFilter,
): Promise<PossibleDuplicate[]> =>
  query(sql`
    SELECT u.score, u.reasons, ${listingJson('a')} AS a, ${listingJson('b')} AS b
    FROM undecided_pair u ${joinListing('a')} ${joinListing('b')}
    WHERE claim_a.event_id <> claim_b.event_id AND claim_a.withdrawn_at IS NULL AND claim_b.withdrawn_at IS NULL
      AND NOT EXISTS (SELECT FROM ruling r WHERE (r.source_a, r.id_a, r.source_b, r.id_b) IN
        ((u.source_a, u.id_a, u.source_b, u.id_b), (u.source_b, u.id_b, u.source_a, u.id_a)))
      ${city === undefined ? empty : sql`AND lower(${CITY}) = lower(${city})`}
      ${sources ? sql`AND ARRAY[source_a.name, source_b.name] IN (${[...sources]}::text[], ${sources.toReversed()}::text[])` : empty}
    ORDER BY ${byCity ? sql`${CITY} NULLS LAST,` : empty} u.score DESC, u.noted_at, u.id_a, u.id_b LIMIT ${limit}::int`);

const listingJson = (side: 'a' | 'b'): Sql =>
  raw(`json_build_object('slug', event_${side}.slug, 'source', source_${side}.name, 'source_event_id', claim_${side}.source_event_id,
    'title', claim_${side}.facts->>'title', 'start_local', claim_${side}.facts->>'start_local',
    'venue_name', claim_${side}.facts->>'venue_name', 'city_name', claim_${side}.facts->>'city_name')`);

const joinListing = (side: 'a' | 'b'): Sql =>
  raw(`JOIN claim claim_${side} ON (claim_${side}.source_id, claim_${side}.source_event_id) = (u.source_${side}, u.id_${side})
    JOIN source source_${side} ON source_${side}.id = claim_${side}.source_id
    JOIN event event_${side} ON event_${side}.id = claim_${side}.event_id`);

export interface NewPossibleDuplicate {
  a: ListingId;
  b: ListingId;
  score: number;
  reasons: string[];
}

export async function savePossibleDuplicates(query: Query, pairs: NewPossibleDuplicate[]): Promise<void> {
  if (pairs.length === 0) return;
  const rows = pairs.map(({ a, b, score, reasons }) => {
    const [one, other] = compareListingIds(a, b) ? [a, b] : [b, a];
    return {
      source_a: one.source_id,
      id_a: one.source_event_id,
      source_b: other.source_id,
      id_b: other.source_event_id,
      score,
      reasons,
    };
  });
  const types = {
    source_a: 'smallint',
    id_a: 'text',
    source_b: 'smallint',
    id_b: 'text',
    score: 'real',
    reasons: 'text[]',
  };
  await query(sql`
    INSERT INTO undecided_pair (source_a, id_a, source_b, id_b, score, reasons) SELECT * FROM ${rowsSql(rows, types)} r
    ON CONFLICT DO NOTHING`);
}

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
const compareListingIds = (a: ListingId, b: ListingId): boolean =>
  a.source_id === b.source_id ? a.source_event_id < b.source_event_id : a.source_id < b.source_id;

/** Deletes the pairs and the decisions about listings of a source. */
export async function deletePairsOfSource(query: Query, sourceId: number): Promise<void> {
  await query(sql`DELETE FROM undecided_pair WHERE source_a = ${sourceId} OR source_b = ${sourceId}`);
  await query(sql`DELETE FROM ruling WHERE source_a = ${sourceId} OR source_b = ${sourceId}`);
}
