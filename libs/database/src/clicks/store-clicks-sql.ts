// SQL because Prisma cannot express it: upserts with conditions on the stored row, which decide
// what is counted in the same statement; clicks and demand of events are aggregated, and events
// and search documents updated from them, in one statement.
import sql, { type Sql } from 'sql-template-tag';
import type { Query } from '../connection/connect.ts';
import { inBatches } from '../statements/in-batches.ts';

export interface Click {
  /** UUIDv7. Partners receive it as the click id. */
  id: string;
  event_id: string;
  /** Name in the affiliates file, otherwise the seller's host. */
  partner: string;
  /** ISO 8601 instant. */
  clicked_at: string;
  key_id: string | null;
  referring_host: string | null;
  address_hash: string | null;
}

const REPEAT = '1 hour';

export function storeClicksSql(clicks: Click[]): Sql {
  const column = <Name extends keyof Click>(name: Name) => clicks.map((click) => click[name]);
  // The fixed order of inserts avoids deadlocks between processes.
  return sql`
    WITH stated AS (
      SELECT id, event_id, partner, least(clicked_at, now()) AS clicked_at, key_id, referring_host, address_hash
      FROM unnest(${column('id')}::uuid[], ${column('event_id')}::uuid[], ${column('partner')}::text[],
        ${column('clicked_at')}::timestamptz[], ${column('key_id')}::uuid[], ${column('referring_host')}::text[],
        ${column('address_hash')}::text[])
        AS c(id, event_id, partner, clicked_at, key_id, referring_host, address_hash)),
    given AS (
      SELECT *, clicked_at - lag(clicked_at) OVER (PARTITION BY event_id, address_hash ORDER BY clicked_at, id) AS pause FROM stated),
    visits AS (
      INSERT INTO click_visitor AS v (event_id, address_hash, clicked_at)
      SELECT event_id, address_hash, clicked_at FROM given WHERE address_hash IS NOT NULL AND pause IS NULL ORDER BY 1, 2
      ON CONFLICT (event_id, address_hash) DO UPDATE SET clicked_at = greatest(v.clicked_at, excluded.clicked_at)
        WHERE NOT (excluded.clicked_at - v.clicked_at BETWEEN -${REPEAT}::interval AND ${REPEAT}::interval)
      RETURNING event_id, address_hash),
    fresh AS (
      INSERT INTO click (id, event_id, partner, clicked_at, key_id, referring_host, address_hash, repeated)
      SELECT id, event_id, partner, clicked_at, key_id, referring_host, address_hash,
        address_hash IS NOT NULL AND CASE WHEN pause IS NOT NULL THEN pause < ${REPEAT}::interval
          ELSE NOT EXISTS (SELECT FROM visits f WHERE f.event_id = g.event_id AND f.address_hash = g.address_hash) END
      FROM given g
      ON CONFLICT (id) DO NOTHING RETURNING partner, clicked_at, repeated),
    counted AS (
      SELECT date_trunc('hour', clicked_at, 'UTC') AS hour, partner, count(*)::int AS clicks,
        (count(*) FILTER (WHERE repeated))::int AS repeated
      FROM fresh GROUP BY 1, 2 ORDER BY 1, 2)
    INSERT INTO click_hour (hour, partner, clicks, repeated) SELECT hour, partner, clicks, repeated FROM counted
    ON CONFLICT (hour, partner) DO UPDATE SET clicks = click_hour.clicks + excluded.clicks,
      repeated = click_hour.repeated + excluded.repeated`;
}

const DAYS = 30;
const MIN_CHANGE = 0.01;

/**
 * Adds the clicks of the last month and the demand for an event, or for its artists in its city, to
 * the popularity of upcoming events, each by its logarithm. An address counts once for each event.
 * Samples are left out. Returns the number of changed events.
 */
export const refreshInterest = (query: Query, now: Date): Promise<number> =>
  inBatches(async (limit) => {
    const rows = await query(sql`
      WITH clicks AS (
        SELECT event_id, count(DISTINCT coalesce(address_hash, id::text)) AS clicks FROM click
        WHERE id >= ${firstIdAt(now.getTime() - DAYS * 86_400_000)}::uuid AND NOT repeated GROUP BY event_id
      ), wants AS (
        SELECT event_id, sum(demands) AS demands FROM (
          SELECT event_id, demands FROM demand_target WHERE event_id IS NOT NULL AND demands > 0
          UNION ALL
          SELECT b.event_id, t.demands FROM demand_target t
          JOIN event_artist b ON b.artist_id = t.artist_id JOIN event e ON e.id = b.event_id AND e.city_id = t.city_id
          WHERE t.demands > 0 AND e.runs_until >= ${now}) w
        GROUP BY event_id
      ), stale AS (
        SELECT e.id, i.interest FROM event e
        LEFT JOIN clicks c ON c.event_id = e.id LEFT JOIN wants w ON w.event_id = e.id
        CROSS JOIN LATERAL (SELECT (ln(1 + coalesce(c.clicks, 0)) + ln(1 + coalesce(w.demands, 0)))::real AS interest) i
        WHERE e.runs_until >= ${now} AND e.withdrawn_at IS NULL AND NOT e.demo
          AND abs(e.interest - i.interest) > ${MIN_CHANGE}
        LIMIT ${limit}::int FOR UPDATE OF e SKIP LOCKED
      ), changed AS (
        UPDATE event e SET interest = s.interest, popularity = greatest(0, e.popularity - e.interest) + s.interest
        FROM stale s WHERE e.id = s.id RETURNING e.id, e.popularity
      ), documents AS (
        UPDATE event_search s SET popularity = c.popularity FROM changed c WHERE s.event_id = c.id
      )
      SELECT id FROM changed`);
    return rows.length;
  });

/** The lowest UUIDv7 of an instant. */
function firstIdAt(instant: number): string {
  const hex = Math.max(0, instant).toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`;
}
