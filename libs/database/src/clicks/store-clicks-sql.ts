// SQL because Prisma cannot express it: upserts with conditions on the stored row, which decide
// what is counted in the same statement.
import sql, { type Sql } from 'sql-template-tag';

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
