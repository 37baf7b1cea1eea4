import sql from 'sql-template-tag';
import type { Query } from '../connect.ts';
import { prepared } from '../prepared-statement.ts';
import { identityKeys, delegatingKey, type Decision, type NewDemand } from './deduplicate-demands.ts';

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
 * Stores new demands, updates all counters and returns the artists' totals. Call it with the targets locked. Other rows are locked table
 * by table in key order to avoid deadlocks.
 */
export async function storeDemands(query: Query, counted: Decision[]): Promise<Map<string, number>> {
  const rows = counted.map(({ demand: { targetId, artistId, cityId, person }, ordinal }) => ({
    target_id: targetId,
    artist_id: artistId,
    city_id: cityId,
    ordinal,
    key_id: delegatingKey(person),
    hashes: identityKeys(person).map((hash) => hash.toString('hex')),
  }));
  const totals = await query<{ artist_id: string; demands: number }>(
    prepared(
      'store_demands',
      sql`
    WITH counted AS MATERIALIZED (
      SELECT *, (now() AT TIME ZONE 'UTC')::date AS day FROM json_to_recordset(${JSON.stringify(rows)})
        AS r(target_id bigint, artist_id uuid, city_id int, ordinal int, key_id uuid, hashes text[])),
    ${COUNTER_UPDATES}
    SELECT artist_id, demands FROM totals`,
    ),
  );
  return new Map(totals.map(({ artist_id, demands }) => [artist_id, demands]));
}

export async function readTotals(query: Query, demands: NewDemand[]): Promise<Map<string, number>> {
  const ids = [...new Set(demands.flatMap(({ artistId }) => artistId ?? []))];
  if (ids.length === 0) return new Map();
  const rows = await query<{ artist_id: string; demands: number }>(
    prepared(
      'demand_totals',
      sql`
    SELECT artist_id, demands FROM artist_demand WHERE artist_id = ANY(${ids}::uuid[])`,
    ),
  );
  return new Map(rows.map(({ artist_id, demands: total }) => [artist_id, total]));
}
