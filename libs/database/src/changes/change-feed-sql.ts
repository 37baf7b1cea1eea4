// SQL because Prisma cannot express it: the changes and the horizon must be of one snapshot, and pruning deletes rows and moves the horizon
// in one statement.
import sql, { type Sql } from 'sql-template-tag';

export const NEWEST_CHANGE = sql`
  SELECT greatest(pruned_through, (SELECT max(id) FROM change))::float8 AS newest FROM change_horizon`;

/** Selects changes with the horizon; a row without an event if there are none. */
export const changesAfterSql = (number: number, limit: number): Sql => sql`
  SELECT h.pruned_through::float8 AS pruned_through, c.id::float8 AS number, c.event_id, c.kind, c.detail->>'into' AS into,
    c.detail->>'reason' AS reason, c.changed_at
  FROM change_horizon h LEFT JOIN LATERAL (
    SELECT * FROM change WHERE id > ${number}::bigint ORDER BY id LIMIT ${limit}) c ON true
  ORDER BY c.id`;

/** Selects the number of deleted changes. */
export const pruneChangesSql = (before: Date): Sql => sql`
  WITH remaining AS (SELECT min(id) AS first FROM change WHERE changed_at >= ${before}),
  deleted AS (DELETE FROM change WHERE changed_at < ${before} AND id < coalesce((SELECT first FROM remaining), id + 1) RETURNING id),
  horizon AS (
    UPDATE change_horizon SET pruned_through = greatest(pruned_through, (SELECT max(id) FROM deleted)) RETURNING id)
  SELECT count(*)::int AS pruned FROM deleted`;
