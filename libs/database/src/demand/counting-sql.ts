// SQL because Prisma cannot express it: rows locked FOR UPDATE in a fixed order, and counters
// updated in one statement for a whole batch.
import sql, { raw, type Sql } from 'sql-template-tag';
import { prepared } from '../connection/prepared-statement.ts';
import type { Statement } from '../connection/statement.ts';

/** Locks the targets: `id`, `demands`. */
export const lockTargetsSql = (targetIds: string[]): Statement =>
  prepared(
    'lock_demand_targets',
    sql`SELECT id::text, demands FROM demand_target WHERE id = ANY(${targetIds}::bigint[]) ORDER BY demand_target.id FOR UPDATE`,
  );

/**
 * Selects the people who were counted for a target in the last day: `target_id`, `person_hash`,
 * `ordinal`.
 */
export const countedPeopleSql = (targetIds: string[], hashes: Buffer[]): Statement =>
  prepared(
    'demand_people',
    sql`
      SELECT p.target_id::text, p.person_hash, p.ordinal
      FROM (SELECT DISTINCT * FROM unnest(${targetIds}::bigint[], ${hashes}::bytea[]) AS u(t, h)) a
      JOIN demand_person p ON p.target_id = a.t AND p.person_hash = a.h
      WHERE p.counted_at > now() - interval '24 hours'`,
  );

/** Selects the counters of API keys per target: `target_id`, `key_id`, `demands`, `ordinal`. */
export const keyCountersSql = (targetIds: string[], keyIds: string[]): Statement => sql`
  SELECT target_id::text, key_id, demands, ordinal FROM demand_key
  WHERE (target_id, key_id) IN (SELECT * FROM unnest(${targetIds}::bigint[], ${keyIds}::uuid[]))
    AND began_at > now() - interval '24 hours'`;

export interface CountedRow {
  target_id: string;
  artist_id: string | null;
  city_id: number | null;
  ordinal: number;
  key_id: string | null;
  /** Hexadecimal. */
  hashes: string[];
}

// PostgreSQL runs these in order. None reads what another writes.
const COUNTER_UPDATES = sql`
  added AS (INSERT INTO demand (target_id, ordinal) SELECT target_id, ordinal FROM counted),
  summed AS (
    UPDATE demand_target t SET demands = t.demands + c.demands, last_demand_at = now()
    FROM (SELECT target_id, count(*)::int AS demands FROM counted GROUP BY 1) c WHERE t.id = c.target_id),
  seen AS (
    INSERT INTO demand_person (target_id, person_hash, ordinal)
    SELECT target_id, decode(hash, 'hex'), ordinal FROM counted, unnest(hashes) AS hash
    ON CONFLICT (target_id, person_hash) DO UPDATE SET ordinal = excluded.ordinal, counted_at = excluded.counted_at),
  delegated AS (
    INSERT INTO demand_key AS k (target_id, key_id, demands, ordinal)
    SELECT target_id, key_id, count(*), max(ordinal) FROM counted WHERE key_id IS NOT NULL GROUP BY 1, 2
    ON CONFLICT (target_id, key_id) DO UPDATE SET ordinal = excluded.ordinal,
      demands = CASE WHEN k.began_at > now() - interval '24 hours' THEN k.demands ELSE 0 END + excluded.demands,
      began_at = CASE WHEN k.began_at > now() - interval '24 hours' THEN k.began_at ELSE excluded.began_at END),
  artist_days AS (
    INSERT INTO artist_demand_day AS d (day, artist_id, demands)
    SELECT day, artist_id, count(*) FROM counted WHERE artist_id IS NOT NULL GROUP BY 1, 2 ORDER BY 2
    ON CONFLICT (day, artist_id) DO UPDATE SET demands = d.demands + excluded.demands),
  city_days AS (
    INSERT INTO city_demand_day AS d (day, city_id, demands)
    SELECT day, city_id, count(*) FROM counted WHERE city_id IS NOT NULL GROUP BY 1, 2 ORDER BY 2
    ON CONFLICT (day, city_id) DO UPDATE SET demands = d.demands + excluded.demands),
  totals AS (
    INSERT INTO artist_demand AS a (artist_id, demands)
    SELECT artist_id, count(*) FROM counted WHERE artist_id IS NOT NULL GROUP BY 1 ORDER BY 1
    ON CONFLICT (artist_id) DO UPDATE SET demands = a.demands + excluded.demands RETURNING artist_id, demands)`;

/**
 * Stores new demands, updates all counters and selects the artists' totals: `artist_id`, `demands`.
 */
export const storeDemandsSql = (rows: CountedRow[]): Statement =>
  prepared(
    'store_demands',
    sql`
      WITH counted AS MATERIALIZED (
        SELECT *, (now() AT TIME ZONE 'UTC')::date AS day FROM json_to_recordset(${JSON.stringify(rows)})
          AS r(target_id bigint, artist_id uuid, city_id int, ordinal int, key_id uuid, hashes text[])),
      ${COUNTER_UPDATES}
      SELECT artist_id, demands FROM totals`,
  );

export const artistTotalsSql = (artistIds: string[]): Statement =>
  prepared(
    'demand_totals',
    sql`SELECT artist_id, demands FROM artist_demand WHERE artist_id = ANY(${artistIds}::uuid[])`,
  );

/** Selects the targets of artists in cities: `id`, `artistId`, `cityId`. */
export const findTargetsSql = (artistIds: string[], cityIds: number[]): Statement =>
  prepared(
    'find_demand_targets',
    sql`
      SELECT t.id::text, t.artist_id AS "artistId", t.city_id AS "cityId"
      FROM unnest(${artistIds}::uuid[], ${cityIds}::int[]) AS p(artist, city)
      JOIN demand_target t ON t.artist_id = p.artist AND t.city_id = p.city`,
  );

/** Inserts missing targets in a fixed order. */
export const insertTargetsSql = (artistIds: string[], cityIds: number[]): Statement =>
  prepared(
    'make_demand_targets',
    sql`
      INSERT INTO demand_target (artist_id, city_id)
      SELECT DISTINCT * FROM unnest(${artistIds}::uuid[], ${cityIds}::int[]) AS p(artist, city) ORDER BY 1, 2
      ON CONFLICT DO NOTHING`,
  );

const CREATION_LOCK = 7_276_504;

/**
 * Locks names in a fixed order, so that one of two concurrent callers creates the artist and the
 * other finds it.
 */
export const lockNamesSql = (keys: string[]): Statement => sql`
  SELECT pg_advisory_xact_lock(${CREATION_LOCK}, hash)
  FROM (SELECT DISTINCT hashtext(key) AS hash FROM unnest(${keys}::text[]) AS k(key) ORDER BY 1) hashes`;

export interface NamedArtist {
  key: string;
  /** Without a leading "the". */
  bare: string;
  slug: string;
}

/**
 * Selects a row per name: `id`, `name` and `slug` of the artist, or nulls. An exact match precedes
 * one with a different article.
 */
export const findArtistsSql = (names: NamedArtist[]): Statement =>
  prepared(
    'find_artists_by_name',
    sql`
      SELECT a.*, u.artist_id IS NOT NULL AS "isUnconfirmed" FROM unnest(${names.map(({ key }) => key)}::text[], ${names.map(({ bare }) => bare)}::text[],
        ${names.map(({ slug }) => slug)}::text[]) WITH ORDINALITY AS requested(key, bare, slug, n)
      LEFT JOIN LATERAL (
        SELECT id, name, slug FROM (
          SELECT id, name, slug, CASE name_key WHEN requested.key THEN 1 ELSE 2 END AS rank FROM artist
          WHERE name_key IN (requested.key, requested.bare, 'the ' || requested.bare) AND disambiguation = ''
          UNION ALL SELECT r.id, r.name, r.slug, 2 FROM merged_artist m JOIN artist r ON r.id = m.into_id
          WHERE m.name_key IN (requested.key, requested.bare, 'the ' || requested.bare) AND m.disambiguation = ''
          UNION ALL SELECT id, name, slug, 3 FROM artist WHERE slug = requested.slug
          UNION ALL SELECT r.id, r.name, r.slug, 4 FROM alias JOIN artist r ON r.id = record_id
          WHERE kind = 'artist' AND alias = requested.slug) found
        ORDER BY rank, name LIMIT 1) a ON true
      LEFT JOIN unconfirmed_artist u ON u.artist_id = a.id
      ORDER BY requested.n`,
  );

/** Selects the names of open data by their folded form, with or without "the": `key`, `name`. */
export const referenceNamesSql = (keys: string[]): Statement => sql`
  SELECT k.key, min(r.name) AS name FROM unnest(${keys}::text[]) AS k(key)
  JOIN artist_reference r ON r.name_key IN (k.key, 'the ' || k.key) GROUP BY 1`;

/** Locks two artists and their targets against new demands. */
export const lockArtistsSql = (artistIds: string[]): Sql => sql`
  SELECT a.id::text FROM artist a WHERE a.id = ANY(${artistIds}::uuid[]) ORDER BY a.id FOR UPDATE`;

/** The targets of two artists in one city. */
const sharedTargets = ({ from, into }: MergedIds): Sql => sql`
  SELECT f.id AS gone, i.id AS stays FROM demand_target f JOIN demand_target i ON i.city_id = f.city_id
  WHERE f.artist_id = ${from}::uuid AND i.artist_id = ${into}::uuid`;

export interface MergedIds {
  from: string;
  into: string;
}

/**
 * Moves the demands for one artist to another, in the order of the statements. The demands of a
 * target stay numbered in the order of their time. Needs a transaction that has locked the artists.
 */
export const moveDemandsSql = (ids: MergedIds): Sql[] => [
  sql`SELECT t.id::text FROM demand_target t WHERE t.artist_id IN (${ids.from}::uuid, ${ids.into}::uuid) ORDER BY t.id FOR UPDATE`,
  ...moveRepeated(ids),
  ...moveShared(ids),
  sql`UPDATE demand_target SET artist_id = ${ids.into}::uuid WHERE artist_id = ${ids.from}::uuid`,
  ...moveTotals(ids),
];

/** A person or a key that is counted for both targets remains once. */
const moveRepeated = (ids: MergedIds): Sql[] => [
  sql`
    DELETE FROM demand_person p USING (${sharedTargets(ids)}) s
    WHERE p.target_id = s.gone AND EXISTS (SELECT FROM demand_person o WHERE o.target_id = s.stays AND o.person_hash = p.person_hash)`,
  sql`
    UPDATE demand_key k SET demands = k.demands + g.demands FROM (${sharedTargets(ids)}) s JOIN demand_key g ON g.target_id = s.gone
    WHERE k.target_id = s.stays AND k.key_id = g.key_id`,
  sql`
    DELETE FROM demand_key k USING (${sharedTargets(ids)}) s
    WHERE k.target_id = s.gone AND EXISTS (SELECT FROM demand_key o WHERE o.target_id = s.stays AND o.key_id = k.key_id)`,
];

// Negative numbers, because the positive ones are taken until the statement ends.
const moveShared = (ids: MergedIds): Sql[] => [
  sql`
    WITH shared AS (${sharedTargets(ids)}),
    numbered AS (
      SELECT s.stays, d.target_id, d.ordinal, row_number() OVER (PARTITION BY s.stays ORDER BY d.counted_at, d.target_id, d.ordinal)::int AS n
      FROM shared s JOIN demand d ON d.target_id IN (s.gone, s.stays)),
    people AS (
      UPDATE demand_person p SET target_id = n.stays, ordinal = n.n FROM numbered n
      WHERE p.target_id = n.target_id AND p.ordinal = n.ordinal),
    keys AS (
      UPDATE demand_key k SET target_id = n.stays, ordinal = n.n FROM numbered n
      WHERE k.target_id = n.target_id AND k.ordinal = n.ordinal)
    UPDATE demand d SET target_id = n.stays, ordinal = -n.n FROM numbered n WHERE d.target_id = n.target_id AND d.ordinal = n.ordinal`,
  sql`
    UPDATE demand d SET ordinal = -d.ordinal FROM (${sharedTargets(ids)}) s WHERE d.target_id = s.stays AND d.ordinal < 0`,
  sql`
    UPDATE demand_target t SET demands = t.demands + g.demands, last_demand_at = greatest(t.last_demand_at, g.last_demand_at)
    FROM (${sharedTargets(ids)}) s JOIN demand_target g ON g.id = s.gone WHERE t.id = s.stays`,
  ...['demand_notice', 'pending_notice'].map(
    (table) => sql`
      UPDATE ${raw(table)} n SET target_id = s.stays FROM (${sharedTargets(ids)}) s
      WHERE n.target_id = s.gone
        AND NOT EXISTS (SELECT FROM ${raw(table)} o WHERE o.target_id = s.stays AND o.subscriber_id = n.subscriber_id)`,
  ),
  sql`DELETE FROM demand_target t USING (${sharedTargets(ids)}) s WHERE t.id = s.gone`,
];

const moveTotals = ({ from, into }: MergedIds): Sql[] => [
  sql`
    INSERT INTO artist_demand AS a (artist_id, demands) SELECT ${into}::uuid, demands FROM artist_demand WHERE artist_id = ${from}::uuid
    ON CONFLICT (artist_id) DO UPDATE SET demands = a.demands + excluded.demands`,
  sql`
    INSERT INTO artist_demand_day AS d (day, artist_id, demands)
    SELECT day, ${into}::uuid, demands FROM artist_demand_day WHERE artist_id = ${from}::uuid
    ON CONFLICT (day, artist_id) DO UPDATE SET demands = d.demands + excluded.demands`,
  sql`
    INSERT INTO demand_peak AS p (days, subject, place) SELECT days, ${into}::text, place FROM demand_peak WHERE subject = ${from}::text
    ON CONFLICT (days, subject) DO UPDATE SET place = least(p.place, excluded.place)`,
  sql`DELETE FROM artist_demand WHERE artist_id = ${from}::uuid`,
  sql`DELETE FROM artist_demand_day WHERE artist_id = ${from}::uuid`,
  sql`DELETE FROM demand_peak WHERE subject = ${from}::text`,
];
