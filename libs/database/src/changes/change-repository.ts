import sql from 'sql-template-tag';
import type { NewChange } from '../catalogue/changes.ts';
import type { Database } from '../connect.ts';

/** One thing that happened to an event. */
export interface Change {
  /** In the order of commits. */
  number: number;
  event_id: string;
  kind: NewChange['kind'];
  /** The id of the event that it was merged into. */
  into: string | null;
  /** Why it was removed. */
  reason: string | null;
  changed_at: Date;
}

export function createChangeRepository({ query }: Pick<Database, 'query'>) {
  /** The number of the newest change: whoever reads the catalogue afterwards sees it and all before it. */
  async function newest(): Promise<number> {
    const [row] = await query<{ newest: number }>(sql`
      SELECT greatest(pruned_through, (SELECT max(id) FROM change))::float8 AS newest FROM change_horizon`);
    return row?.newest ?? 0;
  }

  /**
   * The changes after a number, at most `most`; null where some of them were pruned. Numbers are drawn under a lock that is held
   * to the commit, so none can appear later before one that was read.
   */
  async function listAfter(number: number, most: number): Promise<Change[] | null> {
    const rows = await query<{ pruned_through: number } & (Change | { event_id: null })>(sql`
      SELECT h.pruned_through::float8 AS pruned_through, c.id::float8 AS number, c.event_id, c.kind, c.detail->>'into' AS into,
        c.detail->>'reason' AS reason, c.changed_at
      FROM change_horizon h LEFT JOIN LATERAL (
        SELECT * FROM change WHERE id > ${number}::bigint ORDER BY id LIMIT ${most}) c ON true
      ORDER BY c.id`);
    if (rows.some(({ pruned_through }) => number < pruned_through)) return null;
    return rows.flatMap(({ pruned_through: _horizon, ...change }) => (change.event_id === null ? [] : change));
  }

  /** Deletes changes older than an instant, and notes how far: 410 is answered to whoever stands before that. */
  async function prune(before: Date): Promise<number> {
    const [row] = await query<{ pruned: number }>(sql`
      WITH kept AS (SELECT min(id) AS first FROM change WHERE changed_at >= ${before}),
      gone AS (DELETE FROM change WHERE changed_at < ${before} AND id < coalesce((SELECT first FROM kept), id + 1) RETURNING id),
      noted AS (
        UPDATE change_horizon SET pruned_through = greatest(pruned_through, (SELECT max(id) FROM gone)) RETURNING id)
      SELECT count(*)::int AS pruned FROM gone`);
    return row?.pruned ?? 0;
  }

  return { newest, listAfter, prune };
}
export type ChangeRepository = ReturnType<typeof createChangeRepository>;
