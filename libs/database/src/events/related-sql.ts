import sql, { join, type Sql } from 'sql-template-tag';

const IS_LISTED = sql`e.withdrawn_at IS NULL AND e.status <> 'cancelled'`;
const EXTRA = 1;

/**
 * Selects upcoming events like the given one: first those with the same artists, then those at the same venue (both earliest first),
 * then those of its category and city, nearest in time.
 */
export function relatedSql(id: string, { now, limit: max }: { now: Date; limit: number }): Sql {
  const limit = sql`LIMIT ${max + EXTRA}`;
  const sameKind = sql`e.city_id = self.city_id AND e.category = self.category AND ${IS_LISTED}`;
  const found = [
    sql`
      SELECT next.id, 1 AS closeness, extract(epoch FROM next.starts_at) AS distance FROM event_artist own
      CROSS JOIN LATERAL (
        SELECT e.id, e.starts_at FROM event_artist b JOIN event e ON e.id = b.event_id
        WHERE b.artist_id = own.artist_id AND b.starts_at >= ${now} AND ${IS_LISTED}
        ORDER BY b.starts_at, b.event_id ${limit}) next
      WHERE own.event_id = ${id}::uuid`,
    sql`
      SELECT e.id, 2, extract(epoch FROM e.starts_at) FROM self JOIN event e ON e.venue_id = self.venue_id
      WHERE e.starts_at >= ${now} AND ${IS_LISTED} ORDER BY e.starts_at, e.id ${limit}`,
    sql`
      SELECT next.id, 3, extract(epoch FROM next.starts_at - self.starts_at) FROM self CROSS JOIN LATERAL (
        SELECT e.id, e.starts_at FROM event e WHERE ${sameKind} AND e.starts_at >= greatest(self.starts_at, ${now})
        ORDER BY e.starts_at ${limit}) next`,
    sql`
      SELECT last.id, 3, extract(epoch FROM self.starts_at - last.starts_at) FROM self CROSS JOIN LATERAL (
        SELECT e.id, e.starts_at FROM event e WHERE ${sameKind} AND e.starts_at < self.starts_at AND e.starts_at >= ${now}
        ORDER BY e.starts_at DESC ${limit}) last`,
  ];
  return sql`
    WITH self AS (SELECT * FROM event WHERE id = ${id}::uuid)
    SELECT id FROM (${join(
      found.map((part) => sql`(${part})`),
      ' UNION ALL ',
    )}) found
    WHERE id <> ${id}::uuid GROUP BY id ORDER BY min(closeness), min(distance), id LIMIT ${max}`;
}
