import sql from 'sql-template-tag';
import type { NewChange } from '../catalogue/changes.ts';
import type { Database } from '../connect.ts';

export interface Change {
  /** Sequence number in commit order. */
  number: number;
  event_id: string;
  kind: NewChange['kind'];
  into: string | null;
  reason: string | null;
  changed_at: Date;
}

export function createChangeRepository({ query }: Pick<Database, 'query'>) {
  /** Returns the number of the newest change. Later reads of the catalogue include it and all earlier ones. */
  async function newest(): Promise<number> {
    const [row] = await query<{ newest: number }>(sql`
      SELECT greatest(pruned_through, (SELECT max(id) FROM change))::float8 AS newest FROM change_horizon`);
    return row?.newest ?? 0;
  }

  /** Returns up to `limit` changes after a number, or null if some of them were pruned. Numbers become visible in order. */
  async function listAfter(number: number, limit: number): Promise<Change[] | null> {
    const rows = await query<{ pruned_through: number } & (Change | { event_id: null })>(sql`
      SELECT h.pruned_through::float8 AS pruned_through, c.id::float8 AS number, c.event_id, c.kind, c.detail->>'into' AS into,
        c.detail->>'reason' AS reason, c.changed_at
      FROM change_horizon h LEFT JOIN LATERAL (
        SELECT * FROM change WHERE id > ${number}::bigint ORDER BY id LIMIT ${limit}) c ON true
      ORDER BY c.id`);
    if (rows.some(({ pruned_through }) => number < pruned_through)) return null;
    return rows.flatMap(({ pruned_through: _horizon, ...change }) => (change.event_id === null ? [] : change));
  }

  /** Deletes changes older than an instant and stores the last deleted number, so that older cursors get 410. */
  async function prune(before: Date): Promise<number> {
    const [row] = await query<{ pruned: number }>(sql`
      WITH remaining AS (SELECT min(id) AS first FROM change WHERE changed_at >= ${before}),
      deleted AS (DELETE FROM change WHERE changed_at < ${before} AND id < coalesce((SELECT first FROM remaining), id + 1) RETURNING id),
      horizon AS (
        UPDATE change_horizon SET pruned_through = greatest(pruned_through, (SELECT max(id) FROM deleted)) RETURNING id)
      SELECT count(*)::int AS pruned FROM deleted`);
    return row?.pruned ?? 0;
  }

  return { newest, listAfter, prune };
}
export type ChangeRepository = ReturnType<typeof createChangeRepository>;
