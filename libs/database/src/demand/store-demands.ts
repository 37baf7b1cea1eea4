import type { Query } from '../connection/connect.ts';
import { artistTotalsSql, storeDemandsSql } from './counting-sql.ts';
import {
  identityKeys,
  delegatingKey,
  type Decision,
  type NewDemand,
} from './deduplicate-demands.ts';

/**
 * Stores new demands, updates all counters and returns the artists' totals. Call it with the
 * targets locked. Other rows are locked table by table in key order to avoid deadlocks.
 */
export async function storeDemands(
  query: Query,
  counted: Decision[],
): Promise<Map<string, number>> {
  const rows = counted.map(({ demand: { targetId, artistId, cityId, person }, ordinal }) => ({
    target_id: targetId,
    artist_id: artistId,
    city_id: cityId,
    ordinal,
    key_id: delegatingKey(person),
    hashes: identityKeys(person).map((hash) => hash.toString('hex')),
  }));
  const totals = await query<{ artist_id: string; demands: number }>(storeDemandsSql(rows));
  return new Map(totals.map(({ artist_id, demands }) => [artist_id, demands]));
}

export async function readTotals(query: Query, demands: NewDemand[]): Promise<Map<string, number>> {
  const ids = [...new Set(demands.flatMap(({ artistId }) => artistId ?? []))];
  if (ids.length === 0) return new Map();
  const rows = await query<{ artist_id: string; demands: number }>(artistTotalsSql(ids));
  return new Map(rows.map(({ artist_id, demands: total }) => [artist_id, total]));
}
