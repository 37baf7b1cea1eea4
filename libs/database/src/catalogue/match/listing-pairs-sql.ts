// SQL because Prisma cannot express it: pairs joined with two listings each without foreign keys,
// and inserts in the transaction of a session; names compared without spaces and by distance.
import type { ListingId } from '@marquee/domain';
import sql, { empty, raw, type Sql } from 'sql-template-tag';
import type { Query } from '../../connection/connect.ts';
import { rowsSql } from '../../statements/rows-to-sql.ts';

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

export async function savePossibleDuplicates(
  query: Query,
  pairs: NewPossibleDuplicate[],
): Promise<void> {
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

/**
 * Stores one decision for every pair of the two groups. A later decision replaces an earlier one.
 */
export async function saveOverride(
  query: Query,
  [some, others]: readonly [ListingId[], ListingId[]],
  isSame: boolean,
): Promise<void> {
  for (const a of some)
    for (const b of others)
      await savePairOverride(query, compareListingIds(a, b) ? [a, b] : [b, a], isSame);
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
  await query(
    sql`DELETE FROM undecided_pair WHERE source_a = ${sourceId} OR source_b = ${sourceId}`,
  );
  await query(sql`DELETE FROM ruling WHERE source_a = ${sourceId} OR source_b = ${sourceId}`);
}

/** Two records that may be the same one. */
export interface PairOfIds {
  one: string;
  other: string;
  reasons: string[];
}

/** Without spaces and a leading "the": "the AC/DC" is "ACDC". */
const BARE_NAME = sql`replace(regexp_replace(name_key, '^the (?=.)', ''), ' ', '')`;

/** Returns the pairs that no operator separated. The first have the most events. */
const pairsSql = (
  kind: 'venue' | 'artist' | 'organizer',
  { pairs, events, limit }: { pairs: Sql; events: Sql; limit: number },
): Sql => sql`
  WITH found AS (SELECT one, other, array_agg(DISTINCT reason ORDER BY reason) AS reasons FROM (${pairs}) p GROUP BY 1, 2)
  SELECT p.one, p.other, p.reasons FROM found p
  WHERE NOT EXISTS (SELECT FROM kept_apart k WHERE (k.kind, k.one, k.other) = (${kind}::record_kind, p.one, p.other))
  ORDER BY (${events}) DESC, p.one, p.other LIMIT ${limit}::int`;

const NEAR_M = 150;
const SAME_NAME_M = 2_000;
const MIN_SIMILARITY = 0.5;

/** Selects `PairOfIds`. A position at the centre of the city is not one of the venue. */
export const venuePairsSql = (limit: number): Sql =>
  pairsSql('venue', {
    limit,
    events: sql`SELECT count(*) FROM event e WHERE e.venue_id IN (p.one, p.other) AND e.withdrawn_at IS NULL`,
    pairs: sql`
      SELECT * FROM (
        WITH placed AS MATERIALIZED (
          SELECT v.*, v.lat IS NOT NULL AND (v.lat, v.lng) IS DISTINCT FROM (c.lat, c.lng) AS has_position
          FROM (SELECT id, name_key, core_key, city_id, lat, lng, reference_id, ${BARE_NAME} AS bare FROM venue) v LEFT JOIN city c ON c.id = v.city_id)
        SELECT a.id AS one, b.id AS other, 'the same name' AS reason FROM placed a JOIN placed b
          ON b.bare = a.bare AND b.city_id = a.city_id AND b.id > a.id
          WHERE NOT (a.has_position AND b.has_position) OR 1000 * distance_km(a.lat, a.lng, b.lat, b.lng) <= ${SAME_NAME_M}::float8
        UNION ALL SELECT a.id, b.id, 'the same words, near each other' FROM placed a JOIN placed b
          ON b.core_key = a.core_key AND b.city_id = a.city_id AND b.bare <> a.bare AND b.id > a.id
          WHERE a.has_position AND b.has_position AND 1000 * distance_km(a.lat, a.lng, b.lat, b.lng) <= ${SAME_NAME_M}::float8
        UNION ALL SELECT a.id, b.id, 'similar names at one place' FROM placed a JOIN venue b
          ON b.lat BETWEEN a.lat - 0.002 AND a.lat + 0.002 AND b.lng BETWEEN a.lng - 0.005 AND a.lng + 0.005 AND b.id > a.id
          WHERE a.has_position AND similarity(a.name_key, b.name_key) >= ${MIN_SIMILARITY}::float8
            AND 1000 * distance_km(a.lat, a.lng, b.lat, b.lng) <= ${NEAR_M}::float8
        UNION ALL SELECT a.id, b.id, 'the same place in open data' FROM placed a JOIN placed b ON b.reference_id = a.reference_id AND b.id > a.id
      ) venues`,
  });

/** Selects `PairOfIds`. Artists of one name with different ids are two. */
export const artistPairsSql = (limit: number): Sql =>
  pairsSql('artist', {
    limit,
    events: sql`SELECT count(*) FROM event_artist e WHERE e.artist_id IN (p.one, p.other)`,
    pairs: sql`
      SELECT * FROM (
        WITH named AS MATERIALIZED (SELECT id, spotify_id, musicbrainz_id, reference_id, ${BARE_NAME} AS bare FROM artist)
        SELECT a.id AS one, b.id AS other, 'the same name' AS reason FROM named a JOIN named b ON b.bare = a.bare AND b.id > a.id
          WHERE (a.spotify_id = b.spotify_id OR a.musicbrainz_id = b.musicbrainz_id
            OR (a.spotify_id <> b.spotify_id) IS NOT TRUE AND (a.musicbrainz_id <> b.musicbrainz_id) IS NOT TRUE)
        UNION ALL SELECT a.id, b.id, 'the same id of Spotify' FROM named a JOIN named b ON b.spotify_id = a.spotify_id AND b.id > a.id
        UNION ALL SELECT a.id, b.id, 'the same id of MusicBrainz' FROM named a JOIN named b ON b.musicbrainz_id = a.musicbrainz_id AND b.id > a.id
        UNION ALL SELECT a.id, b.id, 'the same artist in open data' FROM named a JOIN named b ON b.reference_id = a.reference_id AND b.id > a.id
      ) artists`,
  });

const MIN_SIMILAR_NAMES = 0.6;

/** Selects `PairOfIds`. A host of many organisers is a platform. */
export const organizerPairsSql = (limit: number): Sql =>
  pairsSql('organizer', {
    limit,
    events: sql`SELECT count(*) FROM event e WHERE e.organizer_id IN (p.one, p.other) AND e.withdrawn_at IS NULL`,
    pairs: sql`
      SELECT a.id AS one, b.id AS other, 'the same name' AS reason FROM organizer a JOIN organizer b ON b.core_key = a.core_key AND b.id > a.id
      UNION ALL SELECT a.id, b.id, 'similar names on one site' FROM organizer a JOIN organizer b ON b.site = a.site AND b.id > a.id
        WHERE similarity(a.name_key, b.name_key) >= ${MIN_SIMILAR_NAMES}::float8`,
  });
