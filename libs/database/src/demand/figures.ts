import sql from 'sql-template-tag';
import type { Query } from '../connect.ts';
import type { Decision, NewDemand } from './decide.ts';

/**
 * Adds counted demands to the totals of artists and to the days of artists and cities. Rows are taken table by table and in the
 * order of their keys: two transactions can wait for each other, but never in a ring.
 */
export async function addToFigures(query: Query, counted: Decision[]): Promise<void> {
  const artists = tally(counted.flatMap(({ demand }) => demand.artistId ?? []));
  if (artists.ids.length === 0) return;
  await query(sql`
    INSERT INTO artist_demand AS a (artist_id, demands)
    SELECT * FROM unnest(${artists.ids}::uuid[], ${artists.counts}::int[]) AS n(id, demands) ORDER BY id
    ON CONFLICT (artist_id) DO UPDATE SET demands = a.demands + excluded.demands`);
  await query(sql`
    INSERT INTO artist_demand_day AS d (day, artist_id, demands)
    SELECT (now() AT TIME ZONE 'UTC')::date, id, demands
    FROM unnest(${artists.ids}::uuid[], ${artists.counts}::int[]) AS n(id, demands) ORDER BY id
    ON CONFLICT (day, artist_id) DO UPDATE SET demands = d.demands + excluded.demands`);
  const cities = tally(counted.flatMap(({ demand }) => demand.cityId ?? []));
  await query(sql`
    INSERT INTO city_demand_day AS d (day, city_id, demands)
    SELECT (now() AT TIME ZONE 'UTC')::date, id, demands
    FROM unnest(${cities.ids}::int[], ${cities.counts}::int[]) AS n(id, demands) ORDER BY id
    ON CONFLICT (day, city_id) DO UPDATE SET demands = d.demands + excluded.demands`);
}

/** The totals of the artists that a batch is about. Those that were counted are locked by it; the others are as committed. */
export async function artistTotals(query: Query, demands: NewDemand[]): Promise<Map<string, number>> {
  const ids = [...new Set(demands.flatMap(({ artistId }) => artistId ?? []))];
  if (ids.length === 0) return new Map();
  const rows = await query<{ artist_id: string; demands: number }>(sql`
    SELECT artist_id, demands FROM artist_demand WHERE artist_id = ANY(${ids}::uuid[])`);
  return new Map(rows.map(({ artist_id, demands: total }) => [artist_id, total]));
}

function tally<Id extends string | number>(ids: Id[]): { ids: Id[]; counts: number[] } {
  const counts = new Map<Id, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return { ids: [...counts.keys()], counts: [...counts.values()] };
}
