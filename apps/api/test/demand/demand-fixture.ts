import { randomUUID } from 'node:crypto';
import { hashOfKey, newApiKey } from '@marquee/access';
import { insertKey } from '@marquee/database/testing';
import { foldText } from '@marquee/domain';
import type { Api } from '../create-test-api.ts';

export interface Demanded {
  ok: true;
  artist: { name: string; slug: string };
  city: { name: string; country_code: string | null };
  total_demands: number;
  city_demands: number;
  your_rank: number;
  deduplicated: boolean;
  nearest_event: { title: string; distance_km: number } | null;
  warnings?: string[];
}

interface Caller {
  /** The client address that a trusted proxy reports. */
  from?: string;
  key?: string;
}

/** Sends a write and returns the response body. Throws if the status is not 200. */
export async function send<Body>(
  api: Api,
  path: string,
  { body, from, key }: Caller & { body: object },
): Promise<Body> {
  const sent = api.request.post(path);
  if (from !== undefined) void sent.set('X-Forwarded-For', from);
  if (key !== undefined) void sent.set('X-API-Key', key);
  const { status, text, body: received } = await sent.send(body);
  if (status !== 200) throw new Error(`${path}: ${String(status)} ${text}`);
  return received as Body;
}

export const demand = (api: Api, body: object, caller?: Caller): Promise<Demanded> =>
  send<Demanded>(api, '/demand-it', { body, ...caller });

/** Makes open data know an artist, so that one demand shows it. */
export const knowArtist = ({ database }: Api, name: string) =>
  database.pool.query(
    `INSERT INTO artist_reference (wikidata_id, name_key, name) VALUES ('Q' || hashtext($1), $2, $1)
     ON CONFLICT DO NOTHING`,
    [name, foldText(name) || name],
  );

/** Creates a key of an account without a limit. */
export async function unlimitedKey({ database }: Api): Promise<string> {
  const key = newApiKey();
  const id = randomUUID();
  await database.pool.query("INSERT INTO account (id, email, tier) VALUES ($1, $2, 'custom')", [
    id,
    `${id}@example.com`,
  ]);
  await insertKey(database, { hash: hashOfKey(key), hint: key.slice(-4) }, id);
  return key;
}

/** Returns each total that differs from the sum of its demands. */
export async function differences({ database }: Api): Promise<unknown[]> {
  const { rows } = await database.pool.query(`
    WITH counted AS (
      SELECT t.id, t.artist_id, t.city_id, t.demands, count(d)::int AS rows, coalesce(max(d.ordinal), 0) AS last
      FROM demand_target t LEFT JOIN demand d ON d.target_id = t.id GROUP BY t.id),
    days AS (
      SELECT (d.counted_at AT TIME ZONE 'UTC')::date AS day, t.artist_id, t.city_id
      FROM demand d JOIN demand_target t ON t.id = d.target_id WHERE t.artist_id IS NOT NULL)
    SELECT 'target ' || id AS what FROM counted WHERE demands <> rows OR rows <> last
    UNION ALL SELECT 'artist ' || artist_id FROM (
      SELECT artist_id, sum(rows) AS rows FROM counted WHERE artist_id IS NOT NULL GROUP BY 1) a
    LEFT JOIN artist_demand t USING (artist_id) WHERE rows <> coalesce(t.demands, 0)
    UNION ALL SELECT 'artist day' FROM (SELECT day, artist_id, count(*) AS rows FROM days GROUP BY 1, 2) c
    FULL JOIN artist_demand_day t USING (day, artist_id) WHERE t.demands IS DISTINCT FROM c.rows
    UNION ALL SELECT 'city day' FROM (SELECT day, city_id, count(*) AS rows FROM days GROUP BY 1, 2) c
    FULL JOIN city_demand_day t USING (day, city_id) WHERE t.demands IS DISTINCT FROM c.rows`);
  return rows;
}

/** Makes all demands older by an interval. */
export const age = ({ database }: Api, interval: string) =>
  database.pool.query(`
    UPDATE demand SET counted_at = counted_at - interval '${interval}';
    UPDATE demand_person SET counted_at = counted_at - interval '${interval}';
    UPDATE demand_key SET began_at = began_at - interval '${interval}'`);
